"""A fence around what cards and bots do: whoever raises, hangs or grows stops only their own table."""

from __future__ import annotations

import contextlib
import resource
import signal
import threading
import time
from collections.abc import Iterator
from types import FrameType
from typing import Final

TICK: Final = 0.05  # seconds between two looks at what is fenced
PATIENCE: Final = 5
GROWTH: Final = 256  # megabytes that one act may add to the process


class Fault(Exception):
    """Something behind the fence went wrong: what, in a sentence for the people at the table."""


class _Hung(BaseException):
    """Raised into code that does not come back; no `except Exception` on its way stops it."""


def _size() -> int:
    """Megabytes of memory in use, at least as far as the system says."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * resource.getpagesize() >> 20
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


@contextlib.contextmanager
def fenced(what: str, seconds: float) -> Iterator[None]:
    """Raises `Fault` for whatever goes wrong inside: an exception, too long, too much memory.

    Hanging code is interrupted by a timer signal, which reaches the main thread only; elsewhere (tests that run
    the server in a thread) time and memory are not watched.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        with _faults(what):
            yield
        return
    # A busy machine must not stop anybody: what counts is the time this thread has had, and much more by the wall.
    ends, late, most = time.thread_time() + seconds, time.monotonic() + PATIENCE * seconds, _size() + GROWTH
    word = ""

    def look(number: int, frame: FrameType | None) -> None:
        nonlocal word
        if time.thread_time() >= ends or time.monotonic() >= late:
            word = f"{what} did not come to an end within {seconds:g} seconds"
        elif _size() > most:
            word = f"{what} took more than {GROWTH} MB of memory"
        else:
            return
        raise _Hung

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
    try:
        with _faults(what):
            yield
    except _Hung:
        raise Fault(word) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextlib.contextmanager
def _faults(what: str) -> Iterator[None]:
    from ..engine.rules import Refused

    try:
        yield
    except (Refused, Fault):
        raise
    except RecursionError:
        raise Fault(f"{what} went round in circles") from None
    except MemoryError:
        raise Fault(f"{what} took more memory than there is") from None
    except Exception as error:
        raise Fault(f"{what} failed: {type(error).__name__}: {error}") from error
