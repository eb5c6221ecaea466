"""Treasures that a fighter and a helper have won together: drawn face up, and divided as agreed."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import QuestionView
from kickdoor.views.events import Facts

from ..flow.drawing import ActsWhenDrawn, acts_when_drawn
from ..flow.pending import Receiver, draw_face_up
from ..table.agenda import Choice, Option, Question, Step
from ..table.card import Card
from ..table.face import DECKS, TREASURE
from ..table.fight import Fight
from ..table.piles import LIMBO, deck_of, discards_of
from ..table.rules import Rule
from ..table.table import Table
from ..table.zones import lose, take

SPOILS: Final = Rule("HELP-04", "HELP-07", "RULE-31", reason="other_question")


class DrawSpoils(Step):
    """Treasure won with help is drawn face up, one card after the other, and lies in the middle (HELP-07)."""

    def __init__(self, fighter: int, left: int, drawn: tuple[Card, ...]) -> None:
        self.fighter: Final = fighter
        self.left: Final = left
        self.drawn: Final = drawn

    def run(self, table: Table) -> None:
        fight = table.fight
        if self.left > 0 and not table.seats[self.fighter].dead:
            if table.piles[deck_of(TREASURE)] or table.piles[discards_of(TREASURE)]:
                draw_face_up(table, self.fighter, TREASURE, OneSpoil(self.left - 1, self.drawn))
                return
            table.tell("none_left", self.fighter, facts=Facts(deck=DECKS[TREASURE]))
        # A card that acted when it was drawn has gone.
        found = tuple([card for card in self.drawn if table.where[card.index] == LIMBO])
        if fight is not None:
            _divide(table, fight, len(self.drawn) + self.left, found)


class OneSpoil(Receiver):
    """One Treasure drawn face up after a fight; the next is drawn when it has acted."""

    def __init__(self, left: int, drawn: tuple[Card, ...]) -> None:
        self.left: Final = left
        self.drawn: Final = drawn

    def receive(self, table: Table, seat: int, card: Card | None) -> None:
        if card is None:
            table.push(DrawSpoils(seat, self.left, self.drawn))
            return
        table.tell("draw_up", seat, card)
        table.push(DrawSpoils(seat, self.left, (*self.drawn, card)))
        if acts_when_drawn(card):
            table.push(ActsWhenDrawn(seat, card))


class Shares:
    """How many Treasures the fighter and the helper may still pick; fewer may be there (RULE-31)."""

    def __init__(self, fighter: int, helper: int, kept: int, promised: int) -> None:
        self.fighter: Final = fighter
        self.helper: Final = helper
        self.kept: Final = kept  # by the fighter
        self.promised: Final = promised  # to the helper

    def after_pick(self, seat: int) -> Shares:
        """The shares after one of the two has picked a card."""
        helps = seat == self.helper
        return Shares(self.fighter, self.helper, self.kept - (not helps), self.promised - helps)

    def other(self, seat: int) -> int:
        return self.fighter if seat == self.helper else self.helper


def _divide(table: Table, fight: Fight, won: int, found: tuple[Card, ...]) -> None:
    """Fighter and helper pick Treasures in turn; where none or all are promised, nobody is asked."""
    terms = fight.terms
    first = fight.helper if terms is not None and terms.helper_first else fight.fighter
    if terms is None:
        promised, kept = 0, len(found)
    elif terms.share == "all":
        promised, kept = len(found), 0
    else:
        promised = terms.counted(won)
        # Where fewer come than were promised, only the order decides.
        kept = won - promised if promised <= len(found) else len(found)
    _ask_for_pick(table, first, Shares(fight.fighter, fight.helper, kept, promised), found)


def _ask_for_pick(table: Table, seat: int, shares: Shares, left: tuple[Card, ...]) -> None:
    """Asks for the next pick, unless the rest is one player's; the dead are not asked."""
    if not left:
        return
    if shares.promised == 0 or shares.kept == 0:
        _take_all(table, shares.fighter if shares.promised == 0 else shares.helper, left)
    elif not table.seats[seat].dead:
        table.push(PickSpoil(seat, shares, left))
    elif table.seats[shares.other(seat)].dead:
        _take_all(table, shares.fighter, left)
    else:
        table.push(PickSpoil(shares.other(seat), shares, left))


def _take_all(table: Table, seat: int, cards: tuple[Card, ...]) -> None:
    """The rest of the Treasure goes to one; the dead take none (RULE-27)."""
    for card in cards:
        if table.seats[seat].dead:
            lose(table, seat, card, "untaken")
        else:
            take(table, seat, card)
            table.tell("take", seat, card)


class PickSpoil(Question):
    """Asks for one of the Treasures that fighter and helper have won together."""

    def __init__(self, seat: int, shares: Shares, left: tuple[Card, ...]) -> None:
        self.seat = seat
        self.kind = "spoils"
        self.shares: Final = shares
        self.left: Final = left

    def rule(self) -> Rule:
        return SPOILS

    def about(self, table: Table) -> QuestionView:
        shares, left = self.shares, len(self.left)
        helps = self.seat == shares.helper
        mine, theirs = (shares.promised, shares.kept) if helps else (shares.kept, shares.promised)
        count = min(mine, max((left + 1) // 2, left - theirs))
        return QuestionView(kind=self.kind, count=count, seat=shares.other(self.seat))

    def options(self, table: Table, seat: int) -> list[Option]:
        return [Choice("take", SpoilPicked(self, card), card) for card in self.left]


class SpoilPicked(Step):
    """A Treasure is taken; then the other one picks."""

    def __init__(self, question: PickSpoil, card: Card) -> None:
        self.question: Final = question
        self.card: Final = card

    def run(self, table: Table) -> None:
        asked = self.question
        _take_all(table, asked.seat, (self.card,))
        left = tuple([card for card in asked.left if card is not self.card])
        _ask_for_pick(table, asked.shares.other(asked.seat), asked.shares.after_pick(asked.seat), left)
