"""The lines of a sum: what each card adds to a total, and why."""

from __future__ import annotations

from typing import Final

from kickdoor.views.names import LineKind

from ..table.absent import NO_FOE, NOBODY
from ..table.card import Card


class Line:
    """One line of a ledger: how much, where from, of which card; `text` is its sentence or keyword."""

    def __init__(
        self,
        amount: int,
        kind: LineKind,
        card: Card | None = None,
        text: str = "",
        seat: int = NOBODY,
        foe: int = NO_FOE,
    ) -> None:
        self.amount: Final = amount
        self.kind: Final = kind
        self.card: Final = card
        self.text: Final = text
        self.seat: Final = seat
        self.foe: Final = foe


Lines = list[Line] | None


class Tab:
    """Where the lines of a sum are written down, and under which seat or monster."""

    def __init__(self, lines: list[Line], seat: int, foe: int) -> None:
        self.lines: Final = lines
        self.seat: Final = seat
        self.foe: Final = foe

    def add(self, amount: int, kind: LineKind, card: Card, text: str) -> None:
        self.lines.append(Line(amount, kind, card, text, self.seat, self.foe))


def tab_of(lines: Lines, seat: int, foe: int = NO_FOE) -> Tab | None:
    return None if lines is None else Tab(lines, seat, foe)
