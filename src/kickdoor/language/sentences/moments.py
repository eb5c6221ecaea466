"""When an ability may be used or happens, and how often."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.card import Card
from kickdoor.engine.table.sentence import (
    COMBAT_ENDS,
    COMBAT_STARTS,
    LOSES_CARD,
    TURN_ENDS,
    TURN_STARTS,
    YOU,
    Limit,
    Moment,
)
from kickdoor.engine.table.table import Table

from .nouns import CardNoun


class OpenMoment(Moment):
    id: ClassVar[str] = "open-moment"
    phrase: ClassVar[str] = "{what:open}"
    meaning: ClassVar[str] = "You may use it at any moment of that kind."
    rules: ClassVar[tuple[str, ...]] = ("TIME-01", "TIME-02", "TIME-03", "CMB-06")
    core: ClassVar[bool] = True

    def __init__(self, what: int) -> None:
        self.what = what


class StageEdge(Moment):
    id: ClassVar[str] = "stage-edge"
    phrase: ClassVar[str] = "{whose} {stage} {edge}"
    meaning: ClassVar[str] = "It happens, or is offered, when that turn or combat starts or ends."
    rules: ClassVar[tuple[str, ...]] = ("INT-03",)
    core: ClassVar[bool] = True

    def __init__(self, whose: int, stage: str, edge: str) -> None:
        self.whose = whose
        self.stage: Final = stage
        self.edge: Final = edge
        if stage == "turn":
            self.what = TURN_STARTS if edge == "starts" else TURN_ENDS
        else:
            self.what = COMBAT_STARTS if edge == "starts" else COMBAT_ENDS


class YourEvent(Moment):
    id: ClassVar[str] = "your-event"
    phrase: ClassVar[str] = "you {what:event}"
    meaning: ClassVar[str] = "It happens, or is offered, when you do this or it happens to you."
    rules: ClassVar[tuple[str, ...]] = ("TIME-07", "RUN-03")
    core: ClassVar[bool] = True

    def __init__(self, what: int) -> None:
        self.what = what
        self.whose = YOU


class YouLose(Moment):
    id: ClassVar[str] = "you-lose"
    phrase: ClassVar[str] = "you lose {noun:a noun}"
    meaning: ClassVar[str] = (
        "A card makes you lose such a card that you have in play, or another player takes it; "
        "what you sell, give, pay or discard is not lost."
    )
    rules: ClassVar[tuple[str, ...]] = ("CURSE-02", "CURSE-03")
    what = LOSES_CARD
    whose = YOU

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def names(self, table: Table, card: Card | None) -> bool:
        if card is None or (card.kind == "curse" and self.noun.key != "curse"):
            return False  # a Curse is nobody's own
        return self.noun.fits(table, card)


class OthersEvent(Moment):
    id: ClassVar[str] = "others-event"
    phrase: ClassVar[str] = "{whose:other} {what:events}"
    meaning: ClassVar[str] = "It happens, or is offered, when another player or anyone at all does this."
    rules: ClassVar[tuple[str, ...]] = ("INT-01",)

    def __init__(self, whose: int, what: int) -> None:
        self.whose = whose
        self.what = what


class OncePer(Limit):
    id: ClassVar[str] = "once-per"
    phrase: ClassVar[str] = "once per {span}"
    meaning: ClassVar[str] = "It can be used once in each span of the word list."
    rules: ClassVar[tuple[str, ...]] = ("INT-02", "META-03")
    core: ClassVar[bool] = True

    def __init__(self, span: int) -> None:
        self.span = span


class TimesPer(Limit):
    id: ClassVar[str] = "times-per"
    phrase: ClassVar[str] = "up to {times:n from 2} times per {span}"
    was: ClassVar[tuple[str, ...]] = ("{times:n from 2} times per {span}",)
    meaning: ClassVar[str] = "It can be used from 2 times upwards in each span; each use is paid for."
    rules: ClassVar[tuple[str, ...]] = ("CLS-09",)
    core: ClassVar[bool] = True

    def __init__(self, times: int, span: int) -> None:
        self.times = times
        self.span = span


MOMENTS: Final = (OpenMoment, StageEdge, YourEvent, YouLose, OthersEvent)
LIMITS: Final = (OncePer, TimesPer)
