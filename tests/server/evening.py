"""Runs a test of the client with a timeout, and waits for messages instead of times."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from kickdoor.client import Seat

PATIENCE = 120.0  # seconds; enough for a busy machine


def wait(doing: Awaitable[Any]) -> Any:
    async def bounded() -> Any:
        return await asyncio.wait_for(doing, PATIENCE)

    return asyncio.run(bounded())


async def until(seat: Seat, true: Callable[[], bool]) -> None:
    """Waits for messages until this is true."""
    news = seat.news()
    while not true():
        await anext(news)
