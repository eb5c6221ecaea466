"""Limits that are checked after any step: `zones` and `levels` mark seats, which are looked at one by one."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import QuestionView
from kickdoor.views.names import Kind

from ..play.trade import PRICE, Sale, doubles, sellable, worth
from ..sums.gear import arrives_carried, big_room, limited, no_room, room, taken, usable
from ..sums.totals import capacity
from ..table.agenda import Choice, Option, Question, Step, says_number
from ..table.card import Card
from ..table.face import TWO_HANDS
from ..table.kinds import IDENTITIES
from ..table.rules import Rule
from ..table.sentence import SEATS, RoomName
from ..table.shown import seen
from ..table.table import Table
from ..table.zones import lose

POWERS: Final = Rule("POW-03", reason="other_question")
CLASSES: Final = Rule("CLS-07", "CLS-01", reason="other_question")
SURPLUS: Final = Rule("BIG-02", reason="other_question")
COMPANIONS: Final = Rule("CMP-01", reason="other_question")
SLOTS: Final = Rule("ITEM-02", reason="other_question")
TURFS: Final = Rule("TURF-02", reason="other_question")
_SLOT_ROOMS: Final[tuple[RoomName, ...]] = ("headgear", "armor", "footgear", "hand")


def settle(table: Table) -> None:
    """Clears the mark of one seat and pushes a step if something is over a limit; that step marks it again."""
    for seat in range(len(table.seats)):
        if table.marks >> seat & 1:
            table.marks &= ~(1 << seat)
            if not table.seats[seat].dead or table.play(seat):
                _settle_seat(table, seat)
            return


def shifted(table: Table) -> bool:
    """Marks seats whose capacity has fallen below their ranks by something that happened elsewhere (POW-03)."""
    for seat in table.living():
        ranks = sum([card.face.rank for card in table.play(seat) if card.kind == "power"])
        if ranks > capacity(table, seat):
            table.marks |= 1 << seat
    return table.marks > 0


def _settle_seat(table: Table, seat: int) -> None:
    play = table.play(seat)
    kinds = {card.kind for card in play}
    if "power" in kinds:
        ranks = sum([card.face.rank for card in play if card.kind == "power"])
        if ranks > capacity(table, seat):
            table.push(Shed(seat, "power", POWERS))
            return
    for kind in IDENTITIES:
        if "double" in kinds and kind not in kinds:
            for card in play[:]:
                if card.kind == "double" and card.face.of == kind:
                    lose(table, seat, card)
                    return
        if kind in kinds and len([card for card in play if card.kind == kind]) > room(table, seat, kind):
            table.push(Shed(seat, kind, CLASSES))
            return
    if "companion" in kinds and len(limited(table, seat, "companion")) > room(table, seat, "companion"):
        table.push(Shed(seat, "companion", COMPANIONS))
        return
    if "turf" in kinds:
        for card in limited(table, seat, "turf"):
            if not usable(table, seat, card):
                table.push(Rehome(seat, card))
                return
        if len(limited(table, seat, "turf")) > room(table, seat, "turf"):
            table.push(Surplus(seat, "turf"))
            return
    if "item" in kinds or "steed" in kinds:
        # Counted roughly first: hardly ever is anything too much.
        if len([card for card in play if card.big]) > table.book.settings.big_items:
            if big_room(table, seat) < 0:
                table.push(Surplus(seat, "big"))
                return
        turned = table.seats[seat].turned
        slots = [card.slot for card in play if card.slot and card.kind == "item" and card not in turned]
        if len(slots) > len(set(slots)) or TWO_HANDS in slots:
            for name in _SLOT_ROOMS:
                worn = limited(table, seat, name)
                if worn and taken(worn, name) > room(table, seat, name):
                    table.push(TurnOne(seat, name))
                    return


class Shed(Question):
    """Cards of a kind beyond the limit: the owner chooses which goes."""

    def __init__(self, seat: int, kind: Kind, reason: Rule) -> None:
        self.seat = seat
        self.kind = "shed"
        self.of: Final[Kind] = kind
        self.reason: Final = reason

    def rule(self) -> Rule:
        return self.reason

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, count=1)

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice("discard", ShedOne(self.seat, card), card)
            for card in table.play(self.seat)
            if card.kind == self.of
        ]


class ShedOne(Step):
    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table) -> None:
        lose(table, self.seat, self.card, "discard")


class TurnOne(Question):
    """An Item that has lost its room is turned sideways."""

    def __init__(self, seat: int, name: RoomName) -> None:
        self.seat = seat
        self.kind = "unequip"
        self.name: Final[RoomName] = name

    def rule(self) -> Rule:
        return SLOTS

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, count=1)

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice("unequip", TurnedOne(self.seat, card), card) for card in limited(table, self.seat, self.name)
        ]


class TurnedOne(Step):
    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table) -> None:
        owner = table.seats[self.seat]
        owner.turned.append(self.card)
        owner.active = None
        table.marks |= 1 << self.seat
        table.tell("unequip", self.seat, self.card)


class Surplus(Question):
    """A Big Item, or a Turf, too many: the owner chooses which goes (BIG-02, TURF-02)."""

    def __init__(self, seat: int, name: RoomName) -> None:
        self.seat = seat
        self.kind = "pass_on"
        self.name: Final[RoomName] = name

    def rule(self) -> Rule:
        return SURPLUS if self.name == "big" else TURFS

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, count=1)

    def options(self, table: Table, seat: int) -> list[Option]:
        result: list[Option] = [
            Choice("pass_on", Rehome(self.seat, card), card) for card in limited(table, self.seat, self.name)
        ]
        # On the own turn, out of combat, the excess may be sold instead.
        if self.name == "big" and table.turn == self.seat and not table.in_fight(self.seat):
            top = table.book.settings.winning_level - 1
            if table.seats[self.seat].level < top and _could_sell(table, self.seat):
                result.append(Choice("sell", ForcedSale(self.seat, (), ())))
        return result


def _could_sell(table: Table, seat: int) -> bool:
    cards = sellable(table, seat)
    total = sum([worth(table, card) for card in cards])
    if doubles(table, seat) > 0 and cards:
        total += max([card.value for card in cards])
    return total >= PRICE and any([card.big for card in cards])


class ForcedSale(Question):
    """The sale that settles a surplus: a Big Item at least, others to make it up."""

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
        if value >= PRICE and any([card.big for card in self.items]):
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
    """The seat is looked at again."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        table.marks |= 1 << self.seat


class Rehome(Step):
    """To the lowest-Level player who can carry it, the owner choosing among equals; else it is discarded."""

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table) -> None:
        able = [
            other for other in table.living() if other != self.seat and no_room(table, other, self.card) is None
        ]
        if not able:
            lose(table, self.seat, self.card)
            return
        lowest = min([table.seats[other].level for other in able])
        takers = [other for other in able if table.seats[other].level == lowest]
        table.push(PassOn(self.seat, self.card, tuple(takers)))


class PassOn(Question):
    def __init__(self, seat: int, card: Card, takers: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = "pass_on_to"
        self.card: Final = card
        self.takers: Final = takers

    def rule(self) -> Rule:
        return SURPLUS

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, to=self.takers, card=seen(table, self.card))

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice("give", PassedOn(self.seat, self.card, other), self.card, SEATS[other]) for other in self.takers
        ]


class PassedOn(Step):
    def __init__(self, seat: int, card: Card, other: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.other: Final = other

    def run(self, table: Table) -> None:
        table.tell("hand_over", self.seat, self.card, self.other)
        arrives_carried(table, self.other, self.card)
