"""Workers that think for the rooms of a server, each a process of its own, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import os
import traceback
import zlib
from collections.abc import Callable
from typing import Final

from .budgets import Budgets
from .figures import Figures
from .link import Link
from .tasks import Answer, Fold, Page, Request, Result
from .thinkers import PLAIN, Done, Job, Thinkers
from .turns import Turns

DEADLINE: Final = 5.0  # seconds by the clock for a task; processor time is limited by the worker itself
PAGE: Final = 30.0  # seconds for a page, or for bots of other packages to be found
PLAYING: Final = 0.002  # seconds more for each answer of a game that is sent whole
MOST_MEMORY: Final = 500  # megabytes; a worker that has grown beyond is replaced after its task
MOST_PAGES: Final = 32  # that wait at once
MOST_WORKERS: Final = 8
RETRY: Final = 1.0  # seconds until a worker that could not be started is started again; doubled each time, up to
LONGEST_RETRY: Final = 60.0

Log = Callable[[str], None]


def cores() -> int:
    """How many workers this machine has room for, besides the server itself."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(count - 1, MOST_WORKERS))


class Post:
    """The place of one worker: the jobs that wait for it, and the process, which may be replaced."""

    def __init__(self, figures: Figures, budgets: Budgets, log: Log) -> None:
        self._figures: Final = figures
        self._budgets: Final = budgets
        self._log: Final = log
        self._turns: Final = Turns()
        self._link: Link | None = None
        self._job: tuple[Job, Done] | None = None  # that the worker does now
        self._failures = 0  # starts in a row that failed
        self._again: asyncio.TimerHandle | None = None  # until then no worker is started
        self._open = True

    @property
    def waiting(self) -> int:
        return len(self._turns) + (self._job is not None)

    @property
    def pid(self) -> int | None:
        return None if self._link is None else self._link.process.pid

    def add(self, job: Job, done: Done) -> None:
        self._turns.add(job, done)
        self.work()

    def work(self) -> None:
        """Starts a worker where there is none, and gives it the next job where it has none."""
        if not self._open or self._job is not None:
            return
        if self._again is not None:  # none can be started now: nobody is kept waiting
            while (waiting := self._turns.next()) is not None:
                waiting[1](Result(fault="no worker could be started"))
            return
        if self._link is None:
            self._start()
            return
        if not self._link.ready:
            return
        self._job = self._turns.next()
        if self._job is not None:
            try:
                self._send(self._link, self._job[0])
            except Exception as error:  # as where a box cannot be read now: the next job must not wait
                self._unsent(self._link, self._job, error)

    def _start(self) -> None:
        try:
            self._link = Link(self._heard)
        except OSError as error:
            self._log(f"a worker could not be started: {error}")
            self._fail()

    def _fail(self) -> None:
        """A worker could not be started: later again."""
        seconds = min(RETRY * 2**self._failures, LONGEST_RETRY)
        self._failures += 1
        self._again = asyncio.get_running_loop().call_later(seconds, self._retry)
        self.work()

    def _retry(self) -> None:
        self._again = None
        self.work()

    def _send(self, link: Link, job: Job) -> None:
        task = job.task
        seconds = DEADLINE if isinstance(task, Answer) else PAGE
        if isinstance(task, Answer) and not self._budgets.allow(job.table) and task.bot != PLAIN:
            self._figures.stand_ins += 1
            task = Answer(task.seat, PLAIN, task.seconds)
        if isinstance(task, Fold):
            seconds += PLAYING * len(task.rows)
        request = Request(task)
        if job.state is not None:
            request.update = link.known.update(job.table, job.state, job.answers)
            request.forget = link.known.too_many()
            seconds += PLAYING * (len(request.update.answers) + len(job.state.opened.fork))
        link.send(request, seconds)

    def _unsent(self, link: Link, job: tuple[Job, Done], error: Exception) -> None:
        self._job = None
        link.known.forget(job[0].table)
        trace = "".join(traceback.format_exception(error))
        try:
            job[1](Result(fault=f"a job could not be sent: {type(error).__name__}", trace=trace))
        finally:
            self.work()

    def _heard(self, link: Link, result: Result | None) -> None:
        """A result; None: the worker is gone, and its job failed."""
        job, self._job = self._job, None
        if result is None:
            self._link = None
            if self._open:
                self._figures.restarts += 1
                self._log(f"{link.fault}; another is started")
            if not link.ready:
                self._fail()
        else:
            self._failures = 0
            if job is not None and result.lost:
                link.known.forget(job[0].table)
            if result.megabytes > MOST_MEMORY:
                self._figures.restarts += 1
                self._log(f"a worker used {result.megabytes} MB; another is started")
                link.close()
                self._link = None
        try:
            if job is not None:
                found = Result(fault=link.fault) if result is None else result
                self._figures.count(job[0].task, found)
                self._budgets.done(_payer(job[0]), job[0].address, found.seconds)
                job[1](found)
        finally:
            self.work()

    def close(self) -> None:
        self._open = False
        if self._again is not None:
            self._again.cancel()
        if self._link is not None:
            self._link.close()

    def wait(self) -> None:
        if self._link is not None:
            self._link.wait()


def _payer(job: Job) -> str:
    """The table whose bots have used the time; empty: none."""
    return job.table if isinstance(job.task, Answer) else ""


class Workers(Thinkers):
    """A table is always worked for by the same worker, which so knows its game and keeps its bots."""

    def __init__(self, count: int, log: Log) -> None:
        self._figures: Final = Figures()
        self.budgets: Final = Budgets(count)
        self._posts: Final = [Post(self._figures, self.budgets, log) for _ in range(count)]
        # A page may take a second: a worker of its own makes them, from the first page on.
        self._pages: Final = Post(self._figures, self.budgets, log)

    @property
    def figures(self) -> Figures:
        return self._figures

    def opened(self, table: str, address: str) -> None:
        self.budgets.opened(table, address)

    def start(self) -> None:
        for post in self._posts:
            post.work()

    def ask(self, job: Job, done: Done) -> None:
        if isinstance(job.task, Page):
            self._pages.add(job, done)
        else:
            self._posts[zlib.crc32(job.table.encode()) % len(self._posts)].add(job, done)

    @property
    def places(self) -> int:
        return len(self._posts)

    def may_think(self, table: str) -> bool:
        return self.budgets.allow(table)

    def spent(self, job: Job, seconds: float) -> None:
        self.budgets.done(_payer(job), job.address, seconds)

    def allows(self, address: str) -> bool:
        return self._pages.waiting < MOST_PAGES and self.budgets.may_ask(address)

    @property
    def waiting(self) -> int:
        """Jobs that wait or are being done."""
        return sum([post.waiting for post in self._all])

    @property
    def _all(self) -> list[Post]:
        return [*self._posts, self._pages]

    @property
    def pids(self) -> list[int]:
        """The processes."""
        return [post.pid for post in self._all if post.pid is not None]

    def close(self) -> None:
        for post in self._all:
            post.close()
        for post in self._all:
            post.wait()
