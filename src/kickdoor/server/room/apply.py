"""The only code that moves a table: live, after a restart, after an undo, in a fork and after a fault.

`apply` raises `Refused` for an entry that is impossible in this state; then nothing has changed. After any other
exception the state is lost, and must be folded again from the entries.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.fairness import Draw
from kickdoor.views.names import Notice

from ..protocol.limits import KEPT_CHAT, REVEALING
from .clocks import ClockState
from .entries import (
    Adjourned,
    Again,
    Answered,
    AnyEntry,
    Back,
    Begun,
    Botted,
    Closed,
    Doored,
    Frozen,
    Handed,
    Held,
    Kicked,
    Minded,
    Muted,
    Noticed,
    Paused,
    Promised,
    Resumed,
    Revealed,
    Sat,
    Silent,
    Spoke,
    Standing,
    Stood,
    Undone,
)
from .hosted import Hosted
from .refusal import OtherRules
from .state import Ended, RoomState

NOT_BEGUN: Final = Rule(reason="not_begun")
SEEN: Final = Rule(reason="seen")
COPIED: Final = 100  # answers after which the game is copied again: an undo plays so many again, not all
REACH: Final = 200  # answers after which one cannot be taken back any more, though nobody has seen it
KEPT_IDS: Final = 1_000  # commands of a room that are known when they are sent again
KEPT_MOMENTS: Final = 16  # moments of a seat that are over, and can be told from others


def apply(state: RoomState, entry: AnyEntry, at: int, skip: bool = False) -> None:
    """Moves the state by one entry. `skip`: but not the game, as the answer is taken back later (see `fold`)."""
    match entry:
        case Begun() | Answered() | Silent() | Undone():
            _play(state, entry, skip)
        case Promised() | Closed() | Revealed():
            _draw(state, entry, at)
        case Paused():
            _pause(state, entry, at)
        case Held(seat):
            state.timing.hold(seat)
        case Standing(seat, on):
            state.seats[seat].standing = state.game.events if on and state.game is not None else None
        case Minded(seat, bot):
            state.seats[seat].minder = bot
            state.seats[seat].standing = None
            _notice(state, seat, "minded")
        case Back(seat):
            state.seats[seat].minder = ""
            _notice(state, seat, "back")
        case Adjourned():
            state.timing.halt(at)
        case Resumed():
            state.timing.resume(at)
        case Spoke():
            _line(state, entry)
        case _:
            _gather(state, entry)
    _note_id(state, entry)
    if state.game is not None:
        state.timing.moved(at, None if state.game.over or state.frozen or state.full else state.game.clock_state())
        _wake(state, state.game)
        _note_moments(state, state.game, entry)


def _pause(state: RoomState, entry: Paused, at: int) -> None:
    state.paused = entry.how != "go"
    state.stepped = state.game.events if entry.how == "step" and state.game is not None else None
    if state.paused:
        state.timing.halt(at)
    else:
        state.timing.resume(at)


def _play(state: RoomState, entry: Begun | Answered | Silent | Undone, skip: bool) -> None:
    """The entries that move the game."""
    if isinstance(entry, Begun):
        state.opened = state.dealt = replace(state.opened, rules=entry.rules or state.opened.rules)
        if state.draw is not None:
            state.dealt = replace(state.opened, seed=state.draw.seed)
        try:
            state.game = deal(state, entry.players)
        except OtherRules:
            state.other_rules = True
        state.players = entry.players
        for seated, (name, sex) in zip(state.seats, entry.players, strict=True):
            seated.name, seated.sex = name, sex
        if state.alone and not {"turn_seconds", "window_seconds"} & set(state.opened.settings):
            state.timing.untimed()  # no other person waits for them
        if state.game is not None:
            _copy(state, state.game)
        return
    game = state.game
    if state.other_rules:
        _note_answers(state, entry)
        return
    if game is None:
        raise Refused(NOT_BEGUN)
    match entry:
        case Answered(seat, index):
            before = _seen(game)
            if not skip:
                game.take(seat, index)
            unseen = _seen(game) == before
            if not unseen:
                _nothing_to_undo(state)
            state.seats[seat].last = state.count if unseen else None
            _answered(state, seat, index)
            _copy(state, game)
        case Silent():
            game.silence()
            _nothing_to_undo(state)
            _answered(state, -1, 0)
            _copy(state, game)
        case Undone(place, id):
            if place < state.gone:
                raise Refused(SEEN)
            if skip:  # the game and its copies have never had that answer
                state.copies = [(count - (count > place), copy) for count, copy in state.copies]
            else:
                state.game = _without(state, game, place)
                state.copies = [(count, copy) for count, copy in state.copies if count <= place]
            _remember(state, _take_back(state, place), id)
            del state.answers[place - state.gone]


def _answered(state: RoomState, seat: int, index: int) -> None:
    state.answers.append((seat, index))
    state.moves += 1
    for place in state.seats:
        if place.last is not None and place.last < state.count - REACH:
            place.last = None


def _note_answers(state: RoomState, entry: Answered | Silent | Undone) -> None:
    """Without a game, only the answers are known."""
    match entry:
        case Answered(seat, index):
            _answered(state, seat, index)
        case Silent():
            _answered(state, -1, 0)
        case Undone(place):
            del state.answers[place]


def _copy(state: RoomState, game: Hosted) -> None:
    """Copies the game now and then. Of older copies the one is kept from which all that may be undone can be."""
    count = state.count
    if count < state.copy_at:
        return
    state.copy_at = count + COPIED
    copy = game.copy()
    if copy is not None:
        oldest = min([seat.last for seat in state.seats if seat.last is not None], default=count)
        older = [] if oldest == count else [one for one in state.copies if one[0] <= oldest][-1:]
        state.copies = [*older, (count, copy)]


def _without(state: RoomState, game: Hosted, place: int) -> Hosted:
    """The game of all answers but the one at `place`, where everybody else has seen just as much of it."""
    at = place - state.gone
    found = next(((count, copy) for count, copy in reversed(state.copies) if count <= place), None)
    again = None if found is None else found[1].copy()
    if found is None or again is None:
        if state.gone:
            raise Refused(SEEN)
        again = replayed(state, state.answers[:at] + state.answers[at + 1 :])
        found = None
    else:
        for seat, index in state.answers[found[0] - state.gone : at] + state.answers[at + 1 :]:
            give(again, seat, index)
    if _seen(again) != _seen(game):
        raise Refused(SEEN)
    if found is not None:
        again.follow(game)
    return again


def _take_back(state: RoomState, place: int) -> int:
    """Notes that the answer at this place is taken back; whose it was."""
    seat = state.answers[place - state.gone][0]
    state.seats[seat].last = None
    for other in state.seats:  # what others may take back stays theirs: they notice nothing
        if other.last is not None and other.last > place:
            other.last -= 1
    return seat


def _gather(state: RoomState, entry: AnyEntry) -> None:
    """Before the game, and after it."""
    match entry:
        case Sat(seat, name, owner, sex):
            place = state.seats[seat]
            place.name, place.owner, place.sex, place.bot = name, owner, sex, ""
        case Stood(seat):
            _free(state, seat)
        case Kicked(seat, bot):
            state.sent_away.add(state.seats[seat].owner)
            if bot:
                _notice(state, seat, "minded")
            _free(state, seat, bot)
        case Muted(seat, on) if seat < 0:
            state.hushed = on
        case Muted(seat, on):
            state.seats[seat].muted = on
        case Handed(owner):
            state.host_key = owner
        case Doored(door, lock, invite):
            state.door, state.lock, state.invite = door, lock, invite
        case Botted(seat, bot):
            state.seats[seat].bot = bot
        case Frozen(word):
            state.frozen = word
        case Again(table):
            state.rematch = table


def _draw(state: RoomState, entry: Promised | Closed | Revealed, at: int) -> None:
    """What the seed is made of."""
    match entry:
        case Promised(seat, promise):
            state.seats[seat].promise = promise
        case Closed(players):
            promises = tuple([seat.promise for seat in state.seats])
            state.draw = Draw(state.opened.seed, promises, ("",) * len(promises))
            state.players, state.reveal_by = players, at + REVEALING
        case Revealed(seat, word) if state.draw is not None:
            words = state.draw.words
            state.draw = state.draw._replace(words=(*words[:seat], word, *words[seat + 1 :]))


def _free(state: RoomState, seat: int, bot: str = "") -> None:
    """Nobody's seat any more; in a game it keeps its name, and this bot plays it."""
    place = state.seats[seat]
    place.owner, place.muted, place.minder, place.standing, place.last = "", False, "", None, None
    place.promise = ""
    if bot:
        place.bot = bot
    else:
        place.name = place.sex = ""


