"""The jobs that wait for a worker, one table after another: many jobs of one do not delay those of the others."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

from .thinkers import Done, Job

Waiting = tuple[Job, Done]


class Turns:
    """A queue for each table; each is served once before one is served again."""

    def __init__(self) -> None:
        self._queues: Final[OrderedDict[str, deque[Waiting]]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, job: Job, done: Done) -> None:
        self._queues.setdefault(job.table, deque()).append((job, done))
        self._count += 1

    def next(self) -> Waiting | None:
        """The next job that somebody still wants; None where there is none."""
        while self._queues:
            table, queue = self._queues.popitem(last=False)
            found = queue.popleft()
            self._count -= 1
            if queue:
                self._queues[table] = queue
            if found[0].wanted():
                return found
        return None
