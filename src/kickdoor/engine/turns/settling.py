"""Limits that are checked after any step: `zones` and `levels` mark seats, which are looked at one by one."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import QuestionView
from kickdoor.views.names import Kind

from ..sums.gear import limited, room, worn
from ..sums.totals import capacity
from ..table.agenda import Choice, Option, Question, Step
from ..table.card import Card
from ..table.face import ARMOR, FOOTGEAR, HEADGEAR, ONE_HAND, TWO_HANDS
from ..table.kinds import COMPANION_KINDS, Identity
from ..table.rules import Rule
from ..table.sentence import RoomName
from ..table.table import Table
from ..table.zones import lose
from .surplus import ask_about_surplus

POWERS: Final = Rule("POW-03", reason="other_question")
CLASSES: Final = Rule("CLS-07", "CLS-01", reason="other_question")
COMPANIONS: Final = Rule("CMP-01", reason="other_question")
SLOTS: Final = Rule("ITEM-02", reason="other_question")
_SLOT_ROOMS: Final[tuple[tuple[int, RoomName], ...]] = (
    (HEADGEAR, "headgear"), (ARMOR, "armor"), (FOOTGEAR, "footgear"), (ONE_HAND, "hand"),
)  # fmt: skip


def settle(table: Table) -> None:
    """Clears the mark of one seat and pushes a step if something is over a limit; that step marks it again.

    The last step pushed is the first to run, so the player whose turn it is comes last here (RULE-07).
    """
    for seat in reversed(table.from_turn()):
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
    # Counted roughly first: hardly ever is anything too much.
    ranks = doubles = classes = races = companions = turfs = big = slots = 0
    crowded = False
    for card in table.play(seat):
        kind = card.kind
        if card.big and kind != "turf":
            big += 1
        if kind == "item":
            if card.slot:
                crowded = crowded or card.slot == TWO_HANDS or slots >> card.slot & 1 > 0
                slots |= 1 << card.slot
        elif kind == "class":
            classes += 1
        elif kind == "race":
            races += 1
        elif kind == "double":
            doubles += 1
        elif kind == "power":
            ranks += card.face.rank
        elif kind == "companion" or kind == "monster":
            companions += 1
        elif kind == "turf":
            turfs += 1
    if ranks and ranks > capacity(table, seat):
        table.push(Shed(seat, "power", POWERS))
        return
    if doubles or classes > 1 or races > 1:
        if _settles_identity(table, seat, "class", classes) or _settles_identity(table, seat, "race", races):
            return
    if companions > 1 and len(limited(table, seat, "companion")) > room(table, seat, "companion"):
        table.push(Shed(seat, "companion", COMPANIONS))
        return
    if turfs and ask_about_surplus(table, seat, "turf"):
        return
    if big > table.book.settings.big_items and ask_about_surplus(table, seat, "big"):
        return
    if crowded:
        _settle_slots(table, seat)


def _settles_identity(table: Table, seat: int, kind: Identity, held: int) -> bool:
    """Whether a double without a Class or Race to lie on is lost, or one of too many of these is to go."""
    if not held:
        for card in table.play(seat):
            if card.kind == "double" and card.face.of == kind:
                lose(table, seat, card)
                return True
    elif held > 1 and held > room(table, seat, kind):
        table.push(Shed(seat, kind, CLASSES))
        return True
    return False


def _settle_slots(table: Table, seat: int) -> None:
    for slot, name in _SLOT_ROOMS:
        taken = worn(table, seat, slot)
        if taken and taken > room(table, seat, name):
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
        of, seat = self.of, self.seat
        if of == "power":
            has, keep = sum([card.face.rank for card in self._cards(table)]), capacity(table, seat)
        elif of == "class" or of == "race" or of == "companion":
            has, keep = len(self._cards(table)), room(table, seat, of)
        else:
            return QuestionView(kind=self.kind, count=1)
        return QuestionView(kind=self.kind, count=1, of=of, has=has, keep=keep)

    def options(self, table: Table, seat: int) -> list[Option]:
        return [Choice("discard", ShedOne(self.seat, card), card) for card in self._cards(table)]

    def _cards(self, table: Table) -> list[Card]:
        return [
            card
            for card in table.play(self.seat)
            if card.kind == self.of or (self.of == "companion" and card.kind in COMPANION_KINDS)
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
