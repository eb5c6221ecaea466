"""Players made of code: each sees what its seat may know, and answers with an index. One file, one bot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from ..engine.game import Game
from ..engine.view import AskView, View


class Bot(Protocol):
    """Whatever can answer."""

    def choose(self, view: View, ask: AskView) -> int:
        """The index of the option it takes."""


def simple_bots(game: Game, seats: Iterable[int]) -> dict[int, Bot]:
    """A simple bot for each seat; their whims follow from the game's seed, so a record proves them too."""
    from .simple import SimpleBot

    return {seat: SimpleBot(f"{game.record['seed']} {seat}") for seat in seats}


def bot_of(name: str, seed: int | str) -> Bot:
    """A bot by its name, which is that of its file."""
    from .greedy import GreedyBot
    from .random import RandomBot
    from .simple import SimpleBot

    bots: dict[str, type[GreedyBot | RandomBot | SimpleBot]] = {
        "greedy": GreedyBot,
        "random": RandomBot,
        "simple": SimpleBot,
    }
    if name not in bots:
        raise ValueError(f"there is no bot called {name!r}; there are {', '.join(bots)}")
    return bots[name](seed)
