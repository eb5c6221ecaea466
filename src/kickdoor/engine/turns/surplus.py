"""A Big Item or a Turf too many: a card is played that gives the right back, or one goes (BIG-02, TURF-02)."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import QuestionView
from kickdoor.views.names import VoidReason

from ..flow.windows import situation
from ..play.bargains import Accept, Decline, count, often, put
from ..play.sales import NOT_NOW, PRICE, Sale, doubles, no_sale, sellable, worth
from ..play.trade import TradeDraft, no_trade
from ..sums.gear import (
    active,
    arrives_carried,
    big_room,
    carriers,
    could_use,
    limited,
    no_room,
    passes_to,
    room,
    usable,
)
from ..table.absent import NOBODY
from ..table.acts import AimedOption
from ..table.agenda import DRAFT, QUIET, Choice, Draft, Option, Question, Step, says_number
from ..table.card import Card
from ..table.kinds import TURNED_KINDS
from ..table.piles import DOOR_DECK, LIMBO, TREASURE_DECK
from ..table.rules import Rule
from ..table.sentence import SEATS, RoomName
from ..table.shown import seen
from ..table.table import Table
from ..table.window import Window, open_window
from ..table.zones import lose

SURPLUS: Final = Rule("BIG-02", reason="other_question")
TURFS: Final = Rule("TURF-02", reason="other_question")
ANSWER: Final = Rule("TURF-02", "TRADE-02", reason="other_question")
MOST_STEPS: Final = 100  # of a card that is tried out


def surplus(table: Table, seat: int, name: RoomName) -> list[Card]:
    """The cards of which one must go; none where all may stay."""
    if name == "big":
        return limited(table, seat, "big") if big_room(table, seat) < 0 else []
    active(table, seat)
    turfs = limited(table, seat, "turf")
    unusable = [card for card in turfs if not usable(table, seat, card)]
    if unusable:
        return unusable
    return turfs if len(turfs) > room(table, seat, "turf") else []


class Surplus(Question):
    """One may not keep all: the owner makes it right, sells or trades, or says which one is passed on."""

    def __init__(self, seat: int, name: RoomName) -> None:
        self.seat = seat
        self.kind = "pass_on"
        self.name: Final[RoomName] = name

    def rule(self) -> Rule:
        return SURPLUS if self.name == "big" else TURFS

    def refusal(self, table: Table, verb: str) -> Rule | None:
        if verb == "sell" and self.name == "big":
            return _no_forced_sale(table, self.seat)
        return None

    def about(self, table: Table) -> QuestionView:
        if isinstance(table.seats[self.seat].draft, TurfDraft):
            return QuestionView(kind="trade")
        return QuestionView(kind=self.kind, count=1)

    def options(self, table: Table, seat: int) -> list[Option]:
        draft = table.seats[seat].draft
        if isinstance(draft, TurfDraft):
            return [PUT_OPTION if option.verb == "send" else option for option in draft.options(table, seat)]
        cards = surplus(table, seat, self.name)
        if not cards:
            return []
        result = right_givers(table, seat, self.name, cards)
        if self.name == "turf":
            for card in cards:
                result += _offers(table, seat, card)
        elif _no_forced_sale(table, seat) is None:
            result.append(Choice("sell", ForcedSale(seat, (), ())))
        takers = takers_of(table, seat, cards[0]) if len(cards) == 1 else []
        if takers:
            result += [Choice("give", PassedOn(seat, cards[0], other), cards[0], SEATS[other]) for other in takers]
        else:
            result += [Choice("pass_on", Rehome(seat, card), card) for card in cards]
        return result


class PartWith(Surplus):
    """The same for one card alone, which may not stay."""

    def __init__(self, seat: int, name: RoomName, card: Card) -> None:
        super().__init__(seat, name)
        self.kind = "part_with"
        self.card: Final = card

    def about(self, table: Table) -> QuestionView:
        composed = super().about(table)
        return (
            composed if composed.kind != self.kind else QuestionView(kind=self.kind, card=seen(table, self.card))
        )


def ask_about_surplus(table: Table, seat: int, name: RoomName) -> bool:
    """Asks the owner of a surplus; False where there is none."""
    cards = surplus(table, seat, name)
    if cards:
        table.push(Surplus(seat, name) if len(cards) > 1 else PartWith(seat, name, cards[0]))
    return len(cards) > 0


# A card that gives the right back.


def right_givers(table: Table, seat: int, name: RoomName, cards: list[Card]) -> list[Option]:
    """The plays from the hand that are legal now and after which all of the cards may stay."""
    window = open_window(table)
    active(table, seat)
    bits = situation(table, window, seat)
    pledged = table.pledged(seat)
    held = [card for card in table.hand(seat) if card not in pledged]
    if window.card is not None and window.lead == seat and table.where[window.card.index] == LIMBO:
        held.append(window.card)
    found: list[Option] = []
    for card in held:
        if card.hand_situations & bits:
            for act in card.hand_acts:
                if act.verb == "play" and act.situations & bits:
                    act.add_options(table, window, seat, found)
    own = [option for option in found if option.aim is None or option.aim.seat in (NOBODY, seat)]
    return [option for option in own if _gives_right(table, seat, name, cards, option)]


def _gives_right(table: Table, seat: int, name: RoomName, cards: list[Card], option: Option) -> bool:
    """Tries a play on a clone. One that rolls, shuffles or draws is no way out: nobody knows what it brings."""
    trial = table.clone()
    trial.agenda.pop()  # this question
    below = len(trial.agenda)
    option.take(trial, seat)
    for _ in range(MOST_STEPS):
        if len(trial.agenda) <= below or trial.over:
            break
        step = trial.agenda.pop()
        if isinstance(step, Question):
            answers = step.options(trial, step.seat)
            if answers:
                answers[0].take(trial, step.seat)
        elif not isinstance(step, Window):
            step.run(trial)
    if trial.counter != table.counter or trial.rolls != table.rolls:
        return False
    if any([len(trial.piles[deck]) != len(table.piles[deck]) for deck in (DOOR_DECK, TREASURE_DECK)]):
        return False
    kept = trial.play(seat)
    return all([card in kept for card in cards]) and not surplus(trial, seat, name)


# A sale.


def _no_forced_sale(table: Table, seat: int) -> Rule | None:
    """Why the surplus cannot be sold: it needs all that a sale needs (SELL-02), and a Big Item in it."""
    if table.in_fight(seat):
        return NOT_NOW
    return no_sale(table, seat)


class ForcedSale(Question):
    """Composes the sale of the surplus: one of the Big Items that count, and other Items to make up the price."""

    def __init__(self, seat: int, items: tuple[Card, ...], doubled: tuple[Card, ...]) -> None:
        self.seat = seat
        self.kind = "sale"
        self.items: Final = items
        self.doubled: Final = doubled

    def rule(self) -> Rule:
        return SURPLUS

    def options(self, table: Table, seat: int) -> list[Option]:
        result: list[Option] = []
        value = sum([worth(table, card) for card in self.items]) + sum([card.value for card in self.doubled])
        big = limited(table, self.seat, "big")
        if value >= PRICE and any([card in big for card in self.items]):
            result.append(Choice("sell", Sale(self.seat, self.items, self.doubled), said=says_number(value)))
        spare = doubles(table, self.seat) - len(self.doubled)
        for card in sellable(table, self.seat):
            if card not in self.items:
                more = ForcedSale(self.seat, (*self.items, card), self.doubled)
                result.append(Choice("add", more, card))
                if spare > 0 and card.value:
                    twice = ForcedSale(self.seat, (*self.items, card), (*self.doubled, card))
                    result.append(Choice("double", twice, card))
        result.append(Choice("never_mind", Marked(self.seat)))
        return result


class Marked(Step):
    """Marks the seat, so that its limits are checked again."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        table.marks |= 1 << self.seat


