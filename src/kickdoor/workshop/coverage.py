"""Lets bots play, and counts how often each card is drawn, played and used, and each sentence takes effect."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from kickdoor.bots import bot_of
from kickdoor.engine.game import Game
from kickdoor.engine.table.box import Box
from kickdoor.tables import NAMES, book_of, box_of, deal, seats_of

from .trace import Row, traced

DRAWN: Final = ("draw", "draw_up", "door", "trouble", "house", "kid", "dungeon")
# The events by which a card comes into play; for a curse, only the one by which it strikes.
PLAYED: Final = (
    "play", "play_on", "play_monster", "play_side", "attach", "equip", "fight", "join", "copy", "curse",
    "house", "kid", "dungeon",
)  # fmt: skip
USED: Final = ("use", "trigger")
OVER: Final = ("spent", "lifted")
LONGEST: Final = 20_000  # answers in a game
BOTS: Final = ("simple", "greedy", "random")  # together they do nearly everything that can be done
SEXES: Final = ("female", "male")
SHARE: Final = 10  # games that a process plays at a time

Answer = Callable[[Game, int], int]


def answers_of(bot: str, game: Game) -> Answer:
    """Answers for all seats by this bot; its random numbers come from the game's seed."""
    if bot == "random":
        return _anything(game)
    bots = [bot_of(bot, f"{game.record['seed']} {seat}") for seat in range(len(game.names))]

    def answer(game: Game, seat: int) -> int:
        view = game.view(seat)
        return bots[seat].choose(view, view.open_ask)

    return answer


def _anything(game: Game) -> Answer:
    """Answers as the random bot does, without making the views that it would not look at."""
    rng = random.Random(str(game.record["seed"]))

    def answer(game: Game, seat: int) -> int:
        return rng.randrange(len(game.open_ask(seat).options))

    return answer


class Coverage:
    """The counts of one box over some games."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.traced, self.rows = traced(box)
        self._by_face: Final = {id(face): row for face, row in zip(self.traced.faces, self.rows, strict=False)}
        self._by_keyword: Final = {row.name: row for row in self.rows if row.kind == "keyword"}

    def play(self, number: int, bot: str, seed: str) -> None:
        """Plays the game of this number with three to six players; every second one has Dungeons, if any."""
        dungeons = any([face.kind == "dungeon" for face in self.box.faces])
        options = {"dungeons": True} if dungeons and number % 2 else {}
        book = book_of((self.traced,), options)
        players = [(name, SEXES[(seat + number) % 2]) for seat, name in enumerate(NAMES[: 3 + number // 2 % 4])]
        game = deal(book, seats_of(players), {"seed": f"{seed} {number}"})
        self._finish(game, answers_of(bot, game))
        self._count(game)

    def counts(self) -> list[int]:
        """Everything counted, in the order of the rows."""
        return [times for row in self.rows for times in row.counts()]

    def add(self, counts: Sequence[int]) -> None:
        """Adds the counts of another process."""
        left = iter(counts)
        for row in self.rows:
            row.add(left)

    def _finish(self, game: Game, answer: Answer) -> None:
        for _ in range(LONGEST):
            if game.over:
                return
            seat = game.to_act
            game.choose(seat, answer(game, seat))

    def _count(self, game: Game) -> None:
        for event in game.events:
            row = self._by_face.get(id(event.card.face)) if event.card is not None else None
            if event.what in USED and event.facts.ability in self._by_keyword:
                self._by_keyword[event.facts.ability].used += 1
            if row is None:
                continue
            if event.what in DRAWN:
                row.drawn += 1
            if event.what in PLAYED and (row.kind != "curse" or event.what == "curse"):
                row.played += 1
                for line in row.arriving:
                    line.times += 1
            if event.what in USED:
                row.used += 1
            if event.what in OVER:
                for line in row.leaving:
                    line.times += 1

    def missing(self) -> list[str]:
        """Cards never drawn or never played, and sentences that never took effect."""
        found: list[str] = []
        for row in self.rows:
            if row.kind != "keyword":
                for said, times in (("drawn", row.drawn), ("played", row.played)):
                    if not times:
                        found.append(f"{row.box}/{row.name}: never {said}")
            found += [f'{row.box}/{row.name}: never took effect: {line.key} "{line.text}"'
                      for line in row.lines if not line.times]  # fmt: skip
        return found


def cover(
    name: str, games: int, bots: Sequence[str], seed: str, advance: Callable[[int], object], workers: int = 0
) -> Coverage:
    """Plays games of a box on all cores, each with the next bot; `advance` is called with the number played."""
    coverage = Coverage(box_of(name))
    for bot in bots:
        bot_of(bot, 0)  # refuse an unknown bot before the first game
    shares = [list(range(first, min(first + SHARE, games))) for first in range(0, games, SHARE)]
    workers = min(workers or os.cpu_count() or 1, len(shares))
    if workers <= 1:
        for number in range(games):
            coverage.play(number, bots[number % len(bots)], seed)
            advance(1)
        return coverage
    with ProcessPoolExecutor(workers) as pool:
        for share, counts in zip(shares, pool.map(partial(_share, name, tuple(bots), seed), shares), strict=True):
            coverage.add(counts)
            advance(len(share))
    return coverage


def _share(name: str, bots: Sequence[str], seed: str, numbers: Sequence[int]) -> list[int]:
    coverage = Coverage(box_of(name))
    for number in numbers:
        coverage.play(number, bots[number % len(bots)], seed)
    return coverage.counts()


def table(rows: Sequence[Row]) -> str:
    """One line for each card with its sentences below; cards with a count of 0 come first."""
    lines = [f"{'drawn':>7}{'played':>8}{'used':>7}{'effect':>9}"]
    for row in sorted(rows, key=_with_zero):
        lines.append(f"{row.drawn:>7}{row.played:>8}{row.used:>7}{'':>9}  {row.name} ({row.kind})")
        lines += [f"{'':>22}{line.times:>9}      {line.key}: {line.text}" for line in row.lines]
    return "\n".join(lines) + "\n"


def _with_zero(row: Row) -> tuple[bool, str]:
    never = not all([line.times for line in row.lines])
    return (not (never or (row.kind != "keyword" and not (row.drawn and row.played))), row.name)
