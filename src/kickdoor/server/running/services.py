"""What all rooms of a server share: its time, its store, how games and bots are made, and counters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ..room.hosted import Munchkin
from ..room.printings import Printings
from ..room.state import Maker
from ..store.store import Store
from ..thinking.thinkers import InProcess, Thinkers
from .bots import BotsMaker
from .health import Health
from .server_time import Clock


class Services:
    """Given to every room."""

    def __init__(
        self, clock: Clock, store: Store, make: Maker, bots: BotsMaker, thinkers: Thinkers | None = None
    ) -> None:
        self.clock: Final = clock
        self.started: Final = clock.now()
        self.store: Final = store
        self.printings: Final = Printings(store.printing, store.printings())
        # A game for a table: of ours, with the cards that the table began with.
        self.make: Final[Maker] = partial(make, printings=self.printings) if make is Munchkin else make
        self.bots: Final = bots  # the bots of a table
        self.health: Final = Health()
        self.thinkers: Final = thinkers or InProcess()  # who think for the bots
        self.on_fault: Callable[[str, str, str], None] = lambda room, word, trace: None
        self.answers = 0  # taken since the start
        self.refusals: Final[dict[str, int]] = {}  # by code
        self.faults = 0
        self.unusable_snapshots = 0

    def refused(self, code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1

    def unusable(self, room: str, word: str) -> None:
        """A snapshot of this table cannot be used, as after a release that writes others: it was played again."""
        self.unusable_snapshots += 1

    def fault(self, room: str, word: str, trace: str = "") -> None:
        """A card, a bot or the server itself failed at this table; `trace` is for the log only."""
        self.faults += 1
        self.on_fault(room, word, trace)
