"""A queue of tasks in PostgreSQL, from which worker nodes take them; each has a deadline."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from kickdoor.engine import rules_version

from . import statements
from .link import Away, Connection, Link

POLL: Final = 0.01  # seconds between two looks for results, while some are waited for
PATIENCE: Final = 1.0  # seconds that a look may take
LEASE: Final = 5.0  # seconds without a sign after which a worker node is not counted on
# Nodes and workers of the same release understand each other, and play by the same rules.
RELEASE: Final = f"1 {rules_version.RULES_VERSION}"

Done = Callable[[bytes | None], None]  # called with the result; None: there was none in time


class Waiting(NamedTuple):
    """A task in the queue."""

    body: bytes
    seconds: float
    ends: float  # by our own clock
    done: Done


class Jobs:
    """The tasks of one node. All is lost with the database or the node, and then done again."""

    def __init__(self, tell: Callable[[Callable[[], None]], None]) -> None:
        self._tell: Final = tell  # calls a function on the event loop of the rooms
        self._unsent: dict[int, Waiting] = {}
        self._sent: Final[dict[int, Waiting]] = {}
        self._some: Final = asyncio.Event()
        self._loop: Final = asyncio.get_running_loop()
        self.workers = 0  # worker nodes that are at work

    def put(self, body: bytes, seconds: float, done: Done) -> None:
        """From the event loop of the rooms."""
        waiting = Waiting(body, seconds, time.monotonic() + seconds, done)
        self._loop.call_soon_threadsafe(self._put, waiting)

    def _put(self, waiting: Waiting) -> None:
        self._unsent[secrets.randbits(62)] = waiting
        self._some.set()

    async def run(self, link: Link) -> None:
        """For as long as the process lives."""
        while True:
            await self._some.wait()
            try:
                await link.run(self.look, PATIENCE)
            except Away:
                self._give_up([*self._unsent, *self._sent])
            if not self._sent and not self._unsent:
                self._some.clear()
            await asyncio.sleep(POLL)

    async def look(self, connection: Connection) -> None:
        """Puts in what is new, and takes out what was done or is late."""
        unsent, self._unsent = self._unsent, {}
        self._sent.update(unsent)
        if unsent:
            bodies, seconds = [one.body for one in unsent.values()], [one.seconds for one in unsent.values()]
            await connection.execute(statements.PUT_JOBS, RELEASE, list(unsent), bodies, seconds)
        for id, result in await connection.fetch(statements.JOBS_DONE, list(self._sent)):
            self._finish(id, result)
        late = [id for id, one in self._sent.items() if time.monotonic() > one.ends]
        if late:
            await connection.execute(statements.DROP_JOBS, late)
            self._give_up(late)

    def _give_up(self, ids: list[int]) -> None:
        for id in ids:
            self._finish(id, None)

    def _finish(self, id: int, result: bytes | None) -> None:
        waiting = self._sent.pop(id, None) or self._unsent.pop(id, None)
        if waiting is not None:
            self._tell(lambda: waiting.done(result))
