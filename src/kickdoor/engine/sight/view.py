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
from ..table.shown import seen
from ..table.table import Table
from ..table.window import KINDS, Window
from .brief import TableBrief
from .deeds import ask_view, offers_for, own_part, own_view
from .public import fight_seen, moment_view, player_seen, players_seen, public_view, tracks_view
from .scope import Imagining, Scope


class Sight:
    """What the parts of a seat's view are built from, by the rights of this seat, while the table is as it was."""

    def __init__(self, table: Table, names: tuple[str, ...], seat: int, ask: Ask | None, scope: Scope) -> None:
        top = table.agenda[-1] if table.agenda else None
        self._table: Final = table
        self._names: Final = names
        self._scope: Final = scope
        self._asked: Final = ask
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
        return self._scope.known(self._table, self.seat)

    def imagining(self) -> Imagining | None:
        return self._scope.imagining(self._table, self._names, self.seat)

    def brief(self, view: View) -> TableBrief | None:
        """What a bot reads instead of this view; None where the seat is not asked."""
        return (
            None if self._asked is None else TableBrief(self._table, self._names, self._asked, self._scope, view)
        )


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
