"""What the people of a room have done in it, to be kept once, when its game is over."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..room.finished import finished, record_of
from ..room.hosted import Hosted, Munchkin
from ..room.state import RoomState
from ..room.tallies import results_of
from ..store.store import Result, Store, StoreError
from .about import box_id


class Ending(NamedTuple):
    """What is kept of a game that is over."""

    results: list[Result]  # by person; empty: they are kept
    finished: bytes  # the game as it was shown; empty: it is kept


NOTHING: Final = Ending([], b"")


class Results:
    """Knows whether they are kept: of a game that was over before this was kept, they are not."""

    def __init__(self, room: str, store: Store) -> None:
        self._room: Final = room
        self._store: Final = store
        self.kept = False

    def due(self, state: RoomState) -> Ending:
        """What is to be kept now."""
        game = state.game
        if self.kept or state.stage != "over" or game is None:
            return NOTHING
        try:
            counted = self._store.counted(self._room)
            whole = not isinstance(game, Munchkin) or self._room in self._store.finished_rooms([self._room])
        except StoreError:
            return NOTHING  # the next work of the room tries again
        # A game that goes on from a moment of another counts for nobody.
        people: tuple[str, ...] = () if state.opened.fork else state.people
        found = Ending(
            [] if counted else results_of(people, game.tallies()),
            b"" if whole else _finished(self._room, state, game),
        )
        self.kept = found == NOTHING
        return found


def _finished(table: str, state: RoomState, game: Hosted) -> bytes:
    assert isinstance(game, Munchkin)
    boxes = [box_id(box) for box in state.opened.boxes]
    return finished(game, state.opened.rules, record_of(game.game, table, boxes, state.draw))
