"""A worker's desk: the games of tables that it keeps, with their bots, and the tasks it does with them."""

from __future__ import annotations

import time
import traceback
from functools import partial
from typing import Final

from kickdoor.engine.table.rules import Refused
from kickdoor.fence import Fault, fenced, size
from kickdoor.snapshots import Unusable

from ..room.apply import deal, give
from ..room.finished import finished, record_of
from ..room.folding import fold
from ..room.hosted import Munchkin
from ..room.printings import Printings
from ..room.refusal import OtherRules, Unreadable
from ..room.snapshots import kept
from ..room.state import Maker, RoomState
from .advising import advised
from .others import other_bots
from .pages import Pages, picture
from .tasks import (
    Answer,
    Deal,
    Finish,
    Fold,
    Folded,
    Log,
    Others,
    Picture,
    Record,
    Request,
    Result,
    Start,
    Story,
    Task,
    Update,
    Why,
    encode,
)

REPLAY: Final = 30.0  # seconds of processor time that bringing a game up to date may take


class Kept:
    """The game of one table, as it was when the table was last worked for."""

    def __init__(self, start: Start, make: Maker) -> None:
        self.start: Final = start
        self.answers: Final[list[tuple[int, int]]] = []
        self.pages: Final = Pages(start, make)
        if start.snapshot:
            game = make(start.opened, start.players)
            game.restore(start.snapshot, len(start.opened.fork) + start.given)
        else:
            game = deal(RoomState(start.opened, make), start.players)
        assert isinstance(game, Munchkin)
        self.game: Final = game

    def go_on(self, answers: list[tuple[int, int]]) -> None:
        for seat, index in answers:
            give(self.game, seat, index)
        self.answers.extend(answers)


class Desk:
    """Does one task after another. `make` makes the games of its tables, where that is not done as usual."""

    def __init__(self, make: Maker = Munchkin) -> None:
        self._kept: Final[dict[str, Kept]] = {}
        self._boxes: Final[dict[str, bytes]] = {}  # by the hashes of their printings, as they are stored
        self._make: Final = partial(Munchkin, printings=Printings(self._boxes.get)) if make is Munchkin else make

    def do(self, request: Request) -> Result:
        """The result of a task, whatever goes wrong in it."""
        began = time.process_time()
        replayed = began
        for table in request.forget:
            self._kept.pop(table, None)
        try:
            kept = None if request.update is None else self._up_to_date(request.update)
            replayed = time.process_time()
            result = self._done(request.task, kept)
        except Exception as error:
            word = str(error) if isinstance(error, Fault) else f"a worker failed: {type(error).__name__}"
            result = Result(fault=word, trace="".join(traceback.format_exception(error)))
        result.lost = request.update is not None and request.update.table not in self._kept
        result.seconds, result.replay = time.process_time() - began, replayed - began
        result.megabytes = size()
        return result

    def _up_to_date(self, update: Update) -> Kept:
        table = update.table
        self._boxes.update(update.boxes)
        try:
            with fenced("playing it again", REPLAY, Unreadable, OtherRules, Unusable):
                if update.start is not None:
                    self._kept[table] = Kept(update.start, self._make)
                kept = self._kept[table]
                kept.go_on(update.answers)
        except (Fault, OtherRules, Refused, Unreadable, Unusable) as error:
            self._kept.pop(table, None)  # half of the answers may have been given
            raise Fault(f"the game could not be played again: {error}") from error
        return kept

    def _folded(self, task: Fold) -> Folded:
        try:
            with fenced("playing it again", REPLAY, Unreadable):
                state = fold(task.rows, self._make)
                found = Folded(kept(state, task.rows[-1][0]))
                if isinstance(state.game, Munchkin) and state.game.over:
                    record = record_of(state.game.game, task.table, task.names, state.draw)
                    found.finished = finished(state.game, state.opened.rules, record)
                return found
        except (Fault, Unreadable) as error:
            return Folded(broken=str(error))

    def _done(self, task: Task, kept: Kept | None) -> Result:
        match task:
            case Others():
                return Result(body=other_bots())
            case Picture(link):
                return Result(body=picture(link))
            case Deal(opened, players, printings):
                self._boxes.update(printings)
                with fenced("playing it again", REPLAY):
                    return Result(body=deal(RoomState(opened, self._make), players).snapshot())
            case Fold():
                self._boxes.update(task.boxes)
                return Result(body=encode(self._folded(task)))
        assert kept is not None
        match task:
            case Answer(seat, bot, seconds):
                return advised(kept.game, seat, bot, seconds)
            case Why(seat):
                return Result(body=encode(kept.game.why(seat)))
            case Story(start, count, seat):
                return Result(body=kept.pages.story(kept.game.game, start, count, seat))
            case Log(seat):
                return Result(body=kept.pages.log(kept.game.game, seat))
            case Record(table, boxes, draw):
                return Result(body=record_of(kept.game.game, table, boxes, draw))
            case Finish(table, boxes, draw, rules):
                return Result(body=finished(kept.game, rules, record_of(kept.game.game, table, boxes, draw)))
