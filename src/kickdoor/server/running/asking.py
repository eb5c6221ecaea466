"""Giving a command to a room and waiting for its reply, as HTTP does."""

from __future__ import annotations

import asyncio

from ..room.commands import Command
from ..room.refusal import Refusal
from .replies import Done, Reply
from .runner import Runner


async def ask(room: Runner, command: Command) -> Done:
    """The reply, once the command's entries are committed; raises `Refusal` where it is refused."""
    answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
    room.do(command, lambda reply: answer.set_result(reply) if not answer.done() else None)
    reply = await answer
    if isinstance(reply, Refusal):
        raise reply
    assert isinstance(reply, Done)
    return reply


async def settled(room: Runner) -> None:
    """Waits until everything that was queued before is committed, or lost."""
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    room.settle(lambda: answer.set_result(None) if not answer.done() else None)
    await answer
