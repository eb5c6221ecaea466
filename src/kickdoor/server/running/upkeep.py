"""What a room does by itself: who is away, who passes until something changes, its clocks, its bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from ..protocol.limits import GRACE, LATE
from ..room.commands import Adjourn, BotAnswers, ClockRanOut, ComeBack, Command, Composes, Deal, Mind, Pass, Resume
from ..room.state import RoomState
from .bots import Bots
from .presence import Presence

RETURN: Final = 5_000  # milliseconds that an adjourned table waits for the others, once the first is back
MINDER: Final = "greedy"  # the bot that plays for people who are away or late
RUNNING: Final = ("playing", "adjourned")


class Current(Protocol):
    """Has the state as the commands so far have made it."""

    state: RoomState


class Upkeep:
    """Finds the commands that are due by themselves."""

    def __init__(self, presence: Presence, bots: Bots) -> None:
        self._presence: Final = presence
        self._bots: Final = bots

    def due(self, current: Current, now: int) -> Iterator[Command]:
        """One command after another; each is carried out before the next is asked for."""
        if current.state.revealing and now >= current.state.reveal_by:
            yield Deal()
        if current.state.stage not in RUNNING or current.state.game is None or current.state.full:
            return
        yield from self._attendance(current, now)
        if current.state.timing.halted is not None:
            if current.state.stepping:
                yield from _passes(current)
                yield from self._answers(current, now)
            return
        yield from _passes(current)
        yield from _composing(current)
        yield from self._clock(current, now)
        yield from self._answers(current, now)
        yield from _passes(current)
        yield from self._bots.replies(current.state, now)

    def wake_at(self, state: RoomState) -> int | None:
        """When the next command is due, as far as is known."""
        presence = self._presence
        if state.revealing:
            return state.reveal_by
        if state.stage not in RUNNING or state.game is None or state.full:
            return None
        reads = self._reads(state)
        if state.paused:
            return self._bots.wake_at() if state.stepping and not reads else None
        if state.timing.halted is not None:
            return None if presence.returned is None else presence.returned + RETURN
        clock, bots = state.timing.clock(), None if reads else self._bots.wake_at()
        if clock is not None and clock.seat is not None and self._bots.thinks(state, clock.seat):
            clock = None  # its time may be over; the answer wakes the room
        due = [since + GRACE for seat, since in presence.away if not state.seats[seat].player]
        due += [] if clock is None else [clock.ends]
        due += [] if bots is None else [bots]
        return min(due, default=None)

    def _attendance(self, current: Current, now: int) -> Iterator[Command]:
        """Nobody is here: the clocks stop. Somebody is back: they go on. Somebody is long away: a bot plays."""
        presence, state = self._presence, current.state
        people = [number for number, seat in enumerate(state.seats) if seat.owner]
        here = presence.seats()
        if not here and (people or not presence.connections):
            presence.nobody()
            self._bots.pause()
            yield Adjourn()
            return
        if state.timing.halted is not None and not state.paused:
            returned = presence.somebody(now)
            if len(here) < len(people) and now < returned + RETURN:
                return
            presence.resumed(now)
            yield Resume()
        for seat in people:
            if seat in here:
                # Who is here plays, unless the clock had to answer for them. Written where a commit had failed.
                if current.state.seats[seat].minder and presence.late(seat) < LATE:
                    yield ComeBack(seat)
            elif not current.state.seats[seat].player and now >= presence.away_since(seat, now) + GRACE:
                yield Mind(seat, MINDER)

    def _clock(self, current: Current, now: int) -> Iterator[Command]:
        """A window's time is over: all pass. A seat's time is over: a bot answers, this once."""
        state = current.state
        game, clock = state.game, state.timing.clock()
        if game is None or game.over or clock is None or now < clock.ends:
            return
        if clock.kind == "window":
            yield ClockRanOut()
            return
        seat, before = clock.seat, game.clock_state()
        if seat is None:
            return
        index = self._bots.advice(state, seat, MINDER)
        if index is None:
            return  # it comes soon
        yield BotAnswers(seat, index)
        after = current.state
        if after.game is None or after.game.clock_state() == before:
            return  # a step on the way to an answer: the time is still over, and the next step follows at once
        if self._presence.was_late(seat) >= LATE:
            yield Mind(seat, MINDER)

    def _reads(self, state: RoomState) -> bool:
        """Whether the bots wait for the one person here to have seen what has happened; with others at the table
        nobody is made to wait."""
        return state.alone and self._presence.reads

    def _answers(self, current: Current, now: int) -> Iterator[Command]:
        """One bot at a time."""
        if not any([seat.player for seat in current.state.seats]):
            self._bots.pause()
            return
        self._bots.at_speed(self._presence.speed, current.state.alone and self._presence.tells)
        answer = None if self._reads(current.state) else self._bots.answer(current.state, now)
        if answer is not None:
            yield answer
        self._bots.plan(current.state, -1 if answer is None else answer.seat, now)


def _composing(current: Current) -> Iterator[Command]:
    """An open window waits once more for each person who composes something in it."""
    state = current.state
    if state.game is not None and state.game.clock_state().waits:
        for seat in state.game.composing():
            if not state.seats[seat].player and state.timing.may_hold(seat):
                yield Composes(seat)


def _passes(current: Current) -> Iterator[Command]:
    """Until nobody who passes until something changes is waited for: one window may follow another."""
    passed = True
    while passed:
        state = current.state
        count = len(state.answers)
        for number, seat in enumerate(state.seats):
            if seat.standing is not None:
                yield Pass(number)
        passed = len(current.state.answers) > count
