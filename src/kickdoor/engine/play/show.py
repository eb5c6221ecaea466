"""Showing cards of one's hand."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import DraftView

from ..table.absent import NOBODY
from ..table.acts import LEISURE, S_ANY, PlainAct
from ..table.agenda import DRAFT, QUIET, Draft, Option, Way
from ..table.card import Card
from ..table.events import EVERYBODY
from ..table.piles import HANDS, MOST_SEATS
from ..table.rules import Rule
from ..table.shown import all_seen
from ..table.table import Table
from ..table.window import Window
from .bargains import LIMITED, NEVER_MIND_OPTION, AddSeat, add_card, count, enough, idle


class Show(PlainAct):
    """Opens a draft of what to show: a hand is secret, but its owner may show it (DECK-04)."""

    verb: ClassVar[str] = "show"
    way: Way = DRAFT
    situations: int = S_ANY << LEISURE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if not table.piles[HANDS[seat]] or enough(table, seat, "shows", 0, table.book.settings.shows):
            return LIMITED
        return None

    def take(self, table: Table, seat: int) -> None:
        count(table, seat, "shows", 0, table.book.settings.shows)
        table.compose(seat, ShowDraft(seat, NOBODY, ()))


TO_SEATS: Final = [AddSeat("to", seat) for seat in range(MOST_SEATS)]


class ShowDraft(Draft):
    """What is shown (some cards, or the whole hand if none is named) and to whom (one player, or all)."""

    def __init__(self, by: int, to: int, cards: tuple[Card, ...]) -> None:
        self.by: Final = by
        self.to: Final = to
        self.cards: Final = cards
        self.kind = "show"

    def _there(self, table: Table) -> tuple[Card, ...]:
        """Those of the cards that are still in the hand."""
        hand = table.hand(self.by)
        return tuple([card for card in self.cards if card in hand])

    def options(self, table: Table, seat: int) -> list[Option]:
        hand = table.hand(seat)
        cards = self._there(table)
        result: list[Option] = []
        if cards or not self.cards:  # a draft whose cards are all gone does not show the whole hand instead
            result.append(ShowNow(self.to, cards))
        if self.to == NOBODY:
            for other in table.from_turn():
                if other != seat:
                    result.append(TO_SEATS[other])
        for card in hand:
            if card not in cards:
                result.append(add_card("add", card))
        result.append(NEVER_MIND_OPTION)
        return result

    def with_card(self, table: Table, verb: str, card: Card) -> Draft:
        return ShowDraft(self.by, self.to, (*self.cards, card))

    def with_seat(self, table: Table, other: int) -> Draft:
        return ShowDraft(self.by, other, self.cards)

    def view(self, table: Table) -> DraftView:
        to = None if self.to < 0 else self.to
        return DraftView(kind=self.kind, to=to, gives=all_seen(table, self._there(table)))


class ShowNow(Option):
    """Shows what the draft names."""

    __slots__ = ("cards", "to")

    def __init__(self, to: int, cards: tuple[Card, ...]) -> None:
        super().__init__(QUIET, "show")
        self.to: Final = to
        self.cards: Final = cards

    def take(self, table: Table, seat: int) -> None:
        table.compose(seat, None)
        idle(table, seat)
        knows = EVERYBODY if self.to == NOBODY else 1 << self.to | 1 << seat
        for card in self.cards or tuple(table.hand(seat)):
            table.tell("show", seat, card, self.to, knows=knows)
