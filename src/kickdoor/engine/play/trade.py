"""Trading and giving Items."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import DraftView, OfferView
from kickdoor.views.names import DraftKind, VoidReason

from ..sums.forbidden import barred
from ..sums.gear import (
    ONE_TURF,
    active,
    big_room_with,
    cheated,
    could_use,
    limited,
    passes_to,
    room,
    takes_its_place,
)
from ..table.acts import LEISURE, S_OUT, AimedAct
from ..table.agenda import DRAFT, Draft, Offer, Option, Way
from ..table.card import Card
from ..table.piles import PLAY_AREAS, play_of
from ..table.rules import Rule
from ..table.sentence import SEATS, Aim
from ..table.shown import all_seen
from ..table.table import Table
from ..table.window import Window
from ..table.zones import load_of
from .bargains import LIMITED, NEVER_MIND_OPTION, SEND_OPTION, AddCard, count, enough, weary
from .uses import FORBIDDEN

IN_PLAY_ONLY: Final = Rule("TRADE-01", reason="in_play_only")
NO_COMBAT: Final = Rule("TIME-06", "TRADE-01", "TIME-02", reason="no_trade_in_combat")
DEAD: Final = Rule("DEATH-05", reason="dead")
BIG: Final = Rule("BIG-01", reason="one_big")
TURF: Final = Rule("TURF-01", reason="turf_not_sold")
NOT_THEIR_TURF: Final = Rule("TURF-01", "TURF-02", reason="turf_not_usable")
NO_ITEM_TRADED: Final = Rule("TRADE-01", reason="only_items")
NEVER_TRADED: Final = Rule("POW-02", "TRADE-01", reason="never_traded")
WITH_ITS_ITEM: Final = Rule("ITEM-06", "TRADE-01", reason="with_its_item")
NO_COMPANION: Final = Rule("CMP-01", reason="no_companion")


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
    seats = table.seats
    if seats[seat].dead or seats[other].dead:
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


def _void(table: Table, seat: int, other: int) -> VoidReason | None:
    """Why a trade of these two has become impossible."""
    why = no_trade(table, seat, other)
    if why is DEAD:
        return "dead"
    return "combat" if why is NO_COMBAT else None


class OfferTrade(AimedAct):
    """Opens a draft of a trade or a gift."""

    verb: ClassVar[str] = "offer"
    way: Way = DRAFT
    sure: bool = True
    situations: int = S_OUT << LEISURE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if table.fight is not None and table.in_fight(seat):
            return NO_COMBAT
        if "trade" in table.book.barrable and barred(table, seat, "trade") is not None:
            return FORBIDDEN
        return None

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        result: list[Aim] = []
        most = table.book.settings.offers
        if not most or weary(table, seat):
            return result
        mine = _has_items(table, seat)
        fight = table.fight
        tally = table.tally
        barrable = "trade" in table.book.barrable
        for other in table.from_turn():
            if other == seat or table.seats[other].dead:
                continue
            if not mine and not _has_items(table, other):
                continue
            if fight is not None and (other == fight.fighter or other == fight.helper):
                continue
            if tally and tally.get((seat, "offers", other), 0) >= most:
                continue
            if not barrable or barred(table, other, "trade") is None:
                result.append(SEATS[other])
        return result

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        if enough(table, seat, "offers", aim.seat, table.book.settings.offers):
            return LIMITED
        return no_trade(table, seat, aim.seat)

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        count(table, seat, "offers", aim.seat, table.book.settings.offers)
        table.compose(seat, TradeDraft(seat, aim.seat, (), ()))


def _has_items(table: Table, seat: int) -> bool:
    owner = table.seats[seat]
    if owner.active is None:
        active(table, seat)
    return owner.has_items


def _giving(card: Card) -> Option:
    """The option to give a card in a trade; it is made once."""
    option = AddCard("give", card)
    card.giving = option
    return option


def _wanting(card: Card) -> Option:
    """The option to ask for a card in a trade; it is made once."""
    option = AddCard("want", card)
    card.wanting = option
    return option


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

    def lasts(self) -> bool:
        return True

    def void(self, table: Table) -> VoidReason | None:
        return _void(table, self.by, self.to)

    def _there(self, table: Table, cards: tuple[Card, ...], seat: int) -> tuple[Card, ...]:
        """Those of the cards that this seat still has in play."""
        zone, where = PLAY_AREAS[seat], table.where
        for card in cards:
            if where[card.index] != zone:
                return tuple([card for card in cards if where[card.index] == zone])
        return cards

    def options(self, table: Table, seat: int) -> list[Option]:
        result: list[Option] = []
        give = self._there(table, self.give, self.by) if self.give else self.give
        want = self._there(table, self.want, self.to) if self.want else self.want
        if no_trade(table, self.by, self.to) is None:
            if give or want:
                heavy = overloaded(table, self.to, give, want) if give else None
                if heavy is None and (not want or overloaded(table, self.by, want, give) is None):
                    result.append(SEND_OPTION)
            for card in table.piles[PLAY_AREAS[self.by]]:
                if card.item and card not in give:
                    result.append(card.giving or _giving(card))
            for card in table.piles[PLAY_AREAS[self.to]]:
                if card.item and card not in want:
                    result.append(card.wanting or _wanting(card))
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

    def misses(self, table: Table) -> Card | None:
        for card in self.give:
            if table.where[card.index] != play_of(self.by):
                return card
        for card in self.want:
            if table.where[card.index] != play_of(self.to):
                return card
        return None

    def void(self, table: Table) -> VoidReason | None:
        return _void(table, self.by, self.to)

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
