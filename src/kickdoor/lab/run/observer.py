"""Samples of a game while it is played: figures of turns and fights that no event has."""

from __future__ import annotations

from typing import Final, NamedTuple

from kickdoor.engine.game import Game
from kickdoor.engine.sums import resting, rewards
from kickdoor.engine.table.fight import Fight


class TurnSample(NamedTuple):
    """A seat when it is first asked in its turn."""

    strength: int
    hand: int


class FightSample(NamedTuple):
    """A fight before its last answer: both totals, whether it would win the game, what the helper was promised."""

    munchkins: int
    monsters: int
    wins_game: bool
    treasures: int
    items: int
    plays: int


class Observer:
    """Keeps one sample for each turn and each fight of a game."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.turns: Final[dict[int, TurnSample]] = {}  # by turn
        self.fights: Final[dict[int, FightSample]] = {}  # by number of the fight

    def observe(self, quiet: bool) -> None:
        """Called before each answer. A quiet answer ends no fight, so that no new sample of it is needed."""
        table = self.game.table
        if table.turns not in self.turns and table.turns:
            self.turns[table.turns] = TurnSample(
                resting.strength_at_rest(table, table.turn), len(table.hand(table.turn))
            )
        fight = table.fight
        if fight is not None and not fight.decided and not (quiet and fight.number in self.fights):
            self.fights[fight.number] = self._sample(fight)

    def _sample(self, fight: Fight) -> FightSample:
        table, terms = self.game.table, fight.terms
        level = table.seats[fight.fighter].level + rewards.won_levels(table, fight)
        sums = resting.sums_at_rest(table, fight)
        price = (0, 0, 0)
        if terms is not None:
            price = (terms.counted(rewards.won_treasures(table, fight)), len(terms.items), len(terms.plays))
        return FightSample(
            sums.ours,
            sums.theirs,
            level >= table.book.settings.winning_level,
            *price,
        )
