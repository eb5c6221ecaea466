"""Batches on a Ray cluster: one whose address is given, or a local one that is started and stopped here."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final, TypeVar

from .executors import TRIES, LostWorker

J = TypeVar("J")
D = TypeVar("D")
STORE: Final = 100_000_000  # bytes of shared memory of a local cluster; batches are small
PATIENCE: Final = 10.0  # seconds for a cluster to answer


class OnRay:
    """The jobs as Ray tasks. Ray itself does the task of a lost worker again."""

    def __init__(self, address: str | None = None, cores: int = 0) -> None:
        # A task runs in the environment that this process runs in, not in one that `uv run` would build anew.
        os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ModuleNotFoundError:
            raise ValueError("--on ray needs ray, which is not installed: pip install 'kickdoor[ray]'") from None
        self._ray: Final = ray
        self._address: Final = address
        self._cores: Final = cores

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]:
        ray = self._ray
        self._start()
        try:
            task = ray.remote(max_retries=TRIES - 1)(do)
            waiting = iter(jobs)
            most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # one at work, one at hand
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
        ray = self._ray
        if self._address is None:
            ray.init(
                num_cpus=self._cores or None,
                include_dashboard=False,
                object_store_memory=STORE,
                log_to_driver=False,
                logging_level="error",
            )
            return
        _answers(self._address)
        try:
            ray.init(address=self._address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ValueError(f"--address {self._address}: no Ray cluster answers there: {error}") from None


def _answers(address: str) -> None:
    """Ray itself would try an address for minutes before it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():  # a name of Ray's own, as auto
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ValueError(f"--address {address}: no Ray cluster answers there: {error}") from None