def _note_id(state: RoomState, entry: AnyEntry) -> None:
    """Remembers what was carried out for whom: sent again, it is not carried out again."""
    match entry:
        case (
            Answered(seat, _, id)
            | Held(seat, id)
            | Standing(seat, _, id)
            | Paused(seat, _, id)
            | Spoke(seat=seat, id=id)
        ):
            if id and seat >= 0:
                _remember(state, seat, id)


def _remember(state: RoomState, seat: int, id: str) -> None:
    state.ids[seat, id] = True
    if len(state.ids) > KEPT_IDS:
        del state.ids[next(iter(state.ids))]


def _note_moments(state: RoomState, game: Hosted, entry: AnyEntry) -> None:
    """Remembers which moments are over, and what ended them: who answers one of them is told."""
    by = entry.seat if isinstance(entry, Answered) else -1
    for number, seat in enumerate(state.seats):
        now = game.number(number)
        if now != seat.moment:
            seat.ended = [*seat.ended[-KEPT_MOMENTS + 1 :], Ended(seat.moment, state.told, by)]
            seat.moment = now
    state.told = game.events


def _line(state: RoomState, line: Spoke | Noticed) -> None:
    state.chat = [*state.chat[-KEPT_CHAT + 1 :], line]
    state.spoken += 1


