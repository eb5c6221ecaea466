"""The presets of a table's clock."""

from __future__ import annotations

from typing import Final, NamedTuple


class Pace(NamedTuple):
    """How long things take, in milliseconds; 0: no limit."""

    window: int  # a window in which everybody is waited for
    turn: int  # a question to one seat, or a lead who thinks
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
