"""What other nodes have changed, looked up again and again: listings, revoked keys, and who has how many rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from . import statements
from .jobs import RELEASE, Jobs
from .link import Away, Connection, Link
from .store import Listing, News

FOLLOW: Final = 1.0  # seconds between two looks
PATIENCE: Final = 5.0  # seconds that a look may take
SHARES: Final = 10  # looks between two counts of the rooms of each node
ALL: Final = 60  # looks between two readings of the ids of all rooms: some may have been deleted


class Following:
    """Rows are found by when they were listed, with a margin for transactions that were not committed yet."""

    def __init__(self, tell: Callable[[News], None], jobs: Jobs) -> None:
        self._tell: Final = tell
        self._jobs: Final = jobs
        self._since = 0.0  # the database's time
        self._known: dict[str, float] = {}  # rooms of the last look: when they were listed
        self._revoked = 0
        self._looks = 0

    async def run(self, link: Link) -> None:
        """For as long as the process lives."""
        while True:
            try:
                news = await link.run(self.look, PATIENCE)
                if any(news):
                    self._tell(news)
            except Away:
                self._jobs.workers = 0
                await link.ready()
            await asyncio.sleep(FOLLOW)

    async def look(self, connection: Connection) -> News:
        """Once."""
        shares, rooms = {}, None
        if self._looks % SHARES == 0:
            shares = {address: count for address, count in await connection.fetch(statements.SHARES)}
        if self._looks % ALL == 0:
            rooms = frozenset([id for (id,) in await connection.fetch(statements.IDS)])
        self._looks += 1
        listed = await self._listed(connection)
        ((self._jobs.workers,),) = await connection.fetch(statements.WORKERS, RELEASE)
        ((revoked,),) = await connection.fetch(statements.REVOKED)
        facts: list[tuple[str, str]] = []
        if revoked != self._revoked:
            facts = [(name, value) for name, value in await connection.fetch(statements.FACTS, "revoked ")]
            self._revoked = revoked
        return News(listed, facts, rooms, shares)

    async def _listed(self, connection: Connection) -> list[tuple[str, Listing]]:
        found: list[tuple[str, Listing]] = []
        known: dict[str, float] = {}
        for id, used, stage, info, people, at in await connection.fetch(statements.LISTED, self._since):
            known[id] = at
            if self._known.get(id) != at:
                found.append((id, Listing(used, stage, info, tuple(people.split(",")))))
        self._known = known
        self._since = max([self._since, *known.values()])
        return found