# A Turf is offered in trade.


def _offers(table: Table, seat: int, card: Card) -> list[Option]:
    """To each who could use it, where both may trade now; so often as trades are offered (RULE-25)."""
    most = table.book.settings.offers
    return [
        OfferTurf(card, other)
        for other in table.living()
        if other != seat
        and could_use(table, other, card)
        and no_trade(table, seat, other) is None
        and often(table, seat, "offers", other) < most
    ]


class OfferTurf(Option):
    """Begins to compose a trade that gives the Turf away."""

    __slots__ = ("to", "turf")

    def __init__(self, turf: Card, to: int) -> None:
        super().__init__(DRAFT, "offer", turf, SEATS[to])
        self.turf: Final = turf
        self.to: Final = to

    def take(self, table: Table, seat: int) -> None:
        count(table, seat, "offers", self.to, table.book.settings.offers)
        table.compose(seat, TurfDraft(seat, self.to, (self.turf,), ()))


class TurfDraft(TradeDraft):
    """A trade that gives away a Turf its owner may not keep."""

    def lasts(self) -> bool:
        return False  # it belongs to a question

    def void(self, table: Table) -> VoidReason | None:
        return None

    def with_card(self, table: Table, verb: str, card: Card) -> Draft:
        if verb == "give":
            return TurfDraft(self.by, self.to, (*self.give, card), self.want)
        return TurfDraft(self.by, self.to, self.give, (*self.want, card))


