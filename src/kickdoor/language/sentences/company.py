"""Conditions on help: whether somebody helps `you`, or you fight alone."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.absent import NOBODY
from kickdoor.engine.table.sentence import Cause, Condition
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

from .lacks import HAS_HELPER, NO_HELPER


class YouHaveHelper(Condition):
    id: ClassVar[str] = "you-have-helper"
    phrase: ClassVar[str] = "you have a helper"
    meaning: ClassVar[str] = "Holds if somebody helps you in your combat, or you help."
    rules: ClassVar[tuple[str, ...]] = ("HELP-01",)
    core: ClassVar[bool] = True

    def holds(self, table: Table, cause: Cause) -> bool:
        return helped(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NO_HELPER.about(cause.you)


class YouFightAlone(Condition):
    id: ClassVar[str] = "you-fight-alone"
    phrase: ClassVar[str] = "you fight alone"
    was: ClassVar[tuple[str, ...]] = ("you have no helper",)
    meaning: ClassVar[str] = "Holds if nobody helps you."
    rules: ClassVar[tuple[str, ...]] = ("HELP-01",)
    core: ClassVar[bool] = True

    def holds(self, table: Table, cause: Cause) -> bool:
        return not helped(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return HAS_HELPER.about(cause.you)


def helped(table: Table, cause: Cause) -> bool:
    """Whether `you` are in a fight with a helper."""
    fight = table.fight
    if fight is None or fight.helper == NOBODY:
        return False
    side = fight.side()
    return any([seat in side for seat in table.yous(cause.you)])


COMPANY: Final = (YouHaveHelper, YouFightAlone)
