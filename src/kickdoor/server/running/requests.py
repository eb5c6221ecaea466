"""The messages of a socket as commands."""

from __future__ import annotations

from kickdoor.fence import Fault, fenced
from kickdoor.views.room import Problem

from ..protocol import messages
from ..room import commands
from ..room.commands import Command
from ..room.decide import playing
from ..room.refusal import Refusal
from .connection import Connection
from .writer import ACT, Writer

Played = messages.Answer | messages.PassUntil | messages.Hold | messages.Pause | messages.Undo


def said_by(connection: Connection, message: messages.Say) -> Command:
    """Chat of a player or a spectator."""
    seat = -1 if connection.seat is None else connection.seat
    to = -1 if message.to is None else message.to
    return commands.Say(
        seat, message.id, connection.owner, connection.name, message.text, message.phrase, to, connection.address
    )


def liked_by(connection: Connection, message: messages.Mute | messages.SetSpeed | messages.Reads) -> None:
    """How a person wants to see and hear the table: nobody is told."""
    match message:
        case messages.Mute(quiet, on):
            connection.mute(-1 if quiet is None else quiet, on)
        case messages.SetSpeed(speed):
            connection.speed = speed
        case messages.Reads(on):
            connection.reads = on


def seat_of(connection: Connection) -> int:
    """The seat a socket plays; `Refusal` where it may not play."""
    if connection.seat is None:
        raise Refusal(Problem("watching"))
    if not connection.here:
        raise Refusal(Problem("left"))
    return connection.seat


def played_by(seat: int, message: Played) -> Command:
    """What somebody in a seat asks for."""
    match message:
        case messages.Answer(id, number, word):
            return commands.Answer(seat, id, number, word)
        case messages.PassUntil(id, on):
            return commands.PassUntil(seat, id, on)
        case messages.Hold(id):
            return commands.Hold(seat, id)
        case messages.Pause(id, how):
            return commands.Pause(seat, id, how)
        case messages.Undo(id):
            return commands.Undo(seat, id)


def why_not(writer: Writer, seat: int, message: messages.WhyNot) -> messages.Reason:
    """Why somebody in a seat cannot do something; a fault freezes the table."""
    game = playing(writer.state)
    try:
        with fenced("the game", ACT):
            refused = game.why_not(seat, message.verb, message.card, message.target)
    except Fault as fault:
        writer.freeze(str(fault))
        raise Refusal(Problem("frozen", text=str(fault))) from None
    return messages.Reason(message.id, None if refused is None else refused.view)
