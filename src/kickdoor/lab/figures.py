"""What many games were like, each figure beside the band that a good box keeps to."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations
LONG: Final = 40  # rounds
OFF: Final = 4.0  # points a place in the turn order may be off an equal share


@dataclass(frozen=True)
class Played:
    """What is kept of one game."""

    seed: int
    turns: int
    rounds: int
    places: tuple[int, ...]  # of the winners, counted from the player who went first
    winners: tuple[int, ...]  # by seat
    deaths: int
    fights: int
    helped: int
    tense: int  # rounds in which somebody stood at the last level before winning


@dataclass(frozen=True)
class Line:
    """One line of the table."""

    name: str
    value: float
    low: float | None = None  # the interval, where the figure is a share
    high: float | None = None
    least: float | None = None  # the band
    most: float | None = None
    unit: str = ""

    @property
    def holds(self) -> bool | None:
        if self.least is None and self.most is None:
            return None
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)

    @property
    def open(self) -> bool:
        """Whether more games might bring it into its band: the interval reaches there."""
        if self.low is None or self.high is None:
            return False
        return (self.least is None or self.high >= self.least) and (self.most is None or self.low <= self.most)

    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "value": round(self.value, 3),
            "unit": self.unit,
            "interval": None
            if self.low is None or self.high is None
            else [round(self.low, 3), round(self.high, 3)],
            "band": None if self.holds is None else [self.least, self.most],
            "holds": self.holds,
        }


def wilson(hits: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: of `of` trials, `hits` succeeded."""
    if not of:
        return 0.0, 1.0
    share = hits / of
    spread = Z * math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    middle, scale = share + Z * Z / (2 * of), 1 + Z * Z / of
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percentile(values: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def lines(games: Sequence[Played], players: int) -> list[Line]:
    """The table of these games."""
    if not games:
        return []
    rounds = [game.rounds for game in games]
    wins = [place for game in games for place in game.places]
    equal = 100 / players
    table = [
        Line("rounds, median", statistics.median(rounds), least=10, most=20),
        Line("rounds, 10 % are no longer than", percentile(rounds, 0.1)),
        Line("rounds, 90 % are no longer than", percentile(rounds, 0.9)),
        _share(f"games longer than {LONG} rounds", sum(one > LONG for one in rounds), len(games), None, 2),
    ]
    for place in range(players):
        name = f"wins of place {place + 1} in the turn order"
        table.append(_share(name, wins.count(place), len(wins), equal - OFF, equal + OFF))
    deaths = sum(game.deaths for game in games) / len(games)
    fights, helped = sum(game.fights for game in games), sum(game.helped for game in games)
    tense = sum(game.tense for game in games)
    table += [
        Line("deaths a game", deaths, least=0.3, most=2),
        _share("fights with help", helped, fights, 15, 50),
        _share("rounds with somebody one level from winning", tense, sum(rounds), None, 35),
        _share("draws", sum(not game.winners for game in games), len(games), None, None),
    ]
    return table


def _share(name: str, hits: int, of: int, least: float | None, most: float | None) -> Line:
    low, high = wilson(hits, of)
    return Line(name, 100 * hits / of if of else 0.0, 100 * low, 100 * high, least, most, "%")
