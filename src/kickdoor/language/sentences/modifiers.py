"""Standing sentences: what is true while a card lies there."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.card import Card
from kickdoor.engine.table.sentence import (
    ANY_NUMBER,
    CARRIES,
    COUNT_AS,
    DOUBLE_SALE,
    FACERS,
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
    RUN_AWAY,
    SAFE,
    STRENGTH,
    TIES,
    Against,
    Cause,
    Condition,
    Count,
    Standing,
)
from kickdoor.engine.table.table import FIGHT, Foe, Table

from .amounts import Amount
from .conditions import YouAre
from .foes import Label, Like
from .nouns import CardNoun
from .quantities import InTheFight


def kindly(amount: Amount, cause: Cause) -> bool:
    """Whether an amount is good for the munchkins: it decides which face of their traits it meets (CLS-05)."""
    if cause.holder == FACERS and amount.key == STRENGTH:
        return amount.n < 0
    return amount.n > 0


class Plain(Standing):
    """● Any amount but bare strength (key `bonus`)."""

    phrase: ClassVar[str] = "{amount:other amount}"

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount
        self.key = amount.key

    def worth(self, table: Table, cause: Cause) -> int:
        return self.amount.n


class AmountAgainst(Standing):
    """● Once, if any such is in the fight. [CMB-08]"""

    phrase: ClassVar[str] = "{amount} against {foe}"

    def __init__(self, amount: Amount, foe: Against) -> None:
        self.amount: Final = amount
        self.foe: Final = foe
        self.key = amount.key

    def worth(self, table: Table, cause: Cause) -> int:
        return self.amount.n if self.meets(table, cause) else 0

    def meets(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        if fight is None:
            return False
        if cause.holder == FACERS:
            return self.meets_any(table, cause, table.yous(cause.you))
        card = cause.card
        played = card is not None and table.where[card.index] == FIGHT
        if not played and not table.in_fight(cause.you):
            return False
        for foe in fight.foes:
            # A flight is from one monster at a time.
            if cause.foe < 0 or self.key != RUN_AWAY or foe.number == cause.foe:
                if self.foe.meets_foe(table, foe):
                    return True
        return played and self.meets_any(table, cause, fight.side())

    def meets_any(self, table: Table, cause: Cause, seats: tuple[int, ...]) -> bool:
        foe = self.foe
        for seat in seats:
            if isinstance(foe, Like):
                if foe.label.meets_seat(table, seat, kindly(self.amount, cause)):
                    return True
            elif foe.meets_seat(table, seat):
                return True
        return False


class AmountIf(Standing):
    """● As it says. [CMB-01]"""

    phrase: ClassVar[str] = "{amount} if {cond}"

    def __init__(self, amount: Amount, cond: Condition) -> None:
        self.amount: Final = amount
        self.cond: Final = cond
        self.key = amount.key

    def worth(self, table: Table, cause: Cause) -> int:
        cond = self.cond
        if isinstance(cond, YouAre):
            # Where being it is good for its owner it counts as far as it helps, else as far as it hurts.
            holds = cond.judged(table, cause, kindly(self.amount, cause) == cond.are)
        else:
            holds = cond.holds(table, cause)
        return self.amount.n if holds else 0


class AmountForEach(Standing):
    """● As it says. [CMB-01]"""

    phrase: ClassVar[str] = "{amount} for each {count}"

    def __init__(self, amount: Amount, count: Count) -> None:
        self.amount: Final = amount
        self.count: Final = count
        self.key = amount.key

    def worth(self, table: Table, cause: Cause) -> int:
        count = self.count
        if isinstance(count, InTheFight):
            return self.amount.n * count.tally(table, kindly(self.amount, cause))
        return self.amount.n * count.count(table, cause)


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

    def worth(self, table: Table, cause: Cause) -> int:
        return self.n


class RoomForAny(Standing):
    """● Lifts it altogether. [BIG-01 CLS-09]"""

    phrase: ClassVar[str] = "room for any number of {word:rooms}"
    key = ROOM

    def __init__(self, word: str) -> None:
        self.word = word

    def worth(self, table: Table, cause: Cause) -> int:
        return ANY_NUMBER


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

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        return self.foe.meets_foe(table, foe)


class CannotBeLost(Standing):
    """Death excepted. [ITEM-04]"""

    phrase: ClassVar[str] = "your {noun:nouns} cannot be lost or taken"
    key = SAFE

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def touches(self, table: Table, cause: Cause, card: Card) -> bool:
        return table.in_play(card) and self.noun.fits(table, card)


class DoubleSale(Standing):
    """● As it says. [CLS-09 SELL-01]"""

    phrase: ClassVar[str] = "sell {n} Item(s) each turn at double value"
    key = DOUBLE_SALE

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def worth(self, table: Table, cause: Cause) -> int:
        return self.n


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

    def touches(self, table: Table, cause: Cause, card: Card) -> bool:
        host = table.hosts.get(card.index) if card.kind == "item_enhancer" else card
        return host is not None and self.noun.fits(table, host)


class WillNotPursue(Standing):
    """● They escape without a roll. [RUN-04]"""

    phrase: ClassVar[str] = "will not pursue {foe}"
    key = NO_PURSUIT

    def __init__(self, foe: Against) -> None:
        self.foe: Final = foe

    def meets_seat(self, table: Table, seat: int) -> bool:
        foe = self.foe
        if isinstance(foe, Like):
            return foe.label.meets_seat(table, seat, True)
        return foe.meets_seat(table, seat)


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

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        return self.label.meets_foe(table, foe)


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

    def worth(self, table: Table, cause: Cause) -> int:
        return self.n


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
