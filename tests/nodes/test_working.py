"""Worker nodes take tasks from a queue in the database; where there are none, or they fail, the nodes think."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kickdoor.server.running.in_turn import InTurn
from kickdoor.server.store import statements
from kickdoor.server.store.jobs import RELEASE, Jobs
from kickdoor.server.store.link import Link, connect
from kickdoor.server.store.postgres import PostgresStore
from kickdoor.server.store.store import Lasting, Write
from kickdoor.server.thinking import queued
from kickdoor.server.thinking.queued import Queued
from kickdoor.server.thinking.tasks import Answer, Result
from kickdoor.server.thinking.thinkers import InProcess, Job
from kickdoor.server.thinking.worker_node import WorkerNode
from tests.nodes.houses import comes
from tests.server.tables import Sitting


class Asked:
    """A store whose thinkers may leave their tasks to worker nodes."""

    def __init__(self, url: str) -> None:
        self.sitting = Sitting(people=1, bots=["greedy", "greedy"], clock="none")
        self.store = PostgresStore(url, InTurn().call_threadsafe, "http://127.0.0.1:1")
        assert self.store.jobs is not None
        self.jobs = self.store.jobs
        self.thinkers = Queued(InProcess(), self.jobs)
        boxes = self.sitting.hosted.bodies()
        self.store.add(Write("box", [], None, lambda kept: None, Lasting(printings=boxes)))

    async def answer(self) -> Result:
        """What a bot would do for the person who is asked."""
        sitting, found = self.sitting, asyncio.get_running_loop().create_future()
        wire = sitting.first_asked()
        assert wire is not None and wire.seat is not None
        self.thinkers.ask(Job(Answer(wire.seat, "simple", 5.0), "table", sitting.state), found.set_result)
        async with asyncio.timeout(120):
            return await found  # type: ignore[no-any-return]


def test_bots_think_in_worker_nodes_and_without_them_at_home(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queued, "SOON", 60.0)

    async def evening() -> None:
        asked = Asked(url)
        home = await asked.answer()
        assert home.index >= 0 and not home.fault
        stopped, worker = asyncio.Event(), WorkerNode(url, 1)
        working = asyncio.create_task(worker.run(stopped))
        await comes(lambda: asked.jobs.workers)
        for count in (1, 2):
            there = await asked.answer()
            assert there.index == home.index and not there.fault and asked.thinkers.elsewhere == count
        assert asked.thinkers.figures.bots == 2 and not asked.thinkers.waiting
        stopped.set()
        await working
        await comes(lambda: not asked.jobs.workers)
        assert (await asked.answer()).index == home.index and worker.done == 2
        asked.store.close()

    asyncio.run(evening())


def test_what_no_worker_node_does_in_time_is_thought_at_home(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the machine of the worker node was switched off a moment ago."""
    monkeypatch.setattr(queued, "SOON", 0.3)

    async def evening() -> None:
        asked = Asked(url)
        asked.store._read(statements.WORKER, 7, RELEASE, 3600.0)
        await comes(lambda: asked.jobs.workers)
        assert (await asked.answer()).index >= 0 and not asked.thinkers.elsewhere
        assert not asked.store._read("select id from jobs")
        asked.store.close()

    asyncio.run(evening())


def test_a_task_is_taken_once_and_given_back_or_given_up_at_its_deadline(url: str, served_schema: None) -> None:
    async def evening() -> None:
        loop = asyncio.get_running_loop()
        jobs, link = Jobs(lambda call: call()), Link(url)
        await link.open()
        running = asyncio.create_task(jobs.run(link))
        one, two = await connect(url), await connect(url)
        done: list[bytes | None] = []
        jobs.put(b"task", 60.0, done.append)
        jobs.put(b"late", 0.3, done.append)
        await comes(lambda: jobs._sent and not jobs._unsent)
        await asyncio.sleep(0.05)
        taken: list[tuple[int, bytes, float]] = []
        ends = loop.time() + 30
        while len(taken) < 2 and loop.time() < ends:
            for number, worker in enumerate((one, two)):
                taken += await worker.fetch(statements.TAKE_JOB, number, RELEASE)
        assert sorted(body for _, body, _ in taken) == [b"late", b"task"], "each was taken once"
        assert taken[0][1] == b"late", "what is due first"
        assert not await one.fetch(statements.TAKE_JOB, 1, RELEASE)
        await comes(lambda: done)
        assert done == [None], "it was given up"
        for id, body, _ in taken:
            await two.execute(statements.JOB_DONE, id, b"done " + body)
        await comes(lambda: len(done) == 2)
        assert done == [None, b"done task"]
        assert not await one.fetch("select id from jobs"), "nothing is left"
        running.cancel()
        await link.close()
        for connection in (one, two):
            await connection.close()

    asyncio.run(evening())


@pytest.fixture
def served_schema(url: str) -> None:
    """The tables of a node are there."""
    PostgresStore(url, lambda *calls: [call() for call in calls], "http://127.0.0.1:1").close()


def test_kickdoor_work_says_that_it_is_there_and_leaves_in_order(
    url: str, served_schema: None, tmp_path: Path
) -> None:
    words = tmp_path / "log"
    command = [sys.executable, "-m", "kickdoor.cli", "work", "--database", url, "--processes", "1"]
    with words.open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
    try:

        async def there(count: int) -> None:
            connection = await connect(url)
            ends = time.monotonic() + 120
            while len(await connection.fetch("select id from workers")) != count:
                assert time.monotonic() < ends and (count == 0 or process.poll() is None), words.read_text()
                await asyncio.sleep(0.05)
            await connection.close()

        asyncio.run(there(1))
        process.send_signal(signal.SIGTERM)
        assert process.wait(120) == 0, words.read_text()
        asyncio.run(there(0))
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
