"""The entries of one room: those in the store, and those that wait for the next commit."""

from __future__ import annotations

from typing import Final

from ..room import entries
from ..room.entries import AnyEntry
from ..store.store import FIRST_LIFE, Life, Row, Store


class Journal:
    """Numbers the entries; knows how many the store has."""

    def __init__(self, room: str, store: Store, epoch: int = FIRST_LIFE) -> None:
        self._room: Final = room
        self.epoch: Final = epoch  # which life of the room this is
        self._store: Final = store
        self._given = 0  # entries that the store has, or is committing
        self._waiting: list[Row] = []

    @property
    def waiting(self) -> int:
        """How many entries wait for the next commit."""
        return len(self._waiting)

    @property
    def empty(self) -> bool:
        """Whether there is no entry at all, not even the first."""
        return not self._given and not self._waiting

    def add(self, entry: AnyEntry, at: int) -> None:
        self._waiting.append((self._given + len(self._waiting), at, entries.encode(entry)))

    def cut(self, count: int) -> None:
        """Keeps only so many of those that wait."""
        del self._waiting[count:]

    @property
    def life(self) -> Life:
        """What the next write goes on from."""
        return Life(self.epoch, self._given)

    def take(self) -> list[Row]:
        """What waits, to be committed now."""
        rows, self._waiting = self._waiting, []
        self._given += len(rows)
        return rows

    def rows(self, since: int = 0) -> list[Row]:
        """The first entry and all from this number on, while none is being committed. `StoreError` where the store
        cannot be read."""
        return [*self._store.entries(self._room, since), *self._waiting]

    @property
    def last(self) -> int:
        """The number of the last entry that the store has, or is committing."""
        return self._given - 1

    def restart(self, rows: list[Row]) -> None:
        """These are the last that the store has: nothing waits."""
        self._given, self._waiting = rows[-1][0] + 1 if rows else 0, []
