"""Executors that run jobs in this process or in worker processes; ray_executor.py has one for a cluster."""

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
Reply = tuple[bool, object]  # whether the job succeeded; its result, or the error

TRIES: Final = 3  # times a job is started before its worker's death is taken to be the job's fault


class LostWorker(RuntimeError):
    """A job whose workers died one after the other, of memory or of a signal."""


class Executor(Protocol):
    """Runs jobs and yields their results as they come, in any order.

    The job of a worker that died is run again by another. Closing the generator stops all work at once.
    """

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]: ...


class SerialExecutor:
    """Runs the jobs one after the other in this process."""

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]:
        for job in jobs:
            yield do(job)


class ProcessExecutor:
    """Runs the jobs in worker processes of this machine, one job at a time in each."""

    def __init__(self, cores: int = 0) -> None:
        self.cores: Final = cores or os.cpu_count() or 1

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]:
        fresh = ((job, 1) for job in jobs)
        again: list[tuple[J, int]] = []  # jobs of workers that died, with the number of the next try
        workers: dict[Connection, tuple[BaseProcess, J, int]] = {}

        def give(pipe: Connection | None, process: BaseProcess | None) -> None:
            """Sends the next job to this worker, or to a new one; without a job the worker ends."""
            job = again.pop() if again else next(fresh, None)
            if job is None:
                if pipe is not None:
                    pipe.close()
                return
            if pipe is None or process is None:
                pipe, process = _start_worker()
            workers[pipe] = (process, *job)
            with contextlib.suppress(OSError):  # the worker has died; receiving from it will say so
                pipe.send((do, job[0]))

        try:
            for _ in range(self.cores):
                give(None, None)
            while workers:
                for pipe in wait(list(workers)):
                    assert isinstance(pipe, Connection)
                    process, job, tries = workers.pop(pipe)
                    try:
                        succeeded, found = pipe.recv()
                    except (EOFError, OSError):
                        pipe.close()
                        if tries >= TRIES:
                            raise LostWorker(
                                f"{tries} workers died over one batch; is there enough memory?"
                            ) from None
                        again.append((job, tries + 1))
                        give(None, None)
                        continue
                    if not succeeded:
                        raise found
                    give(pipe, process)
                    yield found
        finally:
            for pipe, (process, _, _) in workers.items():
                process.terminate()
                pipe.close()


def _start_worker() -> tuple[Connection, BaseProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _serve(pipe: Connection) -> None:
    """The loop of a worker: it receives jobs and sends results until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    while True:
        try:
            do, job = pipe.recv()
        except EOFError:
            return
        reply: Reply
        try:
            reply = (True, do(job))
        except Exception as error:
            reply = (False, error)
        try:
            pipe.send(reply)
        except OSError:  # the parent has gone
            return
