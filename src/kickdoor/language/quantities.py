"""What is counted after "for each"."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Count
from .foes import Label
from .nouns import CardNoun


class EmptyHands(Count):
    """● Hands holding nothing; on a monster, of all who face it. [CMB-03]"""

    phrase: ClassVar[str] = "empty hand"


class CardsDiscarded(Count):
    """● Cards paid for this ability. [CLS-02]"""

    phrase: ClassVar[str] = "card discarded"


class PointsRolled(Count):
    """On this card's die."""

    phrase: ClassVar[str] = "point rolled"


class CardsYouHave(Count):
    """Such cards in play with you. [ITEM-01]"""

    phrase: ClassVar[str] = "{noun} you have"

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun


class CardsInHand(Count):
    """Such cards held. [DECK-06]"""

    phrase: ClassVar[str] = "{noun} in your hand"

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun


class InTheFight(Count):
    """Munchkins of a trait, monsters of a tag; also `monster`, `munchkin`. [MULTI-01 TAG-01]"""

    phrase: ClassVar[str] = "{label:trait or tag} in the fight"

    def __init__(self, label: Label) -> None:
        self.label: Final = label


COUNTS: Final = (EmptyHands, CardsDiscarded, PointsRolled, CardsYouHave, CardsInHand, InTheFight)
