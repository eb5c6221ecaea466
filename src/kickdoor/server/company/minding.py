"""What a room does by itself: its clocks, its bots, who passes without being asked, who is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kickdoor.bots.seated import TRIES
from kickdoor.engine.table.rules import Refused
from kickdoor.fence import Fault, fenced

from ..room.entries import Adjourned, Back, Minded, Resumed, Silent
from ..room.hosted import Hosted
from .talking import talk

if TYPE_CHECKING:
    from ..room.runner import Room

RETURN: Final = 5_000  # milliseconds for which an adjourned table waits for the others, once the first is back
LATE: Final = 2  # times in a row the clock answers for a seat, until a bot minds it
THOUGHT: Final = 0.2  # seconds a bot may think
PLAIN: Final = "simple"  # the bot that answers where another fails


def mind(room: Room) -> None:
    """Everything that is due now."""
    state = room.state
    if state.stage not in ("playing", "adjourned"):
        return
    _attendance(room)
    if state.timing.halted is not None:
        return
    _passes(room)
    _clocks(room)
    _bots(room)
    _passes(room)
    if room.replies:
        talk(room)


def wake_at(room: Room) -> int | None:
    """When something falls due by itself."""
    state = room.state
    if state.stage not in ("playing", "adjourned"):
        return None
    if state.timing.halted is not None:
        return None if room.returned is None else room.returned + RETURN
    due = [at for _, at in room.bots_due.values()] + [at for at, _, _ in room.replies]
    clock = state.timing.clock()
    if clock is not None:
        due.append(clock.ends)
    due += [since + room.services.grace for seat, since in room.away.items() if not state.seats[seat].player]
    return min(due, default=None)


def _attendance(room: Room) -> None:
    """Nobody here: the clocks stand still. Somebody back: they go on. Long away: a bot minds the seat."""
    state, now = room.state, room.services.clock.now()
    people = [number for number, seat in enumerate(state.seats) if seat.owner]
    here = [link.seat for link in room.links if link.seat is not None]
    if not here and (people or not room.links):
        room.returned = None
        room.bots_due = {}
        if state.timing.halted is None:
            room.write(Adjourned())
        return
    if state.timing.halted is not None:
        room.returned = now if room.returned is None else room.returned
        if len(here) < len(people) and now < room.returned + RETURN:
            return
        room.returned = None
        room.write(Resumed())
        room.away = dict.fromkeys(room.away, now)
    for seat in people:
        place = state.seats[seat]
        if seat in here:
            # Whoever is here plays, unless the clock had to answer for them; the disk may have failed to say so.
            if place.minder and room.late.get(seat, 0) < LATE:
                room.write(Back(seat))
        elif not place.player and now >= room.away.setdefault(seat, now) + room.services.grace:
            room.write(Minded(seat, room.services.minder))


def _passes(room: Room) -> None:
    """Whoever said so passes until something changes."""
    state = room.state
    found = True
    while found and state.game is not None and not state.game.over:
        found = False
        for number, seat in enumerate(state.seats):
            if seat.standing is None:
                continue
            with fenced("the game", THOUGHT):
                index = state.game.idle(number)
            if index is not None:
                _take(room, number, index)
                found = True


def _clocks(room: Room) -> None:
    """The window's time is over: all are silent. A seat's time is over: a bot answers, this once."""
    state, now = room.state, room.services.clock.now()
    game, clock = state.game, state.timing.clock()
    if game is None or game.over or clock is None or now < clock.ends:
        return
    if clock.kind == "window":
        with fenced("the game", THOUGHT):
            game.silence()
        room.write(Silent())
        return
    seat, stand = clock.seat, game.stand()
    _answer(room, seat, room.services.minder)
    if game.stand() == stand:
        return  # a step on the way to an answer: the time is still over, and the next follows at once
    room.late[seat] = room.late.get(seat, 0) + 1
    if room.late[seat] >= LATE and not state.seats[seat].player:
        room.write(Minded(seat, room.services.minder))


def _bots(room: Room) -> None:
    """One bot at a time, each a while after it was asked: the same while, whatever it holds."""
    state, now = room.state, room.services.clock.now()
    game = state.game
    if game is None or game.over or state.frozen:
        return
    if not room.bots_due and not any([seat.player for seat in state.seats]):
        return
    think = state.timing.pace.think
    spoken = -1
    for seat in _wanted(room, game):
        if spoken < 0 and room.bots_due.get(seat, (None, now + 1))[1] <= now:
            _answer(room, seat, state.seats[seat].player)
            spoken = seat
    stand = game.stand()
    due: dict[int, tuple[object, int]] = {}
    for seat in _wanted(room, game):
        before = room.bots_due.get(seat)
        if seat == spoken and before is not None and before[0] == stand:
            due[seat] = (stand, now + think // 4)
        elif before is not None and before[0] == stand:
            due[seat] = before
        else:
            due[seat] = (stand, now + think)
    room.bots_due = due


def _wanted(room: Room, game: Hosted) -> list[int]:
    return [seat for seat in game.wanted() if room.state.seats[seat].player]


def _answer(room: Room, seat: int, bot: str) -> None:
    """A bot's answer; where it fails, the plain bot's, and where that fails too, the first there is.

    One that fails again and again is not asked any more: the whole server waits as long as it may think.
    """
    game = room.state.game
    assert game is not None
    for name in (bot, PLAIN) if room.failed.get(bot, 0) < TRIES else (PLAIN,):
        try:
            with fenced(f"the bot {name}", THOUGHT):
                index = game.advice(seat, name)
            break
        except (Fault, Refused) as fault:  # the fence lets refusals through; from a bot, they are none
            room.services.faults += 1
            room.services.on_fault(room.id, f"{fault}; another bot answers for {name}")
            room.failed[name] = room.failed.get(name, 0) + 1
    else:
        index = game.idle(seat) or 0
    _take(room, seat, index)


def _take(room: Room, seat: int, index: int) -> None:
    room.act(seat, taking(seat, index))


def taking(seat: int, index: int) -> Callable[[Hosted], int]:
    def take(game: Hosted) -> int:
        game.take(seat, index)
        return index

    return take
