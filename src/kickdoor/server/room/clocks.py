"""The clocks of a table, computed from the times of its entries: a restart finds them as they were."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from kickdoor.views.room import ClockView

from ..protocol.limits import MOST_HOLDS
from ..protocol.paces import PACES, Pace

SHORTEST: Final = 100  # milliseconds of a window: everybody's pass can still arrive


def pace_of(clock: str, settings: Mapping[str, bool | int | str]) -> Pace:
    """The preset with the window and turn times of the table's settings; the preset "none" has no times."""
    pace = PACES[clock]
    if not pace.window:
        return pace
    window, turn = settings.get("window_seconds"), settings.get("turn_seconds")
    if window is not None:
        pace = pace._replace(window=max(SHORTEST, round(float(window) * 1000)))
    return pace if turn is None else pace._replace(turn=int(turn) * 1000)


CAP: Final = 12  # window lengths that the windows of one fight may last together
LEAST_SHARE: Final = 4  # beyond the cap a window lasts a fourth of its length: whatever is played can be answered


class ClockState(NamedTuple):
    """What the clocks need to know of a game."""

    beat: int  # rises with everything that all can see
    waits: bool  # a window waits for everybody
    asked: int  # where none does: the seat that is asked, or leads; -1: none
    turns: int
    led: int = (
        -1
    )  # the kind of window that a seat leads; -1: none. A fight is one from its first claim to its last


class Timing:
    """Which clock runs, and since when. `moved` is called after every entry, in order."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.stand: ClockState | None = None
        self.since = 0  # when this stand was reached
        self.spent = 0  # milliseconds that earlier windows of this fight were open
        self.holds: list[int] = []  # seats that asked for more time in this window
        self.halted: int | None = None  # since when the clocks stand still

    def moved(self, now: int, stand: ClockState | None) -> None:
        """The game has reached this stand; None: no clock runs any more."""
        if stand == self.stand:
            return
        before, self.stand = self.stand, stand
        if stand is None or before is None or (stand.turns, stand.led) != (before.turns, before.led):
            self.spent = 0
        elif before.waits:
            self.spent += min(now - self.since, self.pace.window)  # what "wait!" added does not count
        self.since = now
        self.holds = []
        if self.halted is not None:
            self.halted = now

    def untimed(self) -> None:
        """No clock ends a turn, or closes a window."""
        self.pace = self.pace._replace(turn=0, window=0)

    def may_hold(self, seat: int) -> bool:
        """Whether this seat may ask for more time: once in a window, and all seats together `MOST_HOLDS` times."""
        if self.stand is None or not self.stand.waits or not self.pace.window:
            return False
        return seat not in self.holds and len(self.holds) < MOST_HOLDS

    def hold(self, seat: int) -> None:
        """More time for everybody."""
        if self.may_hold(seat):
            self.holds.append(seat)

    def halt(self, now: int) -> None:
        self.halted = now if self.halted is None else self.halted

    def resume(self, now: int) -> None:
        """The clocks go on with the time that was left."""
        if self.halted is not None:
            self.since += now - self.halted
            self.halted = None

    def clock(self) -> ClockView | None:
        """The clock that runs, and when it ends; None while no clock runs."""
        stand = self.stand
        if stand is None or self.halted is not None:
            return None
        pace = self.pace
        if stand.waits:
            if not pace.window:
                return None
            left = max(CAP * pace.window - self.spent, pace.window // LEAST_SHARE, SHORTEST)
            ends = self.since + min(pace.window, left) + len(self.holds) * pace.hold
            return ClockView("window", None, self.since, ends)
        if stand.asked < 0 or not pace.turn:
            return None
        return ClockView("turn", stand.asked, self.since, self.since + pace.turn)
