"""Verbs about a munchkin: levels, death, sex, a turn more or less."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.levels import gain, lose, may_gain
from kickdoor.engine.flow.owing import owes
from kickdoor.engine.flow.windows import moment
from kickdoor.engine.play.death import Death
from kickdoor.engine.table.sentence import STEALS, Aim, Cause, Verb, Who
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView
from kickdoor.views.events import Facts
from kickdoor.views.names import SEXES

from ..sentences.lacks import AT_LEVEL_ONE, HAS_EXTRA_TURN, NOBODY_ABOVE_ONE, STEAL_TO_WIN, TO_WIN
from .reach import LEVEL, OwnVerb, SeatVerb

OTHER_SEX: Final = {"male": "female", "female": "male"}


class LevelVerb(OwnVerb):
    """A verb that changes the Level of `you` by a number."""

    def __init__(self, n: int) -> None:
        self.n: Final = n


class GainLevels(LevelVerb):
    id: ClassVar[str] = "gain-levels"
    phrase: ClassVar[str] = "gain {n} level(s)"
    meaning: ClassVar[str] = "Cannot bring you to the winning Level."
    rules: ClassVar[tuple[str, ...]] = ("LVL-03", "GUAL-01", "RULE-03")
    core: ClassVar[bool] = True

    def finds(self, table: Table, cause: Cause) -> bool:
        return may_gain(table, cause.you)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return TO_WIN.about(cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        if not owes(table, self, cause):
            gain(table, cause.you, self.n * cause.times)

    def harm(self) -> int:
        return -LEVEL * self.n

    def overgains(self, table: Table, cause: Cause) -> bool:
        return not may_gain(table, cause.you)


class GainLevelsEvenToWin(LevelVerb):
    id: ClassVar[str] = "gain-levels-even-to-win"
    phrase: ClassVar[str] = "gain {n} level(s), even the winning one"
    was: ClassVar[tuple[str, ...]] = ("gain {n} level(s) even to win",)
    meaning: ClassVar[str] = "May bring you to the winning Level."
    rules: ClassVar[tuple[str, ...]] = ("PREC-02", "LVL-03")
    core: ClassVar[bool] = True

    def run(self, table: Table, cause: Cause) -> None:
        gain(table, cause.you, self.n * cause.times, True)

    def harm(self) -> int:
        return -LEVEL * self.n


class LoseLevels(LevelVerb):
    id: ClassVar[str] = "lose-levels"
    phrase: ClassVar[str] = "lose {n} level(s)"
    meaning: ClassVar[str] = "Cannot bring you below Level 1."
    rules: ClassVar[tuple[str, ...]] = ("LVL-01",)
    core: ClassVar[bool] = True

    def idle(self, table: Table, cause: Cause) -> bool:
        return table.seats[cause.you].level == 1

    def run(self, table: Table, cause: Cause) -> None:
        lose(table, cause.you, self.n * cause.times)

    def harm(self) -> int:
        return LEVEL * self.n


class DropTo(OwnVerb):
    id: ClassVar[str] = "drop-to"
    phrase: ClassVar[str] = "drop to {floor}"
    meaning: ClassVar[str] = "You lose Levels until you are at the one in the word list."
    rules: ClassVar[tuple[str, ...]] = ("LVL-01",)

    def __init__(self, floor: str) -> None:
        self.floor: Final = floor

    def idle(self, table: Table, cause: Cause) -> bool:
        return self.fall(table, cause) == 0

    def run(self, table: Table, cause: Cause) -> None:
        lose(table, cause.you, self.fall(table, cause))

    def fall(self, table: Table, cause: Cause) -> int:
        """How many Levels it costs."""
        floor = 1
        if self.floor != "Level 1":
            floor = min([table.seats[seat].level for seat in table.living()], default=1)
        return max(0, table.seats[cause.you].level - floor)

    def harm(self) -> int:
        return LEVEL * 4 if self.floor == "Level 1" else LEVEL * 2


class StealLevels(SeatVerb):
    id: ClassVar[str] = "steal-levels"
    phrase: ClassVar[str] = "steal {n} level(s) from {who}"
    meaning: ClassVar[str] = (
        "Takes nothing from a player at Level 1, and does nothing if it would win you the game."
    )
    rules: ClassVar[tuple[str, ...]] = ("LVL-03", "PREC-02")
    asks: ClassVar[str] = "steal"

    def __init__(self, n: int, who: Who) -> None:
        super().__init__(who)
        self.n: Final = n

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        return seat != cause.you and table.seats[seat].level > 1 and may_gain(table, cause.you)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NOBODY_ABOVE_ONE.view if may_gain(table, cause.you) else STEAL_TO_WIN.about(cause.you)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        if not may_gain(table, cause.you):
            return STEAL_TO_WIN.about(cause.you)
        return AT_LEVEL_ONE.about(aim.seat) if aim.seat >= 0 and table.seats[aim.seat].level == 1 else None

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        if not may_gain(table, cause.you):
            return
        stolen = min(self.n * cause.times, table.seats[seat].level - 1)
        lose(table, seat, stolen)
        gain(table, cause.you, stolen)
        if stolen:
            moment(table, STEALS, cause.you, by=seat)

    def harm(self) -> int:
        return -LEVEL * self.n

    def overgains(self, table: Table, cause: Cause) -> bool:
        return not may_gain(table, cause.you)


class Die(OwnVerb):
    id: ClassVar[str] = "die"
    phrase: ClassVar[str] = "die"
    meaning: ClassVar[str] = "You die, by the rules for death."
    rules: ClassVar[tuple[str, ...]] = ("DEATH-01",)
    core: ClassVar[bool] = True

    def run(self, table: Table, cause: Cause) -> None:
        table.push(Death(cause.you, cause.card))

    def harm(self) -> int:
        return LEVEL * 10


class ChangeSex(Verb):
    id: ClassVar[str] = "change-sex"
    phrase: ClassVar[str] = "change sex"
    meaning: ClassVar[str] = "A Male becomes Female, a Female Male."
    rules: ClassVar[tuple[str, ...]] = ("CMB-08",)

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
        table.last_change = table.turns
        table.tell("sex", cause.you, facts=Facts(sex=SEXES.get(owner.sex)))


class MissYourNextTurn(OwnVerb):
    id: ClassVar[str] = "miss-your-next-turn"
    phrase: ClassVar[str] = "miss your next turn"
    meaning: ClassVar[str] = "Your next turn is skipped."
    rules: ClassVar[tuple[str, ...]] = ("TURN-08",)

    def run(self, table: Table, cause: Cause) -> None:
        if self.finds(table, cause):
            table.seats[cause.you].missing += 1
            table.tell("will_miss", cause.you, cause.card)

    def harm(self) -> int:
        return 2 * LEVEL


class TakeAnExtraTurn(OwnVerb):
    id: ClassVar[str] = "take-an-extra-turn"
    phrase: ClassVar[str] = "take an extra turn"
    meaning: ClassVar[str] = (
        "After the turn that is on; then play goes on as it would have. Only one can wait for you."
    )
    rules: ClassVar[tuple[str, ...]] = ("RULE-41", "TURN-08")

    def finds(self, table: Table, cause: Cause) -> bool:
        return super().finds(table, cause) and not table.seats[cause.you].extra

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return HAS_EXTRA_TURN.about(cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        if self.finds(table, cause):
            table.seats[cause.you].extra = True
            table.last_change = table.turns
            table.tell("extra_turn", cause.you)

    def harm(self) -> int:
        return -2 * LEVEL


LEVEL_VERBS: Final = (
    GainLevels,
    GainLevelsEvenToWin,
    LoseLevels,
    DropTo,
    StealLevels,
    Die,
    ChangeSex,
    MissYourNextTurn,
    TakeAnExtraTurn,
)
