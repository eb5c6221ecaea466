"""How many tables an address has, and how fast it opens them and takes seats: over all nodes of a database."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import blake2b
from typing import Final, Literal

from kickdoor.views.room import Problem

from ..net.bucket import AddressBuckets
from ..room.refusal import Refusal
from ..store.store import ServerStore, StoreError

EACH: Final = 200  # tables that one address may have,
USUAL: Final = 30  # where it may open so many at once; more where that is more
SEATINGS: Final = 4  # seats that an address may take, or guesses at a password, for each table that it may open

What = Literal["open", "sit"]


class Openers:
    """One server counts in memory, since its start. Several nodes count in their database, at the moment of
    opening: it knows addresses by a hash only."""

    def __init__(self, store: ServerStore, opening: tuple[float, float]) -> None:
        self._store: Final = store
        rate, burst = opening  # tables a second, and at once
        self._rates: Final[dict[What, tuple[float, float]]] = {
            "open": opening,
            "sit": (rate * SEATINGS, burst * SEATINGS),
        }
        self._buckets: Final = {what: AddressBuckets(*rate) for what, rate in self._rates.items()}
        self.each = max(EACH, int(burst * EACH / USUAL))
        self.secret = b""  # by which addresses are named in the database of several nodes
        self._addresses: Final[dict[str, str]] = {}  # by table: the address it was opened from
        self._counts: Final[dict[str, int]] = {}  # by address: how many of these there are

    def check(self, address: str) -> None:
        """Refuses one more table of this address, where it has too many or opens them too fast; counts it."""
        if self._tables(address) >= self.each:
            raise Refusal(Problem("too_many_of_yours", number=self.each))
        self.check_rate("open", address)

    def _tables(self, address: str) -> int:
        if not self._store.shared:
            return self._counts.get(address, 0)
        try:
            return self._store.tables_of(self._named(address))
        except StoreError:
            raise Refusal(Problem("not_saved")) from None

    def check_rate(self, what: What, address: str) -> None:
        """Refuses what this address does too often; counts it."""
        try:
            if self._store.shared:
                allowed = self._store.allows(f"{what} {self._named(address)}", *self._rates[what])
            else:
                allowed = self._buckets[what].take(address, asyncio.get_running_loop().time())
        except StoreError:
            raise Refusal(Problem("not_saved")) from None
        if not allowed:
            raise Refusal(Problem("too_fast"))

    def opened(self, table: str, address: str) -> None:
        """This address has opened a table; of several who ask for the same one, the first counts."""
        if self._store.shared:
            with suppress(StoreError):  # then it counts for nobody
                self._store.opened_by(table, self._named(address))
        elif table not in self._addresses:
            self._addresses[table] = address
            self._counts[address] = self._counts.get(address, 0) + 1

    def gone(self, table: str) -> None:
        """There is no such table any more."""
        address = self._addresses.pop(table, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def _named(self, address: str) -> str:
        return blake2b(address.encode(), key=self.secret, digest_size=12).hexdigest()
