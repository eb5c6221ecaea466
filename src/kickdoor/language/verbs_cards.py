"""What happens to cards: lost, given, taken, swapped, drawn, looked at, played."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Selector, Verb, Who
from .nouns import CardNoun


class Lose(Verb):
    """● To its discards; takes what there is. [CURSE-03 CURSE-04 DECK-01]"""

    phrase: ClassVar[str] = "lose {sel}"

    def __init__(self, sel: Selector) -> None:
        self.sel: Final = sel


class Give(Verb):
    """The giver chooses. [TRADE-02]"""

    phrase: ClassVar[str] = "give {sel} to {who}"

    def __init__(self, sel: Selector, who: Who) -> None:
        self.sel: Final = sel
        self.who: Final = who


class LetTake(Verb):
    """The taker chooses, from play. [CURSE-03]"""

    phrase: ClassVar[str] = "let {who} take {n} {noun:noun(s)}"

    def __init__(self, who: Who, n: int, noun: CardNoun) -> None:
        self.who: Final = who
        self.n: Final = n
        self.noun: Final = noun


class Take(Verb):
    """● You choose, from play. [META-04]"""

    phrase: ClassVar[str] = "take {n} {noun:noun(s)} from {who}"

    def __init__(self, n: int, noun: CardNoun, who: Who) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.who: Final = who


class TakeAtRandom(Verb):
    """Into your hand. [DECK-06]"""

    phrase: ClassVar[str] = "take {n} random card(s) from the hand of {who}"

    def __init__(self, n: int, who: Who) -> None:
        self.n: Final = n
        self.who: Final = who


class Swap(Verb):
    """You choose both. [TRADE-01]"""

    phrase: ClassVar[str] = "swap {n} {noun:noun(s)} with {who}"

    def __init__(self, n: int, noun: CardNoun, who: Who) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.who: Final = who


class SwapHands(Verb):
    """As it says. [DECK-06]"""

    phrase: ClassVar[str] = "swap hands with {who}"

    def __init__(self, who: Who) -> None:
        self.who: Final = who


class Draw(Verb):
    """● Face down. [DECK-03]"""

    phrase: ClassVar[str] = "draw {n} {deck:deck(s)}"

    def __init__(self, n: int, deck: int) -> None:
        self.n: Final = n
        self.deck: Final = deck


class DrawFaceUp(Verb):
    """All see them; into the hand. [CMB-10]"""

    phrase: ClassVar[str] = "draw {n} {deck:deck(s)} face up"

    def __init__(self, n: int, deck: int) -> None:
        self.n: Final = n
        self.deck: Final = deck


class TakeTopDiscard(Verb):
    """`Door` or `Treasure`. [DECK-02]"""

    phrase: ClassVar[str] = "take the top card of the {deck:pile} discards"

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck


class DrawFromDiscardsInstead(Verb):
    """● The card about to be drawn, from its own deck's pile, with all that follows. [CLS-09]"""

    phrase: ClassVar[str] = "draw it from the discards instead"


class TakeFromDiscards(Verb):
    """Look, choose. [DECK-02]"""

    phrase: ClassVar[str] = "take {n} {noun:noun(s)} from the discards"

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun


class LookAtHand(Verb):
    """You alone. [DECK-04]"""

    phrase: ClassVar[str] = "look at the hand of {who}"

    def __init__(self, who: Who) -> None:
        self.who: Final = who


class LookAtTop(Verb):
    """You alone; order kept. [DECK-02]"""

    phrase: ClassVar[str] = "look at the top {n} {deck:deck(s)}"

    def __init__(self, n: int, deck: int) -> None:
        self.n: Final = n
        self.deck: Final = deck


class PlayFromHand(Verb):
    """Now, whatever the time. [TIME-03]"""

    phrase: ClassVar[str] = "play {n} {noun:noun(s)} from your hand"

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun


CARD_VERBS: Final = (
    Lose,
    Give,
    LetTake,
    Take,
    TakeAtRandom,
    Swap,
    SwapHands,
    Draw,
    DrawFaceUp,
    TakeTopDiscard,
    DrawFromDiscardsInstead,
    TakeFromDiscards,
    LookAtHand,
    LookAtTop,
    PlayFromHand,
)
