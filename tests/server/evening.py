"""An evening of the client: it comes to an end, and waits for news rather than for time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from kickdoor.client import Seat

PATIENCE = 120.0  # seconds; a busy machine takes its time


def wait(doing: Awaitable[Any]) -> Any:
    async def bounded() -> Any:
        return await asyncio.wait_for(doing, PATIENCE)

    return asyncio.run(bounded())


async def until(seat: Seat, true: Callable[[], bool]) -> None:
    """Waits for news until it is so."""
    news = seat.news()
    while not true():
        await anext(news)
