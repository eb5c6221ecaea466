"""What one seat may know, put together from the public view and its own; bots and clients get nothing else."""

from __future__ import annotations

from typing import Final

from kickdoor.views.seat import View

from ..table.agenda import Ask
from ..table.rules import Refused, Rule
from ..table.table import Table
from .deeds import own_view
from .imagine import imagined_table, without_hidden
from .public import public_view

NOT_IMAGINABLE: Final = Rule(reason="no_imagining")


class Imagining:
    """The table with all that a seat cannot see forgotten: what games are imagined from."""

    def __init__(self, table: Table, names: tuple[str, ...], seat: int, known: set[int]) -> None:
        self.names: Final = names
        self._seat: Final = seat
        self._known: Final = known
        self._base: Final = without_hidden(table, seat, known)

    def table(self, seed: str) -> Table:
        """A table that fits the view, hidden cards and dice dealt anew."""
        return imagined_table(self._base, self._seat, self._known, self.names, seed)


def imagining(view: View) -> Imagining:
    """What games are imagined from; refused where the view does not have it."""
    found = view.imagining
    if not isinstance(found, Imagining):
        raise Refused(NOT_IMAGINABLE)
    return found


def seat_view(
    table: Table, names: tuple[str, ...], seat: int, ask: Ask | None, imaginable: bool, outcomes: bool
) -> View:
    """Everything a seat may know; what games are imagined from, and what follows from options, cost time."""
    log = table.log
    events = [] if log is None else log.seen_by(seat)
    known = set() if log is None else log.known[seat]
    base = Imagining(table, names, seat, known) if imaginable else None
    return View(public_view(table, names), own_view(table, seat, ask, outcomes=outcomes), events, known, base)


def spectator_view(table: Table, names: tuple[str, ...]) -> View:
    """What somebody knows who has no seat."""
    log = table.log
    return View(public_view(table, names), None, [] if log is None else log.seen_by(-1))


def quick_view(table: Table, names: tuple[str, ...], seat: int, ask: Ask | None) -> View:
    """The view of a seat that is cheap to build: no log, no lines of sums, no games imagined from it."""
    return View(public_view(table, names, False), own_view(table, seat, ask))
