"""This process as one of the nodes of a database: its lease, and the rooms that it has."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

from kickdoor.engine import rules_version

from . import statements
from .link import Away, Connection, Link
from .packing import unpacked
from .statements import LEASE
from .store import Elsewhere, Taken

# What this release can play: a room that was opened by newer rules is for newer nodes.
VERSION: Final = rules_version.RULES_VERSION
RENEW: Final = 2.0  # seconds between two renewals
PATIENCE: Final = 2.0  # seconds that a renewal may take


class Node:
    """One life of a process. Declared dead, it begins another, under another id and with no rooms."""

    def __init__(self, address: str, lost: Callable[[str, int], None]) -> None:
        self.address: Final = address or f"unreachable {secrets.token_hex(8)}"
        self.id = secrets.randbits(62) + 1
        self.held: Final[dict[str, int]] = {}  # by room: its epoch
        self.peers: frozenset[str] = frozenset()  # addresses of the others
        self._lost: Final = lost
        self._renewed = float("-inf")  # when the last renewal was sent that succeeded
        self._well_since = time.monotonic()  # since when no renewal has failed

    @property
    def leased(self) -> bool:
        """By our own clock, from before the renewal was sent: other nodes wait at least as long."""
        return time.monotonic() - self._renewed < LEASE

    async def join(self, connection: Connection) -> None:
        sent = time.monotonic()
        await connection.execute(statements.JOIN, self.id, self.address, VERSION)
        self._renewed = sent

    async def keep(self, link: Link) -> None:
        """Renews the lease for as long as the process lives."""
        while True:
            await asyncio.sleep(RENEW)
            try:
                await link.run(self.renew, PATIENCE)
            except Away:
                self._well_since = float("inf")
                continue
            self._well_since = min(self._well_since, time.monotonic())

    async def renew(self, connection: Connection) -> None:
        """Renews the lease, finds out which rooms others have taken, and declares others dead."""
        sent = time.monotonic()
        if not await connection.fetch(statements.RENEW, self.id):
            self.declared_dead()
            await self.join(connection)
            return
        self._renewed = sent
        before = dict(self.held)
        found = {id: epoch for id, epoch in await connection.fetch(statements.HELD, self.id)}
        for room, epoch in before.items():
            if found.get(room) != epoch:
                self.gone(room, epoch)
        await self._declare(connection)
        self.peers = frozenset([address for (address,) in await connection.fetch(statements.PEERS, self.id)])

    async def _declare(self, connection: Connection) -> bool:
        """Declares others dead whose leases have lapsed; whether there were any. Where the database was away for
        us, the others may only be late."""
        if time.monotonic() - self._well_since <= LEASE:
            return False
        return bool(await connection.fetch(statements.DEAD, self.id))

    def declared_dead(self) -> None:
        """Others may take all rooms. The id is not used again: whatever is still on its way under it is void."""
        self.id = secrets.randbits(62) + 1
        self._renewed = float("-inf")
        for room, epoch in list(self.held.items()):
            self.gone(room, epoch)

    def gone(self, room: str, epoch: int) -> None:
        """This life of a room is not ours any more."""
        if self.held.get(room) == epoch:
            del self.held[room]
        self._lost(room, epoch)

    async def take(self, connection: Connection, room: str) -> Taken:
        """Two statements: one that took and read would read the snapshot from before it waited for the owner."""
        taken = await connection.fetch(statements.TAKE, room, self.id, VERSION)
        if not taken and await self._declare(connection):
            taken = await connection.fetch(statements.TAKE, room, self.id, VERSION)
        if not taken:
            found = await connection.fetch(statements.WHERE, room)
            if not found:
                return Taken(0, [])
            ((node, address),) = found
            raise Elsewhere(room, address if node != self.id and address else "")
        ((epoch,),) = taken
        self.held[room] = epoch
        snapshot = unpacked(await connection.fetch(statements.SNAPSHOT, room))
        since = 0 if snapshot is None else snapshot[0]
        found = await connection.fetch(statements.ENTRIES_SINCE, room, since)
        return Taken(epoch, [(n, at, body) for n, at, body in found], snapshot)

    async def release(self, rooms: Mapping[str, int], connection: Connection) -> None:
        """Lets these lives of rooms go."""
        for room, epoch in rooms.items():
            if self.held.get(room) == epoch:
                del self.held[room]
        await connection.execute(statements.RELEASE, self.id, list(rooms), list(rooms.values()))

    async def leave(self, connection: Connection) -> None:
        """Lets all rooms go, and is no node any more."""
        await self.release(dict(self.held), connection)
        await connection.execute(statements.LEAVE, self.id)
