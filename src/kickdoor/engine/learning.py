"""A game as learners play it: one page of options at a time, and observations as numbers."""

from __future__ import annotations

from typing import Final

from .game import Game
from .sight.observing import Observer, listed
from .sight.places import MORE, SHOWN
from .sight.quads import Out
from .table.agenda import Option
from .turns.procedure import options_of


class Play:
    """One game: who acts next, and on which page of the options."""

    def __init__(self, game: Game, observer: Observer) -> None:
        self.game: Final = game
        self.observer: Final = observer
        self.seat = 0
        self.page = 0
        self.options: list[Option] = []
        self.turn_to_next()

    def turn_to_next(self) -> None:
        """Turns to the next ask, and to its first page."""
        table = self.game.table
        self.page = 0
        if table.over:
            self.options = []
        else:
            self.seat = table.waiting[0]
            self.options = options_of(table, self.seat)

    @property
    def listed(self) -> int:
        """How many actions are legal now; they are the first ones, in order."""
        return listed(self.options, self.page)

    def act(self, action: int) -> None:
        """Takes an option of the page, or turns to the next page."""
        legal = self.listed
        if not 0 <= action < legal:
            raise ValueError(f"action {action} is not legal now; legal for seat {self.seat}: {[*range(legal)]}")
        if action == MORE:
            self.page += 1
        else:
            self.game.choose(self.seat, self.page * SHOWN + action)
            self.turn_to_next()

    def observe(self, seat: int, out: Out) -> None:
        """Writes the observation of a seat and behind it the mask of its actions."""
        if seat != self.seat or not self.options:
            self.observer.write(self.game.table, seat, None, 0, out)
        else:
            self.observer.write(self.game.table, seat, self.options, self.page, out)


def step_all(plays: list[Play], actions: list[int], outs: list[Out], seats: list[int]) -> list[int]:
    """Steps many games, and observes each for the seat that acts next; an action below 0 leaves a game as it is.

    Gives the places of the games that are over, which are not observed.
    """
    over: list[int] = []
    for place, play in enumerate(plays):
        action = actions[place]
        if action >= 0:
            play.act(action)
            if play.game.over:
                over.append(place)
            else:
                seats[place] = play.seat
                play.observe(play.seat, outs[place])
    return over
