"""The clocks of a table: arithmetic on the times of its entries, so that a restart finds them as they were."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..protocol.shapes import Clock


class Pace(NamedTuple):
    """A preset: how long things take, in milliseconds; 0 means as long as it takes."""

    window: int  # a window that waits for all
    turn: int  # a question, or a lead who thinks
    hold: int  # what "wait!" adds
    think: int  # how long a bot takes; the same whatever it holds
    about: str


PACES: Final = {
    "fast": Pace(1500, 30_000, 5_000, 400, "windows of 1.5 seconds, half a minute to think"),
    "normal": Pace(2600, 90_000, 10_000, 800, "windows of 2.6 seconds, a minute and a half to think"),
    "slow": Pace(6000, 300_000, 20_000, 1200, "windows of 6 seconds, five minutes to think"),
    "blitz": Pace(
        200, 5_000, 1_000, 0, "for bots among themselves: windows of 0.2 seconds, five seconds to think"
    ),
    "none": Pace(0, 0, 0, 800, "no clock: everybody passes by hand"),
}
SHORTEST: Final = 100  # milliseconds of a window, so that everybody's passes can still come in time


def pace_of(clock: str, settings: Mapping[str, bool | int | str]) -> Pace:
    """The preset, but for what the table's own settings say of its windows and turns; a clock of none has none."""
    pace = PACES[clock]
    if not pace.window:
        return pace
    window, turn = settings.get("window_seconds"), settings.get("turn_seconds")
    if window is not None:
        pace = pace._replace(window=max(SHORTEST, round(float(window) * 1000)))
    return pace if turn is None else pace._replace(turn=int(turn) * 1000)


MOST_HOLDS: Final = 3  # in one window
CAP: Final = 12  # window lengths that one fight (or the like) may keep all waiting, however often it is begun anew
BREATH: Final = 4  # then a window has still this part of its length: whatever is played can be answered


class Stand(NamedTuple):
    """What the clocks need to know of a game."""

    beat: int  # public beats
    waits: bool  # a window waits for everybody
    asked: int  # else: whose question it is, or who leads
    turns: int
    led: int = -1  # what kind of window has a lead: a fight is one, from its first claim to its last


class Timing:
    """Which clock runs, since when. Told of every entry that moves the game, in order."""

    def __init__(self, pace: Pace) -> None:
        self.pace: Final = pace
        self.stand: Stand | None = None
        self.since = 0  # when this stand was reached
        self.spent = 0  # how long the windows of this fight, or the like, have been open before this one
        self.holds: list[int] = []  # seats that asked for more time in this window
        self.halted: int | None = None  # since when the clocks stand still

    def moved(self, now: int, stand: Stand | None) -> None:
        """The game stands so now."""
        if stand == self.stand:
            return
        before, self.stand = self.stand, stand
        if stand is None or before is None or (stand.turns, stand.led) != (before.turns, before.led):
            self.spent = 0
        elif before.waits:
            self.spent += min(now - self.since, self.pace.window)  # "wait!" is not on its account
        self.since = now
        self.holds = []
        if self.halted is not None:
            self.halted = now

    def may_hold(self, seat: int) -> bool:
        """Whether this seat may ask for more time: once in a window, and all together not for ever."""
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
        """The clocks go on with what was left on them."""
        if self.halted is not None:
            self.since += now - self.halted
            self.halted = None

    def clock(self) -> Clock | None:
        """What runs out when; nothing while the clocks stand still."""
        stand = self.stand
        if stand is None or self.halted is not None:
            return None
        pace = self.pace
        if stand.waits:
            if not pace.window:
                return None
            left = max(CAP * pace.window - self.spent, pace.window // BREATH, SHORTEST)
            ends = self.since + min(pace.window, left) + len(self.holds) * pace.hold
            return Clock("window", -1, self.since, ends)
        if stand.asked < 0 or not pace.turn:
            return None
        return Clock("turn", stand.asked, self.since, self.since + pace.turn)
