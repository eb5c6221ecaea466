"""What the people of a room have done in it, to be kept once, when its game is over."""

from __future__ import annotations

from typing import Final

from ..room.state import RoomState
from ..room.tallies import results_of
from ..store.store import Result, Store, StoreError


class Results:
    """Knows whether they are kept: of a game that was over before results were, they are not."""

    def __init__(self, room: str, store: Store) -> None:
        self._room: Final = room
        self._store: Final = store
        self.counted = False

    def due(self, state: RoomState) -> list[Result]:
        """By person: what is to be kept now."""
        game = state.game
        if self.counted or state.stage != "over" or game is None:
            return []
        try:
            self.counted = self._store.counted(self._room)
        except StoreError:
            return []  # the next work of the room tries again
        if self.counted:
            return []
        # A game that goes on from a moment of another counts for nobody.
        people: tuple[str, ...] = () if state.opened.fork else state.people
        return results_of(people, game.tallies())
