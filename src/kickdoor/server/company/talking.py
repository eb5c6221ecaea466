"""Bots that are spoken to: each answers a while later, in the same quick phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..protocol.phrases import PHRASES
from ..room.about import said_of
from ..room.entries import Spoke
from ..room.runner import encode

if TYPE_CHECKING:
    from ..room.runner import Room


def hear(room: Room, spoke: Spoke) -> None:
    """A phrase of a player: the bots it is meant for will answer."""
    if not spoke.phrase or spoke.seat < 0 or room.state.game is None:
        return
    due = room.services.clock.now() + room.state.timing.pace.think
    for number, seat in enumerate(room.state.seats):
        if seat.player and number != spoke.seat and spoke.to in (-1, number):
            room.replies.append((due, number, spoke))


def talk(room: Room) -> None:
    """Says what is due to be said."""
    game, now = room.state.game, room.services.clock.now()
    due = [reply for reply in room.replies if reply[0] <= now]
    if game is None or not due:
        return
    room.replies = [reply for reply in room.replies if reply[0] > now]
    for _, seat, heard in due:
        phrase = game.reply(seat, heard.phrase, heard.seat)
        if phrase:
            speak(room, Spoke(seat, room.state.seats[seat].name, PHRASES[phrase], phrase, heard.seat))


def speak(room: Room, spoke: Spoke) -> None:
    """Somebody says something: it is written, and all hear it who have not muted them."""
    room.write(spoke)
    room.broadcast(encode(said_of(room.state.spoken - 1, spoke)), lambda link: spoke.seat not in link.muted)
    if spoke.id:
        hear(room, spoke)
