"""The server's time: milliseconds it has been up, over all restarts. It does not depend on the wall clock."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from .in_turn import InTurn


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time and calls functions at a time."""

    def now(self) -> int: ...

    def at(self, moment: int, call: Callable[[], None]) -> Timer:
        """Calls a function at this time; in the next turn of the loop where it is past."""


class UpTime:
    """Real time. It goes on from the last time that the previous run of the server has stored."""

    def __init__(self, start: int = 0, turns: InTurn | None = None) -> None:
        self._start: Final = start
        self._since: Final = time.monotonic_ns()
        self._turns: Final = turns  # in which the calls are made; None: each when it is due

    def now(self) -> int:
        return self._start + (time.monotonic_ns() - self._since) // 1_000_000

    def at(self, moment: int, call: Callable[[], None]) -> Timer:
        later = _Later(call)
        due = later.run if self._turns is None else partial(self._turns.call, later.run)
        later.timer = asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, due)
        return later


class _Later:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call
        self.timer: Timer | None = None

    def cancel(self) -> None:
        self.call = None
        if self.timer is not None:
            self.timer.cancel()

    def run(self) -> None:
        if self.call is not None:
            self.call()


class VirtualClock:
    """Time for tests: it passes only when `advance` is called."""

    def __init__(self, start: int = 0) -> None:
        self._now = start
        self._count = 0
        self._queue: list[tuple[int, int, _Later]] = []

    def now(self) -> int:
        return self._now

    def at(self, moment: int, call: Callable[[], None]) -> Timer:
        timer = _Later(call)
        self._count += 1
        heapq.heappush(self._queue, (max(moment, self._now), self._count, timer))
        return timer

    @property
    def next(self) -> int | None:
        """When the next call is due, if any."""
        while self._queue and self._queue[0][2].call is None:
            heapq.heappop(self._queue)
        return self._queue[0][0] if self._queue else None

    def advance(self, by: int) -> None:
        """Lets so many milliseconds pass, and makes the calls that are due in them, in order."""
        end = self._now + by
        while (due := self.next) is not None and due <= end:
            _, _, timer = heapq.heappop(self._queue)
            self._now = max(self._now, due)
            if timer.call is not None:
                timer.call()
        self._now = end
