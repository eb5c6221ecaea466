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
        self._declined: Final[list[BotSays]] = []  # said at once, by a bot that declines an offer

    def declines(self, state: RoomState, seat: int, index: int) -> None:
        """A bot takes this option: where it declines the offer of a person, it says why."""
        game = state.game
        found = None if game is None else game.declined(seat, index)
        if found is not None and not state.seats[found[0]].player:
            self._declined.append(BotSays(seat, found[1], found[0]))

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
        if state.game is None or not (due or self._declined):
            return []
        self._heard[:] = [heard for heard in self._heard if heard.due > now]
        found = self._declined[:]
        self._declined.clear()
        for _, seat, spoke in due:
            phrase = state.game.reply(seat, spoke.phrase, spoke.seat)
            if phrase:
                found.append(BotSays(seat, phrase, spoke.seat))
        return found

    def wake_at(self) -> int | None:
        return 0 if self._declined else min([heard.due for heard in self._heard], default=None)
