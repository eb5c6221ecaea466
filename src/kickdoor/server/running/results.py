"""What the people of a room have done in it, to be kept once, when its game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..room.finished import answers_of, finished, read, record_of
from ..room.hosted import Hosted, Munchkin
from ..room.state import RoomState
from ..room.tallies import Tally, results_of
from ..store.store import Result, StoreError
from ..thinking.tasks import Finish
from ..thinking.tasks import Result as Made
from ..thinking.thinkers import Job
from .about import box_id
from .services import Services


class Ending(NamedTuple):
    """What is kept of a game that is over."""

    results: list[Result]  # by person; empty: they are kept
    finished: bytes  # the game as it was shown; empty: it is kept


NOTHING: Final = Ending([], b"")


class Results:
    """Knows whether they are kept: of a game that was over before this was kept, they are not.

    A game that goes on from a snapshot does not know how it began: a worker plays it from its first answer.
    """

    def __init__(self, room: str, services: Services, wake: Callable[[], None]) -> None:
        self._room: Final = room
        self._services: Final = services
        self._wake: Final = wake  # there is something to be kept
        self._asked = False
        self._made = b""  # the finished game, as a worker made it
        self._kept = False

    def due(self, state: RoomState, committed: bool) -> Ending:
        """What is to be kept now. `committed`: the store has all entries."""
        game = state.game
        if self._kept or state.stage != "over" or game is None:
            return NOTHING
        store = self._services.store
        try:
            counted = store.counted(self._room)
            whole = not isinstance(game, Munchkin) or self._room in store.finished_rooms([self._room])
            if counted and whole:
                self._kept = True
                return NOTHING
            if isinstance(game, Munchkin) and not game.whole:
                if committed:
                    self._ask(state)
                if not self._made:
                    return NOTHING
                tallies, body = read(self._made).tallies, self._made
            else:
                tallies = [] if counted else game.tallies()
                body = b"" if whole else _finished(self._room, state, game)
        except StoreError:
            return NOTHING  # the next work of the room tries again
        return Ending([] if counted else _results(state, tallies), b"" if whole else body)

    def stored(self, ending: Ending) -> None:
        """This is kept."""
        self._kept = self._kept or ending != NOTHING

    def _ask(self, state: RoomState) -> None:
        """Has the game played from its first answer, once."""
        if self._asked:
            return
        self._asked = True
        boxes = [box_id(box) for box in state.opened.boxes]
        task = Finish(self._room, boxes, state.draw, state.opened.rules)
        answers = answers_of(self._services.store.entries(self._room))
        self._services.thinkers.ask(Job(task, self._room, state, "", answers), self._finished)

    def _finished(self, made: Made) -> None:
        if made.fault:  # the next restart tries again
            self._services.fault(self._room, f"the finished game is not kept: {made.fault}", made.trace)
            return
        self._made = made.body
        self._wake()


def _results(state: RoomState, tallies: list[Tally]) -> list[Result]:
    # A game that goes on from a moment of another counts for nobody.
    return results_of(() if state.opened.fork else state.people, tallies)


def _finished(table: str, state: RoomState, game: Hosted) -> bytes:
    assert isinstance(game, Munchkin)
    boxes = [box_id(box) for box in state.opened.boxes]
    return finished(game, state.opened.rules, record_of(game.game, table, boxes, state.draw))
