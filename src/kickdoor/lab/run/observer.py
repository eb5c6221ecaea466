"""Samples of a game while it is played: figures of turns and fights that no event has."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.sums import resting, rewards
from kickdoor.engine.table.fight import Fight
from kickdoor.engine.table.lasting import Sums


class TurnSample:
    """A seat when it is first asked in its turn."""

    def __init__(self, strength: int, hand: int) -> None:
        self.strength: Final = strength
        self.hand: Final = hand


class FightSample:
    """A fight before its last answer: both totals, whether it would win the game, what the helper was promised."""

    def __init__(self, sums: Sums, wins_game: bool, price: tuple[int, int, int]) -> None:
        self.munchkins: Final = sums.ours
        self.monsters: Final = sums.theirs
        self.wins_game: Final = wins_game
        self.treasures: Final = price[0]
        self.items: Final = price[1]
        self.plays: Final = price[2]


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
        return FightSample(sums, level >= table.book.settings.winning_level, price)
