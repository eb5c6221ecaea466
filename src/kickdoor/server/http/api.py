"""The HTTP part: tables, seats and records by JSON, described by OpenAPI; what moves is on the socket."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, FastAPI, Path, Query, Request, Response

from kickdoor.views.cards import FaceView
from kickdoor.views.deeds import ReasonView
from kickdoor.views.room import Problem, TableInfo

from ..house.house import House
from ..house.menu import check_bot
from ..house.menu import menu as menu_of
from ..house.statistics import statistics_of
from ..net.keys import LASTS
from ..protocol.answers import BotReason, BoxTexts, GameRecord, Menu, OpenedTable, OwnGame, Person, Seated, Story
from ..protocol.bodies import Begin, BePerson, Fork, NewTable, SeatBot, TakeSeat
from ..protocol.limits import COOKIE
from ..room import commands, entries
from ..room.chat import clean
from ..room.refusal import Refusal
from ..running.asking import ask, settled
from ..running.upkeep import MINDER
from ..store.store import StoreError
from ..thinking.tasks import Story as Steps
from . import finished_games, replays
from .answers import ONCE, answered, answered_packed, describe, described, refused
from .cards import faces, texts
from .guide import open_guided
from .hosting import closed
from .needs import InModeration, TheHouse, TheRoom, Who
from .problems import add_refusals
from .replays import address_of


def _remember(response: Response, token: str) -> None:
    """The browser keeps the token as a cookie."""
    response.set_cookie(COOKIE, token, max_age=LASTS, httponly=True, samesite="lax", path="/")


def _seated(room: str, seat: int, token: str, status: int = 200) -> Response:
    response = answered(Seated(room, seat, token), status)
    _remember(response, token)
    return response


REFUSED: Final = refused(400, 403, 404, 409, 413, 422, 429, 503)
api = APIRouter(prefix="/api", responses=REFUSED)


@api.get("/menu", responses=described(Menu))
async def menu(house: TheHouse) -> Response:
    """Everything there is to choose from for a table: boxes, settings, clocks, bots, phrases."""
    await house.ahead.boxes()
    return answered(menu_of(house.config.boxes, house.config.addresses, await house.ahead.bots()))


@api.get("/boxes/{box}/cards", responses=described(FaceView, many=True))
async def cards(box: Annotated[str, Path(max_length=60)], house: TheHouse) -> Response:
    """The faces of all cards of a box, by which clients draw what views name."""
    await house.ahead.boxes([house.config.boxes.get(box, box)])
    return answered(faces(box, house.config.boxes), kept=ONCE)


@api.get("/boxes/{box}/texts", responses=described(BoxTexts))
async def box_texts(
    box: Annotated[str, Path(max_length=60)],
    house: TheHouse,
    language: Annotated[str, Query(max_length=20, description="A language of the catalogue, such as `de`.")],
) -> Response:
    """What is printed on the cards of a box in another language, by its English: names, words and sentences."""
    await house.ahead.boxes([house.config.boxes.get(box, box)])
    return answered(texts(box, language, house.config.boxes), kept=ONCE)


@api.get("/tables", responses=described(TableInfo, many=True))
async def tables(house: TheHouse, limit: Annotated[int, Query(ge=1, le=200)] = 50) -> Response:
    """The public tables, the last touched first."""
    return answered(house.hall.lobby(limit))


@api.get("/games", responses=described(OwnGame, many=True))
async def games(house: TheHouse, key: Who, limit: Annotated[int, Query(ge=1, le=200)] = 50) -> Response:
    """One's own games, the last touched first: public or not, going on or over."""
    found = house.hall.games_of(key, limit) if key else []
    return answered([OwnGame(table, seat) for seat, table in found])


@api.get("/me", responses=described(Person))
async def me(house: TheHouse, key: Who) -> Response:
    """One's own token, which a browser cannot read in its cookie, and statistics; a new token for who has none."""
    token = house.keys.signed(key or house.keys.new())
    try:
        response = answered(Person(token, statistics_of(house.store, key)))
    except StoreError:
        raise Refusal(Problem("not_read")) from None
    _remember(response, token)
    return response


@api.post("/me/revoke", responses=described(Person), dependencies=[InModeration])
async def revoke(house: TheHouse, key: Who) -> Response:
    """Makes all tokens and cookies of this person worthless, as after a lost phone; answers with a new token."""
    if not key:
        raise Refusal(Problem("not_signed"))
    try:
        house.revoke(key)
    except StoreError:
        raise Refusal(Problem("not_saved")) from None
    return await me(house, key)


@api.put("/me", status_code=204)
async def become(person: BePerson, house: TheHouse, response: Response) -> None:
    """Makes this browser the person of a token, with all games of that person."""
    key = house.keys.read(person.token)
    if key is None:
        raise Refusal(Problem("not_signed"))
    _remember(response, house.keys.signed(key))


