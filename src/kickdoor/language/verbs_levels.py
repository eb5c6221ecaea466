"""What happens to a munchkin: levels, death, sex, a turn missed."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Verb, Who


class GainLevels(Verb):
    """● Never to win. [LVL-03 GUAL-01 RULE-03]"""

    phrase: ClassVar[str] = "gain {n} level(s)"

    def __init__(self, n: int) -> None:
        self.n: Final = n


class GainLevelsEvenToWin(Verb):
    """● Overrides by name. [PREC-02 LVL-03]"""

    phrase: ClassVar[str] = "gain {n} level(s) even to win"

    def __init__(self, n: int) -> None:
        self.n: Final = n


class LoseLevels(Verb):
    """● Not below 1. [LVL-01]"""

    phrase: ClassVar[str] = "lose {n} level(s)"

    def __init__(self, n: int) -> None:
        self.n: Final = n


class DropTo(Verb):
    """`Level 1`, `the lowest Level in play`. [LVL-01]"""

    phrase: ClassVar[str] = "drop to {floor}"

    def __init__(self, floor: str) -> None:
        self.floor: Final = floor


class StealLevels(Verb):
    """Not where it would win, nor from Level 1. [LVL-03 PREC-02]"""

    phrase: ClassVar[str] = "steal {n} level(s) from {who}"

    def __init__(self, n: int, who: Who) -> None:
        self.n: Final = n
        self.who: Final = who


class Die(Verb):
    """● As it says. [DEATH-01]"""

    phrase: ClassVar[str] = "die"


class ChangeSex(Verb):
    """As it says. [CMB-08]"""

    phrase: ClassVar[str] = "change sex"


class MissYourNextTurn(Verb):
    """As it says. [TURN-08]"""

    phrase: ClassVar[str] = "miss your next turn"


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
