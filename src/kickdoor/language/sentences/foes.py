"""Whom "against" and "pursue" mean, and which monsters in the fight a sentence means."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.sums.gear import enjoys, suffers
from kickdoor.engine.sums.totals import foe_tags, printed_level
from kickdoor.engine.table.fight import Foe
from kickdoor.engine.table.sentence import Against, Cause, Prey
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

from .lacks import MONSTER_TOO_HIGH, NO_SUCH_MONSTER
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

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        if self.what == TAG:
            return self.name in foe_tags(table, foe)
        if self.what == NAME:
            return foe.card.name == self.name
        return self.what == ANY_MONSTER

    def meets_seat(self, table: Table, seat: int, kindly: bool) -> bool:
        """Whether a munchkin has the trait: its advantages (`kindly`), or its disadvantages (CLS-05)."""
        if self.what == TRAIT:
            return enjoys(table, seat, self.name) if kindly else suffers(table, seat, self.name)
        return self.what == ANY_MUNCHKIN


def within(n: int, bound: str, number: int) -> bool:
    """Whether a number is "n or more" or "n or less"."""
    return number >= n if bound == "more" else number <= n


class Like(Against):
    id: ClassVar[str] = "like"
    phrase: ClassVar[str] = "{label:trait or tags}"
    meaning: ClassVar[str] = (
        "Means munchkins with a trait, or monsters with a tag or of a name; CLS-05 decides whether a trait "
        "of which somebody has only the advantages counts."
    )
    rules: ClassVar[tuple[str, ...]] = ("CMB-08", "CLS-05")
    core: ClassVar[bool] = True

    def __init__(self, label: Label) -> None:
        self.label: Final = label

    def meets_seat(self, table: Table, seat: int) -> bool:
        return self.label.meets_seat(table, seat, False)

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        return self.label.meets_foe(table, foe)


class AnyoneOfLevel(Against):
    id: ClassVar[str] = "anyone-of-level"
    phrase: ClassVar[str] = "anyone of Level {n} or {bound}"
    meaning: ClassVar[str] = "Means munchkins by their Level."
    rules: ClassVar[tuple[str, ...]] = ("RUN-04",)
    core: ClassVar[bool] = True

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound

    def meets_seat(self, table: Table, seat: int) -> bool:
        return within(self.n, self.bound, table.seats[seat].level)


class AnyoneWith(Against):
    id: ClassVar[str] = "anyone-with"
    phrase: ClassVar[str] = "anyone with {having:a/no noun}"
    meaning: ClassVar[str] = "Means munchkins who have such a card in play, or who have none."
    rules: ClassVar[tuple[str, ...]] = ("CMB-08",)

    def __init__(self, having: Having) -> None:
        self.having: Final = having

    def meets_seat(self, table: Table, seat: int) -> bool:
        return self.having.fits(table, seat)


class MonstersOfLevel(Against):
    id: ClassVar[str] = "monsters-of-level"
    phrase: ClassVar[str] = "monsters of level {n} or {bound}"
    meaning: ClassVar[str] = "Means monsters by their printed level."
    rules: ClassVar[tuple[str, ...]] = ("CMB-03",)

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        return within(self.n, self.bound, printed_level(foe.card))


class Target(Prey):
    id: ClassVar[str] = "target"
    phrase: ClassVar[str] = "{target}"
    meaning: ClassVar[str] = "Means one of the targets in the word list; you choose which monster is `1 monster`."
    rules: ClassVar[tuple[str, ...]] = ("MULTI-02",)
    core: ClassVar[bool] = True

    def __init__(self, target: str) -> None:
        self.target: Final = target
        self.chosen = target == "1 monster"

    def foes(self, table: Table, cause: Cause) -> list[Foe]:
        fight = table.fight
        if fight is None:
            return []
        if self.target != "this monster":
            return fight.foes[:]
        return [foe for foe in fight.foes if foe.number == cause.foe]


class OneLike(Prey):
    id: ClassVar[str] = "one-like"
    phrase: ClassVar[str] = "1 {label:tag}"
    meaning: ClassVar[str] = "You choose a monster in the fight with that tag or of that name."
    rules: ClassVar[tuple[str, ...]] = ("TAG-01",)
    chosen = True

    def __init__(self, label: Label) -> None:
        self.label: Final = label

    def foes(self, table: Table, cause: Cause) -> list[Foe]:
        fight = table.fight
        return [] if fight is None else [foe for foe in fight.foes if self.label.meets_foe(table, foe)]

    def lacks(self) -> RefusalView | None:
        return NO_SUCH_MONSTER.about(needs=(self.label.name,))


class OneOfLevel(Prey):
    id: ClassVar[str] = "one-of-level"
    phrase: ClassVar[str] = "1 monster of level {n} or less"
    meaning: ClassVar[str] = "You choose a monster in the fight by its printed level."
    rules: ClassVar[tuple[str, ...]] = ("MULTI-02",)
    chosen = True

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def foes(self, table: Table, cause: Cause) -> list[Foe]:
        fight = table.fight
        return [] if fight is None else [foe for foe in fight.foes if printed_level(foe.card) <= self.n]

    def lacks(self) -> RefusalView | None:
        return MONSTER_TOO_HIGH.about(number=self.n)


FOES: Final = (Like, AnyoneOfLevel, AnyoneWith, MonstersOfLevel)
PREY: Final = (Target, OneLike, OneOfLevel)
