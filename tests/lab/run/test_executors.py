"""Executors: results come as they are ready, the job of a dead worker is run again, errors reach the parent."""

from __future__ import annotations

import os
import signal
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from kickdoor.lab.run.executors import Executor, LostWorker, ProcessExecutor, SerialExecutor


def squared(number: int) -> int:
    return number * number


def killed_once(folder: Path, number: int) -> int:
    """The worker that first gets number 2 dies of it."""
    marker = folder / "killed"
    if number == 2 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def killed_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    raise ValueError(f"not with {number}")


@pytest.mark.parametrize("executor", [SerialExecutor(), ProcessExecutor(2)])
def test_all_jobs_are_done(executor: Executor) -> None:
    assert sorted(executor.run(squared, range(5))) == [0, 1, 4, 9, 16]
    assert list(executor.run(squared, [])) == []


def test_the_job_of_a_lost_worker_is_done_by_another(tmp_path: Path) -> None:
    assert sorted(ProcessExecutor(2).run(partial(killed_once, tmp_path), range(6))) == list(range(6))
    assert (tmp_path / "killed").exists()


def test_a_job_that_no_worker_survives_is_given_up() -> None:
    with pytest.raises(LostWorker, match="3 workers died over one batch"):
        list(ProcessExecutor(1).run(killed_always, [1]))


@pytest.mark.parametrize("executor", [SerialExecutor(), ProcessExecutor(2)])
def test_an_error_in_a_worker_reaches_the_parent(executor: Executor) -> None:
    with pytest.raises(ValueError, match="not with 7"):
        list(executor.run(refused, [7]))


def test_whoever_has_enough_stops_the_workers() -> None:
    from multiprocessing import active_children

    before = {child.pid for child in active_children()}
    with closing(ProcessExecutor(2).run(squared, range(10_000))) as found:
        next(found)
        mine = [child for child in active_children() if child.pid not in before]
        assert len(mine) == 2
    for child in mine:
        child.join(30)
        assert not child.is_alive()
