"""Players at a table of a server that is under attack: how long each of their answers took."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from collections.abc import Iterator
from typing import Any

from tests.server.load import party
from tests.server.serving import Serving

PACE = 0.04  # seconds between two answers: below the rate limit of the server


def _play(http: str, socket: str, ended: Any, waits: Any) -> None:
    async def play() -> None:
        bystander = await party(http, socket, 7)
        await bystander.come()
        while not ended.is_set() and await bystander.move():
            await asyncio.sleep(PACE)
        waits.put([wait for player in bystander.players for wait in player.waits])
        await bystander.go()

    asyncio.run(play())


@contextlib.contextmanager
def bystanders(serving: Serving) -> Iterator[list[float]]:
    """Plays in a process of its own; at the end the list has the waiting times, sorted."""
    ended, queue = multiprocessing.Event(), multiprocessing.Queue()  # type: ignore[var-annotated]
    process = multiprocessing.Process(target=_play, args=(serving.url, serving.socket_url, ended, queue))
    process.start()
    waits: list[float] = []
    try:
        yield waits
    finally:
        ended.set()
    waits += sorted(queue.get(timeout=60))
    process.join(60)


def summary(waits: list[float], bound: float) -> str:
    """A line with the waiting times."""
    most, half = waits[int(len(waits) * 0.99)] * 1000, waits[len(waits) // 2] * 1000
    return (
        f"the bystanders' {len(waits)} answers: worst {waits[-1] * 1000:.0f} ms, "
        f"99 % within {most:.0f} ms, half within {half:.1f} ms (at most {bound * 1000:g})"
    )
