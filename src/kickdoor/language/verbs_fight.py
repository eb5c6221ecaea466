"""What happens in a fight: strength, monsters that come and go, who stands in it."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Prey, Verb, Who
from .amounts import Amount


class GetThisCombat(Verb):
    """● On your side, to its end. [CMB-01 INT-02]"""

    phrase: ClassVar[str] = "get {amount} this combat"

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount


class GiveMonster(Verb):
    """As an enhancer would. [ENH-01]"""

    phrase: ClassVar[str] = "give {mon} {amount}"

    def __init__(self, mon: Prey, amount: Amount) -> None:
        self.mon: Final = mon
        self.amount: Final = amount


class Kill(Verb):
    """● Rewards when the fight is won. [CMB-04 REW-02]"""

    phrase: ClassVar[str] = "<kill> {mon}"

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon


class Remove(Verb):
    """● No level; its Treasures as the box's rule says. [CMB-05 MULTI-03]"""

    phrase: ClassVar[str] = "remove {mon}"

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon


class RemoveWithoutTreasures(Verb):
    """● No level. [CMB-05]"""

    phrase: ClassVar[str] = "remove {mon} without its Treasures"

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon


class RemoveAndTakeTreasures(Verb):
    """● No level. [CMB-05 CLS-09]"""

    phrase: ClassVar[str] = "remove {mon} and take its Treasures"

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon


class EscapeAutomatically(Verb):
    """● From every monster of the fight. [RUN-06]"""

    phrase: ClassVar[str] = "escape automatically"


class AddMonsters(Verb):
    """● As it says. [MULTI-01 INT-01]"""

    phrase: ClassVar[str] = "add {n} monster(s) from your hand to the fight"

    def __init__(self, n: int) -> None:
        self.n: Final = n


class AddCopy(Verb):
    """● Shares all enhancers. [MULTI-04]"""

    phrase: ClassVar[str] = "add a copy of {mon} to the fight"

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon


class SwapMonster(Verb):
    """Enhancers go with the old one. [MULTI-02]"""

    phrase: ClassVar[str] = "swap {mon} for 1 monster from your hand"

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon


class DoubleStrength(Verb):
    """Folded last. [CMB-01]"""

    phrase: ClassVar[str] = "double your strength this combat"


class FightWithItsLevel(Verb):
    """● In place of your Level. [CLS-11]"""

    phrase: ClassVar[str] = "fight with the level of the monster discarded"


class PassTheFight(Verb):
    """That one is the fighter now. [TURN-06]"""

    phrase: ClassVar[str] = "pass the fight to {who}"

    def __init__(self, who: Who) -> None:
        self.who: Final = who


class MakeHelp(Verb):
    """Not in a fight that would win. [HELP-01 HELP-08]"""

    phrase: ClassVar[str] = "make {who} help you"

    def __init__(self, who: Who) -> None:
        self.who: Final = who


class SendHelperAway(Verb):
    """Unharmed. [HELP-05]"""

    phrase: ClassVar[str] = "send your helper away"


class SufferBadStuff(Verb):
    """As it says. [RUN-03]"""

    phrase: ClassVar[str] = "suffer the Bad Stuff of {mon}"

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon


FIGHT_VERBS: Final = (
    GetThisCombat,
    GiveMonster,
    Kill,
    Remove,
    RemoveWithoutTreasures,
    RemoveAndTakeTreasures,
    EscapeAutomatically,
    AddMonsters,
    AddCopy,
    SwapMonster,
    DoubleStrength,
    FightWithItsLevel,
    PassTheFight,
    MakeHelp,
    SendHelperAway,
    SufferBadStuff,
)
