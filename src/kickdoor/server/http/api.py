"""The HTTP part: tables, seats and records by JSON, described by OpenAPI; what moves is on the socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Body, Cookie, Depends, FastAPI, Header, Path, Query, Request, Response
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from ..house.house import House
from ..house.menu import menu as menu_of
from ..house.menu import no_bot
from ..net.keys import LASTS
from ..protocol.limits import COOKIE
from ..room import commands, entries
from ..room.asking import ask, settled
from ..room.chat import clean
from ..room.refusal import Refusal
from ..room.runner import Runner
from ..room.upkeep import MINDER
from . import finished_games
from .answers import answered, describe, described
from .cards import faces
from .guide import open_guided
from .problems import add_refusals, house_of
from .replays import Replays

TableId = Annotated[
    str, Path(alias="table", pattern="^[a-z0-9]{1,40}$", description="The id in the table's link.")
]


def _whole(value: object) -> object:
    """JSON has one kind of number: 4.0 is a whole one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE: Final = BeforeValidator(_whole)
Name = Annotated[str, Field(min_length=1, max_length=60)]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """What was refused, and why."""

    code: str
    sentence: str
    rule: str = ""


class NewTable(Model):
    """A table to be set up. Seats without a bot wait for people."""

    boxes: Annotated[list[str], Field(min_length=1, max_length=5)] = ["base"]
    bots: Annotated[list[str], Field(min_length=3, max_length=6)] = ["", "greedy", "greedy", "greedy"]
    settings: Annotated[dict[str, bool | Annotated[int, WHOLE] | str], Field(max_length=40)] = {}
    clock: str = "normal"
    public: bool = True
    title: Annotated[str, Field(max_length=60)] = ""
    guided: bool = False  # a first game instead: all of the above is chosen for whoever learns


class Taking(Model):
    """A seat to be taken: a name, and where the box knows sexes, one of them."""

    name: Name
    sex: Literal["", "male", "female"] = ""
    seat: Annotated[int, Field(ge=0, le=5), WHOLE] | None = None


class Seated(BaseModel):
    """The seat, and a token with which clients that keep no cookies say who they are."""

    table: str
    seat: int
    token: str


class SeatBot(Model):
    bot: str = ""


class Beginning(Model):
    bot: str = "greedy"  # sits in the seats that are still empty


class Forking(Model):
    """Play on from a finished game: after how many answers, in which seat."""

    step: Annotated[int, Field(ge=0, le=1_000_000), WHOLE]
    seat: Annotated[int, Field(ge=0, le=5), WHOLE] = 0
    name: Name = "You"


class Opened(BaseModel):
    table: str


class BoxInfo(BaseModel):
    id: str
    name: str


class SettingInfo(BaseModel):
    name: str
    default: bool | int | str
    about: str


class ClockInfo(BaseModel):
    name: str
    about: str


class BotInfo(BaseModel):
    """A bot: what to call it when a table is set up, and how people know it."""

    name: str
    title: str
    about: str
    strength: Literal["gentle", "easy", "fair", "hard", ""]
    temper: str


class Reason(BaseModel):
    """Why the bot in a seat did what it did last; empty where it has no reason, or none any more."""

    seat: int
    why: str


class PhraseInfo(BaseModel):
    name: str
    text: str
    icon: str  # of an emote, which is shown as this emblem; empty: it is said


class Menu(BaseModel):
    """What a table can be set up with, each with a sentence."""

    boxes: list[BoxInfo]
    settings: list[SettingInfo]
    clocks: list[ClockInfo]
    bots: list[BotInfo]
    phrases: list[PhraseInfo]
    players: list[int]  # at least, at most


# All of these are `async`: FastAPI would run other functions in threads, and rooms live on the event loop.


async def _house(request: Request) -> House:
    return house_of(request)


TheHouse = Annotated[House, Depends(_house)]


async def _replays(request: Request) -> Replays:
    found = request.app.state.replays
    assert isinstance(found, Replays)
    return found


TheReplays = Annotated[Replays, Depends(_replays)]


async def who(
    house: TheHouse,
    cookie: Annotated[str | None, Cookie(alias=COOKIE)] = None,
    authorization: Annotated[str | None, Header(description="Bearer, and the token of a seat.")] = None,
) -> str:
    """The key of the person who asks; empty without a token. A token that was not signed here is refused."""
    token = authorization.removeprefix("Bearer ") if authorization else cookie
    if not token:
        return ""
    key = house.keys.read(token)
    if key is None:
        raise Refusal("not_yours", "this cookie or token was not signed here")
    return key


Who = Annotated[str, Depends(who)]


async def the_room(house: TheHouse, table: TableId) -> Runner:
    return house.hall.room(table)


TheRoom = Annotated[Runner, Depends(the_room)]


def _cookie(response: Response, house: House, key: str) -> str:
    token = house.keys.signed(key)
    response.set_cookie(COOKIE, token, max_age=LASTS, httponly=True, samesite="lax", path="/")
    return token


REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": "Refused, and why."}
    for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
api = APIRouter(prefix="/api", responses=REFUSED)


@api.get("/menu")
async def menu(house: TheHouse) -> Menu:
    """Everything there is to choose from for a table: boxes, settings, clocks, bots, phrases."""
    return Menu.model_validate(menu_of(house.config.boxes))


