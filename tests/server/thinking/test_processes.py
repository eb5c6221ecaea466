"""The workers of a real server: they end with it, however it ends, and a table goes on when one is killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.serving import PATIENCE, Serving, running


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def until(holds: Callable[[], bool], word: str) -> None:
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends, word
        time.sleep(0.02)


def worker_of(serving: Serving) -> int:
    until(lambda: bool(children(serving.pid)), "no worker was started")
    return children(serving.pid)[0]


@pytest.mark.parametrize("how", [Serving.stop, Serving.kill])
def test_the_workers_end_with_the_server(tmp_path: Path, how: Callable[[Serving], None]) -> None:
    """Also where it is killed with SIGKILL: then they notice that their socket is closed."""
    with running(tmp_path) as serving:
        worker = worker_of(serving)
        how(serving)
        until(lambda: not alive(worker), "a worker was left behind")


def test_a_killed_worker_is_replaced_and_the_metrics_say_so(tmp_path: Path) -> None:
    with running(tmp_path) as serving:
        worker = worker_of(serving)
        os.kill(worker, signal.SIGKILL)
        until(lambda: children(serving.pid) not in ([], [worker]), "no other worker was started")
        metrics = httpx.get(f"{serving.url}/metrics", timeout=PATIENCE).text
        assert "kickdoor_worker_restarts_total 1.0" in metrics
        assert "kickdoor_bot_seconds_total 0.0" in metrics
        until(serving.ready, "it does not get ready again")


def test_a_bot_that_is_not_in_the_menu_is_refused_over_http(tmp_path: Path) -> None:
    """`searcher@190ms` was taken: one table of it made everybody wait."""
    with running(tmp_path) as serving:
        for bot in ("searcher@190ms", "searcher", "schemer:vengeful"):
            opened = httpx.post(f"{serving.url}/api/tables", json={"bots": ["", bot, bot]}, timeout=PATIENCE)
            assert (opened.status_code, opened.json()["code"]) == (409, "no_bot")
