"""Replays finished games, step by step or all at once, in a thread: no table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from kickdoor.engine.game import Game
from kickdoor.records import replay
from kickdoor.views.room import Problem

from ..protocol.answers import GameLog, Story, StoryStep
from ..room.hosted import Munchkin
from ..room.refusal import Refusal
from ..running.runner import Runner

MOST_WAITING: Final = 32  # requests at once
CURSORS: Final = 32  # games that are kept half-way, for who steps through them
KEPT: Final = 8  # positions of each

encode = msgspec.json.Encoder().encode


def finished(room: Runner) -> Game:
    """The game of a room, once it is over: until then its record would tell hidden cards."""
    hosted = room.state.game
    if not isinstance(hosted, Munchkin) or not hosted.over:
        raise Refusal(Problem("not_over"))
    return hosted.game


class Replays:
    """One for the server. Playing a whole game again takes a good part of a second."""

    def __init__(self) -> None:
        # One thread, so that the tables keep most of the processor.
        self._thread: Final = ThreadPoolExecutor(1, "replays")
        self._waiting = 0
        self._cursors: Final[
            dict[str, list[tuple[int, Game]]]
        ] = {}  # by table: games half-way, with the number of their answers

    def close(self) -> None:
        """Drops the requests that still wait."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def story(self, room: Runner, start: int, count: int, seat: int | None) -> bytes:
        """Steps of a finished game, each with what is seen and what happened since the step before."""
        game = _finished(room, seat)
        return await self._replayed(
            lambda: self.steps(room.id, game.record, len(game.answers), start, count, seat)
        )

    async def log(self, room: Runner, seat: int | None) -> bytes:
        """All events of a finished game, and how many of them there were by each step."""
        game = _finished(room, seat)
        return await self._replayed(lambda: _log(game.record, seat))

    async def _replayed(self, replay: Callable[[], bytes]) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Refusal(Problem("too_fast"))
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, replay)
        finally:
            self._waiting -= 1

    def steps(
        self, id: str, record: dict[str, object], steps: int, start: int, count: int, seat: int | None
    ) -> bytes:
        """The same from the record, in the thread; `id` is the table's."""
        first = min(start, steps)
        game = self._at(id, record, first)
        shown: list[StoryStep] = []
        told = 0 if first == 0 else None
        answers = record["answers"]
        assert isinstance(answers, list)
        for step in range(first, min(first + count, steps + 1)):
            since = len(game.events) if told is None else told
            by = _seat(answers[step][0]) if step < steps else None
            shown.append(_step(game, step, seat, since, by))
            told = len(game.events)
            if step < steps:
                _go_on(game, *answers[step])
        self._keep(id, min(first + len(shown), steps), game)
        return encode(Story(steps, shown))

    def _at(self, id: str, record: dict[str, object], step: int) -> Game:
        """The game after so many answers: a kept one, or played from the start."""
        for at, game in reversed(self._cursors.get(id, [])):
            if at == step:
                return game.clone()
        return replay(record, step)

    def _keep(self, id: str, step: int, game: Game) -> None:
        if len(self._cursors) >= CURSORS:
            self._cursors.pop(next(iter(self._cursors)), None)
        kept = self._cursors.setdefault(id, [])
        kept.append((step, game))
        del kept[:-KEPT]


def _finished(room: Runner, seat: int | None) -> Game:
    """The finished game; `Refusal` where it has no such seat."""
    game = finished(room)
    if seat is not None and seat >= len(game.names):
        raise Refusal(Problem("no_seat", seat=seat))
    return game


def _go_on(game: Game, by: int, index: int) -> None:
    if by < 0:
        game.silence()
    else:
        game.choose(by, index)


def _log(record: dict[str, object], seat: int | None) -> bytes:
    game = replay(record, 0)
    answers = record["answers"]
    assert isinstance(answers, list)
    ends = [len(game.events)]
    for by, index in answers:
        _go_on(game, by, index)
        ends.append(len(game.events))
    events = game.events_for(seat) if seat is not None else [event.view(True) for event in game.events]
    return encode(GameLog(ends, [_seat(by) for by, _ in answers], events))


def _seat(by: int) -> int | None:
    """Whose answer it is; None: the clock's."""
    return None if by < 0 else by


def _step(game: Game, step: int, seat: int | None, since: int, by: int | None) -> StoryStep:
    seats = range(len(game.names)) if seat is None else [seat]
    events = (
        game.events_for(seat, since) if seat is not None else [event.view(True) for event in game.events[since:]]
    )
    return StoryStep(step, game.public(), [game.own(number) for number in seats], events, by)
