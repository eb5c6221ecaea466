"""A game of a run played again by the same bots, and held against its row."""

from __future__ import annotations

from pathlib import Path

from kickdoor.engine.game import Game

from .plan import WrongPlan
from .play import play
from .rows import TABLES
from .runs import BadRun, Run


def rerun(path: str | Path, number: int) -> Game:
    """The game of that number; `BadRun` where it is not the one that was played then."""
    run = Run(path)
    plan = run.plan
    if not 0 <= number < plan.games:
        raise BadRun(f"{path}: has the games 0 to {plan.games - 1}, not {number}")
    try:
        plan.check_seal()
    except WrongPlan as error:
        raise BadRun(f"{path}: cannot be played again: {error}") from None
    batch = number // plan.batch
    whole, damage = run.standing([batch])
    if not whole:
        raise BadRun(damage[0] if damage else f"{path}: game {number} is not played yet")
    column = list(TABLES["games"]).index("digest")
    then = run.games(batch)[number - plan.games_of(batch)[0]][column]
    chronicle = play(plan, number)
    if then != chronicle.digest:
        raise BadRun(
            f"{path}: game {number} came out as {then} then, and as {chronicle.digest} now: version and cards are "
            "the same, so it is other code, or a bot whose answers do not follow from its seed"
        )
    return chronicle.game
