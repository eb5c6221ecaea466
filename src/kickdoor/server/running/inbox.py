"""What waits for its turn at a room, and who waits for a reply."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from kickdoor.views.room import Problem

from ..room.refusal import Refusal
from .connection import Connection
from .replies import Reply

Job = Callable[[], Reply | None]
Replied = Callable[[Reply], None]  # called with the reply, after the commit


class Inbox:
    """Jobs in order. Once the room has ended, whoever asks is told to ask again."""

    def __init__(self) -> None:
        self._jobs: Final[deque[tuple[Job, Replied | None]]] = deque()
        self._coming: Final[set[Connection]] = set()  # sockets whose arrival is queued
        self._named: Final[set[tuple[int | None, str]]] = set()  # seats and ids of messages that are queued
        self.unsaid: list[Replied] = []  # who are answered once the commit that is on its way is there
        self.closed = False

    def __len__(self) -> int:
        return len(self._jobs)

    def put(self, job: Job, reply: Replied | None) -> None:
        if not self.closed:
            self._jobs.append((job, reply))
        elif reply is not None:
            reply(Refusal(Problem("not_read")))

    def work_off(
        self, answer: Callable[[Job], Reply | None], goes_on: Callable[[], bool]
    ) -> list[tuple[Replied, Reply]]:
        """Has all jobs done, as long as it goes on; who is to be told what, after the commit."""
        found: list[tuple[Replied, Reply]] = []
        while self._jobs and goes_on():
            job, reply = self._jobs.popleft()
            said = answer(job)
            if reply is not None and said is not None:
                found.append((reply, said))
        if not self._jobs:
            self._named.clear()
        return found

    def name(self, connection: Connection, id: str) -> None:
        """A message with this id is queued."""
        self._named.add((connection.seat, id))

    def has(self, connection: Connection, id: str) -> bool:
        return (connection.seat, id) in self._named

    def comes(self, connection: Connection) -> None:
        """Its arrival is queued."""
        if self.closed:
            connection.close(1012)
        else:
            self._coming.add(connection)

    def came(self, connection: Connection) -> None:
        self._coming.discard(connection)

    def close(self, here: Iterable[Connection]) -> None:
        """The room has ended here: what became of what was said, only the node that has it knows. A socket that is
        closed hears nothing; who asked by HTTP is told to ask again."""
        self.closed = True
        for connection in [*here, *self._coming]:
            connection.close(1012)
        waiting = [*self.unsaid, *[reply for _, reply in self._jobs if reply is not None]]
        self.unsaid = []
        self._jobs.clear()
        for reply in waiting:
            reply(Refusal(Problem("not_read")))
