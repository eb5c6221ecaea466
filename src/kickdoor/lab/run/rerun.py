"""Plays a game of a run again with the same bots, and compares it with its row."""

from __future__ import annotations

from pathlib import Path

from kickdoor.engine.game import Game

from .plan import WrongPlan
from .play import play
from .runs import BadRun, Run
from .schema import TABLES


def rerun(path: str | Path, number: int) -> Game:
    """The game of that number; `BadRun` where it does not come out as it did in the run."""
    run = Run(path)
    plan = run.plan
    if not 0 <= number < plan.games:
        raise BadRun(f"{path}: has the games 0 to {plan.games - 1}, not {number}")
    try:
        plan.check_seal()
    except WrongPlan as error:
        raise BadRun(f"{path}: cannot be played again: {error}") from None
    batch = number // plan.batch
    complete, damage = run.status([batch])
    if not complete:
        raise BadRun(damage[0] if damage else f"{path}: game {number} is not played yet")
    column = list(TABLES["games"]).index("digest")
    then = run.games(batch)[number - plan.games_of(batch)[0]][column]
    rows = play(plan, number)
    if then != rows.digest:
        raise BadRun(
            f"{path}: game {number} came out as {then} then, and as {rows.digest} now. Version and cards are "
            "the same: the code has changed, or the answers of a bot do not depend on its seed alone"
        )
    return rows.game
