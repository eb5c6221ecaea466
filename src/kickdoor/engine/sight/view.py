"""What one seat may know, put together from the public view and its own; bots and clients get nothing else."""

from __future__ import annotations

from typing import Final

from kickdoor.views.cards import CardView
from kickdoor.views.deeds import AskView, OfferView
from kickdoor.views.events import EventView
from kickdoor.views.names import WindowKind
from kickdoor.views.seat import View
from kickdoor.views.table import FightView, MomentView, OwnView, PlayerView, PublicView, TrackView

from ..table.agenda import Ask
from ..table.rules import Refused, Rule
from ..table.shown import seen
from ..table.table import Table
from ..table.window import KINDS, Window
from .deeds import ask_view, offers_for, own_part, own_view
from .imagine import imagined_table, unseen_by, without_hidden
from .public import fight_seen, moment_view, player_seen, players_seen, public_view, tracks_view

NOT_IMAGINABLE: Final = Rule(reason="no_imagining")


class Imagining:
    """The table with all that a seat cannot see forgotten: what games are imagined from."""

    def __init__(self, table: Table, names: tuple[str, ...], seat: int, known: set[int]) -> None:
        self.names: Final = names
        self._seat: Final = seat
        self._base: Final = without_hidden(table, seat, known)
        self._unseen: Final = unseen_by(self._base, seat, known)

    def table(self, seed: str) -> Table:
        """A table that fits the view, hidden cards and dice dealt anew."""
        return imagined_table(self._base, self._seat, self._unseen, seed)


def imagining(view: View) -> Imagining:
    """What games are imagined from; refused where the view does not have it."""
    found = view.imagining
    if not isinstance(found, Imagining):
        raise Refused(NOT_IMAGINABLE)
    return found


class Sight:
    """What the parts of a seat's view are built from, by the rights of this seat, while the table is as it was."""

    def __init__(self, table: Table, names: tuple[str, ...], seat: int, ask: Ask | None, scope: Scope) -> None:
        top = table.agenda[-1] if table.agenda else None
        self._table: Final = table
        self._names: Final = names
        self._scope: Final = scope
        self.seat: Final = seat
        self.ask: Final[AskView | None] = None if ask is None else ask_view(table, ask)
        self.me: Final[PlayerView] = player_seen(table, seat, names[seat])
        self.fight: Final[FightView | None] = fight_seen(table, scope.lines)
        self.window: Final[WindowKind | None] = KINDS[top.kind] if isinstance(top, Window) else None
        self.turn: Final = table.turn
        self.turns: Final = table.turns
        self.winning_level: Final = table.book.settings.winning_level

    def public(self) -> PublicView:
        return public_view(self._table, self._names, self._scope.lines)

    def own(self) -> OwnView:
        return own_part(self._table, self.seat, self.ask)

    def hand(self) -> list[CardView]:
        table = self._table
        return [seen(table, card) for card in table.hand(self.seat)]

    def offers(self) -> list[OfferView]:
        return offers_for(self._table, self.seat)

    def moment(self) -> MomentView | None:
        return moment_view(self._table)

    def tracks(self) -> tuple[TrackView, ...]:
        return tracks_view(self._table)

    def players(self) -> list[PlayerView]:
        return players_seen(self._table, self._names)

    def events(self) -> list[EventView]:
        log = self._table.log if self._scope.told else None
        return [] if log is None else log.seen_by(self.seat)

    def known(self) -> set[int]:
        log = self._table.log if self._scope.told else None
        return set() if log is None else log.known_to(self.seat)

    def imagining(self) -> Imagining | None:
        return Imagining(self._table, self._names, self.seat, self.known()) if self._scope.imaginable else None


class Scope:
    """What a view has besides the position: the log, the lines of a fight's sums, games imagined from it."""

    def __init__(self, told: bool, lines: bool, imaginable: bool) -> None:
        self.told: Final = told
        self.lines: Final = lines
        self.imaginable: Final = imaginable


QUICK: Final = Scope(told=False, lines=False, imaginable=False)


def spectator_view(table: Table, names: tuple[str, ...]) -> View:
    """What somebody knows who has no seat."""
    log = table.log
    return View(public_view(table, names), None, [] if log is None else log.seen_by(-1))


def reader_view(table: Table, names: tuple[str, ...], seat: int, ask: Ask | None) -> View:
    """Everything a seat may know, for a person: options say what follows."""
    log = table.log
    events = [] if log is None else log.seen_by(seat)
    known = set() if log is None else log.known_to(seat)
    base = Imagining(table, names, seat, known)
    return View(public_view(table, names), own_view(table, seat, ask, outcomes=True), events, known, base)
