"""How a room is listed in the lobby, and when the store must be told."""

from __future__ import annotations

from typing import Final

import msgspec

from kickdoor.views.room import TableInfo

from ..room import entries
from ..room.entries import AnyEntry
from ..room.state import RoomState
from ..store.store import Listing
from .about import info_of
from .presence import Presence

AGAIN: Final = 60_000  # milliseconds after which a busy room's listing is stored again: it is still in use

# Entries after which the listing is the same as before.
UNLISTED: Final = (entries.Answered, entries.Silent, entries.Undone, entries.Held, entries.Standing, entries.Spoke)
encode = msgspec.json.Encoder().encode


class Listed:
    """Made again only when something in it may have changed: most answers change nothing in it."""

    def __init__(self, room: str) -> None:
        self._room: Final = room
        self._stale = True
        self._stage = ""
        self._turn: int | None = None
        self._people: tuple[str, ...] = ()
        self._stored, self._stored_at = b"", 0
        self.info = b""  # `TableInfo`, encoded

    def changed(self, entry: AnyEntry | None = None) -> None:
        """After this entry, or after a change in who is here."""
        self._stale = self._stale or not isinstance(entry, UNLISTED)

    def table(self, state: RoomState, presence: Presence) -> TableInfo:
        return info_of(self._room, state, presence)

    def refresh(self, state: RoomState, presence: Presence) -> None:
        if self._stale or self._stage != state.stage or self._turn != state.turn:
            self._stale, self._stage, self._turn, self._people = False, state.stage, state.turn, state.people
            self.info = encode(self.table(state, presence))

    def to_store(self, used: int) -> Listing | None:
        """What the store is given with the next commit; None where it has that already."""
        if self.info == self._stored and used - self._stored_at < AGAIN:
            return None
        self._stored, self._stored_at = self.info, used
        return self.listing(used)

    def listing(self, used: int) -> Listing:
        return Listing(used, self._stage, self.info, self._people)

    def forget(self) -> None:
        """A commit has failed: the store may have another."""
        self._stale, self._stored = True, b""
