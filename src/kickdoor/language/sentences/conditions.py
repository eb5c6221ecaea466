"""Conditions: what is written after "if"."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.tracks import steps_along
from kickdoor.engine.sums.gear import enjoys, sources, suffers
from kickdoor.engine.sums.totals import monsters, munchkins, winning
from kickdoor.engine.table.absent import FACERS, NO_ROLL, NOBODY
from kickdoor.engine.table.sentence import Cause, Condition
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

from .foes import Label, within
from .lacks import (
    HAS,
    HAS_NOT,
    IS,
    IS_NOT,
    LEVEL_EXTREME,
    LEVEL_LESS,
    LEVEL_MORE,
    MONSTERS_WEAKER,
    NEEDS_FIGHT,
    NO_SUCH_MONSTER,
    NOT_HELPING,
    NOT_LOSING,
    NOT_WON_BY,
    NOT_YOUR_TURN,
    RANK_LESS,
    RANK_MORE,
    TOO_FEW_STEPS,
    no_fight,
    no_fight_of,
)
from .nouns import CardNoun, Having, Named, Tagged, has, in_hand, in_play

# Not empty while the totals are added up for such a condition. A bonus under the same condition is left out then:
# to ask for it would never end.
_WEIGHING: Final[list[bool]] = []  # who is losing
_MARGIN: Final[list[bool]] = []  # by how much one wins
_MEASURING: Final[list[bool]] = []  # how strong the monsters are


class YouAre(Condition):
    id: ClassVar[str] = "you-are"
    phrase: ClassVar[str] = "you {are:are/are not} {trait:a trait}"
    meaning: ClassVar[str] = (
        "On a monster, `are` holds if anyone who faces it has the trait, `are not` if nobody does."
    )
    rules: ClassVar[tuple[str, ...]] = ("CMB-08", "CLS-05")
    core: ClassVar[bool] = True

    def __init__(self, are: bool, trait: str) -> None:
        self.are: Final = are
        self.trait: Final = trait

    def holds(self, table: Table, cause: Cause) -> bool:
        return self.judged(table, cause, cause.holder != FACERS)

    def judged(self, table: Table, cause: Cause, enjoyed: bool) -> bool:
        """Whether it holds where the trait is an advantage (`enjoyed`), or where it is a disadvantage (CLS-05)."""
        for seat in table.yous(cause.you):
            if enjoys(table, seat, self.trait) if enjoyed else suffers(table, seat, self.trait):
                return self.are
        return not self.are

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return (IS_NOT if self.are else IS).about(cause.you, needs=(table.book.trait(self.trait),))


class YouHave(Condition):
    id: ClassVar[str] = "you-have"
    phrase: ClassVar[str] = "you have {having:a/no noun}"
    meaning: ClassVar[str] = "Holds if you have such a card in play, or none for `no`."
    rules: ClassVar[tuple[str, ...]] = ("ITEM-01",)
    core: ClassVar[bool] = True

    def __init__(self, having: Having) -> None:
        self.having: Final = having

    def holds(self, table: Table, cause: Cause) -> bool:
        found = any([has(table, seat, self.having.noun) for seat in table.yous(cause.you)])
        return found != self.having.none

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        noun = self.having.noun
        named = noun.name if isinstance(noun, Named) else noun.tag if isinstance(noun, Tagged) else ""
        return (HAS if self.having.none else HAS_NOT).about(cause.you, needs=(named,)) if named else None


class YouHaveKeyword(Condition):
    id: ClassVar[str] = "you-have-keyword"
    phrase: ClassVar[str] = "you have {keyword}"
    meaning: ClassVar[str] = "Holds if a card in force gives you that ability."
    rules: ClassVar[tuple[str, ...]] = ("META-01", "META-02", "META-03", "META-04")

    def __init__(self, keyword: str) -> None:
        self.keyword: Final = keyword

    def holds(self, table: Table, cause: Cause) -> bool:
        return any([len(sources(table, seat, self.keyword)) > 0 for seat in table.yous(cause.you)])

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return HAS_NOT.about(cause.you, needs=(self.keyword,))


class YourTotalRankIs(Condition):
    id: ClassVar[str] = "your-total-rank-is"
    phrase: ClassVar[str] = "your total Rank is {n} or {bound}"
    meaning: ClassVar[str] = "Adds up the Ranks that you have in play, usable or not."
    rules: ClassVar[tuple[str, ...]] = ("POW-01", "POW-05")

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound

    def holds(self, table: Table, cause: Cause) -> bool:
        return any([within(self.n, self.bound, ranks(table, seat)) for seat in table.yous(cause.you)])

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return (RANK_MORE if self.bound == "more" else RANK_LESS).about(cause.you, number=self.n)


class ItIsYourTurn(Condition):
    id: ClassVar[str] = "it-is-your-turn"
    phrase: ClassVar[str] = "it is your turn"
    meaning: ClassVar[str] = "Holds during your own turn, in combat too."
    rules: ClassVar[tuple[str, ...]] = ("TURN-01",)

    def holds(self, table: Table, cause: Cause) -> bool:
        return table.turn in table.yous(cause.you)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NOT_YOUR_TURN.about(cause.you)


class YouHaveSeveral(Condition):
    id: ClassVar[str] = "you-have-several"
    phrase: ClassVar[str] = "you have {n} or more {noun:thing(s)}"
    meaning: ClassVar[str] = "Counts cards in play."

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun

    def holds(self, table: Table, cause: Cause) -> bool:
        return any([len(in_play(table, seat, self.noun, cause.card)) >= self.n for seat in table.yous(cause.you)])


class YouHoldFewer(Condition):
    id: ClassVar[str] = "you-hold-fewer"
    phrase: ClassVar[str] = "you have fewer than {n} {noun:thing(s)} in your hand"
    meaning: ClassVar[str] = "Counts cards in your hand only."
    rules: ClassVar[tuple[str, ...]] = ("DECK-06",)
    core: ClassVar[bool] = True

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun

    def holds(self, table: Table, cause: Cause) -> bool:
        return any([len(in_hand(table, seat, self.noun, cause.card)) < self.n for seat in table.yous(cause.you)])


class YourLevelIs(Condition):
    id: ClassVar[str] = "your-level-is"
    phrase: ClassVar[str] = "your Level is {n} or {bound}"
    meaning: ClassVar[str] = "Compares your Level with a number."
    rules: ClassVar[tuple[str, ...]] = ("RUN-04",)
    core: ClassVar[bool] = True

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound

    def holds(self, table: Table, cause: Cause) -> bool:
        return any([within(self.n, self.bound, table.seats[seat].level) for seat in table.yous(cause.you)])

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return (LEVEL_MORE if self.bound == "more" else LEVEL_LESS).about(cause.you, number=self.n)


class YourLevelIsExtreme(Condition):
    id: ClassVar[str] = "your-level-is-extreme"
    phrase: ClassVar[str] = "your Level is the {extreme}"
    meaning: ClassVar[str] = "Also holds if you share the highest or lowest Level."
    rules: ClassVar[tuple[str, ...]] = ("TURN-07",)

    def __init__(self, extreme: str) -> None:
        self.extreme: Final = extreme

    def holds(self, table: Table, cause: Cause) -> bool:
        for seat in table.yous(cause.you):
            if self._is_extreme(table, table.seats[seat].level):
                return True
        return False

    def _is_extreme(self, table: Table, level: int) -> bool:
        """Whether no living player's Level is beyond this one, and somebody's is the same."""
        found = False
        for other in table.seats:
            if not other.dead:
                if other.level > level if self.extreme == "highest" else other.level < level:
                    return False
                found = found or other.level == level
        return found

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return LEVEL_EXTREME.about(cause.you, needs=(self.extreme,))


class YouAreAlong(Condition):
    id: ClassVar[str] = "you-are-along"
    phrase: ClassVar[str] = "you are {n} or more steps along {track}"
    meaning: ClassVar[str] = "Holds if you have taken at least that many steps along the track."
    rules: ClassVar[tuple[str, ...]] = ("RULE-38",)

    def __init__(self, n: int, track: str) -> None:
        self.n: Final = n
        self.track: Final = track

    def holds(self, table: Table, cause: Cause) -> bool:
        return any([steps_along(table, seat, self.track) >= self.n for seat in table.yous(cause.you)])

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return TOO_FEW_STEPS.about(cause.you, needs=(self.track,), number=self.n)


class YouFace(Condition):
    id: ClassVar[str] = "you-face"
    phrase: ClassVar[str] = "you face {label:a tag}"
    meaning: ClassVar[str] = "Holds if a monster with that tag, or of that name, is in your fight."
    rules: ClassVar[tuple[str, ...]] = ("CMB-03",)
    core: ClassVar[bool] = True

    def __init__(self, label: Label) -> None:
        self.label: Final = label

    def holds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        if fight is None or not any([seat in fight.side() for seat in table.yous(cause.you)]):
            return False
        return any([self.label.meets_foe(table, foe) for foe in fight.foes])

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight_of(table, cause.you) or NO_SUCH_MONSTER.about(needs=(self.label.name,))


class YouAreLosing(Condition):
    id: ClassVar[str] = "you-are-losing"
    phrase: ClassVar[str] = "you are losing"
    meaning: ClassVar[str] = "Holds if you are in combat and your side would not win now."
    rules: ClassVar[tuple[str, ...]] = ("CMB-02",)

    def holds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        if fight is None or not any([seat in fight.side() for seat in table.yous(cause.you)]):
            return False
        if _WEIGHING:
            return False
        _WEIGHING.append(True)
        losing = not winning(table, fight)
        _WEIGHING.pop()
        return losing

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight_of(table, cause.you) or NOT_LOSING.about(cause.you)


class YouAreHelping(Condition):
    id: ClassVar[str] = "you-are-helping"
    phrase: ClassVar[str] = "you are helping"
    meaning: ClassVar[str] = "Holds if you are the helper in a fight; on a monster, if anyone helps against it."
    rules: ClassVar[tuple[str, ...]] = ("HELP-01",)

    def holds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        return fight is not None and fight.helper != NOBODY and fight.helper in table.yous(cause.you)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NEEDS_FIGHT.view if table.fight is None else NOT_HELPING.about(cause.you)


class YouWinBy(Condition):
    id: ClassVar[str] = "you-win-by"
    phrase: ClassVar[str] = "you win by {n} or more"
    meaning: ClassVar[str] = (
        "Holds if your side is stronger than the monsters by that much: now, or when it won the fight."
    )
    rules: ClassVar[tuple[str, ...]] = ("CMB-02",)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        if fight is None or not any([seat in fight.side() for seat in table.yous(cause.you)]):
            return False
        if fight.won:
            return fight.ours - fight.theirs >= self.n
        if fight.decided or _MARGIN:
            return False
        _MARGIN.append(True)
        margin = munchkins(table, fight) - monsters(table, fight)
        _MARGIN.pop()
        return margin >= self.n

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight_of(table, cause.you) or NOT_WON_BY.about(cause.you, number=self.n)


class MonstersAreStrong(Condition):
    id: ClassVar[str] = "monsters-are-strong"
    phrase: ClassVar[str] = "the monsters' combat strength is {n} or more"
    meaning: ClassVar[str] = "Adds up all monsters of the fight: now, or when they were beaten."
    rules: ClassVar[tuple[str, ...]] = ("CMB-03", "MULTI-01")

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        if fight is None or _MEASURING:
            return False
        if fight.won:
            return fight.theirs >= self.n
        _MEASURING.append(True)
        strong = monsters(table, fight) >= self.n
        _MEASURING.pop()
        return strong

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight(table) or MONSTERS_WEAKER.about(number=self.n)


class YouRolled(Condition):
    id: ClassVar[str] = "you-rolled"
    phrase: ClassVar[str] = "you rolled {n} or {bound}"
    meaning: ClassVar[str] = (
        "Reads the die that this card rolled, after all changes; it does not hold without a roll."
    )
    rules: ClassVar[tuple[str, ...]] = ("META-03", "META-04")
    core: ClassVar[bool] = True

    def __init__(self, n: int, bound: str) -> None:
        self.n: Final = n
        self.bound: Final = bound

    def holds(self, table: Table, cause: Cause) -> bool:
        return rolled(table) and within(self.n, self.bound, table.memos[-1].roll)


def ranks(table: Table, seat: int) -> int:
    """The sum of the ranks that a player has in play (POW-01)."""
    return sum([card.face.rank for card in table.play(seat) if card.kind == "power"])


def rolled(table: Table) -> bool:
    """Whether the list of sentences that is running has rolled its die."""
    return len(table.memos) > 0 and table.memos[-1].roll != NO_ROLL


CONDITIONS: Final = (
    YouAre,
    YouHave,
    YouHaveKeyword,
    YouHaveSeveral,
    YouHoldFewer,
    YourLevelIs,
    YourLevelIsExtreme,
    YourTotalRankIs,
    ItIsYourTurn,
    YouAreAlong,
    YouFace,
    YouAreLosing,
    YouAreHelping,
    YouWinBy,
    MonstersAreStrong,
    YouRolled,
)
