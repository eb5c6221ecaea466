"""Asks a bot of a game, whatever goes wrong in it."""

from __future__ import annotations

import traceback

from kickdoor.engine.table.rules import Refused
from kickdoor.fence import Fault, fenced

from ..room.hosted import Hosted
from .tasks import Result


def advised(game: Hosted, seat: int, bot: str, seconds: float) -> Result:
    """The answer of a bot, whatever goes wrong in it."""
    try:
        with fenced(f"the bot {bot}", seconds):
            return Result(game.advice(seat, bot))
    except (Fault, Refused) as fault:  # what a bot asks of the game may be refused: that is a fault too
        return Result(fault=str(fault), trace="".join(traceback.format_exception(fault)))
