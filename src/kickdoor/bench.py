"""Measures the speed of the engine: random games of each box, and copies of a game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from . import Game, new_game
from .tables import AT_LEISURE

MIDDLE = 150  # answers before the game is copied
COPYING = 0.2  # the share of the time for copies


@dataclass(frozen=True)
class Speed:
    """The result for one box."""

    box: str
    players: int
    games: int
    decisions: int
    seconds: float
    clones_per_second: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    def json(self) -> dict[str, object]:
        return {
            "box": self.box,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "games_per_second": round(self.games_per_second, 3),
            "decisions_per_game": round(self.decisions_per_game, 1),
            "clones_per_second": round(self.clones_per_second, 1),
        }


def play_out(game: Game, rng: random.Random, most: int | None = None) -> int:
    """Answers at random until the end, or `most` times; returns the number of answers."""
    made = 0
    while not game.over and made != most:
        seat = game.to_act
        game.choose(seat, int(rng.random() * game.options_count(seat)))
        made += 1
    return made


def middle(box: str, players: int) -> Game:
    """A game after some turns."""
    seed = 0
    while True:
        game = new_game(box, players, seed=seed)
        play_out(game, random.Random(seed), MIDDLE)
        if not game.over:
            return game
        seed += 1


def four_players() -> tuple[Callable[[random.Random], int], Callable[[], object]]:
    """Two functions for comparisons with other engines: play one game, copy a game; base box, with events.

    The rules are those of a table of people, where anybody may haggle without end. Random players do little else.
    """
    return _comparable(AT_LEISURE)


def four_quick_players() -> tuple[Callable[[random.Random], int], Callable[[], object]]:
    """The same with the limits of games among bots (RULE-25): a tenth of the decisions, each doing more."""
    return _comparable({})


def _comparable(settings: dict[str, object]) -> tuple[Callable[[random.Random], int], Callable[[], object]]:
    def play(rng: random.Random) -> int:
        return play_out(new_game("base", 4, seed=rng.randrange(1 << 30), **settings), rng)

    return play, middle("base", 4).clone


def measure(boxes: list[str], players: int, seconds: float) -> Iterator[Speed]:
    """Measures each box for this time."""
    for box in boxes:
        rng = random.Random(box)
        play_out(new_game(box, players, seed=0), rng)  # loads the box and fills the caches
        games = decisions = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds * (1 - COPYING) or not games:
            decisions += play_out(new_game(box, players, seed=rng.randrange(1 << 30)), rng)
            games += 1
        yield Speed(box, players, games, decisions, spent, _clones(middle(box, players), seconds * COPYING))


def _clones(game: Game, seconds: float) -> float:
    made = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or not made:
        game.clone()
        made += 1
    return made / spent
