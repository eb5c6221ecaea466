"""Having something done in a room, and waiting until it is on disk."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from .connection import Refusal
from .runner import Doing, Room


async def ask(room: Room, doing: Doing) -> Any:
    """Has something done in its turn; what came of it, once it is on disk."""
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    room.do(doing, lambda found: answer.set_result(found) if not answer.done() else None)
    found = msgspec.json.decode(await answer)
    if found.get("t") == "refused":
        raise Refusal(found["code"], found["sentence"], found.get("rule", ""))
    return found
