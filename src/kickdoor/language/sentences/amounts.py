"""Amounts: how much a sentence changes which total."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.sentence import LEVELS, STRENGTH, TREASURES, Node


class Amount(Node):
    """A signed number and the total that it changes; `key` is one of the engine's keys."""

    def __init__(self, n: int, key: int) -> None:
        self.n: Final = n
        self.key: Final = key


class Strength(Amount):
    id: ClassVar[str] = "strength"
    phrase: ClassVar[str] = "{n:±n}"
    meaning: ClassVar[str] = "Changes the combat strength of its own side."
    rules: ClassVar[tuple[str, ...]] = ("CMB-01", "CMB-03")
    core: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(n, STRENGTH)


class ToTotal(Amount):
    id: ClassVar[str] = "to-total"
    phrase: ClassVar[str] = "{n:±n} to {key:total}"
    meaning: ClassVar[str] = "Changes one of the totals in the word list."
    rules: ClassVar[tuple[str, ...]] = ("RUN-02", "META-02", "POW-04")
    core: ClassVar[bool] = True


class Treasures(Amount):
    id: ClassVar[str] = "treasures"
    phrase: ClassVar[str] = "{n:±n} Treasure(s)"
    meaning: ClassVar[str] = "Changes the Treasures of the monster it is on, or else of the fight."
    rules: ClassVar[tuple[str, ...]] = ("REW-01", "RULE-08")
    core: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(n, TREASURES)


class ExtraLevels(Amount):
    id: ClassVar[str] = "extra-levels"
    phrase: ClassVar[str] = "worth {n:±n extra} level(s)"
    was: ClassVar[tuple[str, ...]] = ("{n:±n} level(s)",)
    meaning: ClassVar[str] = "Changes the levels won for killing the monster it is on, or else in the fight."
    rules: ClassVar[tuple[str, ...]] = ("CMB-04", "WIN-01")

    def __init__(self, n: int) -> None:
        super().__init__(n, LEVELS)


# Of standing sentences; a plain bonus is a key of the card, not a sentence.
AMOUNTS: Final = (Strength, ToTotal, Treasures, ExtraLevels)
OTHER_AMOUNTS: Final = (ToTotal, Treasures, ExtraLevels)
GIFTS: Final = (Strength, ToTotal, Treasures)  # what a verb gives until the combat ends
