"""The mark of a seat that is open to trades: set and taken back, seen by everybody."""

from __future__ import annotations

from typing import ClassVar, Final

from ..table.acts import PlainAct
from ..table.agenda import QUIET, Way
from ..table.rules import Rule
from ..table.table import Table
from ..table.window import START, TRADING, Window
from .bargains import LIMITED

OPEN_ALREADY: Final = Rule("TIME-02", reason="open_already")
CLOSED_ALREADY: Final = Rule("TIME-02", reason="closed_already")
BETWEEN_FIGHTS: Final = Rule("TIME-02", reason="between_fights")
AT_YOUR_START: Final = Rule("TIME-02", reason="open_at_your_start")


class OpenToTrades(PlainAct):
    """Says that one would trade (TIME-02): a quick table asks whoever says so also in the turns of others."""

    verb: ClassVar[str] = "open_to_trades"
    way: Way = QUIET

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if table.traders >> seat & 1:
            return OPEN_ALREADY
        if window.kind not in TRADING:
            return BETWEEN_FIGHTS
        settings = table.book.settings
        if not settings.offers:
            return LIMITED
        # A live table lets everybody act at any time. On a quick one it is listed seldom, as it adds questions.
        if settings.live or (window.kind == START and seat == window.lead and not table.tally):
            return None
        return AT_YOUR_START

    def take(self, table: Table, seat: int) -> None:
        table.traders |= 1 << seat
        table.tell("open_to_trades", seat)


class ClosedToTrades(PlainAct):
    """Takes that back."""

    verb: ClassVar[str] = "closed_to_trades"
    way: Way = QUIET

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if not table.traders >> seat & 1:
            return CLOSED_ALREADY
        return None if window.kind in TRADING else BETWEEN_FIGHTS

    def take(self, table: Table, seat: int) -> None:
        table.traders &= ~(1 << seat)
        table.tell("closed_to_trades", seat)
