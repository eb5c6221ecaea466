"""The presets of a table's clock."""

from __future__ import annotations

from typing import Final, NamedTuple


class Pace(NamedTuple):
    """How long things take, in milliseconds; 0: no limit."""

    window: int  # a window in which everybody is waited for
    turn: int  # a question to one seat, or a lead who thinks
    hold: int  # what "wait!" adds
    think: int  # how long a bot takes; the same whatever it holds


# The message `clock-<name>` describes each.
PACES: Final = {
    "fast": Pace(1500, 30_000, 5_000, 400),
    "normal": Pace(2600, 90_000, 10_000, 800),
    "slow": Pace(6000, 300_000, 20_000, 1200),
    "blitz": Pace(200, 5_000, 1_000, 0),
    "none": Pace(0, 0, 0, 800),
}