def _notice(state: RoomState, seat: int, notice: Notice) -> None:
    """Everybody is told who plays a seat; at tables opened before this was told, the chat stays as it was."""
    if state.opened.hosting:
        events = 0 if state.game is None else state.game.events
        _line(state, Noticed(seat, state.seats[seat].name, notice, events))


def _wake(state: RoomState, game: Hosted) -> None:
    """Who passes until something changes does so no more when it has."""
    for number, seat in enumerate(state.seats):
        if seat.standing is not None and game.has_news_for(number, seat.standing):
            seat.standing = None


def _nothing_to_undo(state: RoomState) -> None:
    for seat in state.seats:
        seat.last = None


def _seen(game: Hosted) -> tuple[int, ClockState]:
    """What changes as soon as others see something; a window that closes is seen, too."""
    return game.events, game.clock_state()


# The game.


def deal(state: RoomState, players: list[tuple[str, str]]) -> Hosted:
    """A new game for these players; in a fork, with the answers that it goes on from."""
    game = state.make(state.dealt, players)
    if state.start:
        game.restore(state.start, len(state.opened.fork))
        return game
    for seat, index in state.opened.fork:
        give(game, seat, index)
    return game


def replayed(state: RoomState, answers: list[tuple[int, int]]) -> Hosted:
    """The game as these answers make it."""
    game = deal(state, state.players)
    for seat, index in answers:
        give(game, seat, index)
    return game


def give(game: Hosted, seat: int, index: int) -> None:
    """Gives one answer; the seat -1 stands for silence."""
    if seat < 0:
        game.silence()
    else:
        game.take(seat, index)
