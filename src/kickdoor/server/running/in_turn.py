"""Work of many rooms that is due at once, done a little in each turn of the event loop: others come between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

SLICE: Final = 0.004  # seconds of work in one turn of the loop

Call = Callable[[], None]


class InTurn:
    """Calls functions in order. The bots of many tables answer in the same moment, and are committed together."""

    def __init__(self) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._waiting: Final[deque[Call]] = deque()
        self._planned = False  # there is a turn in which what waits is called

    def call(self, *calls: Call) -> None:
        """Calls these soon, on the event loop."""
        self._waiting.extend(calls)
        self._plan()

    def _plan(self) -> None:
        if self._waiting and not self._planned:
            self._planned = True
            self._loop.call_soon(self._work)

    def call_threadsafe(self, *calls: Call) -> None:
        """The same, from another thread."""
        self._loop.call_soon_threadsafe(self.call, *calls)

    def _work(self) -> None:
        self._planned = False
        ends = self._loop.time() + SLICE
        try:
            while self._waiting:
                self._waiting.popleft()()
                if self._loop.time() >= ends:
                    break
        finally:  # the loop logs what went wrong in one; the others go on
            self._plan()
