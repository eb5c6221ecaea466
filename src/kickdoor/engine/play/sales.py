"""Selling Items for Levels."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import DraftView
from kickdoor.views.events import Facts

from ..flow.levels import gain
from ..flow.windows import moment
from ..sums.forbidden import barred
from ..sums.gear import (
    put_down,
    saying,
)
from ..table.acts import S_CALM, PlainAct
from ..table.agenda import DRAFT, PLAY, Choice, Draft, Option, Step, Way, says_number
from ..table.card import Card
from ..table.rules import Rule
from ..table.sentence import DOUBLE_SALE, SELLS
from ..table.shown import all_seen
from ..table.table import Table
from ..table.window import Window
from ..table.zones import attached, discard
from .bargains import LIMITED, NEVER_MIND_OPTION, add_card, count, enough
from .uses import FORBIDDEN

PRICE: Final = 1000
NOT_WORTH: Final = Rule("SELL-01", reason="not_worth")
NOT_NOW: Final = Rule("TIME-03", "SELL-01", reason="sale_not_now")
NOT_TO_WIN: Final = Rule("SELL-02", reason="sale_to_win")
TURF: Final = Rule("TURF-01", reason="turf_not_sold")
NO_ITEM: Final = Rule("SELL-01", "TRADE-01", reason="only_items")
NO_COMPANION: Final = Rule("CMP-01", reason="no_companion")


def unsellable(table: Table, seat: int, card: Card) -> Rule | None:
    """Why a card cannot be part of a sale."""
    if card.kind == "turf":
        return TURF
    if card.kind == "companion" and not card.item:
        return NO_COMPANION
    if card.kind == "item_enhancer":
        # In play it is sold with its Item.
        return NO_ITEM if table.in_play(card) else None
    if not card.item:
        return NO_ITEM
    return None


def worth(table: Table, card: Card) -> int:
    """The value of a card and of the cards attached to it, without what a companion carries (CMP-02)."""
    return card.value + sum([other.value for other in attached(table, card)])


def sellable(table: Table, seat: int) -> list[Card]:
    cards = table.hand(seat) + table.play(seat)
    pledged = table.pledged(seat)
    return [card for card in cards if unsellable(table, seat, card) is None and card not in pledged]


def doubles(table: Table, seat: int) -> int:
    """How many Items may still be sold at twice their value this turn; a second card allows no more (RULE-26)."""
    most = 0
    for card in saying(table, seat, DOUBLE_SALE):
        for standing in card.by_key[DOUBLE_SALE]:
            most = max(most, standing.worth(table, card.causes[seat]))
    return most - table.seats[seat].doubles_sold


def _gold(table: Table, seat: int) -> int:
    """The value of all cards of a seat; it is computed again only after a card has moved."""
    owner = table.seats[seat]
    if owner.counted != table.next_tag:
        owner.counted = table.next_tag
        owner.gold = sum([card.price for card in table.hand(seat) + table.play(seat)])
    return owner.gold


def no_sale(table: Table, seat: int) -> Rule | None:
    """Why a seat cannot sell for a level now, whatever it would sell (SELL-01, SELL-02)."""
    if table.turn != seat:
        return NOT_NOW
    if table.seats[seat].level >= table.book.settings.winning_level - 1:
        return NOT_TO_WIN
    total = _gold(table, seat)
    if total < PRICE:
        spare = doubles(table, seat)
        if spare > 0:
            total += sum(sorted([other.price for other in sellable(table, seat)])[-spare:])
        if total < PRICE:
            return NOT_WORTH
    if barred(table, seat, "sell") is not None or barred(table, seat, "gain levels by selling") is not None:
        return FORBIDDEN
    return None


class Sell(PlainAct):
    """Opens a draft of a sale; it is listed if all one's Items together are worth a Level."""

    verb: ClassVar[str] = "sell"
    way: Way = DRAFT
    situations: int = S_CALM

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if table.turn == seat and enough(table, seat, "sales", 0, table.book.settings.sales):
            return LIMITED
        return no_sale(table, seat)

    def take(self, table: Table, seat: int) -> None:
        count(table, seat, "sales", 0, table.book.settings.sales)
        table.compose(seat, SaleDraft(seat, (), ()))


class SaleDraft(Draft):
    def __init__(self, seat: int, items: tuple[Card, ...], doubled: tuple[Card, ...]) -> None:
        self.seat: Final = seat
        self.items: Final = items
        self.doubled: Final = doubled
        self.kind = "sale"

    def options(self, table: Table, seat: int) -> list[Option]:
        result: list[Option] = []
        on_offer = sellable(table, seat)
        items, twice = self._there(on_offer)
        value = sum([worth(table, card) for card in items]) + sum([card.value for card in twice])
        if value >= PRICE:
            result.append(Choice("sell", Sale(seat, items, twice), said=says_number(value), way=PLAY))
        spare = doubles(table, seat) - len(twice)
        for card in on_offer:
            if card not in items:
                result.append(add_card("add", card))
                if spare > 0 and card.value:
                    result.append(add_card("double", card))
        result.append(NEVER_MIND_OPTION)
        return result

    def with_card(self, table: Table, verb: str, card: Card) -> Draft:
        doubled = (*self.doubled, card) if verb == "double" else self.doubled
        return SaleDraft(self.seat, (*self.items, card), doubled)

    def _there(self, on_offer: list[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Those of its cards that can still be sold, and those of them that are sold at twice their value."""
        items = tuple([card for card in self.items if card in on_offer])
        return items, tuple([card for card in self.doubled if card in items])

    def view(self, table: Table) -> DraftView:
        items, twice = self._there(sellable(table, self.seat))
        return DraftView(
            kind=self.kind,
            gives=all_seen(table, items),
            doubled=tuple([table.tags[card.index] for card in twice]),
            gold=sum([worth(table, card) for card in items]) + sum([card.value for card in twice]),
        )


class Sale(Step):
    """Sells Items: a Level for each full 1,000 of value, and never the winning Level (SELL-01, SELL-02)."""

    def __init__(self, seat: int, items: tuple[Card, ...], doubled: tuple[Card, ...]) -> None:
        self.seat: Final = seat
        self.items: Final = items
        self.doubled: Final = doubled

    def run(self, table: Table) -> None:
        owner = table.seats[self.seat]
        table.compose(self.seat, None)
        owner.doubles_sold += len(self.doubled)
        value = sum([worth(table, card) for card in self.items]) + sum([card.value for card in self.doubled])
        for card in self.items:
            table.tell("sell", self.seat, card)
            if table.in_play(card):
                put_down(table, card)
            discard(table, card)
        table.tell("sold", self.seat, facts=Facts(amount=value))
        moment(table, SELLS, self.seat)
        gain(table, self.seat, value // PRICE)
