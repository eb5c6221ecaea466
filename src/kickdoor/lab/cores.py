"""Work on all cores, in pieces; an interrupt stops it and loses no piece that is done."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


def work(do: Callable[[Job], Done], jobs: Sequence[Job], told: Callable[[Done], None], cores: int = 0) -> bool:
    """Does all jobs, and tells each result when it is there; whether it came to an end."""
    workers = min(cores or os.cpu_count() or 1, len(jobs))
    try:
        if workers < 2:
            for job in jobs:
                told(do(job))
        else:
            context = multiprocessing.get_context("spawn")
            with context.Pool(workers, _leave_interrupts_to_the_parent) as pool:
                for done in pool.imap_unordered(do, jobs):
                    told(done)
    except KeyboardInterrupt:
        return False
    return True


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
