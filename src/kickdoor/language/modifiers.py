"""Standing sentences: what is true while a card lies there."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import (
    CARRIES,
    COUNT_AS,
    DOUBLE_SALE,
    IMMUNE,
    IMMUNE_BAD_STUFF,
    IMMUNE_DOOR,
    JOINS,
    KEPT,
    KEYWORD,
    MAY_NOT,
    NO_COUNT,
    NO_ESCAPE,
    NO_PURSUIT,
    ONLY_LEVELS,
    ROOM,
    SAFE,
    TIES,
    Against,
    Condition,
    Count,
    Standing,
)
from .amounts import Amount
from .foes import Label
from .nouns import CardNoun


class Plain(Standing):
    """● Any amount but bare strength (key `bonus`)."""

    phrase: ClassVar[str] = "{amount:other amount}"

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount
        self.key = amount.key


class AmountAgainst(Standing):
    """● Once, if any such is in the fight. [CMB-08]"""

    phrase: ClassVar[str] = "{amount} against {foe}"

    def __init__(self, amount: Amount, foe: Against) -> None:
        self.amount: Final = amount
        self.foe: Final = foe
        self.key = amount.key


class AmountIf(Standing):
    """● As it says. [CMB-01]"""

    phrase: ClassVar[str] = "{amount} if {cond}"

    def __init__(self, amount: Amount, cond: Condition) -> None:
        self.amount: Final = amount
        self.cond: Final = cond
        self.key = amount.key


class AmountForEach(Standing):
    """● As it says. [CMB-01]"""

    phrase: ClassVar[str] = "{amount} for each {count}"

    def __init__(self, amount: Amount, count: Count) -> None:
        self.amount: Final = amount
        self.count: Final = count
        self.key = amount.key


class WinTies(Standing):
    """● As it says. [CMB-02 PREC-01]"""

    phrase: ClassVar[str] = "you win ties"
    key = TIES


class HasKeyword(Standing):
    """● An ability the edition defines: Flight, Secret HQ, Secret Identity, Theft. [META-01..04]"""

    phrase: ClassVar[str] = "{word:keyword}"
    key = KEYWORD

    def __init__(self, word: str) -> None:
        self.word = word


class Room(Standing):
    """● Lifts one limit by so much. [ITEM-02 CMP-01 TURF-01]"""

    phrase: ClassVar[str] = "room for {n} more {word:room(s)}"
    key = ROOM

    def __init__(self, n: int, word: str) -> None:
        self.n: Final = n
        self.word = word


class RoomForAny(Standing):
    """● Lifts it altogether. [BIG-01 CLS-09]"""

    phrase: ClassVar[str] = "room for any number of {word:rooms}"
    key = ROOM

    def __init__(self, word: str) -> None:
        self.word = word


class CountAs(Standing):
    """Both faces. [CLS-01]"""

    phrase: ClassVar[str] = "count as {word:a trait}"
    key = COUNT_AS

    def __init__(self, word: str) -> None:
        self.word = word


class ImmuneToCurses(Standing):
    """None strikes you. [CURSE-01]"""

    phrase: ClassVar[str] = "immune to <curses>"
    key = IMMUNE


class ImmuneFromTheDoor(Standing):
    """Only those played do strike you. [CURSE-01]"""

    phrase: ClassVar[str] = "immune to <curses> from the door"
    key = IMMUNE_DOOR


class ImmuneToBadStuff(Standing):
    """As it says. [RUN-03]"""

    phrase: ClassVar[str] = "immune to the Bad Stuff of {foe}"
    key = IMMUNE_BAD_STUFF

    def __init__(self, foe: Against) -> None:
        self.foe: Final = foe


class CannotBeLost(Standing):
    """Death excepted. [ITEM-04]"""

    phrase: ClassVar[str] = "your {noun:nouns} cannot be lost or taken"
    key = SAFE

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun


class DoubleSale(Standing):
    """● As it says. [CLS-09 SELL-01]"""

    phrase: ClassVar[str] = "sell {n} Item(s) each turn at double value"
    key = DOUBLE_SALE

    def __init__(self, n: int) -> None:
        self.n: Final = n


class MayNot(Standing):
    """● An act of the word list; on a monster, said to all who face it. [HELP-01 CMB-11]"""

    phrase: ClassVar[str] = "you may not {word:act}"
    key = MAY_NOT

    def __init__(self, word: str) -> None:
        self.word = word


class OnlyLevelsCount(Standing):
    """● On the munchkins' side. [CMB-11]"""

    phrase: ClassVar[str] = "only Levels count"
    key = ONLY_LEVELS


class NoneCounts(Standing):
    """Worth 0 in this fight. [CMB-11]"""

    phrase: ClassVar[str] = "no {noun} counts"
    key = NO_COUNT

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun


class WillNotPursue(Standing):
    """● They escape without a roll. [RUN-04]"""

    phrase: ClassVar[str] = "will not pursue {foe}"
    key = NO_PURSUIT

    def __init__(self, foe: Against) -> None:
        self.foe: Final = foe


class CannotBeOutrun(Standing):
    """● No roll: caught, unless a card or companion saves. [RUN-04 RUN-06]"""

    phrase: ClassVar[str] = "cannot be outrun"
    key = NO_ESCAPE


class MayJoin(Standing):
    """● From any hand, unasked. [TAG-01 MULTI-01]"""

    phrase: ClassVar[str] = "may join any fight with {label:a tag}"
    key = JOINS

    def __init__(self, label: Label) -> None:
        self.label: Final = label


class KeptInDeath(Standing):
    """● Stays with its dead owner. [DEATH-01]"""

    phrase: ClassVar[str] = "kept in death"
    key = KEPT


class Carries(Standing):
    """Beyond the limits; lost with it. [CMP-01 CMP-02]"""

    phrase: ClassVar[str] = "carries {n} Item(s) for you"
    key = CARRIES

    def __init__(self, n: int) -> None:
        self.n: Final = n


STANDING: Final = (
    Plain,
    AmountAgainst,
    AmountIf,
    AmountForEach,
    WinTies,
    HasKeyword,
    Room,
    RoomForAny,
    CountAs,
    ImmuneToCurses,
    ImmuneFromTheDoor,
    ImmuneToBadStuff,
    CannotBeLost,
    DoubleSale,
    MayNot,
    OnlyLevelsCount,
    NoneCounts,
    WillNotPursue,
    CannotBeOutrun,
    MayJoin,
    KeptInDeath,
    Carries,
)
