"""A server that ends: its rooms and the sockets that it carries go a few at a time, so that others keep up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final, TypeVar

from ..net.carrying import Carried
from ..running.runner import Runner

# A room takes another node some ten milliseconds, and a socket three: two of them keep up with this.
ROOMS: Final = 8  # at once
SOCKETS: Final = 16
STEP: Final = 0.05  # seconds between two groups
STEPS: Final = 100  # groups at most: those of a node with many rooms are larger

T = TypeVar("T")


def groups(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """All of them in groups of this size, or larger ones where there would be too many."""
    size = max(size, -(-len(things) // STEPS))
    for start in range(0, len(things), size):
        yield things[start : start + size]


async def pause() -> None:
    """The others take what they were given."""
    await asyncio.sleep(STEP)


async def leave(rooms: Iterable[Runner], hand_over: Callable[[Runner], None], carried: Iterable[Carried]) -> None:
    """Hands the rooms over, those with the fewest people first, and has carried sockets come back elsewhere."""
    ordered = sorted(rooms, key=lambda room: len(room.presence.connections))
    nothing: tuple[()] = ()
    parts = zip_longest(groups(ordered, ROOMS), groups(list(carried), SOCKETS), fillvalue=nothing)
    for number, (some, sockets) in enumerate(parts):
        if number:
            await pause()
        for room in some:
            hand_over(room)
        for socket in sockets:
            socket.come_back()