class PutToThem(Option):
    """Sends the offer: the other must answer it before anything else goes on."""

    def take(self, table: Table, seat: int) -> None:
        offer = put(table, seat)
        table.push(Marked(seat))
        if offer is not None:
            table.push(AnswerOffer(offer.to, offer.by))


PUT_OPTION: Final = PutToThem(QUIET, "send")
_ACCEPT: Final = Accept()
_DECLINE: Final = Decline()


class AnswerOffer(Question):
    """The other accepts or declines the trade."""

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.kind = "offer"
        self.by: Final = by

    def rule(self) -> Rule:
        return ANSWER

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, seat=self.by)

    def options(self, table: Table, seat: int) -> list[Option]:
        aim = SEATS[self.by]
        if _ACCEPT.refusal(table, open_window(table), seat, aim) is not None:
            return [AimedOption(_DECLINE, aim)]
        return [AimedOption(_ACCEPT, aim), AimedOption(_DECLINE, aim)]


# It is passed on.


def takers_of(table: Table, seat: int, card: Card) -> list[int]:
    """The players of the lowest Level among those who can carry a card, or use it if it is a Turf."""
    able = [other for other in table.living() if other != seat and _can_take(table, other, card)]
    lowest = min([table.seats[other].level for other in able], default=0)
    return [other for other in able if table.seats[other].level == lowest]


def _can_take(table: Table, seat: int, card: Card) -> bool:
    """Whether a seat has room for a card, or a companion that takes it; no companion is handed it in combat."""
    if no_room(table, seat, card) is None:
        return True
    return card.kind in TURNED_KINDS and not table.in_fight(seat) and len(carriers(table, seat)) > 0


class Rehome(Step):
    """Passes the card on to the lowest-Level player who can carry it; with no such player it is discarded."""

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table) -> None:
        takers = takers_of(table, self.seat, self.card)
        if takers:
            table.push(PassOn(self.seat, self.card, tuple(takers)))
        else:
            lose(table, self.seat, self.card)


class PassOn(Question):
    """The owner chooses who gets it, among players of equal Level."""

    def __init__(self, seat: int, card: Card, takers: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = "pass_on_to"
        self.card: Final = card
        self.takers: Final = takers

    def rule(self) -> Rule:
        return TURFS if self.card.kind == "turf" else SURPLUS

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, to=self.takers, card=seen(table, self.card))

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice("give", PassedOn(self.seat, self.card, other), self.card, SEATS[other]) for other in self.takers
        ]


class PassedOn(Step):
    """The card comes to its new owner, carried; where there is no room, by a companion."""

    def __init__(self, seat: int, card: Card, other: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.other: Final = other

    def run(self, table: Table) -> None:
        card, other = self.card, self.other
        table.tell("hand_over", self.seat, card, other)
        if no_room(table, other, card) is None:
            arrives_carried(table, other, card)
            return
        passes_to(table, other, card)
        table.hosts[card.index] = carriers(table, other)[0]
        table.seats[other].active = None
