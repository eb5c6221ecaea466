"""What a worker knows of the tables it has worked for, so that it is sent only what is new."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from ..room.hosted import Hosted
from ..room.state import RoomState
from .tasks import Start, Update

LONG: Final = 200  # answers; a game that has had fewer is sent from its start
MOST: Final = 300  # games that a worker keeps


class Known:
    """Of one worker: by table, which game it has, and how many of its answers."""

    def __init__(self, boxes: Iterable[str] = ()) -> None:
        # After an undo, and when a room was read again, a table has another game.
        self._games: Final[OrderedDict[str, tuple[weakref.ref[Hosted], int]]] = OrderedDict()
        self._boxes: Final[set[str]] = set(boxes)  # the hashes of the printings that it was sent

    def update(self, table: str, state: RoomState, answers: list[tuple[int, int]] | None = None) -> Update:
        """What the worker lacks to have the game as it is now; from then on it has it.

        With all `answers` it is played from the first of them; else a long game goes on from a snapshot.
        """
        game = state.game
        assert game is not None
        kept = self._games.get(table)
        whole = kept is None or kept[0]() is not game
        known = 0 if kept is None or whole else kept[1]
        self._games[table] = weakref.ref(game), state.count
        self._games.move_to_end(table)
        start = Start(state.dealt, state.players) if whole else None
        given = len(state.opened.fork) + state.count
        if start is not None and answers is None and (given > LONG or state.gone) and state.copies:
            known, copy = state.copies[-1]
            start.given, start.snapshot = known, copy.snapshot()
        if answers is None and known < state.gone:
            raise ValueError("the first answers are not known")
        since = state.answers[known - state.gone :] if answers is None else answers[known:]
        boxes = []
        if whole and not self._boxes.issuperset(state.opened.printings):
            boxes = [pair for pair in game.bodies() if pair[0] not in self._boxes]
            self._boxes.update(state.opened.printings)
        return Update(table, start, since, boxes)

    def too_many(self) -> list[str]:
        """Tables that were not used for long, and need not be kept."""
        found: list[str] = []
        while len(self._games) > MOST:
            found.append(self._games.popitem(last=False)[0])
        return found

    def forget(self, table: str) -> None:
        """The worker has lost this game."""
        self._games.pop(table, None)
