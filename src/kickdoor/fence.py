"""A fence around what cards and bots do: whoever raises, hangs or grows stops only their own table."""

from __future__ import annotations

import gc
import signal
import threading
import time
from types import FrameType
from typing import Final

from .engine.table.rules import Refused

TICK: Final = 0.05  # seconds between two looks at what is fenced
SLEEPING: Final = 10.0  # seconds by the wall: code that waits for something takes no time of its own
GROWTH: Final = 256  # megabytes that one act may add to the process
FRESH: Final = 1.0  # seconds for which the size of the process is taken as known
CAN_WATCH: Final = hasattr(signal, "setitimer")
MAIN: Final = threading.main_thread().ident


class Fault(Exception):
    """Something behind the fence went wrong: what, in a sentence for the people at the table."""


class _Hung(BaseException):
    """Raised into code that does not come back; no `except Exception` on its way stops it."""


def _size() -> int:
    """Megabytes of memory in use, at least as far as the system says."""
    import resource  # only where there are timer signals, which is where it exists

    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * resource.getpagesize() >> 20
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


class _Sizes:
    """The size of the process, asked for once in a while: asking costs more than most acts."""

    def __init__(self) -> None:
        self._size = 0
        self._until = 0.0

    def about(self, now: float) -> int:
        if now >= self._until:
            self._size, self._until = _size(), now + FRESH
        return self._size


_sizes: Final = _Sizes()
_installed: Final[list[object]] = []  # what the timer called before, once ours is installed
_around: Final[list[fenced]] = []  # the fences the main thread stands in, the innermost last


class fenced:
    """Raises `Fault` for whatever goes wrong inside: an exception, too long, too much memory.

    Hanging code is interrupted by a timer signal, which reaches the main thread only; elsewhere (tests that run
    the server in a thread) time and memory are not watched.
    """

    __slots__ = ("_collects", "_ends", "_late", "_most", "_passes", "_watched", "_word", "seconds", "what")

    def __init__(self, what: str, seconds: float, *passes: type[Exception]) -> None:
        self.what: Final = what
        self.seconds: Final = seconds
        self._passes: Final = (*passes, Refused, Fault, KeyboardInterrupt)  # not faults: raised as they are
        self._word = ""

    def __enter__(self) -> None:
        self._watched = CAN_WATCH and threading.get_ident() == MAIN
        if not self._watched:
            return
        # A busy machine must not stop anybody: what counts is the time this thread has had, without the search for
        # garbage, which is nobody's fault; and much more by the wall.
        now = time.monotonic()
        self._collects = gc.isenabled()
        if self._collects:
            gc.disable()
        self._ends = time.thread_time() + self.seconds
        self._late = now + self.seconds + SLEEPING
        self._most = _sizes.about(now) + GROWTH
        if not _installed:
            _installed.append(signal.signal(signal.SIGALRM, _look))
        _around.append(self)
        signal.setitimer(signal.ITIMER_REAL, TICK, TICK)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if self._watched:
            _around.pop()
            if not _around:
                signal.setitimer(signal.ITIMER_REAL, 0)
            if self._collects:
                gc.enable()
        if error is None:
            return
        if isinstance(error, _Hung) and self._word:
            raise Fault(self._word) from None
        if isinstance(error, RecursionError):
            raise Fault(f"{self.what} went round in circles") from None
        if isinstance(error, MemoryError):
            raise Fault(f"{self.what} took more memory than there is") from None
        # A bot that leaves the program leaves only its own table; a person who does (Ctrl-C) leaves it.
        if not isinstance(error, self._passes):
            # What exactly is for the server's log: it may name a card that not everybody at the table may know.
            raise Fault(f"{self.what} failed: {type(error).__name__}") from error

    def look(self) -> None:
        """Called by the timer while the code inside runs."""
        if time.thread_time() >= self._ends or time.monotonic() >= self._late:
            self._word = f"{self.what} did not come to an end within {self.seconds:g} seconds"
        elif _size() > self._most:
            self._word = f"{self.what} took more than {GROWTH} MB of memory"
        else:
            return
        raise _Hung


def _look(number: int, frame: FrameType | None) -> None:
    # What is at its end already is not stopped: nobody would catch that.
    if _around and frame is not None and frame.f_code is not fenced.__exit__.__code__:
        _around[-1].look()
