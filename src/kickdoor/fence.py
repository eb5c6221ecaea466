"""Guards code of cards and bots: an exception, an endless loop or a memory leak stops only its own table."""

from __future__ import annotations

import gc
import signal
import threading
import time
from types import FrameType
from typing import Final

from .engine.table.rules import Refused

TICK: Final = 0.05  # seconds between two checks
SLEEPING: Final = 10.0  # seconds of wall time beyond the limit: code that sleeps uses no processor time
GROWTH: Final = 256  # megabytes by which guarded code may enlarge the process
FRESH: Final = 1.0  # seconds for which a measured size of the process is reused
CAN_WATCH: Final = hasattr(signal, "setitimer")
MAIN: Final = threading.main_thread().ident


class Fault(Exception):
    """Guarded code failed: how, in a sentence for the people at the table."""


class _Hung(BaseException):
    """Raised into code that does not end; `except Exception` does not catch it."""


def size() -> int:
    """Megabytes of memory in use, as the system reports them."""
    import resource  # only where there are timer signals, which is where it exists

    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * resource.getpagesize() >> 20
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


class _Sizes:
    """The size of the process, measured now and then: measuring takes longer than most answers."""

    def __init__(self) -> None:
        self._size = 0
        self._until = 0.0

    def about(self, now: float) -> int:
        if now >= self._until:
            self._size, self._until = size(), now + FRESH
        return self._size


_sizes: Final = _Sizes()
_installed: Final[list[object]] = []  # the previous signal handler, once ours is installed
_around: Final[list[fenced]] = []  # the fences around the code that the main thread runs, the innermost last


class fenced:
    """Raises `Fault` for what goes wrong inside: an exception, too much time, too much memory.

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
        # Processor time of this thread counts, without garbage collection, so that a busy machine stops nobody;
        # wall time has a much larger limit.
        now = time.monotonic()
        self._collects = gc.isenabled()
        if self._collects:
            gc.disable()
        self._ends = 0.0  # of processor time: known from the first check on, as asking for it takes long
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
        # SystemExit of a bot is a fault like any other; Ctrl-C ends the program.
        if not isinstance(error, self._passes):
            # The text of the exception is only for the server's log: it may name a hidden card.
            raise Fault(f"{self.what} failed: {type(error).__name__}") from error

    def look(self) -> None:
        """Called by the timer while the guarded code runs."""
        spent = time.thread_time()
        if not self._ends:
            self._ends = spent + self.seconds
        if spent >= self._ends or time.monotonic() >= self._late:
            self._word = f"{self.what} did not come to an end within {self.seconds:g} seconds"
        elif size() > self._most:
            self._word = f"{self.what} took more than {GROWTH} MB of memory"
        else:
            return
        raise _Hung


def _look(number: int, frame: FrameType | None) -> None:
    # Not within `__exit__`: nothing would catch the exception there.
    if _around and frame is not None and frame.f_code is not fenced.__exit__.__code__:
        _around[-1].look()
