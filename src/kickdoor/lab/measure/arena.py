"""Bots against bots from equal seats: wins with their intervals, ratings, attacks and offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement, permutations
from typing import Final

from openskill.models import PlackettLuce

from kickdoor.bots import bot_of
from kickdoor.bots.seated import Seated
from kickdoor.tables import box_of, new_game

from ..run.executors import Executor, ProcessExecutor, SerialExecutor
from .attacks import Attack, Targeting, attacks, most_offers, targeting
from .figures import wilson

SEATS: Final = 4


@dataclass(frozen=True)
class Match:
    """Which games are played, and by which bots."""

    boxes: tuple[str, ...]
    bots: tuple[str, ...]
    games: int  # in all; with `against`, for each bot
    against: str = ""
    seed: int = 0

    def check(self) -> None:
        """Refuses a match that cannot be played, before any worker starts."""
        if not self.bots or len(set(self.bots)) < len(self.bots):
            raise ValueError(f"--bots: expected one or more, none twice, found {','.join(self.bots) or 'nobody'}")
        if self.against in self.bots:
            raise ValueError(f"--against {self.against}: leave it out of --bots: a bot is not its own opponent")
        for name in [*self.bots, *([self.against] if self.against else [])]:
            bot_of(name, 0)
        for box in self.boxes:
            box_of(box)

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        """Which bots sit together: four different ones; of fewer than four, all of them and some twice."""
        if self.against:
            return [(bot, *[self.against] * (SEATS - 1)) for bot in self.bots]
        different = min(SEATS, len(self.bots))
        fours = combinations_with_replacement(self.bots, SEATS)
        return [four for four in fours if len(set(four)) == different]

    @property
    def wanted(self) -> int:
        return self.games * len(self.bots) if self.against else self.games

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat. Four games in a row have the same deal, and each bot once in every seat."""
        deal, turn = divmod(number, SEATS)
        round, place = divmod(deal, len(self.tables))
        first, *others = self.tables[place]
        order = [first, *list(permutations(others))[round % 6]]
        return tuple(order[-turn:] + order[:-turn])

    def dealt(self, number: int) -> int:
        """The seed of a game."""
        return self.seed + number // SEATS


@dataclass(frozen=True)
class GameResult:
    """The result of one game."""

    number: int
    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    faults: tuple[int, ...]  # by seat: how often the simple bot answered for it
    attacks: tuple[Attack, ...]
    offers: int


def play_game(match: Match, number: int) -> GameResult:
    """Plays one game to its end."""
    names, seed = match.seated(number), match.dealt(number)
    game = new_game(match.boxes, SEATS, seed=seed)
    bots = [Seated(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not game.over:
        seat = game.to_act
        game.choose(seat, bots[seat].answer(game, seat))
    faults = tuple(bot.faults for bot in bots)
    return GameResult(number, names, game.winners, faults, tuple(attacks(game)), most_offers(game))


@dataclass(frozen=True)
class Standing:
    """The result of one bot: a line of the table."""

    bot: str
    games: int  # a bot that sits twice at a table has played two
    wins: int
    mu: float
    sigma: float
    faults: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "share": round(self.wins / self.games, 4) if self.games else None,
            "interval": [round(end, 4) for end in self.interval],
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "faults": self.faults,
        }


@dataclass(frozen=True)
class Outcome:
    """The games of a match that were played."""

    match: Match
    games: tuple[GameResult, ...]

    @cached_property
    def standings(self) -> list[Standing]:
        """A line for each bot, the strongest first."""
        names = [*self.match.bots, *([self.match.against] if self.match.against else [])]
        rated = ratings(names, self.games)
        found = []
        for name in names:
            seats = [(one, seat) for one in self.games for seat in range(SEATS) if one.bots[seat] == name]
            wins = sum(seat in one.winners for one, seat in seats)
            faults = sum(one.faults[seat] for one, seat in seats)
            found.append(Standing(name, len(seats), wins, *rated[name], faults))
        return sorted(found, key=lambda standing: -standing.mu)

    def targeting(self, seat: int) -> Targeting:
        return targeting([one.attacks for one in self.games], seat)

    @property
    def offers(self) -> int:
        return max([one.offers for one in self.games], default=0)

    def json(self) -> dict[str, object]:
        return {
            "boxes": list(self.match.boxes),
            "against": self.match.against,
            "seed": self.match.seed,
            "wanted": self.match.wanted,
            "games": len(self.games),
            "bots": [standing.json() for standing in self.standings],
            "offers": self.offers,
        }


def ratings(names: Sequence[str], games: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """OpenSkill's (Plackett-Luce) mean and deviation of each bot. All who do not win have lost alike."""
    model = PlackettLuce(tau=0.0)  # the strength of a bot does not change from game to game
    rated = {name: (model.rating().mu, model.rating().sigma) for name in names}
    for one in games:
        if not one.winners:
            continue
        teams = [[model.rating(*rated[bot])] for bot in one.bots]
        ranks = [1.0 if seat in one.winners else 2.0 for seat in range(SEATS)]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in set(one.bots):  # one that sits twice gets the mean of both seats
            mine = [rating for rating, name in zip(after, one.bots, strict=True) if name == bot]
            rated[bot] = (sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine))
    return rated


def _play(job: tuple[Match, range]) -> list[GameResult]:
    match, numbers = job
    return [play_game(match, number) for number in numbers]


def compete(match: Match, advance: Callable[[int], None] = lambda games: None, cores: int = 0) -> Outcome:
    """Plays the games of a match; calls `advance` after each deal. An interrupt keeps the games that are over."""
    match.check()
    done: list[GameResult] = []
    executor: Executor = SerialExecutor() if cores == 1 else ProcessExecutor(cores)
    wanted = match.wanted
    deals = [(match, range(first, min(first + SEATS, wanted))) for first in range(0, wanted, SEATS)]
    with closing(executor.run(_play, deals)) as played, suppress(KeyboardInterrupt):
        for games in played:
            done += games
            advance(len(games))
    return Outcome(match, tuple(sorted(done, key=lambda one: one.number)))
