"""A fight that is handed to another player, and its helper, who may stay or leave (RULE-30)."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import QuestionView

from ..table.absent import NOBODY
from ..table.agenda import NO, YES, Choice, Option, Question, Step
from ..table.fight import Fight
from ..table.rules import Rule
from ..table.table import Table
from ..table.window import FIGHT, Window
from .combat import leave
from .help import HelpOffer
from .loans import give_back

STAYS: Final = Rule("RULE-30", "HELP-09", reason="other_question")


def hand_on(table: Table, fight: Fight, seat: int) -> None:
    """Another player becomes the fighter, and owes nothing that the first one promised."""
    if fight.helper == seat:
        fight.helper = NOBODY
    give_back(table, fight, fight.fighter)
    fight.left.append(fight.fighter)
    fight.fighter = seat
    fight.terms = None
    if not table.book.settings.offers_last:  # else they lapse, and say why
        table.offers = [offer for offer in table.offers if not isinstance(offer, HelpOffer)]
    for place, step in enumerate(table.agenda):
        if isinstance(step, Window) and step.kind == FIGHT:
            table.agenda[place] = step.led_by(seat)
    if fight.helper != NOBODY:
        table.push(StaysOrLeaves(fight.helper))


class StaysOrLeaves(Question):
    """The helper of a fight that was handed on stays for nothing, or leaves."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kind = "stays"

    def rule(self) -> Rule:
        return STAYS

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, seat=None if table.fight is None else table.fight.fighter)

    def options(self, table: Table, seat: int) -> list[Option]:
        if table.fight is None or table.fight.helper != seat:
            return []
        return [Choice("choose", Leaves(seat), said=YES), Choice("choose", Stays(), said=NO)]


class Leaves(Step):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        leave(table, self.seat)


class Stays(Step):
    """The helper stays; nothing changes."""
