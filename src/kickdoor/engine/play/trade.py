"""Selling, trading, giving."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import DraftView, OfferView
from kickdoor.views.events import Facts
from kickdoor.views.names import DraftKind

from ..flow.levels import gain
from ..flow.windows import moment
from ..sums.forbidden import barred
from ..sums.gear import (
    ONE_TURF,
    active,
    big_room_with,
    cheated,
    could_use,
    limited,
    passes_to,
    put_down,
    room,
    saying,
    takes_its_place,
)
from ..table.acts import S_CALM, S_OUT, AimedAct, PlainAct
from ..table.agenda import DRAFT, PLAY, Choice, Draft, Offer, Option, Step, Way, says_number
from ..table.card import Card
from ..table.piles import PLAY_AREAS
from ..table.rules import Rule
from ..table.sentence import DOUBLE_SALE, SEATS, SELLS, Aim
from ..table.shown import all_seen
from ..table.table import Table
from ..table.window import Window
from ..table.zones import attached, discard, load_of
from .bargains import LIMITED, NEVER_MIND_OPTION, SEND_OPTION, add_card, count, often
from .uses import FORBIDDEN

PRICE: Final = 1000
NOT_WORTH: Final = Rule("SELL-01", reason="not_worth")
NOT_NOW: Final = Rule("TIME-03", "SELL-01", reason="sale_not_now")
NOT_TO_WIN: Final = Rule("SELL-02", reason="sale_to_win")
IN_PLAY_ONLY: Final = Rule("TRADE-01", reason="in_play_only")
NO_COMBAT: Final = Rule("TIME-06", "TRADE-01", "TIME-02", reason="no_trade_in_combat")
DEAD: Final = Rule("DEATH-05", reason="dead")
BIG: Final = Rule("BIG-01", reason="one_big")
TURF: Final = Rule("TURF-01", reason="turf_not_sold")
NOT_THEIR_TURF: Final = Rule("TURF-01", "TURF-02", reason="turf_not_usable")
NO_ITEM: Final = Rule("SELL-01", "TRADE-01", reason="only_items")
NO_ITEM_TRADED: Final = Rule("TRADE-01", reason="only_items")
NEVER_TRADED: Final = Rule("POW-02", "TRADE-01", reason="never_traded")
WITH_ITS_ITEM: Final = Rule("ITEM-06", "TRADE-01", reason="with_its_item")
NO_COMPANION: Final = Rule("CMP-01", reason="no_companion")


# Sales.


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
    way: ClassVar[Way] = DRAFT
    situations: int = S_CALM

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if often(table, seat, "sales", 0) >= table.book.settings.sales and table.turn == seat:
            return LIMITED
        return no_sale(table, seat)

    def take(self, table: Table, seat: int) -> None:
        count(table, seat, "sales", 0)
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
        items = tuple([card for card in self.items if card in on_offer])
        twice = tuple([card for card in self.doubled if card in items])
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

    def view(self, table: Table) -> DraftView:
        return DraftView(
            kind=self.kind,
            gives=all_seen(table, self.items),
            doubled=tuple([table.tags[card.index] for card in self.doubled]),
            gold=sum([worth(table, card) for card in self.items]) + sum([card.value for card in self.doubled]),
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


# Trades and gifts.


def untradable(table: Table, seat: int, card: Card) -> Rule | None:
    """Why a card cannot be traded: only Items in play are (TRADE-01)."""
    if table.where[card.index] != PLAY_AREAS[seat] or not card.item:
        if card.kind == "companion":
            return NO_COMPANION
        if card.kind == "power":
            return NEVER_TRADED
        if card.kind == "item_enhancer" and table.in_play(card):
            return WITH_ITS_ITEM
        return IN_PLAY_ONLY if card.item else NO_ITEM_TRADED
    return None


def no_trade(table: Table, seat: int, other: int) -> Rule | None:
    """Why these two cannot trade now."""
    if table.seats[seat].dead or table.seats[other].dead:
        return DEAD
    if table.fight is not None and (table.in_fight(seat) or table.in_fight(other)):
        return NO_COMBAT
    if "trade" in table.book.barrable:
        if barred(table, seat, "trade") is not None or barred(table, other, "trade") is not None:
            return FORBIDDEN
    return None


def overloaded(table: Table, seat: int, gets: tuple[Card, ...], gives: tuple[Card, ...]) -> Rule | None:
    """Why a seat has no room for what it would get, after giving what it gives (BIG-01, TURF-01)."""
    for card in gets:
        if card.big:
            break
    else:
        return None
    big = [card for card in gets if card.kind != "turf" and card.big]
    if big:
        kept = [card for card in limited(table, seat, "big") if card not in gives]
        for card in gives:
            # What a companion that is given away carries stays behind (CMP-02).
            left = [other for other in load_of(table, card) if other.big and other not in gives]
            kept += [other for other in left if not cheated(table, other)]
        if big_room_with(table, seat, kept + big) < 0:
            return BIG
    turfs = [card for card in gets if card.kind == "turf"]
    if turfs:
        kept = [card for card in limited(table, seat, "turf") if card not in gives]
        if not all([could_use(table, seat, card) for card in turfs]):
            return NOT_THEIR_TURF
        if len(kept) + len(turfs) > room(table, seat, "turf"):
            return ONE_TURF
    return None


class OfferTrade(AimedAct):
    """Opens a draft of a trade or a gift."""

    verb: ClassVar[str] = "offer"
    way: ClassVar[Way] = DRAFT
    sure: ClassVar[bool] = True
    situations: int = S_OUT

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if table.in_fight(seat):
            return NO_COMBAT
        return None if barred(table, seat, "trade") is None else FORBIDDEN

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        result: list[Aim] = []
        most = table.book.settings.offers
        if not most:
            return result
        mine = _has_items(table, seat)
        fight = table.fight
        tally = table.tally
        barrable = "trade" in table.book.barrable
        for other in table.from_turn():
            if other == seat or table.seats[other].dead or not (mine or _has_items(table, other)):
                continue
            if fight is not None and (other == fight.fighter or other == fight.helper):
                continue
            if tally and tally.get((seat, "offers", other), 0) >= most:
                continue
            if not barrable or barred(table, other, "trade") is None:
                result.append(SEATS[other])
        return result

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        if often(table, seat, "offers", aim.seat) >= table.book.settings.offers:
            return LIMITED
        return no_trade(table, seat, aim.seat)

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        count(table, seat, "offers", aim.seat)
        table.compose(seat, TradeDraft(seat, aim.seat, (), ()))


def _has_items(table: Table, seat: int) -> bool:
    owner = table.seats[seat]
    if owner.active is None:
        active(table, seat)
    return owner.has_items


class TradeDraft(Draft):
    kind: DraftKind = "trade"
    told: str = "offer"

    def __init__(self, by: int, to: int, give: tuple[Card, ...], want: tuple[Card, ...]) -> None:
        self.by: Final = by
        self.to: Final = to
        self.give: Final = give
        self.want: Final = want

    def offer(self, table: Table) -> Offer | None:
        give = self._there(table, self.give, self.by)
        return TradeOffer(self.by, self.to, give, self._there(table, self.want, self.to))

    def _there(self, table: Table, cards: tuple[Card, ...], seat: int) -> tuple[Card, ...]:
        """Those of the cards that this seat still has in play."""
        zone = PLAY_AREAS[seat]
        return tuple([card for card in cards if table.where[card.index] == zone])

    def options(self, table: Table, seat: int) -> list[Option]:
        result: list[Option] = []
        give = self._there(table, self.give, self.by) if self.give else self.give
        want = self._there(table, self.want, self.to) if self.want else self.want
        if no_trade(table, self.by, self.to) is None:
            if give or want:
                heavy = overloaded(table, self.to, give, want) or overloaded(table, self.by, want, give)
                if heavy is None:
                    result.append(SEND_OPTION)
            for card in table.piles[PLAY_AREAS[self.by]]:
                if card.item and card not in give:
                    result.append(add_card("give", card))
            for card in table.piles[PLAY_AREAS[self.to]]:
                if card.item and card not in want:
                    result.append(add_card("want", card))
        result.append(NEVER_MIND_OPTION)
        return result

    def view(self, table: Table) -> DraftView:
        return DraftView(
            kind=self.kind,
            to=self.to,
            gives=all_seen(table, self._there(table, self.give, self.by)),
            wants=all_seen(table, self._there(table, self.want, self.to)),
        )

    def with_card(self, table: Table, verb: str, card: Card) -> Draft:
        if verb == "give":
            return TradeDraft(self.by, self.to, (*self.give, card), self.want)
        return TradeDraft(self.by, self.to, self.give, (*self.want, card))


class TradeOffer(Offer):
    def __init__(self, by: int, to: int, give: tuple[Card, ...], want: tuple[Card, ...]) -> None:
        self.by = by
        self.to = to
        self.give: Final = give
        self.want: Final = want

    def refusal(self, table: Table) -> Rule | None:
        reason = no_trade(table, self.by, self.to)
        for card in self.give:
            reason = reason or untradable(table, self.by, card)
        for card in self.want:
            reason = reason or untradable(table, self.to, card)
        reason = reason or overloaded(table, self.to, self.give, self.want)
        return reason or overloaded(table, self.by, self.want, self.give)

    def counter(self, table: Table) -> Draft:
        return TradeDraft(self.to, self.by, self.want, self.give)

    def view(self, table: Table) -> OfferView:
        gives, wants = all_seen(table, self.give), all_seen(table, self.want)
        return OfferView(kind="trade", by=self.by, to=self.to, gives=gives, wants=wants)

    def strike(self, table: Table) -> None:
        for card in self.give:
            _hand_over(table, self.by, card, self.to)
        for card in self.want:
            _hand_over(table, self.to, card, self.by)
        for card in self.give:
            takes_its_place(table, self.to, card)
        for card in self.want:
            takes_its_place(table, self.by, card)


def _hand_over(table: Table, seat: int, card: Card, other: int) -> None:
    table.tell("hand_over", seat, card, other)
    passes_to(table, other, card)
