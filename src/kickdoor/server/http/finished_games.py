"""Games that are over: their records, playing on from a moment of one, and playing again."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec

from kickdoor.views.deeds import ReasonView
from kickdoor.views.room import Problem

from ..house.house import House
from ..room.chat import LONGEST_NAME
from ..room.commands import Begin, Rematch, Sit
from ..room.entries import Opened
from ..room.finished import Past
from ..room.hosted import plays
from ..room.refusal import Refusal
from ..running.asking import ask
from ..running.runner import Runner
from ..thinking.asking import done
from ..thinking.tasks import Deal, Why
from ..thinking.thinkers import Job
from . import replays
from .replays import check_over

decode_reason = msgspec.msgpack.Decoder(ReasonView | str).decode


def check_why(room: Runner, seat: int) -> None:
    """Refuses to say why a bot did what it did: before the end it is said only with the setting `open_minds`."""
    if seat >= len(room.state.seats):
        raise Refusal(Problem("no_seat", seat=seat))
    game = room.state.game
    if game is None:
        raise Refusal(Problem("not_begun"))
    if not game.over and not room.state.opened.settings.get("open_minds"):
        raise Refusal(Problem("hidden_thoughts"))


async def why(room: Runner, seat: int) -> ReasonView | str:
    """Why the bot in this seat did what it did last; empty: unknown."""
    check_why(room, seat)
    if isinstance(room.state.game, Past):
        return ""  # what bots thought is not kept
    result = await done(room.services.thinkers, Job(Why(seat), room.id, room.state))
    return decode_reason(result.body) if result.body else ""


class Fork(NamedTuple):
    """A moment of a finished game, and who plays on from there in which seat."""

    step: int  # after so many answers
    seat: int
    name: str
    owner: str


async def fork(house: House, room: Runner, wanted: Fork, address: str = "") -> str:
    """The id of a new table that goes on from this moment: one seat for who asks, bots in the others."""
    check_over(room)
    step, seat, name, owner = wanted
    opened = room.state.opened
    if seat >= len(room.state.seats):
        raise Refusal(Problem("no_seat", seat=seat))
    past = room.state.game
    if room.state.gone and not isinstance(past, Past):
        raise Refusal(Problem("not_read"))  # until it is kept as it ended
    given = past.answers if isinstance(past, Past) else [*opened.fork, *room.state.answers]
    if step >= len(given):
        raise Refusal(Problem("over"))
    if not plays(opened):
        raise Refusal(Problem("other_rules"))
    players = _players(room, seat, name[:LONGEST_NAME])
    bots = ["" if number == seat else "greedy" for number in range(len(players))]
    answers = given[:step]
    made = Opened(
        f"{opened.title or 'A game'}, played on", opened.boxes, opened.settings, opened.clock, False, bots,
        room.state.dealt.seed, owner, answers, players, opened.digests, opened.printings, opened.hosting,
        rules=opened.rules, sexes=opened.sexes,
    )  # fmt: skip
    printings = house.services.printings
    await house.ahead.cards(opened, printings)
    start = await replays.dealt(house.thinkers, Deal(made, players, printings.bodies(opened)), address)
    forked = house.hall.add(made, start)
    await ask(forked, Sit(owner, players[seat][0], players[seat][1], seat))
    await ask(forked, Begin(owner, "greedy"))
    return forked.id


def _players(room: Runner, seat: int, name: str) -> list[tuple[str, str]]:
    """The players, one under a new name; not where two would share it, or where names decide who begins."""
    players = [(player, sex) for player, sex in room.state.players]
    others = [player.casefold() for number, (player, _) in enumerate(players) if number != seat]
    if name and name.casefold() not in others and "first_player" not in room.state.opened.settings:
        players[seat] = (name, players[seat][1])
    return players


async def rematch(house: House, room: Runner, owner: str) -> str:
    """The id of the table where these people play again; the first who asks sets it up."""
    state = room.state
    if not state.seats_of(owner):
        raise Refusal(Problem("not_seated"))
    if state.stage not in ("over", "frozen") and not state.other_rules and not state.full:
        raise Refusal(Problem("not_over"))
    async with house.rematching:  # all may ask at once, and get one table
        return room.state.rematch or await _again(house, room, owner)


async def _again(house: House, room: Runner, owner: str) -> str:
    state = room.state
    opened = state.opened
    await house.ahead.boxes(opened.boxes)
    again = house.hall.add(
        house.hall.as_today(
            Opened(
                opened.title, opened.boxes, opened.settings, opened.clock, opened.public,
                [seat.bot for seat in state.seats], secrets.token_hex(16), owner,
                door=state.door, lock=state.lock, invite=state.invite, words=True,
            )
        )
    )  # fmt: skip
    for number, seat in enumerate(state.seats):
        if seat.owner:
            await ask(again, Sit(seat.owner, seat.name, seat.sex, number, again=True))
    return (await ask(room, Rematch(again.id))).table
