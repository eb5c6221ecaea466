"""The verb by which a beaten monster stays with its winner, as a companion."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.play.plays import keep
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.piles import discards_of
from kickdoor.engine.table.sentence import Cause, Verb
from kickdoor.engine.table.table import Table

from .reach import CARD


class KeepAsCompanion(Verb):
    id: ClassVar[str] = "keep-as-companion"
    phrase: ClassVar[str] = "keep it as <a companion> with {n:±n}"
    meaning: ClassVar[str] = (
        "The monster that was just beaten lies in play as a companion with that bonus, and nothing else it says "
        "counts. The limit of companions holds."
    )
    rules: ClassVar[tuple[str, ...]] = ("CMP-01", "CMP-02", "RULE-42")

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and beaten(table, cause) is not None

    def run(self, table: Table, cause: Cause) -> None:
        card = beaten(table, cause)
        if card is not None and not table.seats[cause.you].dead:
            keep(table, cause.you, card, self.n * cause.times)

    def harm(self) -> int:
        return -CARD


def beaten(table: Table, cause: Cause) -> Card | None:
    """The monster that the moment names, while it lies in the discards."""
    card = cause.card
    if card is None or card.kind != "monster":
        card = cause.it
    if card is None or card.kind != "monster":
        return None
    return card if table.where[card.index] == discards_of(card.deck) else None
