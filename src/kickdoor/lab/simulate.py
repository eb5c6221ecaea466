"""Bots play many games on all cores; the same seed gives the same games, whatever the machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ..bots import bot_of
from ..engine.game import Game
from ..tables import box_of, new_game, seats_of
from .figures import Line, Played, lines

BATCH: Final = 4  # games a worker takes at once


@dataclass(frozen=True)
class Plan:
    """Which games are to be played."""

    boxes: tuple[str, ...]
    bots: tuple[str, ...]  # by seat
    games: int
    seed: int = 0

    def check(self) -> None:
        """Refuses what no game can be made of, before any worker starts."""
        seats_of(len(self.bots))
        for name in self.bots:
            bot_of(name, 0)
        for box in self.boxes:
            box_of(box)


@dataclass(frozen=True)
class Outcome:
    """The games that were played, by seed."""

    plan: Plan
    games: tuple[Played, ...]

    @property
    def lines(self) -> list[Line]:
        return lines(self.games, len(self.plan.bots))

    def wins_of(self, bot: str) -> int:
        return sum(self.plan.bots[seat] == bot for game in self.games for seat in game.winners)

    def json(self) -> dict[str, object]:
        return {
            "boxes": list(self.plan.boxes),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "wanted": self.plan.games,
            "games": len(self.games),
            "wins": {bot: self.wins_of(bot) for bot in sorted(set(self.plan.bots))},
            "lines": [line.json() for line in self.lines],
        }


def play(plan: Plan, seed: int) -> Played:
    """One game to its end."""
    game = new_game(plan.boxes, len(plan.bots), seed=seed)
    bots = [bot_of(name, f"{seed} {seat}") for seat, name in enumerate(plan.bots)]
    table = game.table
    last = table.book.settings.winning_level - 1
    players = len(bots)
    tense: set[int] = set()
    while not game.over:
        if max([seat.level for seat in table.seats]) >= last:
            tense.add(max(0, table.turns - 1) // players)
        seat = game.to_act
        ask = game.ask(seat)
        assert ask is not None
        if len(ask.options) == 1:
            game.choose(seat, 0)
            continue
        view = game.view(seat)
        assert view.ask is not None
        game.choose(seat, bots[seat].choose(view, view.ask))
    return _kept(game, seed, len(tense))


def _kept(game: Game, seed: int, tense: int) -> Played:
    first = deaths = fights = helped = 0
    alone = False  # whether the fight at hand has seen no helper yet
    for event in game.events:
        match event.what:
            case "first":
                first = event.who
            case "death":
                deaths += 1
            case "fight":
                fights += 1
                alone = True
            case "helps":
                helped += alone
                alone = False
    players = len(game.names)
    turns = game.table.turns
    places = tuple([(seat - first) % players for seat in game.winners])
    rounds = -(-turns // players)
    return Played(seed, turns, rounds, places, game.winners, deaths, fights, helped, tense)


def _batch(job: tuple[Plan, range]) -> list[Played]:
    plan, seeds = job
    return [play(plan, seed) for seed in seeds]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _batches(plan: Plan) -> Iterator[tuple[Plan, range]]:
    end = plan.seed + plan.games
    for begin in range(plan.seed, end, BATCH):
        yield plan, range(begin, min(begin + BATCH, end))


def simulate(plan: Plan, told: Callable[[int], None] = lambda games: None, cores: int | None = None) -> Outcome:
    """Plays the games on all cores, and says after each batch how many it was. An interrupt keeps what is done."""
    plan.check()
    done: list[Played] = []
    jobs = list(_batches(plan))
    workers = min(cores or os.cpu_count() or 1, len(jobs))
    try:
        if workers < 2:
            _gather(map(_batch, jobs), done, told)
        else:
            context = multiprocessing.get_context("spawn")
            with context.Pool(workers, _leave_interrupts_to_the_parent) as pool:
                _gather(pool.imap_unordered(_batch, jobs), done, told)
    except KeyboardInterrupt:
        pass
    return Outcome(plan, tuple(sorted(done, key=lambda game: game.seed)))


def _gather(batches: Iterator[Sequence[Played]], done: list[Played], told: Callable[[int], None]) -> None:
    for batch in batches:
        done += batch
        told(len(batch))
