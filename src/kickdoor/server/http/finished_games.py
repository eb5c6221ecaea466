"""Games that are over, and cards as they are printed: to read, to play on from, to play again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, cast

from msgspec import to_builtins

from kickdoor.language.files.sheet import printed
from kickdoor.records import saved
from kickdoor.tables import box_of

from ..house import hall
from ..room import doings
from ..room.about import box_id
from ..room.asking import ask
from ..room.connection import Refusal
from ..room.entries import Again, Opened
from ..room.runner import Room, encode
from .replays import finished

if TYPE_CHECKING:
    from ..house.house import House


def record(room: Room) -> dict[str, Any]:
    """The record, once it can tell nobody anything."""
    kept = dict(saved(finished(room)))
    if "boxes" in kept:  # a game that began from a position names them there
        kept["boxes"] = [[box_id(str(box)), digest] for box, digest in cast(list[list[str]], kept["boxes"])]
    return kept


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


async def fork(house: House, room: Room, step: int, seat: int, name: str, owner: str) -> str:
    """A new table that goes on from this moment: one seat for whoever asks, bots in the others."""
    game = finished(room)
    opened = room.state.opened
    if seat >= len(game.names):
        raise Refusal("no_seat", f"there is no seat {seat} at this table")
    if step >= len(game.answers):
        raise Refusal("over", f"the game was over by then; it has {len(game.answers)} answers")
    players = _players(room, seat, name[: doings.LONGEST_NAME])
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


def _players(room: Room, seat: int, name: str) -> list[tuple[str, str]]:
    """Those of the game, one of them under a new name; not where two would share it, or where names decide."""
    players = [(player, sex) for player, sex in room.state.players]
    others = [player.casefold() for number, (player, _) in enumerate(players) if number != seat]
    if name and name.casefold() not in others and "first_player" not in room.state.opened.settings:
        players[seat] = (name, players[seat][1])
    return players


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
    return [{**to_builtins(face.printed), "lines": printed(face, found)[1:]} for face in found.faces]
