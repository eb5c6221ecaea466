"""On a real Ray cluster of this machine: the same rows as here, also when a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import TypeVar

import pytest

from kickdoor.lab.measure.folders import simulate
from kickdoor.lab.measure.simulate import Job
from kickdoor.lab.run.executors import SerialExecutor
from kickdoor.lab.run.plan import Plan
from kickdoor.lab.run.runs import Run
from kickdoor.lab.run.schema import TABLES

pytest.importorskip("ray")
from kickdoor.lab.run.ray_executor import RayExecutor

PLAN = Plan(("base",), ("simple", "greedy", "simple"), 8, seed=5)
J = TypeVar("J")
D = TypeVar("D")
UNLUCKY = 3  # the batch whose worker is killed


class Killing(RayExecutor):
    """Where the worker of one batch writes down who it is, waits, and is killed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(cores=3)
        self.folder = folder

    def run(self, do: Callable[[J], D], jobs: Iterable[J]) -> Generator[D, None, None]:
        marker = str(self.folder / "pid")

        def told(job: J) -> D:
            if isinstance(job, Job) and job.batch == UNLUCKY and not os.path.exists(marker):
                with open(marker + ".new", "w") as file:
                    file.write(str(os.getpid()))
                os.rename(marker + ".new", marker)
                time.sleep(600)
            return do(job)

        return super().run(told, jobs)


def kill(marker: Path) -> None:
    while not marker.exists():
        time.sleep(0.05)
    os.kill(int(marker.read_text()), signal.SIGKILL)


def test_a_cluster_that_loses_a_worker_gives_the_same_rows(tmp_path: Path) -> None:
    marker = tmp_path / "pid"
    threading.Thread(target=kill, args=(marker,), daemon=True).start()
    far = simulate(PLAN, tmp_path / "far", Killing(tmp_path))
    assert marker.exists()
    near = simulate(PLAN, tmp_path / "near", SerialExecutor())
    assert far.tally == near.tally
    for table in TABLES:
        found = [Run(tmp_path / name).frame(table).collect() for name in ("far", "near")]
        assert found[0].equals(found[1]), table


def test_an_address_where_nobody_answers_is_named() -> None:
    with pytest.raises(ValueError, match=r"--address 127.0.0.1:1: no Ray cluster answers there"):
        simulate(PLAN, executor=RayExecutor("127.0.0.1:1"))
