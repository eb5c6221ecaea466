"""What an ability asks in return."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Cost, Selector
from .nouns import CardNoun


class Discard(Cost):
    """● In full, or the ability is not offered. [CLS-02 ITEM-04]"""

    phrase: ClassVar[str] = "discard {sel}"

    def __init__(self, sel: Selector) -> None:
        self.sel: Final = sel


class DiscardWholeHand(Cost):
    """● As it says. [CLS-03 CLS-09]"""

    phrase: ClassVar[str] = "discard your whole hand of {n} or more"

    def __init__(self, n: int) -> None:
        self.n: Final = n


class DiscardWorth(Cost):
    """No change given. [ITEM-05]"""

    phrase: ClassVar[str] = "discard {noun:things} worth {n} or more"

    def __init__(self, noun: CardNoun, n: int) -> None:
        self.noun: Final = noun
        self.n: Final = n


class PayLevels(Cost):
    """Not from too low. [LVL-01]"""

    phrase: ClassVar[str] = "lose {n} level(s)"

    def __init__(self, n: int) -> None:
        self.n: Final = n


COSTS: Final = (Discard, DiscardWholeHand, DiscardWorth, PayLevels)
