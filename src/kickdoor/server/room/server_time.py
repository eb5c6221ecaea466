"""The server's own time: milliseconds it has been up, over all restarts. No wall clock can bend it."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Final, Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time and wakes people."""

    def now(self) -> int: ...

    def at(self, moment: int, call: Callable[[], None]) -> Timer:
        """Calls when the time has come; at the next turn of the loop if it is past."""


class UpTime:
    """Goes on from where the last run of the server was seen alive."""

    def __init__(self, start: int = 0) -> None:
        self._start: Final = start
        self._since: Final = time.monotonic_ns()

    def now(self) -> int:
        return self._start + (time.monotonic_ns() - self._since) // 1_000_000

    def at(self, moment: int, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, call)


class _Later:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class VirtualClock:
    """Time that passes when it is told to: whole games in a moment, each at the same millisecond."""

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
        """When the next call is due."""
        while self._queue and self._queue[0][2].call is None:
            heapq.heappop(self._queue)
        return self._queue[0][0] if self._queue else None

    def advance(self, by: int) -> None:
        """Lets so many milliseconds pass, and all that falls due in them happen in order."""
        end = self._now + by
        while (due := self.next) is not None and due <= end:
            _, _, timer = heapq.heappop(self._queue)
            self._now = max(self._now, due)
            if timer.call is not None:
                timer.call()
        self._now = end
