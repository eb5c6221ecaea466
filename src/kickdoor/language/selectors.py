"""Which seats a sentence is about, and which cards of the one spoken to."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import EVERY, RANDOM, UP_TO, Selector, Who
from .nouns import CardNoun


class Party(Who):
    """● One of the parties of the word list. [HELP-05 DEATH-05]"""

    phrase: ClassVar[str] = "{party}"

    def __init__(self, party: str) -> None:
        self.party: Final = party
        # "the highest-Level other player" is chosen too where several are.
        self.chosen = party.startswith("1 ") or party.endswith("-Level other player")


class AllOf(Who):
    """Every player of that trait. [CLS-05]"""

    phrase: ClassVar[str] = "all {trait:traits}"

    def __init__(self, trait: str) -> None:
        self.trait: Final = trait


class YourPlace(Selector):
    """● The one you have; of several, you choose. [CURSE-03 CURSE-04]"""

    phrase: ClassVar[str] = "your {noun:place}"

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun


class SomeCards(Selector):
    """● You choose: Items in play, cards from hand or play. [CURSE-03 CLS-02]"""

    phrase: ClassVar[str] = "{n} {noun:thing(s)}"

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.number = n


class SomeFromHand(Selector):
    """● You choose. [DECK-06]"""

    phrase: ClassVar[str] = "{n} {noun:thing(s)} from your hand"

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.number = n


class RandomFromHand(Selector):
    """The dice choose. [DECK-06]"""

    phrase: ClassVar[str] = "{n} random {noun:thing(s)} from your hand"
    mode = RANDOM

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.number = n


class UpTo(Selector):
    """● One pick at a time, or enough. [CLS-02]"""

    phrase: ClassVar[str] = "up to {n} {noun:thing(s)}"
    mode = UP_TO

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.number = n


class Every(Selector):
    """● All in play. [CURSE-02]"""

    phrase: ClassVar[str] = "every {noun}"
    mode = EVERY

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun


class WholeHand(Selector):
    """● Finds nothing in an empty hand. [CLS-03]"""

    phrase: ClassVar[str] = "your whole hand"
    mode = EVERY


class Best(Selector):
    """The highest bonus; ties: you choose. [ITEM-01]"""

    phrase: ClassVar[str] = "your best {noun:thing}"

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun


class This(Selector):
    """● The card that says so. [CMP-01]"""

    phrase: ClassVar[str] = "this"


WHO: Final = (Party, AllOf)
SELECTORS: Final = (
    YourPlace,
    SomeCards,
    SomeFromHand,
    RandomFromHand,
    UpTo,
    Every,
    WholeHand,
    Best,
    This,
)