@api.get("/boxes/{box}/cards")
async def cards(box: Annotated[str, Path(max_length=60)], house: TheHouse) -> list[dict[str, Any]]:
    """The faces of all cards of a box, by which clients draw what views name."""
    response = answered(faces(box, house.config.boxes))
    response.headers["cache-control"] = "max-age=300"
    return response  # type: ignore[return-value]  # what it says it returns is for the OpenAPI


@api.get("/tables", responses=described("TableInfo", many=True))
async def tables(house: TheHouse, limit: Annotated[int, Query(ge=1, le=200)] = 50) -> Response:
    """The public tables, the last touched first."""
    return answered(house.hall.lobby(limit))


@api.post("/tables", status_code=201)
async def open_table(new: NewTable, house: TheHouse, key: Who, request: Request, response: Response) -> Opened:
    """Sets up a table; whoever does is its host once seated."""
    _limit(house, request)
    key = key or house.keys.new()
    if new.guided:
        room = open_guided(house.hall, key)
    else:
        wanted = entries.Opened(
            clean(new.title), new.boxes, new.settings, new.clock, new.public, new.bots, "", key
        )
        room = house.hall.open(wanted)
    await settled(room)
    if not room.saved:  # the commit failed: there is no such table
        house.hall.forget(room)
        raise Refusal("not_saved", "the disk did not take it; there is no table, try again")
    _cookie(response, house, key)
    return Opened(table=room.id)


def _limit(house: House, request: Request) -> None:
    """The rate limit for tables that one address opens."""
    address = request.client.host if request.client is not None else ""
    if not house.openings.take(address, asyncio.get_running_loop().time()):
        raise Refusal("too_fast", "too many tables from one address; wait a little")


@api.get("/tables/{table}", responses=described("TableInfo"))
async def table(room: TheRoom) -> Response:
    """The table as everybody may know it."""
    return answered(room.info())


@api.post("/tables/{table}/seats")
async def sit(room: TheRoom, taking: Taking, house: TheHouse, key: Who, response: Response) -> Seated:
    """Takes a seat, or finds one's own again."""
    key = key or house.keys.new()
    done = await ask(room, commands.Sit(key, taking.name, taking.sex, taking.seat))
    assert done.seat is not None
    return Seated(table=room.id, seat=done.seat, token=_cookie(response, house, key))


@api.delete("/tables/{table}/seats/mine", status_code=204)
async def leave(room: TheRoom, key: Who) -> None:
    """Leaves: before the game the seat is free, in it a bot minds it until one comes back."""
    await ask(room, commands.Leave(key, MINDER))


@api.put("/tables/{table}/seats/{seat}/bot", status_code=204)
async def seat_bot(room: TheRoom, seat: Annotated[int, Path(ge=0, le=5)], bot: SeatBot, key: Who) -> None:
    """The host puts a bot into a seat, or takes it out."""
    if word := no_bot(bot.bot):
        raise Refusal("not_valid", word)
    await ask(room, commands.SeatBot(key, seat, bot.bot))


@api.get("/tables/{table}/why")
async def why(room: TheRoom, seat: Annotated[int, Query(ge=0, le=5)]) -> Reason:
    """Why a bot did what it did last. It may name hidden cards: so after the game, or at a table of open minds."""
    return Reason(seat=seat, why=finished_games.why(room, seat))


@api.post("/tables/{table}/begin", status_code=204)
async def begin(room: TheRoom, key: Who, beginning: Annotated[Beginning, Body()] = Beginning()) -> None:  # noqa: B008
    """The host begins the game."""
    if word := no_bot(beginning.bot or "nobody"):
        raise Refusal("not_valid", word)
    await ask(room, commands.Begin(key, beginning.bot))


@api.post("/tables/{table}/rematch", status_code=201)
async def rematch(room: TheRoom, house: TheHouse, key: Who) -> Opened:
    """The same table again, after the game: the same seats for the same people."""
    return Opened(table=await finished_games.rematch(house, room, key))


@api.get("/tables/{table}/record")
async def record(room: TheRoom) -> dict[str, Any]:
    """The record of a finished game, seed and all: `kickdoor replay --verify` proves it."""
    return answered(finished_games.record(room))  # type: ignore[return-value]


@api.get("/tables/{table}/story", responses=described("Story"))
async def story(
    room: TheRoom,
    replays: TheReplays,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 20,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
) -> Response:
    """A finished game step by step, from one seat's eyes or (without a seat) all-seeing."""
    return answered(await replays.story(room, start, count, seat))


@api.post("/tables/{table}/fork", status_code=201)
async def fork(
    room: TheRoom, forking: Forking, house: TheHouse, key: Who, request: Request, response: Response
) -> Seated:
    """Play on from a moment of a finished game, against bots."""
    _limit(house, request)
    key = key or house.keys.new()
    moment = finished_games.Fork(forking.step, forking.seat, clean(forking.name), key)
    found = await finished_games.fork(house, room, moment)
    return Seated(table=found, seat=forking.seat, token=_cookie(response, house, key))


def add_api(app: FastAPI) -> None:
    app.include_router(api)
    add_refusals(app)
    describe(app)
