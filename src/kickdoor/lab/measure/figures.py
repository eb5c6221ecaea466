"""The figures of many games, each with its interval and with the band that a good box keeps to."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959964  # standard deviations: 95 % of a normal distribution lie within
LONG: Final = 40  # rounds; a game with more is long
FEWEST: Final = 10  # games; the mean of fewer has no interval
TOLERANCE: Final = 4.0  # percentage points between the wins of a place in the turn order and an equal share


@dataclass(frozen=True)
class Played:
    """The facts of one game that the figures need."""

    seed: int
    turns: int
    rounds: int
    places: tuple[int, ...]  # of the winners, counted from the player who went first
    winners: tuple[int, ...]  # by seat
    deaths: int
    fights: int
    helped: int
    tense: int  # rounds in which somebody was one level below winning


@dataclass(frozen=True)
class Line:
    """One figure: a line of the table."""

    name: str
    value: float
    low: float | None = None  # the interval, where there are games enough for one
    high: float | None = None
    least: float | None = None  # the band
    most: float | None = None
    unit: str = ""

    @property
    def holds(self) -> str:
        """Whether the figure is in its band: yes or no where its whole interval is on that side, else open.

        Nothing where it has no band. Without an interval, as of a few games, it is open.
        """
        if self.least is None and self.most is None:
            return ""
        if self.low is None or self.high is None:
            return "open"
        least = -math.inf if self.least is None else self.least
        most = math.inf if self.most is None else self.most
        if least <= self.low and self.high <= most:
            return "yes"
        return "no" if self.high < least or self.low > most else "open"

    @property
    def text(self) -> str:
        whole = self.value == int(self.value) and not self.unit
        return f"{self.value:.0f}" if whole else f"{self.value:.2f}{' ' * bool(self.unit)}{self.unit}"

    @property
    def interval(self) -> str:
        if self.low is None or self.high is None:
            return ""
        form = ".1f" if self.unit else "g" if self.low == int(self.low) and self.high == int(self.high) else ".2f"
        return f"{self.low:{form}} to {self.high:{form}}"

    @property
    def band(self) -> str:
        if self.least is None:
            return "" if self.most is None else f"under {self.most:g}"
        return f"{self.least:.3g} to {self.most:.3g}"

    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "value": round(self.value, 3),
            "unit": self.unit,
            "interval": None
            if self.low is None or self.high is None
            else [round(self.low, 3), round(self.high, 3)],
            "band": [self.least, self.most] if self.holds else None,
            "holds": self.holds or None,
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


def percentile_interval(values: Sequence[int], share: float) -> tuple[float | None, float | None]:
    """The 95 % interval of a percentile, whatever the distribution: two of the values, by their ranks.

    The number of values below the true percentile is binomial; its normal approximation gives the ranks. Too few
    values have no interval, since the percentile may lie beyond all of them.
    """
    ordered = sorted(values)
    of = len(ordered)
    spread = Z * math.sqrt(of * share * (1 - share))
    low, high = math.floor(of * share - spread), math.ceil(of * share + spread) + 1
    return (ordered[low - 1], ordered[high - 1]) if low >= 1 and high <= of else (None, None)


def mean_interval(total: float, squares: float, of: int) -> tuple[float | None, float | None]:
    """The 95 % interval of a mean, from the sums of the values and of their squares; a few values have none."""
    if of < FEWEST:
        return None, None
    mean = total / of
    error = math.sqrt(max(0.0, squares / of - mean * mean) / (of - 1))
    return max(0.0, mean - Z * error), mean + Z * error


class Tally:
    """Counts over many games; a million games take no more memory than a hundred."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.games = self.draws = self.deaths = self.fights = self.helped = self.tense = 0
        self.deaths_squared = 0  # the sum of the squares, for the interval
        self.rounds: Final[Counter[int]] = Counter()
        self.places: Final[Counter[int]] = Counter()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and vars(self) == vars(other)

    def add(self, game: Played) -> None:
        self.games += 1
        self.draws += not game.winners
        self.deaths += game.deaths
        self.deaths_squared += game.deaths**2
        self.fights += game.fights
        self.helped += game.helped
        self.tense += game.tense
        self.rounds[game.rounds] += 1
        self.places.update(game.places)

    def lines(self) -> list[Line]:
        if not self.games:
            return []
        rounds = list(self.rounds.elements())
        long = sum(one > LONG for one in rounds)
        equal = 100 / self.players
        table = [
            Line("rounds, median", statistics.median(rounds), *percentile_interval(rounds, 0.5), 10, 20),
            Line("rounds, 10 % are no longer than", percentile(rounds, 0.1), *percentile_interval(rounds, 0.1)),
            Line("rounds, 90 % are no longer than", percentile(rounds, 0.9), *percentile_interval(rounds, 0.9)),
            _share(f"games longer than {LONG} rounds", long, self.games, None, 2),
        ]
        for place in range(self.players):
            name = f"wins of place {place + 1} in the turn order"
            table.append(
                _share(name, self.places[place], self.places.total(), equal - TOLERANCE, equal + TOLERANCE)
            )
        return [
            *table,
            Line(
                "deaths a game",
                self.deaths / self.games,
                *mean_interval(self.deaths, self.deaths_squared, self.games),
                least=0.3,
                most=2,
            ),
            _share("fights with help", self.helped, self.fights, 15, 50),
            _share("rounds with somebody one level from winning", self.tense, sum(rounds), None, 35),
            _share("draws", self.draws, self.games, None, None),
        ]


def lines(games: Iterable[Played], players: int) -> list[Line]:
    """The lines of the table for these games."""
    tally = Tally(players)
    for game in games:
        tally.add(game)
    return tally.lines()


def _share(name: str, hits: int, of: int, least: float | None, most: float | None) -> Line:
    low, high = wilson(hits, of)
    return Line(name, 100 * hits / of if of else 0.0, 100 * low, 100 * high, least, most, "%")
