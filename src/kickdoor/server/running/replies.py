"""The replies of a room to commands and messages: values, until they are sent."""

from __future__ import annotations

from typing import NamedTuple

from kickdoor.views.room import Problem

from ..protocol import messages
from ..room.refusal import Refusal


class Done(NamedTuple):
    """It was carried out, and is committed: in which seat, or at which table, where that is the answer."""

    seat: int | None = None
    table: str = ""


Reply = Done | messages.Reason | messages.Pong | Refusal


def unsaved(reply: Reply) -> Reply:
    """The reply when the commit has failed: what needs no commit is answered all the same."""
    return Refusal(Problem("not_saved")) if isinstance(reply, Done) else reply


def message_of(reply: Reply, id: str) -> messages.FromServer:
    """The reply as a message to the socket that sent the message with this id."""
    if isinstance(reply, Done):
        return messages.Taken(id)
    if isinstance(reply, Refusal):
        return messages.Refused.of(reply.problem, id)
    return reply


def mistake(error: Exception) -> str:
    """What people are told of a bug of ours."""
    return f"the server made a mistake: {type(error).__name__}"
