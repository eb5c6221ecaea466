"""Games that are over, and cards as they are printed: to read, to watch step by step, to play on from."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, cast

from ..engine.game import Game
from ..language.sheet import printed, sheet
from ..records import saved
from ..tables import box_of, replay
from . import doings, hall
from .about import box_id
from .asking import ask
from .entries import Again, Opened
from .hosted import Table
from .link import Refusal
from .room import Room, encode

if TYPE_CHECKING:
    from .house import House

MOST_WAITING: Final = 32  # who wants to be told a story
CURSORS: Final = 32  # finished games that are kept half-way, for whoever steps through them


def record(room: Room) -> dict[str, Any]:
    """The record, once it can tell nobody anything."""
    kept = dict(saved(_game(room)))
    if "boxes" in kept:  # a game that began from a position names them there
        kept["boxes"] = [[box_id(str(box)), digest] for box, digest in cast(list[list[str]], kept["boxes"])]
    return kept


def _game(room: Room) -> Game:
    hosted = room.state.game
    if not isinstance(hosted, Table):
        raise Refusal("not_over", "the game has not begun")
    if not hosted.over:
        raise Refusal("not_over", "the game is not over; until then only its players know")
    return hosted.game


def why(room: Room, seat: int) -> str:
    """Why a bot did what it did last; before the end only where the table was set up so that bots think aloud."""
    if seat >= len(room.state.seats):
        raise Refusal("no_seat", f"there is no seat {seat} at this table")
    game = room.state.game
    if game is None:
        raise Refusal("not_begun", "the game has not begun")
    if not game.over and not room.state.opened.settings.get("open_minds"):
        raise Refusal("not_over", "its thoughts may tell of its cards: it tells them when the game is over")
    return game.why(seat)


async def story(room: Room, start: int, count: int, seat: int | None) -> bytes:
    """So many steps of a finished game, each with what is seen and what happened since the one before."""
    game = _game(room)
    if seat is not None and seat >= len(game.names):
        raise Refusal("no_seat", f"there is no seat {seat} at this table")
    # In a thread, so that nobody waits: playing a whole game again takes a good part of a second.
    return await _told(lambda: _story(room.id, game.record, len(game.answers), start, count, seat))


_teller: Final = ThreadPoolExecutor(1, "story")  # one: whatever is asked for, the tables have the most of the time
_waiting = 0


async def _told(tell: Callable[[], bytes]) -> bytes:
    global _waiting
    if _waiting >= MOST_WAITING:
        raise Refusal("too_fast", "too many stories at once; wait a little")
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_teller, tell)
    finally:
        _waiting -= 1


_cursors: dict[str, list[tuple[int, Game]]] = {}  # by table: two of them may have been dealt from one seed


def _story(id: str, record: dict[str, object], steps: int, start: int, count: int, seat: int | None) -> bytes:
    first = min(start, steps)
    game = _at(id, record, first)
    shown: list[dict[str, Any]] = []
    told = 0 if first == 0 else None
    answers = record["answers"]
    assert isinstance(answers, list)
    for step in range(first, min(first + count, steps + 1)):
        since = len(game.events) if told is None else told
        by = answers[step][0] if step < steps else None
        shown.append(_step(game, step, seat, since, by))
        told = len(game.events)
        if step < steps:
            _go_on(game, *answers[step])
    _keep(id, min(first + len(shown), steps), game)
    return encode({"steps": steps, "states": shown})


def _go_on(game: Game, by: int, index: int) -> None:
    if by < 0:
        game.silence()
    else:
        game.choose(by, index)


async def told(room: Room, seat: int | None) -> bytes:
    """All that happened in a finished game, and how much of it by each step."""
    game = _game(room)
    if seat is not None and seat >= len(game.names):
        raise Refusal("no_seat", f"there is no seat {seat} at this table")
    return await _told(lambda: _log(game.record, seat))


def _log(record: dict[str, object], seat: int | None) -> bytes:
    game = replay(record, 0)
    answers = record["answers"]
    assert isinstance(answers, list)
    ends = [len(game.events)]
    for by, index in answers:
        _go_on(game, by, index)
        ends.append(len(game.events))
    events = game.told(seat) if seat is not None else [event.shown(True) for event in game.events]
    return encode({"ends": ends, "by": [by for by, _ in answers], "events": events})


def _at(id: str, record: dict[str, object], step: int) -> Game:
    """The game after so many answers: from where it was left last, or from the start."""
    for at, game in reversed(_cursors.get(id, [])):
        if at == step:
            return game.clone()
    return replay(record, step)


def _keep(id: str, step: int, game: Game) -> None:
    if len(_cursors) >= CURSORS:
        _cursors.pop(next(iter(_cursors)), None)
    kept = _cursors.setdefault(id, [])
    kept.append((step, game))
    del kept[:-8]


def _step(game: Game, step: int, seat: int | None, since: int, by: int | None) -> dict[str, Any]:
    seats = range(len(game.names)) if seat is None else [seat]
    events = game.told(seat, since) if seat is not None else [event.shown(True) for event in game.events[since:]]
    return {
        "step": step,
        "public": game.view(None).public(),
        "owns": [game.own(number).json() for number in seats],
        "events": events,
        "by": by,
    }


async def fork(house: House, room: Room, step: int, seat: int, name: str, owner: str) -> str:
    """A new table that goes on from this moment: one seat for whoever asks, bots in the others."""
    game = _game(room)
    opened = room.state.opened
    if seat >= len(game.names):
        raise Refusal("no_seat", f"there is no seat {seat} at this table")
    if step >= len(game.answers):
        raise Refusal("over", f"the game was over by then; it has {len(game.answers)} answers")
    players = [(player, sex) for player, sex in room.state.players]
    bots = ["" if number == seat else "greedy" for number in range(len(players))]
    answers = [*opened.fork, *room.state.answers][:step]
    made = Opened(
        f"{opened.title or 'A game'}, played on", opened.boxes, opened.settings, opened.clock, False, bots,
        opened.seed, owner, answers, players, opened.digests,
    )  # fmt: skip
    forked = house.hall.add(made)
    await ask(forked, doings.sit(owner, players[seat][0], players[seat][1], seat))
    await ask(forked, doings.begin(owner, "greedy"))
    return forked.id


async def rematch(house: House, room: Room, owner: str) -> str:
    """The table where these people play again; the first who asks sets it up."""
    state = room.state
    if not state.seats_of(owner):
        raise Refusal("not_yours", "only who played may ask for another game")
    if state.stage not in ("over", "frozen"):
        raise Refusal("not_over", "this game is not over")
    async with house.rematching:  # all may ask at once: they get one table
        return state.rematch or await _again(house, room, owner)


async def _again(house: House, room: Room, owner: str) -> str:
    state = room.state
    opened = state.opened
    again = house.hall.add(
        Opened(
            opened.title, opened.boxes, opened.settings, opened.clock, opened.public,
            [seat.bot for seat in state.seats], secrets.token_hex(16), owner,
            digests=[box_of(box).digest for box in opened.boxes],
        )
    )  # fmt: skip
    for number, seat in enumerate(state.seats):
        if seat.owner:
            await ask(again, doings.sit(seat.owner, seat.name, seat.sex, number))

    def note(room: Room) -> bytes:
        if not room.state.rematch:
            room.write(Again(again.id))
        return encode({"table": room.state.rematch})

    found: dict[str, str] = await ask(room, note)
    return found["table"]


def faces(box: str, folders: dict[str, str]) -> list[dict[str, Any]]:
    """Every card of a box as it is printed: what the engine runs is what is read."""
    if box not in hall.own_boxes() and box not in folders:
        raise Refusal("no_table", f"there is no box {box!r}")
    found = box_of(folders.get(box, box))
    return [{**sheet(face, found), "lines": printed(face, found)[1:]} for face in found.faces]
