"""Which total, and by how much: what standing sentences and "this combat" speak of."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.sentence import LEVELS, STRENGTH, TREASURES, Node


class Amount(Node):
    """A signed number and the total it changes (a key of the engine's)."""

    def __init__(self, n: int, key: int) -> None:
        self.n: Final = n
        self.key: Final = key


class Strength(Amount):
    """● Combat strength of its side. [CMB-01 CMB-03]"""

    phrase: ClassVar[str] = "{n:±n}"

    def __init__(self, n: int) -> None:
        super().__init__(n, STRENGTH)


class ToTotal(Amount):
    """● `Run Away`, `hand limit`, `total Rank`, `every die roll`. [RUN-02 META-02 POW-04]"""

    phrase: ClassVar[str] = "{n:±n} to {key:total}"


class Treasures(Amount):
    """● Of the monster it is on, else of the fight. [REW-01 RULE-08]"""

    phrase: ClassVar[str] = "{n:±n} Treasure(s)"

    def __init__(self, n: int) -> None:
        super().__init__(n, TREASURES)


class Levels(Amount):
    """Won by the kill. [CMB-04 WIN-01]"""

    phrase: ClassVar[str] = "{n:±n} level(s)"

    def __init__(self, n: int) -> None:
        super().__init__(n, LEVELS)


AMOUNTS: Final = (Strength, ToTotal, Treasures, Levels)
OTHER_AMOUNTS: Final = (ToTotal, Treasures, Levels)  # a plain bonus is a key, not a sentence
