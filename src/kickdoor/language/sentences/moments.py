"""When an ability may be used or happens, and how often."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.sentence import COMBAT_ENDS, COMBAT_STARTS, TURN_ENDS, TURN_STARTS, YOU, Limit, Moment


class OpenMoment(Moment):
    """● Open: the holder may act then. [TIME-01..03 CMB-06]"""

    phrase: ClassVar[str] = "{what:open}"

    def __init__(self, what: int) -> None:
        self.what = what


class StageEdge(Moment):
    """● `your turn starts`, `another player's combat ends`. [INT-03]"""

    phrase: ClassVar[str] = "{whose} {stage} {edge}"

    def __init__(self, whose: int, stage: str, edge: str) -> None:
        self.whose = whose
        self.stage: Final = stage
        self.edge: Final = edge
        if stage == "turn":
            self.what = TURN_STARTS if edge == "starts" else TURN_ENDS
        else:
            self.what = COMBAT_STARTS if edge == "starts" else COMBAT_ENDS


class YourEvent(Moment):
    """● Fires, or is offered, as it happens. [TIME-07 RUN-03]"""

    phrase: ClassVar[str] = "you {what:event}"

    def __init__(self, what: int) -> None:
        self.what = what
        self.whose = YOU


class OthersEvent(Moment):
    """`another player` or `anyone`. [INT-01]"""

    phrase: ClassVar[str] = "{whose:other} {what:events}"

    def __init__(self, whose: int, what: int) -> None:
        self.whose = whose
        self.what = what


class OncePer(Limit):
    """● A span of the word list. [INT-02 META-03]"""

    phrase: ClassVar[str] = "once per {span}"

    def __init__(self, span: int) -> None:
        self.span = span


class TimesPer(Limit):
    """● From 2; each time paid anew. [CLS-09]"""

    phrase: ClassVar[str] = "{times:n from 2} times per {span}"

    def __init__(self, times: int, span: int) -> None:
        self.times = times
        self.span = span


MOMENTS: Final = (OpenMoment, StageEdge, YourEvent, OthersEvent)
LIMITS: Final = (OncePer, TimesPer)
