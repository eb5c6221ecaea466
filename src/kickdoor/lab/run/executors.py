"""Where batches are played: in this process, in many of this machine, or, in a module of its own, on a cluster."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, Protocol, TypeVar

J = TypeVar("J")
D = TypeVar("D")
Reply = tuple[bool, object]  # whether it went well; the result, or the error

TRIES: Final = 3  # times a job is given out; workers are lost to machines, not to jobs


class LostWorker(RuntimeError):
    """A job whose workers died, one after the other: of memory, or of a signal."""


class Executor(Protocol):
    """Does jobs somewhere, and gives their results as they come, in any order.

    The job of a worker that is lost is done again by another. Closing the generator stops all work at once.
    """

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]: ...


class Here:
    """One after the other in this process."""

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]:
        for job in jobs:
            yield do(job)


class Processes:
    """On the cores of this machine. Workers are fresh processes that keep no more than one job each."""

    def __init__(self, cores: int = 0) -> None:
        self.cores: Final = cores or os.cpu_count() or 1

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]:
        fresh = ((job, 1) for job in jobs)
        again: list[tuple[J, int]] = []  # jobs of lost workers, with the number of the try
        workers: dict[Connection, tuple[BaseProcess, J, int]] = {}

        def give(line: Connection | None, process: BaseProcess | None) -> None:
            """The next job for this worker, or for a new one; without a job a worker goes home."""
            job = again.pop() if again else next(fresh, None)
            if job is None:
                if line is not None:
                    line.close()
                return
            if line is None or process is None:
                line, process = _hired()
            workers[line] = (process, *job)
            with contextlib.suppress(OSError):  # it has died meanwhile: that is found out when it is listened to
                line.send((do, job[0]))

        try:
            for _ in range(self.cores):
                give(None, None)
            while workers:
                for line in wait(list(workers)):
                    assert isinstance(line, Connection)
                    process, job, tries = workers.pop(line)
                    try:
                        well, found = line.recv()
                    except (EOFError, OSError):
                        line.close()
                        if tries >= TRIES:
                            raise LostWorker(f"{tries} workers died over one batch; is memory short?") from None
                        again.append((job, tries + 1))
                        give(None, None)
                        continue
                    if not well:
                        raise found
                    give(line, process)
                    yield found
        finally:
            for line, (process, _, _) in workers.items():
                process.terminate()
                line.close()


def _hired() -> tuple[Connection, BaseProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _serve(line: Connection) -> None:
    """A worker's life: jobs in, results out, until the line is closed. Interrupts are the parent's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            do, job = line.recv()
        except EOFError:
            return
        reply: Reply
        try:
            reply = (True, do(job))
        except Exception as error:
            reply = (False, error)
        try:
            line.send(reply)
        except OSError:  # nobody listens any more
            return
