"""What the host of a table does with its people, by HTTP."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Path, Response

from kickdoor.views.names import Door
from kickdoor.views.room import Problem

from ..protocol.answers import DoorInfo
from ..protocol.bodies import HandOver, MuteSeat, SetDoor
from ..room import commands
from ..room.hosting import lock_of, only_host
from ..room.refusal import Refusal
from ..running.asking import ask
from ..running.upkeep import MINDER
from .answers import answered, described, refused
from .needs import InModeration, TheRoom, Who

hosting = APIRouter(prefix="/api", tags=["host"], responses=refused(400, 403, 404, 409, 413, 422, 429, 503))
SeatNumber = Annotated[int, Path(ge=0, le=5)]


def closed(door: Door, password: str) -> tuple[str, str]:
    """The lock and the invitation of a door; the other one, or both, are empty."""
    if door == "password":
        if not password:
            raise Refusal(Problem("no_password"))
        return lock_of(password), ""
    return "", secrets.token_urlsafe(9) if door == "invited" else ""


@hosting.delete("/tables/{table}/seats/{seat}", status_code=204, dependencies=[InModeration])
async def kick(room: TheRoom, seat: SeatNumber, key: Who) -> None:
    """The host takes a person's seat away: before the game it is free, in it a bot plays it to the end."""
    await ask(room, commands.Kick(key, seat, MINDER))


@hosting.put("/tables/{table}/seats/{seat}/muted", status_code=204, dependencies=[InModeration])
async def mute(room: TheRoom, seat: SeatNumber, muting: MuteSeat, key: Who) -> None:
    """The host silences a person at the table, or lets them speak again."""
    await ask(room, commands.MuteSeat(key, seat, muting.on))


@hosting.put("/tables/{table}/spectators/muted", status_code=204, dependencies=[InModeration])
async def hush(room: TheRoom, muting: MuteSeat, key: Who) -> None:
    """The host silences all spectators, or lets them speak again."""
    await ask(room, commands.MuteSeat(key, -1, muting.on))


@hosting.put("/tables/{table}/host", status_code=204, dependencies=[InModeration])
async def hand_over(room: TheRoom, handing: HandOver, key: Who) -> None:
    """The host makes another person the host."""
    await ask(room, commands.HandOver(key, handing.seat))


@hosting.get("/tables/{table}/door", responses=described(DoorInfo))
async def door(room: TheRoom, key: Who) -> Response:
    """Who may take a seat, and the invitation, for the host."""
    only_host(room.state, key)
    return answered(DoorInfo(room.state.door, room.state.invite))


@hosting.put("/tables/{table}/door", responses=described(DoorInfo), dependencies=[InModeration])
async def set_door(room: TheRoom, setting: SetDoor, key: Who) -> Response:
    """The host says who may take a seat from now on. Who sits stays."""
    only_host(room.state, key)
    lock, invite = closed(setting.door, setting.password)
    await ask(room, commands.SetDoor(key, setting.door, lock, invite))
    return answered(DoorInfo(setting.door, invite))
