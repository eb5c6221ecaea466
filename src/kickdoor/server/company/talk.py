"""Bots that are spoken to: each answers a while later, with a quick phrase."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..room.commands import BotSays
from ..room.entries import Spoke
from ..room.state import RoomState


class _Heard(NamedTuple):
    due: int  # when the bot answers
    seat: int  # of the bot
    spoke: Spoke


class Talk:
    """What was said to the bots of one table, and when they answer it."""

    def __init__(self) -> None:
        self._heard: Final[list[_Heard]] = []

    def heard(self, state: RoomState, spoke: Spoke, now: int) -> None:
        """A person has said something: the bots it is meant for answer a quick phrase."""
        if not spoke.phrase or spoke.seat < 0 or state.game is None:
            return
        due = now + state.timing.pace.think
        for number, seat in enumerate(state.seats):
            if seat.player and number != spoke.seat and spoke.to in (-1, number):
                self._heard.append(_Heard(due, number, spoke))

    def replies(self, state: RoomState, now: int) -> list[BotSays]:
        """What is said now."""
        due = [heard for heard in self._heard if heard.due <= now]
        if state.game is None or not due:
            return []
        self._heard[:] = [heard for heard in self._heard if heard.due > now]
        found: list[BotSays] = []
        for _, seat, spoke in due:
            phrase = state.game.reply(seat, spoke.phrase, spoke.seat)
            if phrase:
                found.append(BotSays(seat, phrase, spoke.seat))
        return found

    def wake_at(self) -> int | None:
        return min([heard.due for heard in self._heard], default=None)
