"""What stands after "if"."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Condition
from .foes import Label
from .nouns import CardNoun, Having


class YouAre(Condition):
    """● On a monster: any who face it; `are not`: none of them. [CMB-08 CLS-05]"""

    phrase: ClassVar[str] = "you {are:are/are not} {trait:a trait}"

    def __init__(self, are: bool, trait: str) -> None:
        self.are: Final = are
        self.trait: Final = trait


class YouHave(Condition):
    """● `a …` or `no …`, in play; also `helper`. [ITEM-01 HELP-01]"""

    phrase: ClassVar[str] = "you have {having:a/no noun or helper}"

    def __init__(self, having: Having) -> None:
        self.having: Final = having


class YouHaveSeveral(Condition):
    """In play."""

    phrase: ClassVar[str] = "you have {n} or more {noun:thing(s)}"

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun


class YouHoldFewer(Condition):
    """● As it says. [DECK-06]"""

    phrase: ClassVar[str] = "you have fewer than {n} {noun:thing(s)} in your hand"

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun


class YourLevelIs(Condition):
    """● As it says. [RUN-04]"""

    phrase: ClassVar[str] = "your Level is {n} or {bound}"

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound


class YourLevelIsExtreme(Condition):
    """Ties count. [TURN-07]"""

    phrase: ClassVar[str] = "your Level is the {extreme}"

    def __init__(self, extreme: str) -> None:
        self.extreme: Final = extreme


class YouFace(Condition):
    """● A monster of that tag, or that name, in your fight. [CMB-03]"""

    phrase: ClassVar[str] = "you face {label:a tag}"

    def __init__(self, label: Label) -> None:
        self.label: Final = label


class YouAreLosing(Condition):
    """In combat and not ahead. [CMB-02]"""

    phrase: ClassVar[str] = "you are losing"


class YouRolled(Condition):
    """● This card's die, as changed; never without a roll. [META-03 META-04]"""

    phrase: ClassVar[str] = "you rolled {n} or {bound}"

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound


CONDITIONS: Final = (
    YouAre,
    YouHave,
    YouHaveSeveral,
    YouHoldFewer,
    YourLevelIs,
    YourLevelIsExtreme,
    YouFace,
    YouAreLosing,
    YouRolled,
)
