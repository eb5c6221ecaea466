"""How much processor time the bots of a table, the tables of an address and the pages for it may use."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

TABLE: Final = (0.1, 20.0)  # seconds of processor time that a table gets back each second, and may save up
ADDRESS: Final = (0.5, 60.0)  # the same for all tables that an address has opened, for each worker
PAGES: Final = (0.2, 10.0)  # the same for the pages that an address asks for
MOST: Final = 20_000  # that are counted at once


class Budget:
    """Seconds of processor time that come back over time."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._left = most
        self._at = now

    def left(self, now: float) -> float:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def spend(self, seconds: float, now: float) -> None:
        self._left = self.left(now) - seconds


class _Counted:
    """A budget for each name; those whose budget is whole again are not kept."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._budgets: dict[str, Budget] = {}

    def allow(self, name: str, now: float) -> bool:
        budget = self._budgets.get(name)
        return budget is None or budget.left(now) > 0

    def spend(self, name: str, seconds: float, now: float) -> None:
        if name not in self._budgets and len(self._budgets) >= MOST:
            self._budgets = {
                name: budget for name, budget in self._budgets.items() if budget.left(now) < self._most
            }
        budget = self._budgets.setdefault(name, Budget(self._rate, self._most, now))
        budget.spend(seconds, now)


class Budgets:
    """Of a server with so many workers."""

    def __init__(self, workers: int = 1, now: Callable[[], float] = time.monotonic) -> None:
        self._now: Final = now
        self._tables: Final = _Counted(*TABLE)
        self._addresses: Final = _Counted(ADDRESS[0] * workers, ADDRESS[1] * workers)
        self._pages: Final = _Counted(*PAGES)
        self._opened: dict[str, str] = {}  # by table: the address that opened it, as far as it is known

    def opened(self, table: str, address: str) -> None:
        """This address has opened this table, and so pays for its bots."""
        if len(self._opened) >= MOST:
            self._opened.clear()
        self._opened[table] = address

    def allow(self, table: str) -> bool:
        """Whether the bots of this table may think now."""
        now, address = self._now(), self._opened.get(table)
        return self._tables.allow(table, now) and (address is None or self._addresses.allow(address, now))

    def spend(self, table: str, seconds: float) -> None:
        """The bots of this table have thought so long."""
        now, address = self._now(), self._opened.get(table)
        self._tables.spend(table, seconds, now)
        if address is not None:
            self._addresses.spend(address, seconds, now)

    def done(self, table: str, address: str, seconds: float) -> None:
        """A bot of this table has answered, or (without a table) a page was made for this address."""
        if table:
            self.spend(table, seconds)
        elif address:
            self.asked(address, seconds)

    def may_ask(self, address: str) -> bool:
        """Whether pages may be made for this address now."""
        return self._pages.allow(address, self._now())

    def asked(self, address: str, seconds: float) -> None:
        """Making a page for this address has taken so long."""
        self._pages.spend(address, seconds, self._now())
