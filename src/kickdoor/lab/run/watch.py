"""What no event of a game tells, looked up while it is played."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.sums import totals as reckoning
from kickdoor.engine.table.table import Fight


class Watch:
    """What no event tells: how a seat stood as its turn began, and a fight as the last word was spoken."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.turns: Final[dict[int, tuple[int, int]]] = {}  # strength and hand
        self.fights: Final[dict[int, tuple[int, int, bool, int, int, int]]] = {}

    def look(self, quiet: bool) -> None:
        """Before an answer; a quiet one decides no fight."""
        table = self.game.table
        if table.turns not in self.turns and table.turns:
            self.turns[table.turns] = (reckoning.strength(table, table.turn), len(table.hand(table.turn)))
        fight = table.fight
        if fight is not None and not fight.decided and not (quiet and fight.number in self.fights):
            self.fights[fight.number] = self._stand(fight)

    def _stand(self, fight: Fight) -> tuple[int, int, bool, int, int, int]:
        table, terms = self.game.table, fight.terms
        wins = (
            table.seats[fight.fighter].level + reckoning.won_levels(table, fight)
            >= table.book.settings.winning_level
        )
        price = (0, 0, 0) if terms is None else (terms.treasures, len(terms.items), len(terms.plays))
        return (reckoning.munchkins(table, fight), reckoning.monsters(table, fight), wins, *price)
