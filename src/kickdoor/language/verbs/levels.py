"""What happens to a munchkin: levels, death, sex, a turn missed."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.levels import gain, lose, may_gain
from kickdoor.engine.play.death import Death
from kickdoor.engine.table.sentence import Cause, Verb, Who
from kickdoor.engine.table.table import Table

from .reach import SeatVerb

OTHER_SEX: Final = {"male": "female", "female": "male"}


class GainLevels(Verb):
    """● Never to win. [LVL-03 GUAL-01 RULE-03]"""

    phrase: ClassVar[str] = "gain {n} level(s)"

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def finds(self, table: Table, cause: Cause) -> bool:
        return may_gain(table, cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        gain(table, cause.you, self.n * cause.times)


class GainLevelsEvenToWin(Verb):
    """● Overrides by name. [PREC-02 LVL-03]"""

    phrase: ClassVar[str] = "gain {n} level(s) even to win"

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead

    def run(self, table: Table, cause: Cause) -> None:
        gain(table, cause.you, self.n * cause.times, True)


class LoseLevels(Verb):
    """● Not below 1. [LVL-01]"""

    phrase: ClassVar[str] = "lose {n} level(s)"

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead

    def run(self, table: Table, cause: Cause) -> None:
        lose(table, cause.you, self.n * cause.times)


class DropTo(Verb):
    """`Level 1`, `the lowest Level in play`. [LVL-01]"""

    phrase: ClassVar[str] = "drop to {floor}"

    def __init__(self, floor: str) -> None:
        self.floor: Final = floor

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead

    def run(self, table: Table, cause: Cause) -> None:
        floor = 1
        if self.floor != "Level 1":
            floor = min([table.seats[seat].level for seat in table.living()], default=1)
        lose(table, cause.you, max(0, table.seats[cause.you].level - floor))


class StealLevels(SeatVerb):
    """Not where it would win, nor from Level 1. [LVL-03 PREC-02]"""

    phrase: ClassVar[str] = "steal {n} level(s) from {who}"
    asks: ClassVar[str] = "steal"

    def __init__(self, n: int, who: Who) -> None:
        super().__init__(who)
        self.n: Final = n

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        return seat != cause.you and table.seats[seat].level > 1 and may_gain(table, cause.you)

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        if not may_gain(table, cause.you):
            return
        stolen = min(self.n * cause.times, table.seats[seat].level - 1)
        lose(table, seat, stolen)
        gain(table, cause.you, stolen)


class Die(Verb):
    """● As it says. [DEATH-01]"""

    phrase: ClassVar[str] = "die"

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead

    def run(self, table: Table, cause: Cause) -> None:
        table.push(Death(cause.you))


class ChangeSex(Verb):
    """As it says. [CMB-08]"""

    phrase: ClassVar[str] = "change sex"

    def finds(self, table: Table, cause: Cause) -> bool:
        owner = table.seats[cause.you]
        return not owner.dead and owner.sex in OTHER_SEX

    def run(self, table: Table, cause: Cause) -> None:
        if not self.finds(table, cause):
            return
        owner = table.seats[cause.you]
        owner.sex = OTHER_SEX[owner.sex]
        owner.active = None
        table.marks |= 1 << cause.you
        table.stirred = table.turns
        table.tell("sex", cause.you, note=owner.sex)


class MissYourNextTurn(Verb):
    """As it says. [TURN-08]"""

    phrase: ClassVar[str] = "miss your next turn"

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead

    def run(self, table: Table, cause: Cause) -> None:
        if self.finds(table, cause):
            table.seats[cause.you].missing += 1


LEVEL_VERBS: Final = (
    GainLevels,
    GainLevelsEvenToWin,
    LoseLevels,
    DropTo,
    StealLevels,
    Die,
    ChangeSex,
    MissYourNextTurn,
)
