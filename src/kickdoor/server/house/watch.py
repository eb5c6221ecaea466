"""Watches the server for what players would notice: failed commits, a missing database, a slow event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from prometheus_client import Histogram

from ..running.health import Health, Lag
from ..store.store import ServerStore
from .hall import Hall

TICK: Final = 0.25  # seconds between two looks
LATE: Final = 0.5  # seconds of lag, again and again, beyond which the server is not ready
LONG: Final = 2.0  # seconds of lag, once, that are a line of the log
STUCK: Final = 10_000  # milliseconds that a room may wait for the disk
ROOMS: Final = 8  # looks between two searches for such rooms
BUCKETS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds

LAPSED: Final = "this node could not renew its lease: other nodes may take its tables, and it takes no answers"

Log = Callable[..., Any]


class Watch:
    """Looks now and then, and notes what it finds."""

    def __init__(self, health: Health, store: ServerStore, hall: Hall, log: Log) -> None:
        self._health: Final = health
        self._store: Final = store
        self._hall: Final = hall
        self._log: Final = log  # of an error
        self._failures = 0  # of commits, that the log has
        self._looks = 0
        self.stuck = 0  # rooms that wait too long for the disk
        self._lag: Final = Lag()
        self.lag: Final = Histogram("kickdoor_loop_lag_seconds", "How late the event loop is", buckets=BUCKETS,
                                    registry=None)  # fmt: skip

    async def run(self) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.look(loop.time() - due)

    @property
    def worst_lag(self) -> float:
        """Seconds, of the last few."""
        return self._lag.worst

    def look(self, late: float = 0.0) -> None:
        """Once; `late`: by how many seconds it was called too late."""
        self.lag.observe(max(0.0, late))
        self._lag.measured(late)
        if late > LONG:
            self._log("late", seconds=round(late, 1))
        usual = self._lag.usual
        self._health.note("lag", f"the event loop is {usual:.1f} s late" if usual > LATE else "")
        self._commits()
        self._health.note("database", self._store.missing)
        self._health.note("lease", "" if self._store.leased else LAPSED)
        if self._looks % ROOMS == 0:
            self.stuck = sum([room.stuck(STUCK) for room in self._hall.rooms.values()])
            self._health.note("rooms", f"{self.stuck} tables wait for the disk" if self.stuck else "")
        self._looks += 1

    def _commits(self) -> None:
        """One line of the log for all that failed since the last look."""
        trouble, failures = self._store.trouble, self._store.failures
        if failures > self._failures:
            self._log("commits failed", count=failures - self._failures, why=trouble)
            self._failures = failures
        self._health.note("commits", f"commits fail: {trouble}" if trouble else "")
