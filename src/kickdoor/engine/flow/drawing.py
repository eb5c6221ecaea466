"""Drawing cards into a hand, and the cards that act when they are drawn."""

from __future__ import annotations

from typing import Final

from kickdoor.views.events import Facts

from ..table.agenda import Step
from ..table.card import Card
from ..table.face import DECKS
from ..table.piles import LIMBO, hand_of
from ..table.sentence import DRAWS_THIS, Cause
from ..table.table import Table
from ..table.zones import discard, move, take, top
from .script import begin, finds


def draw(table: Table, seat: int, deck: int, number: int = 1, face_up: bool = False) -> None:
    """Cards from a deck into a hand, where they are fresh (RULE-24). The dead get none (DEATH-05)."""
    if table.seats[seat].dead:
        return
    for _ in range(number):
        card = top(table, deck)
        if card is None:
            table.tell("none_left", seat, facts=Facts(deck=DECKS[deck]))
            return
        take(table, seat, card)
        if face_up:
            table.tell("draw_up", seat, card)
        else:
            table.tell("draw", seat, card, knows=1 << seat)
        if acts_when_drawn(card):
            table.push(ActsWhenDrawn(seat, card))


def acts_when_drawn(card: Card) -> bool:
    play = card.face.play
    return play is not None and play.when.what == DRAWS_THIS


class ActsWhenDrawn(Step):
    """A card whose moment is its being drawn is shown and does what it says, however it was drawn."""

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table) -> None:
        card = self.card
        play = card.face.play
        if play is None or table.where[card.index] not in (hand_of(self.seat), LIMBO):
            return
        cause = Cause(card, self.seat, self.seat)
        if not finds(table, play.does, cause):
            return
        if table.where[card.index] != LIMBO:
            move(table, card, LIMBO)
        table.tell("play", self.seat, card, facts=Facts(deck=DECKS[card.face.deck]))
        table.push(Gone(card))
        begin(table, play.does, cause)


class Gone(Step):
    """The card has acted and is discarded."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def run(self, table: Table) -> None:
        if table.where[self.card.index] == LIMBO:
            discard(table, self.card)
