"""Seats, before the game and after it. A person is known by their key, never by a seat's number."""

from __future__ import annotations

from kickdoor.bots.characters import names_for, sex_of
from kickdoor.views.room import Problem

from .chat import LONGEST_NAME, clean
from .commands import Begin, Leave, SeatBot, Sit
from .entries import AnyEntry, Begun, Botted, Minded, Sat, Stood
from .refusal import Refusal
from .state import RoomState


def sit(state: RoomState, command: Sit) -> list[AnyEntry]:
    """A free seat, or a bot's. No entry where the person sits there already."""
    wanted = command.wanted
    mine = state.seats_of(command.owner)
    if wanted is not None and not 0 <= wanted < len(state.seats):
        raise Refusal(Problem("no_seat", seat=wanted))
    if mine and (wanted is None or wanted in mine):
        return []
    if state.game is not None or state.frozen:
        raise Refusal(Problem("begun"))
    free = [number for number, seat in enumerate(state.seats) if not seat.owner]
    if not free:
        raise Refusal(Problem("full"))
    if wanted is not None and wanted not in free:
        raise Refusal(Problem("taken", seat=wanted))
    name = clean(command.name)[:LONGEST_NAME]
    if not name:
        raise Refusal(Problem("no_name"))
    if any(seat.name.casefold() == name.casefold() for seat in state.seats if seat.owner):
        raise Refusal(Problem("same_name", name=name))
    empty = [number for number in free if not state.seats[number].bot]
    return [Sat(wanted if wanted is not None else (empty or free)[0], name, command.owner, command.sex)]


def leave(state: RoomState, command: Leave) -> list[AnyEntry]:
    """Before the game the seat is free; in it, the seat stays its owner's, and a bot plays it."""
    mine = state.seats_of(command.owner)
    if not mine:
        raise Refusal(Problem("not_seated"))
    if state.game is None:
        return [Stood(seat) for seat in mine]
    if state.game.over or state.frozen:
        return []
    return [Minded(seat, command.bot) for seat in mine if not state.seats[seat].minder]


def seat_bot(state: RoomState, command: SeatBot) -> list[AnyEntry]:
    _only_host(state, command.owner)
    seat = command.seat
    if state.game is not None:
        raise Refusal(Problem("begun"))
    if not 0 <= seat < len(state.seats):
        raise Refusal(Problem("no_seat", seat=seat))
    if state.seats[seat].owner:
        raise Refusal(Problem("taken", seat=seat))
    return [Botted(seat, command.bot)]


def begin(state: RoomState, command: Begin) -> list[AnyEntry]:
    _only_host(state, command.owner)
    if state.game is not None or state.frozen:
        raise Refusal(Problem("begun"))
    bots = [seat.bot if seat.owner or seat.bot else command.bot for seat in state.seats]
    seated: list[AnyEntry] = [
        Botted(number, bot) for number, bot in enumerate(bots) if bot != state.seats[number].bot
    ]
    return [*seated, Begun(state.opened.players or _named(state, bots))]


def _only_host(state: RoomState, owner: str) -> None:
    if state.host < 0 or state.seats[state.host].owner != owner:
        raise Refusal(Problem("not_host"))


def _named(state: RoomState, bots: list[str]) -> list[tuple[str, str]]:
    """Names and sexes for all: bots have those of their characters, and no name is the same as a person's."""
    taken = [seat.name for seat in state.seats if seat.owner]
    names = names_for(
        [bot for seat, bot in zip(state.seats, bots, strict=True) if not seat.owner], taken, LONGEST_NAME
    )
    called = [seat.name if seat.owner else names.pop(0) for seat in state.seats]
    return [
        (name, seat.sex if seat.owner else sex_of(name)) for name, seat in zip(called, state.seats, strict=True)
    ]
