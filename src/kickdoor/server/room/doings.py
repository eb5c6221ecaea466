"""What people at a table may ask of it: each a function that changes the room in its turn, or refuses."""

from __future__ import annotations

import unicodedata
from typing import Final

from kickdoor.bots.characters import names_for
from kickdoor.engine.game import STALE
from kickdoor.engine.table.rules import Refused
from kickdoor.fence import fenced
from kickdoor.rules import refusals

from ..company.minding import taking
from ..company.talking import speak
from ..protocol import messages
from ..protocol.phrases import PHRASES
from . import entries
from .connection import Link, Refusal
from .entries import Back, Held, Spoke, Standing, Undone
from .hosted import Hosted
from .runner import ACT, REPLAY, Doing, Room, encode
from .state import undone

BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
LONGEST_NAME: Final = 24
UNDO_SPAN, UNDO_MOST = 60_000, 10  # so much is taken back in so many milliseconds
CHAT_SPAN, CHAT_MOST = 10_000, 6  # so many messages in so many milliseconds
STANDING_SPAN, STANDING_MOST = 10_000, 20  # so often somebody passes, or not, until something changes


def doing(link: Link, message: messages.FromClient) -> Doing:
    """What a message asks for."""

    def do(room: Room) -> bytes | None:
        return _do(room, link, message)

    return do


def _do(room: Room, link: Link, message: messages.FromClient) -> bytes | None:
    match message:
        case messages.Say():
            return _say(room, link, message)
        case messages.Mute(quiet, on):
            (link.muted.add if on else link.muted.discard)(quiet)
            return None
        case messages.Ping(n):
            return encode(messages.Pong(n, room.services.clock.now()))
    seat = link.seat
    if seat is None:
        raise Refusal("not_yours", "spectators watch; they do not play")
    if not link.here:
        raise Refusal("not_yours", "this socket is not at the table any more")
    if (seat, message.id) in room.state.ids:
        return encode(messages.Taken(message.id))  # the same again: it was done, once
    game = _playing(room)
    if room.state.seats[seat].minder and not isinstance(message, messages.WhyNot):
        room.write(Back(seat))
        room.late.pop(seat, None)
    match message:
        case messages.Answer(id, number, word):
            _answer(room, seat, id, number, word)
        case messages.PassUntil(id, on):
            _stand(room, seat, id, on)
        case messages.Hold(id):
            _hold(room, seat, id, game)
        case messages.Undo(id):
            _undo(room, seat, id)
        case messages.WhyNot(id, verb, card, target):
            with fenced("the game", ACT):
                refused = game.why_not(seat, verb, card, target)
            return encode(
                messages.Reason(id, "")
                if refused is None
                else messages.Reason(id, refusals.sentence(refused), rule(refused))
            )
    return encode(messages.Taken(message.id))


def rule(refused: Refused) -> str:
    """The numbers of the rules a refusal stands on."""
    return ", ".join(refused.numbers)


def _playing(room: Room) -> Hosted:
    state = room.state
    if state.frozen:
        raise Refusal("frozen", state.frozen)
    if state.game is None:
        raise Refusal("not_begun", "the game has not begun")
    if state.game.over:
        raise Refusal("over", "the game is over")
    return state.game


def _answer(room: Room, seat: int, id: str, number: int, word: str) -> None:
    try:
        room.act(seat, lambda game: game.answer(seat, word, number), id)
    except Refused as refused:
        code = "stale" if refused.rule is STALE else "not_legal"
        raise Refusal(code, refusals.sentence(refused), rule(refused)) from None
    room.late.pop(seat, None)


def _hold(room: Room, seat: int, id: str, game: Hosted) -> None:
    timing = room.state.timing
    if timing.clock() is not None and game.stand().waits:  # this window; else the next move is made to wait
        if not timing.may_hold(seat):
            raise Refusal("not_legal", "this window was held open already", "TIME-07")
        room.write(Held(seat, id))
        return
    index = game.holds(seat)
    if index is None:
        raise Refusal("not_legal", "there is no window to hold open", "TIME-07")
    room.act(seat, taking(seat, index), id)


def _not_too_fast(room: Room, what: str, who: int | str, most: int, span: int) -> None:
    """Refuses what somebody does too often. By who it is, not by their socket: another one gives no new breath."""
    now = room.services.clock.now()
    lately = room.lately[what, who] = [at for at in room.lately.get((what, who), ()) if at > now - span]
    if len(lately) >= most:
        raise Refusal("too_fast", f"at most {most} {what} in {span // 1000} seconds")
    lately.append(now)


def _stand(room: Room, seat: int, id: str, on: bool) -> None:
    if on == (room.state.seats[seat].standing is not None):
        return  # it is so already, and nothing has to be written
    _not_too_fast(room, "changes of mind", seat, STANDING_MOST, STANDING_SPAN)
    room.write(Standing(seat, on, id))


def _undo(room: Room, seat: int, id: str) -> None:
    if room.state.seats[seat].last is not None:  # the game is played again, which keeps everybody waiting a moment
        _not_too_fast(room, "answers taken back", seat, UNDO_MOST, UNDO_SPAN)
    with fenced("playing it again", REPLAY):
        found = undone(room.state, seat)
    if found is None:
        raise Refusal("nothing_to_undo", "your last answer was seen by others, or is too long ago")
    place, room.state.game = found
    room.write(Undone(place, id))


# Chat.


def clean(text: str) -> str:
    """Text without what could deceive: no control characters, nothing that turns the reading direction."""
    spaced = [" " if sign.isspace() else sign for sign in text]
    kept = [sign for sign in spaced if sign not in BIDI and unicodedata.category(sign)[0] != "C"]
    return " ".join("".join(kept).split())


