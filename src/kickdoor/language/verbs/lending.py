"""The verb by which an Item of another player is borrowed for one fight."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.play.loans import borrow
from kickdoor.engine.sums.gear import could_use, no_room, no_slot
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.kinds import TURNED_KINDS
from kickdoor.engine.table.sentence import Aim, Cause, Deed, Who
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

from ..sentences.lacks import NOT_TO_BE_BORROWED, NOTHING_TO_BORROW, no_fight_of
from ..sentences.nouns import CardNoun, in_play
from ..sentences.selectors import is_safe
from .reach import fights
from .taking import FromOthers


def borrowable(table: Table, noun: CardNoun, owner: int, seat: int) -> list[Card]:
    """The owner's Items in play that a player could carry, wear and use at once."""
    return [
        card
        for card in in_play(table, owner, noun)
        if card.kind in TURNED_KINDS
        and not is_safe(table, card)
        and no_room(table, seat, card) is None
        and no_slot(table, seat, card) is None
        and could_use(table, seat, card)
    ]


class Borrow(FromOthers):
    id: ClassVar[str] = "borrow"
    phrase: ClassVar[str] = "borrow {n} {noun:noun(s)} from {who} until the combat ends"
    meaning: ClassVar[str] = (
        "You choose Items that you can use, and use them at once in your fight. They go back to their owner when "
        "it is over, or when you die or leave it."
    )
    rules: ClassVar[tuple[str, ...]] = ("RULE-43", "CMB-12")

    def __init__(self, n: int, noun: CardNoun, who: Who) -> None:
        super().__init__(n, noun, who)
        self.lent: Final = Lent(self)

    def offered(self, table: Table, owner: int, seat: int) -> list[Card]:
        return borrowable(table, self.noun, owner, seat)

    def deed(self) -> Deed:
        return self.lent

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        if seat == cause.you or not fights(table, cause.you):
            return False
        return len(borrowable(table, self.noun, seat, cause.you)) > 0

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight_of(table, cause.you) or NOTHING_TO_BORROW.view

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return no_fight_of(table, cause.you) or NOT_TO_BE_BORROWED.view


class Lent(Deed):
    """Lends a card to `you`, if it can still be used beside what was borrowed before it."""

    def __init__(self, verb: Borrow) -> None:
        self.verb: Final = verb
        self.text = ""

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        fight = table.fight
        owner = table.holder(card)
        if fight is None or owner < 0 or owner == cause.you or not fights(table, cause.you):
            return
        if card in borrowable(table, self.verb.noun, owner, cause.you):
            borrow(table, fight, cause.you, card)
