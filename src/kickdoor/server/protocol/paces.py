"""The presets of a table's clock, and how long its bots take."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from kickdoor.views.names import Speed


class Pace(NamedTuple):
    """How long things take, in milliseconds; 0: no limit."""

    window: int  # a window in which everybody is waited for
    turn: int  # a question to one seat, or a lead who thinks
    hold: int  # what "wait!" adds
    think: int  # how long a bot takes at the speed `normal`; the same whatever it holds
    offer: int  # how long, at most, a bot whose move it is waits for a person who has an offer, or composes one


# The message `clock-<name>` describes each.
PACES: Final = {
    "fast": Pace(1500, 30_000, 5_000, 400, 10_000),
    "normal": Pace(2600, 90_000, 10_000, 800, 20_000),
    "slow": Pace(6000, 300_000, 20_000, 1200, 60_000),
    "blitz": Pace(200, 5_000, 1_000, 0, 1_000),
    "none": Pace(0, 0, 0, 800, 60_000),
}

ALONE: Final = 180_000  # milliseconds that bots wait at least for the answer of the only person at the table
COMPOSING: Final = 15_000  # milliseconds after which a person has stopped composing something: bots go on

# By the speed that the people at the table have chosen, the slowest of them: how many times longer bots take.
SPEEDS: Final[dict[Speed, float]] = {"calm": 2.0, "normal": 1.0, "brisk": 0.75, "quick": 0.5}
# Times longer still, by what people do about what has just happened.
Attention = Literal["none", "glance", "read"]
READING: Final[dict[Attention, float]] = {"none": 1.0, "glance": 1.25, "read": 2.5}
# The same where the page shows each event, and tells when it was read: only a beat between two acts is left.
SHOWN: Final = 0.35
DRESSING: Final = 120  # milliseconds that a bot takes for each card before the first turn, at the speed `normal`
