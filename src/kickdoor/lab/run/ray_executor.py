"""An executor on a Ray cluster: one whose address is given, or a local one that is started and stopped here."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final, TypeVar

from .executors import TRIES, LostWorker

# Ray reads these when it is imported. A task runs in the environment of this process, not in one `uv run` builds.
os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

J = TypeVar("J")
D = TypeVar("D")
STORE: Final = 100_000_000  # bytes of shared memory of a local cluster; batches are small
TIMEOUT: Final = 10.0  # seconds for a cluster to answer


class RayExecutor:
    """Runs the jobs as Ray tasks. Ray itself starts the task of a worker that died again."""

    def __init__(self, address: str | None = None, cores: int = 0) -> None:
        self._address: Final = address
        self._cores: Final = cores

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]:
        self._start()
        try:
            task = ray.remote(max_retries=TRIES - 1)(do)
            waiting = iter(jobs)
            # For each CPU one task that runs and one that waits.
            cpus = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
            most = 2 * max(1, int(cpus))
            given: list[Any] = []
            while True:
                while len(given) < most and (job := next(waiting, None)) is not None:
                    given.append(task.remote(job))
                if not given:
                    return
                done, given = ray.wait(given, num_returns=1)
                yield ray.get(done[0])
        except ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from None
        except ray.exceptions.WorkerCrashedError as error:
            raise LostWorker(f"{TRIES} workers died over the same batch: {error}") from None
        finally:
            ray.shutdown()

    def _start(self) -> None:
        if self._address is None:
            ray.init(
                num_cpus=self._cores or None,
                include_dashboard=False,
                object_store_memory=STORE,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
            return
        _check_address(self._address)
        try:
            ray.init(address=self._address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ValueError(f"--address {self._address}: no Ray cluster answers there: {error}") from None


def _check_address(address: str) -> None:
    """Fails at once where nothing listens at the address; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():  # a name that Ray knows, as auto
        return
    try:
        socket.create_connection((host, int(port)), TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise ValueError(f"--address {address}: no Ray cluster answers there: {error}") from None
