"""Pages about finished games: told step by step, all at once, as a record; and links as pictures."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import msgspec
import segno

from kickdoor.engine.game import Game
from kickdoor.records import give
from kickdoor.views.events import EventView

from ..protocol.answers import GameLog, StoryStep
from ..protocol.answers import Story as StoryAnswer
from ..room.hosted import Munchkin
from ..room.state import Maker
from .tasks import Start

KEPT: Final = 8  # positions of a game that are kept, for who steps through it

encode = msgspec.json.Encoder().encode


class Pages:
    """Of one table."""

    def __init__(self, start: Start, make: Maker) -> None:
        self._start: Final = start
        self._make: Final = make
        self._cursors: Final[list[tuple[int, Game]]] = []  # games half-way, with the number of their answers

    def story(self, game: Game, start: int, count: int, seat: int | None) -> bytes:
        """Steps of this game, each with what is seen and what happened since the step before."""
        answers = game.answers
        steps = len(answers)
        first = min(start, steps)
        played = self._at(answers, first)
        shown: list[StoryStep] = []
        told = 0 if first == 0 else None
        for step in range(first, min(first + count, steps + 1)):
            since = len(played.events) if told is None else told
            by = _seat(answers[step][0]) if step < steps else None
            shown.append(_step(played, step, seat, since, by))
            told = len(played.events)
            if step < steps:
                give(played, *answers[step])
        self._cursors.append((min(first + len(shown), steps), played))
        del self._cursors[:-KEPT]
        return encode(StoryAnswer(steps, shown))

    def log(self, game: Game, seat: int | None) -> bytes:
        """All events of this game, and how many of them there were by each step."""
        played = self._at(game.answers, 0)
        ends = [len(played.events)]
        for by, index in game.answers:
            give(played, by, index)
            ends.append(len(played.events))
        return encode(GameLog(ends, [_seat(by) for by, _ in game.answers], _events(played, seat, 0)))

    def _at(self, answers: list[tuple[int, int]], step: int) -> Game:
        """The game after so many answers: a kept one, or played from the start."""
        for at, game in reversed(self._cursors):
            if at == step:
                return game.clone()
        hosted = self._make(self._start.opened, self._start.players)
        assert isinstance(hosted, Munchkin)
        game = hosted.game
        for seat, index in answers[:step]:
            give(game, seat, index)
        return game


def _seat(by: int) -> int | None:
    """Whose answer it is; None: the clock's."""
    return None if by < 0 else by


def _step(game: Game, step: int, seat: int | None, since: int, by: int | None) -> StoryStep:
    seats = range(len(game.names)) if seat is None else [seat]
    return StoryStep(step, game.public(), [game.own(number) for number in seats], _events(game, seat, since), by)


def _events(game: Game, seat: int | None, since: int) -> list[EventView]:
    """As this seat was told them, or all-seeing."""
    return [event.view(True) for event in game.events[since:]] if seat is None else game.events_for(seat, since)


@lru_cache(maxsize=256)
def picture(link: str) -> bytes:
    """A link as a QR code, as SVG."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()
