"""Counts: what is written after "for each"."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.tracks import steps_along
from kickdoor.engine.sums.gear import enjoys, hands_free, suffers
from kickdoor.engine.table.absent import FACERS
from kickdoor.engine.table.sentence import Cause, Count
from kickdoor.engine.table.table import Table

from .foes import Label
from .nouns import CardNoun, in_hand, in_play


class EmptyHands(Count):
    id: ClassVar[str] = "empty-hands"
    phrase: ClassVar[str] = "of your empty hands"
    was: ClassVar[tuple[str, ...]] = ("empty hand",)
    meaning: ClassVar[str] = "Counts your hands that hold nothing; on a monster, those of all who face it."
    rules: ClassVar[tuple[str, ...]] = ("CMB-03",)
    core: ClassVar[bool] = True

    def count(self, table: Table, cause: Cause) -> int:
        return sum([hands_free(table, seat) for seat in table.yous(cause.you)])


class CardsDiscarded(Count):
    id: ClassVar[str] = "cards-discarded"
    phrase: ClassVar[str] = "card discarded"
    meaning: ClassVar[str] = "Counts the cards paid as this ability's cost."
    rules: ClassVar[tuple[str, ...]] = ("CLS-02",)
    core: ClassVar[bool] = True

    def count(self, table: Table, cause: Cause) -> int:
        return len(table.memos[-1].paid) if table.memos else 0


class PointsRolled(Count):
    id: ClassVar[str] = "points-rolled"
    phrase: ClassVar[str] = "point rolled"
    meaning: ClassVar[str] = "Counts the points of the die that this card rolled."

    def count(self, table: Table, cause: Cause) -> int:
        return max(0, table.memos[-1].roll) if table.memos else 0


class CardsYouHave(Count):
    id: ClassVar[str] = "cards-you-have"
    phrase: ClassVar[str] = "{noun} you have"
    meaning: ClassVar[str] = "Counts such cards that you have in play."
    rules: ClassVar[tuple[str, ...]] = ("ITEM-01",)

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def count(self, table: Table, cause: Cause) -> int:
        return sum([len(in_play(table, seat, self.noun, cause.card)) for seat in table.yous(cause.you)])


class CardsInHand(Count):
    id: ClassVar[str] = "cards-in-hand"
    phrase: ClassVar[str] = "{noun} in your hand"
    meaning: ClassVar[str] = "Counts such cards in your hand."
    rules: ClassVar[tuple[str, ...]] = ("DECK-06",)

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def count(self, table: Table, cause: Cause) -> int:
        return sum([len(in_hand(table, seat, self.noun, cause.card)) for seat in table.yous(cause.you)])


class InTheFight(Count):
    id: ClassVar[str] = "in-the-fight"
    phrase: ClassVar[str] = "{label:trait or tag} in the fight"
    meaning: ClassVar[str] = (
        "Counts the munchkins with a trait or the monsters with a tag; `munchkin` and `monster` count them all."
    )
    rules: ClassVar[tuple[str, ...]] = ("MULTI-01", "TAG-01")

    def __init__(self, label: Label) -> None:
        self.label: Final = label

    def count(self, table: Table, cause: Cause) -> int:
        return self.tally(table, cause.holder != FACERS)

    def tally(self, table: Table, kindly: bool) -> int:
        """How many there are; `kindly`: of munchkins, those with the advantages of the trait (CLS-05)."""
        fight = table.fight
        if fight is None:
            return 0
        label = self.label
        return len([foe for foe in fight.foes if label.meets_foe(table, foe)]) + len(
            [seat for seat in fight.side() if label.meets_seat(table, seat, kindly)]
        )


class AtTheTable(Count):
    id: ClassVar[str] = "at-the-table"
    phrase: ClassVar[str] = "{trait} at the table"
    meaning: ClassVar[str] = "Counts the living players with that trait, in a fight or not, you among them."
    rules: ClassVar[tuple[str, ...]] = ("CLS-05", "DEATH-05")

    def __init__(self, trait: str) -> None:
        self.trait: Final = trait

    def count(self, table: Table, cause: Cause) -> int:
        return self.tally(table, cause.holder != FACERS)

    def tally(self, table: Table, kindly: bool) -> int:
        """How many there are; `kindly`: those with the advantages of the trait (CLS-05)."""
        has = enjoys if kindly else suffers
        return len([seat for seat in table.living() if has(table, seat, self.trait)])


class PlayersByLevel(Count):
    id: ClassVar[str] = "players-by-level"
    phrase: ClassVar[str] = "{relation}-Level player"
    meaning: ClassVar[str] = (
        "Counts the living players whose Level is above, or below, yours; on a monster, that of the fighter."
    )
    rules: ClassVar[tuple[str, ...]] = ("LVL-01", "DEATH-05")

    def __init__(self, relation: str) -> None:
        self.relation: Final = relation

    def count(self, table: Table, cause: Cause) -> int:
        yous = table.yous(cause.you)
        if not yous:
            return 0
        level = table.seats[yous[0]].level
        others = [table.seats[seat].level for seat in table.living()]
        if self.relation == "higher":
            return len([other for other in others if other > level])
        return len([other for other in others if other < level])


class LevelsYouHave(Count):
    id: ClassVar[str] = "levels-you-have"
    phrase: ClassVar[str] = "{n:n from 2} Levels you have"
    meaning: ClassVar[str] = "Counts once for each full number of your Levels; on a monster, of each who faces it."
    rules: ClassVar[tuple[str, ...]] = ("LVL-01",)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def count(self, table: Table, cause: Cause) -> int:
        return sum([table.seats[seat].level // self.n for seat in table.yous(cause.you)])


class Deaths(Count):
    id: ClassVar[str] = "deaths"
    phrase: ClassVar[str] = "death this game"
    meaning: ClassVar[str] = "Counts how often anybody has died in this game."
    rules: ClassVar[tuple[str, ...]] = ("DEATH-01",)

    def count(self, table: Table, cause: Cause) -> int:
        return table.deaths


class StepsAlong(Count):
    id: ClassVar[str] = "steps-along"
    phrase: ClassVar[str] = "step you have taken along {track}"
    was: ClassVar[tuple[str, ...]] = ("step along {track}",)
    meaning: ClassVar[str] = "Counts the steps that you have taken along the track; on a monster, all who face it."
    rules: ClassVar[tuple[str, ...]] = ("RULE-38",)

    def __init__(self, track: str) -> None:
        self.track: Final = track

    def count(self, table: Table, cause: Cause) -> int:
        return sum([steps_along(table, seat, self.track) for seat in table.yous(cause.you)])


COUNTS: Final = (
    EmptyHands,
    CardsDiscarded,
    PointsRolled,
    CardsYouHave,
    CardsInHand,
    InTheFight,
    AtTheTable,
    PlayersByLevel,
    LevelsYouHave,
    Deaths,
    StepsAlong,
)
