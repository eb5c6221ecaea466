"""One table and all who are at it: what they say goes in one by one, onto disk, and only then out again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from kickdoor.fence import Fault, fenced

from ..protocol import messages, shapes
from ..store.log import Log, Row, Write
from . import entries
from .about import info_of, said_of
from .connection import Link, Refusal
from .entries import Adjourned, AnyEntry, Back, Frozen, Opened, Spoke
from .hosted import Hosted
from .server_time import Clock, Timer
from .state import Maker, RoomState, fold

ACT: Final = 0.2  # seconds an act of the game may take
TOUCH: Final = 60_000  # milliseconds after which a busy room is noted as in use again
REPLAY: Final = 5.0  # and the playing again of a whole game
AILING: Final = 1_000  # milliseconds until a room tries a disk again that failed; longer each time, up to
LONGEST_AILING: Final = 30_000

# Entries of the game itself: nothing about who sits where.
PLAYED: Final = (entries.Answered, entries.Silent, entries.Undone, entries.Held, entries.Standing, entries.Spoke)

encode = msgspec.json.Encoder().encode


class Services:
    """What every room of a house shares."""

    def __init__(self, clock: Clock, log: Log, make: Maker) -> None:
        self.clock: Final = clock
        self.started: Final = clock.now()
        self.log: Final = log
        self.make: Final = make
        self.grace = 30_000  # milliseconds until a bot minds the seat of somebody who is away
        self.minder = "greedy"
        self.answers = 0  # taken since the start, for the metrics
        self.refusals: dict[str, int] = {}
        self.faults = 0
        self.on_fault: Callable[[str, str], None] = lambda room, word: None


# Done in its turn; what it returns is said to whoever asked, after the commit.
Doing = Callable[["Room"], bytes | None]


class Room:
    """Everything that changes it waits in one line; what it writes is on disk before anybody hears of it."""

    def __init__(self, id: str, services: Services, rows: list[Row], opened: Opened | None = None) -> None:
        self.id: Final = id
        self.services: Final = services
        self.links: list[Link] = []
        self.written = 0  # entries on disk, or on their way
        self.touched = services.clock.now()
        self.asked = self.touched  # when somebody last asked for it
        self.replies: list[tuple[int, int, Spoke]] = []  # when which bot answers what was said
        self.bots_due: dict[int, tuple[object, int]] = {}  # when a bot speaks, and in which situation
        self.away: dict[int, int] = {}  # since when the owner of a seat has no socket
        self.late: dict[int, int] = {}  # how often in a row the clock answered for a seat; coming back begins anew
        self.failed: dict[str, int] = {}  # how often a bot did
        # When something was done that may not be done too often: what, and by whom (a seat, or a spectator's key).
        self.lately: dict[tuple[str, int | str], list[int]] = {}
        self.returned: int | None = None  # when the first came back to an adjourned table
        self._failures = 0  # of the disk, in a row
        self._ailing = 0  # until when the room does nothing by itself, since the disk fails
        self._line: Final[deque[tuple[Doing, Callable[[bytes], None] | None, str]]] = deque()
        self._busy = False
        self._fresh: list[Row] = []
        self._timer: Timer | None = None
        self._changed = True  # something to be shown may be new
        self._moved = True  # who sits here, or is, may be
        self._stage = ""  # as everybody was last told
        self._info = b""
        self._listed = b""
        self._listed_at = 0
        self._frames: list[tuple[Link, bytes]] = []
        self.state: RoomState
        if opened is not None:
            self.state = RoomState(opened, services.make)
            self._fresh.append((0, self.touched, entries.encode(opened)))
            self.written = 1
        else:
            self._load(rows)
            self._reopen()

    # From disk.

    def _load(self, rows: list[Row]) -> None:
        """Folds the entries. `Fault` if they cannot be folded: then the table is not what it was."""
        with fenced(f"table {self.id}", REPLAY):
            state = fold(rows, self.services.make)
        self.state = state
        self.written = len(rows)
        self.touched = rows[-1][1]

    def _reopen(self) -> None:
        """The server has begun anew: everybody is away."""
        state = self.state
        self.away = {number: self.services.clock.now() for number, seat in enumerate(state.seats) if seat.owner}
        if state.stage == "playing":
            # Nobody can have been here since the server began: no clock has run.
            at = max(self.touched, self.services.started)
            state.apply(Adjourned(), at)
            self._fresh.append((self.written, at, entries.encode(Adjourned())))
            self.written += 1

    # In: one thing after another.

    def do(self, doing: Doing, reply: Callable[[bytes], None] | None = None, id: str = "") -> None:
        """Puts something in line. Its answer, or its refusal, is given to `reply` when all it did is on disk."""
        self._line.append((doing, reply, id))
        self.work()

    def work(self) -> None:
        """Does what is in line and due, unless the last is still on its way to the disk."""
        from ..company.minding import mind, wake_at

        if self._busy:
            return
        self._busy = True
        said: list[tuple[Callable[[bytes], None], bytes]] = []
        while self._line:
            doing, reply, id = self._line.popleft()
            answer = self._done(doing, id)
            if reply is not None and answer is not None:
                said.append((reply, answer))
        if self.services.clock.now() >= self._ailing:
            self._guarded(mind)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._prepare()
        if self._fresh:
            rows, self._fresh = self._fresh, []
            listing = self._relisted()
            self.services.log.add(Write(self.id, rows, listing, lambda kept: self._written(kept, said)))
            return
        self._busy = False
        self._out(said)
        due = wake_at(self)
        if self._failures and self.services.clock.now() < self._ailing:
            due = self._ailing
        else:
            self._failures = 0  # there is nothing to try again
        if due is not None:
            self._timer = self.services.clock.at(due, self.work)

    def _relisted(self) -> tuple[int, str, bytes] | None:
        """How the lobby lists the room, where that has changed, or was not touched for long."""
        if self._info == self._listed and self.touched - self._listed_at < TOUCH:
            return None
        self._listed, self._listed_at = self._info, self.touched
        return self.listing()

    def _done(self, doing: Doing, id: str) -> bytes | None:
        try:
            return doing(self)
        except Refusal as refusal:
            self.services.refusals[refusal.code] = self.services.refusals.get(refusal.code, 0) + 1
            return encode(messages.Refused(id, refusal.code, refusal.sentence, refusal.rule))
        except Fault as fault:
            self.freeze(str(fault))
            return encode(messages.Refused(id, "frozen", str(fault)))
        except Exception as error:  # ours: whatever it is, the line must go on
            self.freeze(_mistake(error))
            return encode(messages.Refused(id, "frozen", _mistake(error)))

    def _guarded(self, doing: Callable[[Room], None]) -> None:
        try:
            doing(self)
        except Fault as fault:
            self.freeze(str(fault))
        except Exception as error:
            self.freeze(_mistake(error))

    def write(self, entry: AnyEntry, before: tuple[int, int] = (-1, -1)) -> None:
        """An entry that is true from now on. Where it moves the game, the game has moved."""
        at = self.services.clock.now()
        if not self.written:  # not even that it was opened is on disk
            self._fresh.append((0, at, entries.encode(self.state.opened)))
            self.written = 1
        self.state.apply(entry, at, before)
        self._fresh.append((self.written, at, entries.encode(entry)))
        self.written += 1
        self.touched = at
        self._changed = True
        if not isinstance(entry, PLAYED):
            self._moved = True

    def act(self, seat: int, how: Callable[[Hosted], int], id: str = "") -> None:
        """An answer: the game takes it behind the fence, then it is written."""
        state = self.state
        game = state.game
        assert game is not None
        before = state.stamp()
        with fenced("the game", ACT):
            index = how(game)
        self.write(entries.Answered(seat, index, id), before)
        self.services.answers += 1

    def freeze(self, word: str) -> None:
        """A card or bot went wrong: the table stands as it stood before, and says so."""
        self.services.faults += 1
        self.services.on_fault(self.id, word)
        state = self.state
        try:
            with fenced("playing it again", REPLAY):
                state.game = state.again(state.answers) if state.players else None
        except Exception as error:
            word = f"{word}; and then {error}"
        self.write(Frozen(word))

    # Out: after the commit.

    def _written(self, kept: bool, said: list[tuple[Callable[[bytes], None], bytes]]) -> None:
        if kept:
            self._failures = self._ailing = 0
        else:
            self._undo_all()
            said = [(reply, _lost(answer)) for reply, answer in said]
        self._busy = False
        self._out(said)
        self.work()

    def _out(self, said: list[tuple[Callable[[bytes], None], bytes]]) -> None:
        frames, self._frames = self._frames, []
        for reply, answer in said:
            reply(answer)
        for link, frame in frames:
            if link.here:
                link.send(frame)
                link.sent, link.welcomed = link.seen, True

    def _undo_all(self) -> None:
        """The disk failed: the room is again what is on it, and everybody is told what that is."""
        self._ailing = self.services.clock.now() + min(AILING << self._failures, LONGEST_AILING)
        self._failures = min(self._failures + 1, 5)
        self._fresh, self._frames = [], []
        rows = self.services.log.entries(self.id)
        if rows:
            try:
                self._load(rows)
            except Fault as fault:
                self.state.frozen = str(fault)
        else:
            self.state, self.written = RoomState(self.state.opened, self.services.make), 0
        self._info = self._listed = b""
        self._changed = self._moved = True
        for link in self.links:
            link.last, link.seen = None, link.sent
            if not link.welcomed:
                self._welcome(link)

    def broadcast(self, frame: bytes, heard: Callable[[Link], bool] = lambda link: True) -> None:
        """Something for everybody, after the commit."""
        self._frames += [(link, frame) for link in self.links if heard(link)]

    def _prepare(self) -> None:
        """The frames of what is true now, for all links to whom it is new."""
        if not self._changed:
            return
        self._changed = False
        if self._moved or self._stage != self.state.stage:
            self._moved, self._stage = False, self.state.stage
            info = encode(self.info())
            if info != self._info:
                self._info = info
                self.broadcast(b'{"t":"table","table":' + info + b"}")
        game = self.state.game
        if game is None or not self.links:
            return
        try:
            with fenced("showing the table", ACT):
                self._show(game)
        except Fault as fault:
            if not self.state.frozen:
                self.freeze(str(fault))

    def _show(self, game: Hosted) -> None:
        public = game.public()
        clock = encode(self.state.timing.clock())
        count = game.events
        owns: dict[int | None, bytes] = {None: b"null"}
        for link in self.links:
            seat = link.seat
            own = owns.get(seat)
            if own is None:
                assert seat is not None
                own = owns[seat] = self._own(game, seat)
            shown = (public, own, clock)
            if shown == link.last and link.seen == count:
                continue
            told = game.told(seat, link.seen) if link.seen < count else b"[]"
            link.last, link.seen = shown, count
            self._frames.append(
                (link, b'{"t":"state","number":%d,"public":%b,"own":%b,"events":%b,"clock":%b}'
                 % (count, public, own, told, clock))
            )  # fmt: skip

    def _own(self, game: Hosted, seat: int) -> bytes:
        place = self.state.seats[seat]
        own = game.own(seat)
        flags = (b"false", b"true")
        undo = place.last is not None and not place.player
        return own[:-1] + b',"standing":%b,"undo":%b}' % (flags[place.standing is not None], flags[undo])

    # In use, or not.

    @property
    def quiet(self) -> bool:
        """Whether nothing of it is in line or on its way to the disk. That a restart adjourned it can wait."""
        return not self._busy and not self._line

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def listing(self) -> tuple[int, str, bytes]:
        """When it was touched, its stage, and what the lobby shows of it."""
        return (self.touched, self.state.stage, self._info)

    # Who is here.

    def attach(self, link: Link) -> None:
        """A socket comes: it is welcomed, and sent all it has not seen."""
        self.do(lambda room: room._attach(link))

    def _attach(self, link: Link) -> None:
        if link.seat is not None and self.state.seats[link.seat].owner != link.owner:
            link.seat = None  # given up while the socket waited in line: it watches
        if link.seat is not None:
            for other in [other for other in self.links if other.seat == link.seat]:
                self.part(other, 4001)
            self.away.pop(link.seat, None)
            self.late.pop(link.seat, None)
            if self.state.seats[link.seat].minder:
                self.write(Back(link.seat))
        count = 0 if self.state.game is None else self.state.game.events
        link.seen = link.sent = link.seen if 0 <= link.seen <= count else 0
        self.links.append(link)
        link.here = True
        self._changed = self._moved = True
        self._welcome(link)

    def _welcome(self, link: Link) -> None:
        """The first frames of a socket; what the table looks like follows."""
        welcome = messages.Welcome(messages.VERSION, self.id, link.seat, self.services.clock.now())
        self._frames.append((link, encode(welcome)))
        info = encode(self.info())
        if info == self._info:  # else everybody is told
            self._frames.append((link, b'{"t":"table","table":' + info + b"}"))
        first = self.state.spoken - len(self.state.chat)
        for number, spoke in enumerate(self.state.chat, first):
            self._frames.append((link, encode(said_of(number, spoke))))

    def detach(self, link: Link) -> None:
        self.do(lambda room: room._detach(link))

    def _detach(self, link: Link) -> None:
        if link not in self.links:
            return
        self.part(link)
        if link.seat is not None:
            self.away[link.seat] = self.services.clock.now()

    def part(self, link: Link, code: int | None = None) -> None:
        """A socket is not at the table any more; with a code, it is closed."""
        self.links.remove(link)
        link.here = False
        self._changed = self._moved = True
        if code is not None:
            link.close(code)

    def here(self, seat: int) -> bool:
        return any(link.seat == seat for link in self.links)

    def info(self) -> shapes.TableInfo:
        return info_of(self.id, self.state, self.links)


def _mistake(error: Exception) -> str:
    return f"the server made a mistake: {type(error).__name__}"


def _lost(answer: bytes) -> bytes:
    """What is said in place of an answer, when the disk has failed: all but what needs no disk is refused."""
    found = msgspec.json.decode(answer)
    if found.get("t") in ("refused", "reason", "pong"):
        return answer
    word = "the disk did not take it; nothing has happened, try again"
    return encode(messages.Refused(found.get("id", ""), "not_saved", word))