def _say(room: Room, link: Link, message: messages.Say) -> bytes | None:
    seat = -1 if link.seat is None else link.seat
    if seat >= 0 and (seat, message.id) in room.state.ids:
        return encode(messages.Taken(message.id))
    if message.phrase and message.phrase not in PHRASES:
        raise Refusal("not_understood", f"there is no phrase {message.phrase!r}; there are {', '.join(PHRASES)}")
    if message.to >= len(room.state.seats):
        raise Refusal("not_understood", f"there is no seat {message.to}")
    text = PHRASES[message.phrase] if message.phrase else clean(message.text)
    if not text:
        raise Refusal("not_understood", "there is nothing to say")
    name = room.state.seats[seat].name if seat >= 0 else (clean(link.name)[:LONGEST_NAME] or "a spectator")
    spoke = Spoke(seat, name, text, message.phrase, message.to, message.id)
    if seat < 0 and spoke in room.state.chat:  # who watches may have no key: the same words under the same id
        return encode(messages.Taken(message.id))
    speaker = seat if seat >= 0 else link.owner  # strangers share their breath
    _not_too_fast(room, "messages", speaker, CHAT_MOST, CHAT_SPAN)
    speak(room, spoke)
    return encode(messages.Taken(message.id))


# Seats, before the game and after it. Who asks is known by the owner's key, never by a seat's number.


def sit(owner: str, name: str, sex: str, wanted: int | None) -> Doing:
    """Takes a free seat, that of a bot too, or says again which one is the owner's."""

    def do(room: Room) -> bytes | None:
        state = room.state
        called = clean(name)[:LONGEST_NAME]
        mine = state.seats_of(owner)
        if wanted is not None and not 0 <= wanted < len(state.seats):
            raise Refusal("no_seat", f"there is no seat {wanted} at this table")
        if mine and (wanted is None or wanted in mine):
            return encode({"seat": mine[0] if wanted is None else wanted})
        if state.game is not None or state.frozen:
            raise Refusal("begun", "the game has begun; its seats are their owners'")
        free = [number for number, seat in enumerate(state.seats) if not seat.owner]
        if not free:
            raise Refusal("full", "every seat at this table is taken")
        if wanted is not None and wanted not in free:
            raise Refusal("taken", f"seat {wanted} is taken")
        if not called:
            raise Refusal("no_name", "a name has at least one letter")
        if any(seat.name.casefold() == called.casefold() for seat in state.seats if seat.owner):
            raise Refusal("same_name", f"somebody here is called {called} already")
        empty = [number for number in free if not state.seats[number].bot]
        seat = wanted if wanted is not None else (empty or free)[0]
        room.write(entries.Sat(seat, called, owner, sex))
        return encode({"seat": seat})

    return do


def leave(owner: str) -> Doing:
    """Gives the seat up; in a running game a bot minds it, and it stays its owner's."""

    def do(room: Room) -> bytes | None:
        state = room.state
        mine = state.seats_of(owner)
        if not mine:
            raise Refusal("not_yours", "you have no seat at this table")
        for seat in mine:
            if state.game is None:
                room.write(entries.Stood(seat))
            elif not state.game.over and not state.frozen and not state.seats[seat].minder:
                room.write(entries.Minded(seat, room.services.minder))
            for link in [link for link in room.links if link.seat == seat]:
                room.away[seat] = room.services.clock.now()
                room.part(link, 4005)
        return encode({"seat": None})

    return do


def seat_bot(owner: str, seat: int, bot: str) -> Doing:
    """The host puts a bot into an empty seat, or (an empty name) takes it out."""

    def do(room: Room) -> bytes | None:
        _host(room, owner)
        state = room.state
        if state.game is not None:
            raise Refusal("begun", "the game has begun")
        if not 0 <= seat < len(state.seats) or state.seats[seat].owner:
            raise Refusal("taken", f"there is no seat {seat}, or somebody sits there")
        room.write(entries.Botted(seat, bot))
        return encode({"seat": seat})

    return do


def begin(owner: str, bot: str) -> Doing:
    """The host begins; this bot sits in the seats that are still empty."""

    def do(room: Room) -> bytes | None:
        _host(room, owner)
        state = room.state
        if state.game is not None or state.frozen:
            raise Refusal("begun", "the game has begun already")
        for number, seat in enumerate(state.seats):
            if not seat.owner and not seat.bot:
                room.write(entries.Botted(number, bot))
        players = state.opened.players or _named(room)
        try:
            with fenced("the game", REPLAY):
                game = state.begin(players)
        except (Refused, ValueError) as error:
            why = refusals.line(error) if isinstance(error, Refused) else str(error)
            raise Refusal("not_legal", why) from None
        state.game = game
        room.write(entries.Begun(players))
        return encode({"seat": state.host})

    return do


def _host(room: Room, owner: str) -> None:
    host = room.state.host
    if host < 0 or room.state.seats[host].owner != owner:
        raise Refusal("not_yours", "only who set the table up does this")


def _named(room: Room) -> list[tuple[str, str]]:
    """Names for all: bots have theirs, none the same as a person's."""
    seats = room.state.seats
    taken = [seat.name for seat in seats if seat.owner]
    names = names_for([seat.bot for seat in seats if not seat.owner], taken, LONGEST_NAME)
    sexes = ("", "female", "male")
    return [
        (seat.name, seat.sex) if seat.owner else (names.pop(0), sexes[number % 3])
        for number, seat in enumerate(seats)
    ]
