"""What is counted after "for each"."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.sums.gear import hands_free
from kickdoor.engine.table.sentence import FACERS, Cause, Count
from kickdoor.engine.table.table import Table

from .foes import Label
from .nouns import CardNoun, in_hand, in_play


class EmptyHands(Count):
    """● Hands holding nothing; on a monster, of all who face it. [CMB-03]"""

    phrase: ClassVar[str] = "empty hand"

    def count(self, table: Table, cause: Cause) -> int:
        return sum([hands_free(table, seat) for seat in table.yous(cause.you)])


class CardsDiscarded(Count):
    """● Cards paid for this ability. [CLS-02]"""

    phrase: ClassVar[str] = "card discarded"

    def count(self, table: Table, cause: Cause) -> int:
        return len(table.memos[-1].paid) if table.memos else 0


class PointsRolled(Count):
    """On this card's die."""

    phrase: ClassVar[str] = "point rolled"

    def count(self, table: Table, cause: Cause) -> int:
        return max(0, table.memos[-1].roll) if table.memos else 0


class CardsYouHave(Count):
    """Such cards in play with you. [ITEM-01]"""

    phrase: ClassVar[str] = "{noun} you have"

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def count(self, table: Table, cause: Cause) -> int:
        return sum([len(in_play(table, seat, self.noun, cause.card)) for seat in table.yous(cause.you)])


class CardsInHand(Count):
    """Such cards held. [DECK-06]"""

    phrase: ClassVar[str] = "{noun} in your hand"

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def count(self, table: Table, cause: Cause) -> int:
        return sum([len(in_hand(table, seat, self.noun, cause.card)) for seat in table.yous(cause.you)])


class InTheFight(Count):
    """Munchkins of a trait, monsters of a tag; also `monster`, `munchkin`. [MULTI-01 TAG-01]"""

    phrase: ClassVar[str] = "{label:trait or tag} in the fight"

    def __init__(self, label: Label) -> None:
        self.label: Final = label

    def count(self, table: Table, cause: Cause) -> int:
        return self.tally(table, cause.holder != FACERS)

    def tally(self, table: Table, kindly: bool) -> int:
        """How many there are; munchkins by the face of their trait that helps them, or that hurts."""
        fight = table.fight
        if fight is None:
            return 0
        label = self.label
        return len([foe for foe in fight.foes if label.meets_foe(table, foe)]) + len(
            [seat for seat in fight.side() if label.meets_seat(table, seat, kindly)]
        )


COUNTS: Final = (EmptyHands, CardsDiscarded, PointsRolled, CardsYouHave, CardsInHand, InTheFight)
