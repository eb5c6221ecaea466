"""A word of ours for the deal: promised with the seat, revealed when all promises are fixed (docs/fairness.md)."""

from __future__ import annotations

import secrets
from typing import Final

from kickdoor.fairness import promise_of
from kickdoor.views.room import TableInfo


class Word:
    """One word, and what the table showed before it was revealed: the record is checked against that."""

    def __init__(self) -> None:
        self.word: Final = secrets.token_hex(16)
        self.promise: Final = promise_of(self.word)
        self.commitment = ""  # of the server's secret
        self._promises: tuple[str, ...] = ()  # of all seats

    def is_due(self, table: TableInfo) -> bool:
        """Whether it is to be revealed now. A table that has shown other promises before is told no word."""
        promises = tuple(seat.promise for seat in table.seats)
        if not table.revealing or self.promise not in promises:
            return False
        if not self.commitment:
            self.commitment, self._promises = table.seed_hash, promises
        return (self.commitment, self._promises) == (table.seed_hash, promises)
