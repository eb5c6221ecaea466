"""What happens to the moment itself: its die, what it names, Curses, Dungeons, the room."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Verb, Who


class RollADie(Verb):
    """● Later sentences of the card read it. [SHOT-02]"""

    phrase: ClassVar[str] = "roll a die"


class RollAgain(Verb):
    """The die of the moment. [SHOT-02 RUN-02]"""

    phrase: ClassVar[str] = "roll again"


class SetTheRoll(Verb):
    """1 to 6. [SHOT-02]"""

    phrase: ClassVar[str] = "set the roll to a number you choose"


class ChangeTheRoll(Verb):
    """● The die of the moment. [SHOT-02]"""

    phrase: ClassVar[str] = "change the roll by {n:±n}"

    def __init__(self, n: int) -> None:
        self.n: Final = n


class CancelIt(Verb):
    """● What the moment names does nothing. [SHOT-02 CURSE-02]"""

    phrase: ClassVar[str] = "cancel it"


class TurnItOn(Verb):
    """It strikes there instead. [CURSE-01]"""

    phrase: ClassVar[str] = "turn it on {who}"

    def __init__(self, who: Who) -> None:
        self.who: Final = who


class LiftCurses(Verb):
    """Lasting ones on you. [CURSE-02]"""

    phrase: ClassVar[str] = "lift {n} <curse(s)>"

    def __init__(self, n: int) -> None:
        self.n: Final = n


class OpenNewDungeon(Verb):
    """● In place of the open one; of several, you choose. [PORT-01]"""

    phrase: ClassVar[str] = "open a new Dungeon"


class CloseThisDungeon(Verb):
    """● As it says. [PORT-01]"""

    phrase: ClassVar[str] = "close this Dungeon"


class OpenAnotherDungeon(Verb):
    """● Beside those open. [PORT-02]"""

    phrase: ClassVar[str] = "open another Dungeon"


class LootAfterAll(Verb):
    """Phase 2 is given back. [TURN-06]"""

    phrase: ClassVar[str] = "Loot the Room after all"


MOMENT_VERBS: Final = (
    RollADie,
    RollAgain,
    SetTheRoll,
    ChangeTheRoll,
    CancelIt,
    TurnItOn,
    LiftCurses,
    OpenNewDungeon,
    CloseThisDungeon,
    OpenAnotherDungeon,
    LootAfterAll,
)
