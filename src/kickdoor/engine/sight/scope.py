"""How much a view or a brief has besides the position: the log, the lines of sums, and games imagined from it."""

from __future__ import annotations

from typing import Final

from kickdoor.views.seat import View

from ..table.rules import Refused, Rule
from ..table.table import Table
from .imagine import imagined_table, without_hidden

NOT_IMAGINABLE: Final = Rule(reason="no_imagining")


class Imagining:
    """The table with all that a seat cannot see forgotten: what games are imagined from."""

    def __init__(self, table: Table, names: tuple[str, ...], seat: int, known: set[int]) -> None:
        self.names: Final = names
        self._seat: Final = seat
        base, unseen = without_hidden(table, seat, known)
        self._base: Final = base
        self._unseen: Final = unseen

    def table(self, seed: str) -> Table:
        """A table that fits the view, hidden cards and dice dealt anew."""
        return imagined_table(self._base, self._seat, self._unseen, seed)


def imagining(view: View) -> Imagining:
    """What games are imagined from; refused where the view does not have it."""
    found = view.imagining
    if not isinstance(found, Imagining):
        raise Refused(NOT_IMAGINABLE)
    return found


class Scope:
    """What a view has besides the position: the log, the lines of a fight's sums, games imagined from it."""

    def __init__(self, told: bool, lines: bool, imaginable: bool) -> None:
        self.told: Final = told
        self.lines: Final = lines
        self.imaginable: Final = imaginable

    def known(self, table: Table, seat: int) -> set[int]:
        """The tags of the cards that a seat was shown."""
        log = table.log if self.told else None
        return set() if log is None else log.known_to(seat)

    def imagining(self, table: Table, names: tuple[str, ...], seat: int) -> Imagining | None:
        """What games are imagined from, where that is wanted."""
        return Imagining(table, names, seat, self.known(table, seat)) if self.imaginable else None


QUICK: Final = Scope(told=False, lines=False, imaginable=False)
KNOWING: Final = Scope(told=True, lines=False, imaginable=False)
TOLD: Final = Scope(told=True, lines=False, imaginable=True)
