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
        """Whether more games might bring the figure into its band: the interval reaches it."""
        if self.low is None or self.high is None:
            return False
        return (self.least is None or self.high >= self.least) and (self.most is None or self.low <= self.most)

    @property
    def text(self) -> str:
        whole = self.value == int(self.value) and not self.unit
        return f"{self.value:.0f}" if whole else f"{self.value:.2f}{' ' * bool(self.unit)}{self.unit}"

    @property
    def interval(self) -> str:
        return "" if self.low is None or self.high is None else f"{self.low:.1f} to {self.high:.1f}"

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


class Tally:
    """Counts over many games; a million games take no more memory than a hundred."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.games = self.draws = self.deaths = self.fights = self.helped = self.tense = 0
        self.rounds: Final[Counter[int]] = Counter()
        self.places: Final[Counter[int]] = Counter()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and vars(self) == vars(other)

    def add(self, game: Played) -> None:
        self.games += 1
        self.draws += not game.winners
        self.deaths += game.deaths
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
            Line("rounds, median", statistics.median(rounds), least=10, most=20),
            Line("rounds, 10 % are no longer than", percentile(rounds, 0.1)),
            Line("rounds, 90 % are no longer than", percentile(rounds, 0.9)),
            _share(f"games longer than {LONG} rounds", long, self.games, None, 2),
        ]
        for place in range(self.players):
            name = f"wins of place {place + 1} in the turn order"
            table.append(
                _share(name, self.places[place], self.places.total(), equal - TOLERANCE, equal + TOLERANCE)
            )
        return [
            *table,
            Line("deaths a game", self.deaths / self.games, least=0.3, most=2),
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
