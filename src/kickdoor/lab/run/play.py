"""Plays one game of a plan, or the games of a batch, with their bots."""

from __future__ import annotations

from functools import lru_cache

from kickdoor.bots.seated import Seated
from kickdoor.engine.game import Game
from kickdoor.engine.table.agenda import PASS, PROPOSE
from kickdoor.engine.table.box import Box
from kickdoor.engine.table.settings import of_new_game
from kickdoor.tables import box_of, open_loaded, seats_of

from .game_rows import GameRows
from .observer import Observer
from .plan import Plan
from .schema import TABLES, Rows


def play(plan: Plan, number: int) -> GameRows:
    """Plays the game of that number to its end; the result has the game and its rows."""
    seed = plan.seed + number
    seated = plan.seated(number)
    boxes = _boxes(plan.boxes, plan.digests)
    settings = of_new_game(boxes[0], plan.settings, plan.players)
    game: Game = open_loaded(plan.boxes, boxes, seats_of(plan.players), seed, settings)
    bots = [Seated(name, f"{seed} {seat}") for seat, name in enumerate(seated)]
    observer = Observer(game)
    while not game.over:
        seat = game.to_act
        index = bots[seat].answer(game, seat)
        observer.observe(game.open_ask(seat).options[index].way not in (PASS, PROPOSE))
        game.choose(seat, index)
    return GameRows(game, number, seated, observer)


@lru_cache(maxsize=4)
def _boxes(names: tuple[str, ...], digests: tuple[str, ...]) -> tuple[Box, ...]:
    """The boxes, loaded once for all games with these digests."""
    return tuple(box_of(name) for name in names)


def play_batch(plan: Plan, batch: int) -> Rows:
    """The rows of a batch's games, in their order."""
    rows: Rows = {table: [] for table in TABLES}
    for number in plan.games_of(batch):
        for table, found in play(plan, number).rows().items():
            rows[table] += found
    return rows
