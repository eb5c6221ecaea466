"""Thinking that is left to worker nodes, where there are some and the own processes are all busy."""

from __future__ import annotations

from typing import Final

from ..store.store import Queue
from .figures import Figures
from .known import Known
from .tasks import Answer, Others, Page, Picture, Request, Why, decode_result, encode
from .thinkers import Done, Job, Thinkers

SOON: Final = 1.5  # seconds in which the answer of a bot must come; then the own processes think
LATER: Final = 20.0  # seconds for a page


class Queued(Thinkers):
    """Whatever goes wrong elsewhere, the own processes do it."""

    def __init__(self, own: Thinkers, queue: Queue) -> None:
        self._own: Final = own
        self._queue: Final = queue
        self._waiting = 0
        self.elsewhere = 0  # tasks that worker nodes have done

    @property
    def figures(self) -> Figures:
        return self._own.figures

    @property
    def waiting(self) -> int:
        return self._own.waiting + self._waiting

    @property
    def places(self) -> int:
        return self._own.places

    def allows(self, address: str) -> bool:
        return self._own.allows(address)

    def may_think(self, table: str) -> bool:
        return self._own.may_think(table)

    def opened(self, table: str, address: str) -> None:
        self._own.opened(table, address)

    def spent(self, job: Job, seconds: float) -> None:
        self._own.spent(job, seconds)

    def ask(self, job: Job, done: Done) -> None:
        state = job.state
        if state is None or not self._goes(job):
            self._own.ask(job, done)
            return
        known = Known(state.opened.printings)  # worker nodes read boxes from the database
        try:
            body = encode(Request(job.task, known.update(job.table, state, job.answers)))
        except ValueError:
            self._own.ask(job, done)
            return
        self._waiting += 1
        seconds = SOON if isinstance(job.task, Answer) else LATER
        self._queue.put(body, seconds, lambda found: self._came(job, done, found))

    def _goes(self, job: Job) -> bool:
        """What a bot has thought, only the process knows that has asked it."""
        if not self._queue.workers or isinstance(job.task, (Why, Others, Picture)):
            return False
        if isinstance(job.task, Answer) and not self._own.may_think(job.table):
            return False
        return isinstance(job.task, Page) or self._own.waiting >= self._own.places

    def _came(self, job: Job, done: Done, found: bytes | None) -> None:
        self._waiting -= 1
        if not job.wanted():
            return
        result = None if found is None else decode_result(found)
        if result is None or result.fault:
            self._own.ask(job, done)
            return
        self.elsewhere += 1
        self.figures.count(job.task, result)
        self._own.spent(job, result.seconds)
        done(result)

    def start(self) -> None:
        self._own.start()

    def close(self) -> None:
        self._own.close()
