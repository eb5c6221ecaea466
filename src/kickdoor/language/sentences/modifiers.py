"""Standing sentences that change no total: what their card allows, forbids or protects while it is in play."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.card import Card
from kickdoor.engine.table.fight import Foe
from kickdoor.engine.table.sentence import (
    ANY_NUMBER,
    CARRIES,
    COUNT_AS,
    DOUBLE_SALE,
    FOE_TIES,
    IMMUNE,
    IMMUNE_BAD_STUFF,
    IMMUNE_DOOR,
    JOINS,
    KEPT,
    KEYWORD,
    LOWER_HELP,
    MAY_NOT,
    NO_COUNT,
    NO_ESCAPE,
    NO_LEVEL,
    NO_PURSUIT,
    ONLY_LEVELS,
    ROOM,
    SAFE,
    TIES,
    Against,
    Cause,
    Standing,
)
from kickdoor.engine.table.table import Table

from .foes import Label, Like
from .nouns import CardNoun


class WinTies(Standing):
    id: ClassVar[str] = "win-ties"
    phrase: ClassVar[str] = "you win ties"
    meaning: ClassVar[str] = "Your side wins a combat in which both sides are equally strong."
    rules: ClassVar[tuple[str, ...]] = ("CMB-02", "PREC-01")
    core: ClassVar[bool] = True
    key = TIES


class HasKeyword(Standing):
    id: ClassVar[str] = "keyword"
    phrase: ClassVar[str] = "{word:keyword}"
    meaning: ClassVar[str] = (
        "Gives an ability that edition.toml defines, such as Flight, Secret HQ, Secret Identity or Theft."
    )
    rules: ClassVar[tuple[str, ...]] = ("META-01", "META-02", "META-03", "META-04")
    core: ClassVar[bool] = True
    key = KEYWORD

    def __init__(self, word: str) -> None:
        self.word = word


class Room(Standing):
    id: ClassVar[str] = "room"
    phrase: ClassVar[str] = "you may have {n:n extra} {word:room(s)}"
    was: ClassVar[tuple[str, ...]] = ("room for {n} more {word:room(s)}",)
    meaning: ClassVar[str] = "Raises one limit on what you may have in play by that number."
    rules: ClassVar[tuple[str, ...]] = ("ITEM-02", "CMP-01", "TURF-01")
    core: ClassVar[bool] = True
    key = ROOM

    def __init__(self, n: int, word: str) -> None:
        self.n: Final = n
        self.word = word

    def worth(self, table: Table, cause: Cause) -> int:
        return self.n


class ExtraHands(Room):
    id: ClassVar[str] = "extra-hands"
    phrase: ClassVar[str] = "you have {n:n extra} hand(s)"
    was: ClassVar[tuple[str, ...]] = ("room for {n} more hand(s)",)
    meaning: ClassVar[str] = "You may hold that much more in your hands."
    rules: ClassVar[tuple[str, ...]] = ("ITEM-02",)

    def __init__(self, n: int) -> None:
        super().__init__(n, "hand")


class RoomForAny(Standing):
    id: ClassVar[str] = "room-for-any"
    phrase: ClassVar[str] = "you may have any number of {word:rooms}"
    was: ClassVar[tuple[str, ...]] = ("room for any number of {word:rooms}",)
    meaning: ClassVar[str] = "Removes one limit on what you may have in play."
    rules: ClassVar[tuple[str, ...]] = ("BIG-01", "CLS-09")
    core: ClassVar[bool] = True
    key = ROOM

    def __init__(self, word: str) -> None:
        self.word = word

    def worth(self, table: Table, cause: Cause) -> int:
        return ANY_NUMBER


class CountAs(Standing):
    id: ClassVar[str] = "count-as"
    phrase: ClassVar[str] = "count as {word:a trait}"
    meaning: ClassVar[str] = "You have the trait, with its advantages and its disadvantages."
    rules: ClassVar[tuple[str, ...]] = ("CLS-01",)
    key = COUNT_AS

    def __init__(self, word: str) -> None:
        self.word = word


class ImmuneToCurses(Standing):
    id: ClassVar[str] = "immune-to-curses"
    phrase: ClassVar[str] = "immune to <curses>"
    meaning: ClassVar[str] = "None of them affects you."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-01",)
    key = IMMUNE


class ImmuneFromTheDoor(Standing):
    id: ClassVar[str] = "immune-from-the-door"
    phrase: ClassVar[str] = "immune to <curses> from the door"
    meaning: ClassVar[str] = "Those found behind a door do not affect you; those played on you do."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-01",)
    key = IMMUNE_DOOR


class ImmuneToBadStuff(Standing):
    id: ClassVar[str] = "immune-to-bad-stuff"
    phrase: ClassVar[str] = "immune to the Bad Stuff of {foe}"
    meaning: ClassVar[str] = "If such a monster catches you, its Bad Stuff does not happen to you."
    rules: ClassVar[tuple[str, ...]] = ("RUN-03",)
    key = IMMUNE_BAD_STUFF

    def __init__(self, foe: Against) -> None:
        self.foe: Final = foe

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        return self.foe.meets_foe(table, foe)


class CannotBeLost(Standing):
    id: ClassVar[str] = "cannot-be-lost"
    phrase: ClassVar[str] = "your {noun:nouns} cannot be lost or taken"
    meaning: ClassVar[str] = "Only your death can take them from you."
    rules: ClassVar[tuple[str, ...]] = ("ITEM-04",)
    key = SAFE

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def touches(self, table: Table, cause: Cause, card: Card) -> bool:
        return table.in_play(card) and self.noun.fits(table, card)


class DoubleSale(Standing):
    id: ClassVar[str] = "double-sale"
    phrase: ClassVar[str] = "sell {n} Item(s) each turn at double value"
    meaning: ClassVar[str] = "When you sell Items, that many of them in a turn count twice their value."
    rules: ClassVar[tuple[str, ...]] = ("CLS-09", "SELL-01")
    core: ClassVar[bool] = True
    key = DOUBLE_SALE

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def worth(self, table: Table, cause: Cause) -> int:
        return self.n


class MayNot(Standing):
    id: ClassVar[str] = "may-not"
    phrase: ClassVar[str] = "you may not {word:act}"
    meaning: ClassVar[str] = "Forbids an act of the word list; on a monster, to all who face it."
    rules: ClassVar[tuple[str, ...]] = ("HELP-01", "CMB-11")
    core: ClassVar[bool] = True
    key = MAY_NOT
    hurts = True

    def __init__(self, word: str) -> None:
        self.word = word


class OnlyLevelsCount(Standing):
    id: ClassVar[str] = "only-levels-count"
    phrase: ClassVar[str] = "only Levels count"
    meaning: ClassVar[str] = "On the munchkins' side, only their Levels count in this fight."
    rules: ClassVar[tuple[str, ...]] = ("CMB-11",)
    core: ClassVar[bool] = True
    key = ONLY_LEVELS
    hurts = True


class LevelDoesNotCount(Standing):
    id: ClassVar[str] = "level-does-not-count"
    phrase: ClassVar[str] = "your Level doesn't count in combat"
    meaning: ClassVar[str] = (
        "Your Level adds nothing to your combat strength; on a monster, the Levels of all who face it."
    )
    rules: ClassVar[tuple[str, ...]] = ("CMB-01", "RULE-37")
    key = NO_LEVEL
    hurts = True


class OnlyLowerHelp(Standing):
    id: ClassVar[str] = "only-lower-help"
    phrase: ClassVar[str] = "only lower-Level players may help"
    meaning: ClassVar[str] = (
        "In your fights, a helper must have a lower Level than you; on a monster, than whoever fights it."
    )
    rules: ClassVar[tuple[str, ...]] = ("HELP-01", "PREC-01")
    key = LOWER_HELP
    hurts = True


class MonsterWinsTies(Standing):
    id: ClassVar[str] = "monster-wins-ties"
    phrase: ClassVar[str] = "wins ties"
    meaning: ClassVar[str] = "On a monster: it wins a tie even against somebody who wins ties."
    rules: ClassVar[tuple[str, ...]] = ("CMB-02", "PREC-01")
    key = FOE_TIES
    hurts = True


class NoneCounts(Standing):
    id: ClassVar[str] = "none-counts"
    phrase: ClassVar[str] = "{noun:nouns don't} count"
    was: ClassVar[tuple[str, ...]] = ("no {noun} counts",)
    meaning: ClassVar[str] = "Such cards are worth 0 in this fight, on both sides."
    rules: ClassVar[tuple[str, ...]] = ("CMB-11", "RULE-32")
    key = NO_COUNT

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def touches(self, table: Table, cause: Cause, card: Card) -> bool:
        host = table.hosts.get(card.index) if card.kind == "item_enhancer" else card
        return host is not None and self.noun.fits(table, host)


class WillNotPursue(Standing):
    id: ClassVar[str] = "will-not-pursue"
    phrase: ClassVar[str] = "will not pursue {foe}"
    meaning: ClassVar[str] = "Those munchkins escape from it without a roll."
    rules: ClassVar[tuple[str, ...]] = ("RUN-04",)
    core: ClassVar[bool] = True
    key = NO_PURSUIT

    def __init__(self, foe: Against) -> None:
        self.foe: Final = foe

    def meets_seat(self, table: Table, seat: int) -> bool:
        foe = self.foe
        if isinstance(foe, Like):
            return foe.label.meets_seat(table, seat, True)
        return foe.meets_seat(table, seat)


class CannotBeOutrun(Standing):
    id: ClassVar[str] = "cannot-be-outrun"
    phrase: ClassVar[str] = "cannot be outrun"
    meaning: ClassVar[str] = "Nobody rolls to escape: it catches everyone whom no card or companion saves."
    rules: ClassVar[tuple[str, ...]] = ("RUN-04", "RUN-06")
    core: ClassVar[bool] = True
    key = NO_ESCAPE


class MayJoin(Standing):
    id: ClassVar[str] = "may-join"
    phrase: ClassVar[str] = "anyone may add it from their hand to a fight with {label:a tag}"
    was: ClassVar[tuple[str, ...]] = ("may join any fight with {label:a tag}",)
    meaning: ClassVar[str] = "The monster joins the others; `a monster` means any fight."
    rules: ClassVar[tuple[str, ...]] = ("TAG-01", "MULTI-01")
    core: ClassVar[bool] = True
    key = JOINS

    def __init__(self, label: Label) -> None:
        self.label: Final = label

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        return self.label.meets_foe(table, foe)


class KeptInDeath(Standing):
    id: ClassVar[str] = "kept-in-death"
    phrase: ClassVar[str] = "kept in death"
    meaning: ClassVar[str] = "Stays with its owner when they die."
    rules: ClassVar[tuple[str, ...]] = ("DEATH-01",)
    core: ClassVar[bool] = True
    key = KEPT


class Carries(Standing):
    id: ClassVar[str] = "carries"
    phrase: ClassVar[str] = "carries {n} Item(s) for you"
    meaning: ClassVar[str] = "Holds that many of your Items beyond your limits; they are lost with it."
    rules: ClassVar[tuple[str, ...]] = ("CMP-01", "CMP-02")
    key = CARRIES

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def worth(self, table: Table, cause: Cause) -> int:
        return self.n


MODIFIERS: Final = (
    WinTies,
    HasKeyword,
    Room,
    ExtraHands,
    RoomForAny,
    CountAs,
    ImmuneToCurses,
    ImmuneFromTheDoor,
    ImmuneToBadStuff,
    CannotBeLost,
    DoubleSale,
    MayNot,
    OnlyLevelsCount,
    LevelDoesNotCount,
    OnlyLowerHelp,
    MonsterWinsTies,
    NoneCounts,
    WillNotPursue,
    CannotBeOutrun,
    MayJoin,
    KeptInDeath,
    Carries,
)
