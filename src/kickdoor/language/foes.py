"""Who is meant by "against" and "pursue", and which monsters of the fight a sentence reaches."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Against, Prey
from .nouns import Having

# What a label names.
TRAIT: Final = 0
TAG: Final = 1
NAME: Final = 2
ANY_MONSTER: Final = 3
ANY_MUNCHKIN: Final = 4


class Label:
    """A trait, a monster tag, a card's name in brackets, or any monster, any munchkin."""

    def __init__(self, what: int, name: str) -> None:
        self.what: Final = what
        self.name: Final = name
        self.key: Final = ("", "#", "[", "", "")[what] + name + ("]" if what == NAME else "")


class Like(Against):
    """● Munchkins of a trait (its suffering face), monsters of a tag or name. [CMB-08 CLS-05]"""

    phrase: ClassVar[str] = "{label:trait or tags}"

    def __init__(self, label: Label) -> None:
        self.label: Final = label


class AnyoneOfLevel(Against):
    """● As it says. [RUN-04]"""

    phrase: ClassVar[str] = "anyone of Level {n} or {bound}"

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound


class AnyoneWith(Against):
    """In play. [CMB-08]"""

    phrase: ClassVar[str] = "anyone with {having:a/no noun}"

    def __init__(self, having: Having) -> None:
        self.having: Final = having


class MonstersOfLevel(Against):
    """The printed level. [CMB-03]"""

    phrase: ClassVar[str] = "monsters of level {n} or {bound}"

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound


class Target(Prey):
    """● `1 monster` (you choose), `each monster`, `this monster`. [MULTI-02]"""

    phrase: ClassVar[str] = "{target}"

    def __init__(self, target: str) -> None:
        self.target: Final = target
        self.chosen = target == "1 monster"


class OneLike(Prey):
    """One of that tag or name in the fight. [TAG-01]"""

    phrase: ClassVar[str] = "1 {label:tag}"
    chosen = True

    def __init__(self, label: Label) -> None:
        self.label: Final = label


class OneOfLevel(Prey):
    """The printed level. [MULTI-02]"""

    phrase: ClassVar[str] = "1 monster of level {n} or less"
    chosen = True

    def __init__(self, n: int) -> None:
        self.n: Final = n


FOES: Final = (Like, AnyoneOfLevel, AnyoneWith, MonstersOfLevel)
PREY: Final = (Target, OneLike, OneOfLevel)
