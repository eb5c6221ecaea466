"""Seats, before the game and after it. A person is known by their key, never by a seat's number."""

from __future__ import annotations

from kickdoor.bots.characters import names_for, sex_of
from kickdoor.views.room import Problem

from .chat import LONGEST_NAME, clean
from .commands import Begin, Kick, Leave, SeatBot, Sit
from .entries import AnyEntry, Botted, Handed, Minded, Sat, Stood
from .hosting import check_admitted, kick, only_host
from .names import alike, visible
from .refusal import Refusal
from .revealing import begun, promised
from .state import RoomState


def sit(state: RoomState, command: Sit) -> list[AnyEntry]:
    """A free seat, or a bot's. No entry where the person sits there already."""
    wanted = command.wanted
    mine = state.seats_of(command.owner)
    if wanted is not None and not 0 <= wanted < len(state.seats):
        raise Refusal(Problem("no_seat", seat=wanted))
    started = state.begun or state.revealing
    if mine and (wanted is None or wanted in mine):
        own = mine[0] if wanted is None else wanted
        return [] if started or state.frozen else promised(state, own, command.promise)
    if started or state.frozen:
        raise Refusal(Problem("begun"))
    free = [number for number, seat in enumerate(state.seats) if not seat.owner]
    if not free:
        raise Refusal(Problem("full"))
    if wanted is not None and wanted not in free:
        raise Refusal(Problem("taken", seat=wanted))
    if command.move and mine:
        return _moved(state, command, mine[0])
    if not command.again:
        check_admitted(state, command)
    name = visible(clean(command.name)[:LONGEST_NAME])
    if not name:
        raise Refusal(Problem("no_name"))
    if any(alike(seat.name, name) for seat in state.seats if seat.owner):
        raise Refusal(Problem("same_name", name=name))
    empty = [number for number in free if not state.seats[number].bot]
    seat = wanted if wanted is not None else (empty or free)[0]
    return [Sat(seat, name, command.owner, command.sex), *promised(state, seat, command.promise)]


def _moved(state: RoomState, command: Sit, seat: int) -> list[AnyEntry]:
    """The same person, in another free seat."""
    place = state.seats[seat]
    free = [number for number, other in enumerate(state.seats) if not other.owner]
    to = free[0] if command.wanted is None else command.wanted
    return [Stood(seat), Sat(to, place.name, place.owner, place.sex), *promised(state, to, command.promise)]


def leave(state: RoomState, command: Leave) -> list[AnyEntry]:
    """Before the game the seat is free; in it, the seat stays its owner's, and a bot plays it."""
    mine = state.seats_of(command.owner)
    if not mine:
        raise Refusal(Problem("not_seated"))
    if not state.begun and not state.revealing:
        stood: list[AnyEntry] = [Stood(seat) for seat in mine]
        others = [seat.owner for seat in state.seats if seat.owner and seat.owner != command.owner]
        return [*stood, Handed(others[0])] if others and command.owner == state.hosted_by else stood
    if state.frozen or state.other_rules or (state.game is not None and state.game.over):
        return []
    return [Minded(seat, command.bot) for seat in mine if not state.seats[seat].minder]


def seat_bot(state: RoomState, command: SeatBot) -> list[AnyEntry]:
    """Before the game into an empty seat, or out of it; in the game into the seat of a person, who loses it."""
    only_host(state, command.owner)
    seat = command.seat
    if state.begun:
        if not command.bot:
            raise Refusal(Problem("begun"))
        return kick(state, Kick(command.owner, seat, command.bot))
    if state.revealing:
        raise Refusal(Problem("begun"))
    if not 0 <= seat < len(state.seats):
        raise Refusal(Problem("no_seat", seat=seat))
    if state.seats[seat].owner:
        raise Refusal(Problem("taken", seat=seat))
    return [Botted(seat, command.bot)]


def begin(state: RoomState, command: Begin) -> list[AnyEntry]:
    only_host(state, command.owner)
    if not state.seats_of(command.owner):
        raise Refusal(Problem("not_seated"))
    if state.begun or state.revealing or state.frozen:
        raise Refusal(Problem("begun"))
    bots = [seat.bot if seat.owner or seat.bot else command.bot for seat in state.seats]
    seated: list[AnyEntry] = [
        Botted(number, bot) for number, bot in enumerate(bots) if bot != state.seats[number].bot
    ]
    return [*seated, *begun(state, state.opened.players or _named(state, bots))]


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