@api.post("/tables", status_code=201, responses=described(OpenedTable, status=201))
async def open_table(new: NewTable, house: TheHouse, key: Who, request: Request) -> Response:
    """Sets up a table; whoever does is its host once seated."""
    house.openers.check(address_of(request))
    key = key or house.keys.new()
    await house.ahead.boxes([house.config.boxes.get(box, box) for box in new.boxes])
    house.hall.bots = await house.ahead.bots()
    if new.guided:
        room = await open_guided(house.hall, key)
    else:
        lock, invite = closed(new.door, new.password)
        wanted = entries.Opened(
            clean(new.title), new.boxes, new.settings, new.clock, new.public, new.bots, "", key,
            door=new.door, lock=lock, invite=invite,
        )  # fmt: skip
        room = house.hall.open(wanted)
    await settled(room)
    if not room.saved:  # the commit failed: there is no such table
        house.hall.forget(room)
        raise Refusal(Problem("not_saved"))
    _opened(house, room.id, request)
    token = house.keys.signed(key)
    response = answered(OpenedTable(room.id, token, room.state.invite), 201)
    _remember(response, token)
    return response


def _opened(house: House, table: str, request: Request) -> None:
    """A table and the time of its bots count for the address that opened it."""
    house.openers.opened(table, address_of(request))
    house.thinkers.opened(table, address_of(request))


@api.get("/tables/{table}", responses=described(TableInfo))
async def table(room: TheRoom) -> Response:
    """The table as everybody may know it."""
    return answered(room.info())


@api.post("/tables/{table}/seats", responses=described(Seated), dependencies=[InModeration])
async def sit(room: TheRoom, taking: TakeSeat, house: TheHouse, key: Who) -> Response:
    """Takes a seat, or finds one's own again."""
    key = key or house.keys.new()
    wanted = commands.Sit(
        key, taking.name, taking.sex, taking.seat, taking.word, taking.move, promise=taking.promise
    )
    done = await ask(room, wanted)
    assert done.seat is not None
    return _seated(room.id, done.seat, house.keys.signed(key))


@api.delete("/tables/{table}/seats/mine", status_code=204, dependencies=[InModeration])
async def leave(room: TheRoom, key: Who) -> None:
    """Leaves: before the game the seat is free, in it a bot minds it until one comes back."""
    await ask(room, commands.Leave(key, MINDER))


@api.put("/tables/{table}/seats/{seat}/bot", status_code=204, dependencies=[InModeration])
async def seat_bot(
    room: TheRoom, seat: Annotated[int, Path(ge=0, le=5)], bot: SeatBot, house: TheHouse, key: Who
) -> None:
    """The host puts a bot into a seat, or takes it out."""
    check_bot(bot.bot, await house.ahead.bots())
    await ask(room, commands.SeatBot(key, seat, bot.bot))


@api.get("/tables/{table}/why", responses=described(BotReason))
async def why(room: TheRoom, seat: Annotated[int, Query(ge=0, le=5)]) -> Response:
    """Why a bot did what it did last. It may name hidden cards: so after the game, or at a table of open minds."""
    found = await finished_games.why(room, seat)
    return answered(BotReason(seat, "", found) if isinstance(found, ReasonView) else BotReason(seat, found))


@api.post("/tables/{table}/begin", status_code=204)
async def begin(
    room: TheRoom,
    house: TheHouse,
    key: Who,
    beginning: Annotated[Begin, Body()] = Begin(),  # noqa: B008
) -> None:
    """The host begins the game."""
    check_bot(beginning.bot or "nobody", await house.ahead.bots())
    await house.ahead.cards(room.state.opened, house.services.printings)
    await ask(room, commands.Begin(key, beginning.bot))


@api.post("/tables/{table}/rematch", status_code=201, responses=described(OpenedTable, status=201))
async def rematch(room: TheRoom, house: TheHouse, key: Who, request: Request) -> Response:
    """The same table again, after the game: the same seats for the same people."""
    found = await finished_games.rematch(house, room, key)
    _opened(house, found, request)
    return answered(OpenedTable(found), 201)


@api.get("/tables/{table}/record", responses=described(GameRecord))
async def record(room: TheRoom, house: TheHouse, request: Request) -> Response:
    """The record of a finished game, seed and all: `kickdoor replay --verify` says what it proves."""
    return await answered_packed(await replays.record(room, house.signer, address_of(request)), request)


@api.get("/tables/{table}/story", responses=described(Story))
async def story(
    room: TheRoom,
    request: Request,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 20,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
) -> Response:
    """A finished game step by step, from one seat's eyes or (without a seat) all-seeing."""
    body = await replays.story(room, Steps(start, count, seat), address_of(request))
    return await answered_packed(body, request)


@api.post("/tables/{table}/fork", status_code=201, responses=described(Seated, status=201))
async def fork(room: TheRoom, forking: Fork, house: TheHouse, key: Who, request: Request) -> Response:
    """Play on from a moment of a finished game, against bots."""
    house.openers.check(address_of(request))
    key = key or house.keys.new()
    moment = finished_games.Fork(forking.step, forking.seat, clean(forking.name), key)
    found = await finished_games.fork(house, room, moment, address_of(request))
    _opened(house, found, request)
    return _seated(found, forking.seat, house.keys.signed(key), 201)


def add_api(app: FastAPI, *others: APIRouter) -> None:
    for router in (api, *others):
        app.include_router(router)
    add_refusals(app)
    describe(app)
