"""Sentences about a track of the box: steps along it and back."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.tracks import step, step_back, steps_along
from kickdoor.engine.table.sentence import Cause
from kickdoor.engine.table.table import Table

from .reach import STEP, OwnVerb


class StepVerb(OwnVerb):
    """A verb that moves `you` along a track by a number of steps."""

    rules: ClassVar[tuple[str, ...]] = ("RULE-38",)

    def __init__(self, n: int, track: str) -> None:
        self.n: Final = n
        self.track: Final = track


class TakeSteps(StepVerb):
    id: ClassVar[str] = "take-steps"
    phrase: ClassVar[str] = "take {n} step(s) along {track}"
    meaning: ClassVar[str] = "At the end of the track, what edition.toml says happens, and you begin it again."

    def run(self, table: Table, cause: Cause) -> None:
        step(table, cause.you, self.track, self.n * cause.times)

    def harm(self) -> int:
        return -STEP * self.n


class GoBack(StepVerb):
    id: ClassVar[str] = "go-back"
    phrase: ClassVar[str] = "go back {n} step(s) along {track}"
    meaning: ClassVar[str] = "Not beyond the beginning of the track."

    def idle(self, table: Table, cause: Cause) -> bool:
        return steps_along(table, cause.you, self.track) == 0

    def run(self, table: Table, cause: Cause) -> None:
        step_back(table, cause.you, self.track, self.n * cause.times)

    def harm(self) -> int:
        return STEP * self.n


TRACK_VERBS: Final = (TakeSteps, GoBack)
