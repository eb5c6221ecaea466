"""What requests need of the server: the house, who asks, and the room of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Cookie, Depends, Header, Path, Request

from kickdoor.views.room import Problem

from ..house.house import House
from ..protocol.limits import COOKIE
from ..room.refusal import Refusal
from ..running.runner import Runner
from .problems import house_of
from .replays import address_of

TableId = Annotated[
    str, Path(alias="table", pattern="^[a-z0-9]{1,40}$", description="The id in the table's link.")
]


# All of these are `async`: FastAPI would run other functions in threads, and rooms live on the event loop.


async def _house(request: Request) -> House:
    return house_of(request)


TheHouse = Annotated[House, Depends(_house)]


async def who(
    house: TheHouse,
    cookie: Annotated[str | None, Cookie(alias=COOKIE)] = None,
    authorization: Annotated[str | None, Header(description="Bearer, and the token of a seat.")] = None,
) -> str:
    """The key of the person who asks; empty without one. A token that was not signed here is refused.

    A cookie that was not signed here is no fault: browsers send it to any port of a host, so it may be of another
    server, or of one whose database is gone. Whoever sends it is somebody new.
    """
    if not authorization:
        return (house.keys.read(cookie) or "") if cookie else ""
    key = house.keys.read(authorization.removeprefix("Bearer "))
    if key is None:
        raise Refusal(Problem("not_signed"))
    return key


Who = Annotated[str, Depends(who)]


async def in_moderation(house: TheHouse, request: Request) -> None:
    """Refuses an address that changes more than people do: it is written to the disk, and passwords are hashed."""
    house.openers.check_rate("sit", address_of(request))


InModeration = Depends(in_moderation)


async def the_room(house: TheHouse, table: TableId) -> Runner:
    return await house.room(table)


TheRoom = Annotated[Runner, Depends(the_room)]
