"""Limits that are checked after any step: `zones` and `levels` mark seats, which are looked at one by one."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import QuestionView
from kickdoor.views.names import Kind

from ..sums.gear import limited, room, taken
from ..sums.totals import capacity
from ..table.agenda import Choice, Option, Question, Step
from ..table.card import Card
from ..table.face import TWO_HANDS
from ..table.kinds import COMPANION_KINDS, IDENTITIES
from ..table.rules import Rule
from ..table.sentence import RoomName
from ..table.table import Table
from ..table.zones import lose
from .surplus import ask_about_surplus

POWERS: Final = Rule("POW-03", reason="other_question")
CLASSES: Final = Rule("CLS-07", "CLS-01", reason="other_question")
COMPANIONS: Final = Rule("CMP-01", reason="other_question")
SLOTS: Final = Rule("ITEM-02", reason="other_question")
_SLOT_ROOMS: Final[tuple[RoomName, ...]] = ("headgear", "armor", "footgear", "hand")


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
    if ("companion" in kinds or "monster" in kinds) and len(limited(table, seat, "companion")) > room(
        table, seat, "companion"
    ):
        table.push(Shed(seat, "companion", COMPANIONS))
        return
    if "turf" in kinds and ask_about_surplus(table, seat, "turf"):
        return
    if "item" in kinds or "steed" in kinds:
        # Counted roughly first: hardly ever is anything too much.
        if len([card for card in play if card.big]) > table.book.settings.big_items:
            if ask_about_surplus(table, seat, "big"):
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
