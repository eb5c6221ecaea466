"""A table under a virtual clock with a log in memory, and sockets that keep and check what they are sent."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping, Sequence

import msgspec

import kickdoor
from kickdoor.records import digest
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.protocol import messages
from kickdoor.server.room import commands, entries
from kickdoor.server.room.entries import AnyEntry, Opened
from kickdoor.server.room.folding import fold
from kickdoor.server.room.hosted import HOSTING, Hosted, Munchkin
from kickdoor.server.room.state import Maker, RoomState
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.replies import Reply, message_of
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.store.store import Row
from kickdoor.tables import box_of
from kickdoor.views.deeds import AskView, OptionView

BOXES = ("base", "super", "oz", "harry-potter", "south-park")
IDS = itertools.count(1)  # no two messages have the same, whichever socket they come from
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")

# Strict: a field nobody described, or one of another type, is an error, so that the shapes are proved as we play.
read = msgspec.json.Decoder(messages.FromServer).decode
hear = msgspec.json.Decoder(messages.FromClient).decode
encode = msgspec.json.Encoder().encode


class Wire:
    """A socket at the table: all frames with the time at which they came, and the last state among them."""

    def __init__(
        self, room: Runner, seat: int | None, seen: int = 0, tell: Callable[[Wire, bytes], None] | None = None
    ) -> None:
        self.room = room
        self.seat = seat
        self.frames: list[tuple[int, bytes]] = []
        self.state: messages.State | None = None
        self.table: messages.Table | None = None
        self.closed: int | None = None
        self._replies: dict[str, messages.Taken | messages.Refused | messages.Reason] = {}
        self._tell = tell
        self.link = Connection(self._put, self._close, "" if seat is None else f"key {seat}", seat, seen)
        room.attach(self.link)

    def _put(self, frame: bytes) -> None:
        if self.closed is not None:
            return  # as on a real socket: nothing goes out after the reason for its end
        message = read(frame)
        if isinstance(message, messages.State):
            self.state = message
        elif isinstance(message, messages.Table):
            self.table = message
        elif isinstance(message, messages.Taken | messages.Refused | messages.Reason):
            self._replies[message.id] = message
        self.frames.append((self.room.services.clock.now(), frame))
        if self._tell is not None:
            self._tell(self, frame)

    def _close(self, code: int) -> None:
        assert code in messages.CLOSES
        self.closed = code

    def cut(self) -> None:
        """The connection is lost without a close frame."""
        self.room.detach(self.link)
        self.closed = 1006

    # What it sends.

    def say(self, message: messages.FromClient) -> None:
        self.raw(encode(message))

    def raw(self, frame: bytes) -> None:
        """A frame as it comes from the network, read as the socket reads it."""
        message = hear(frame)
        id = getattr(message, "id", "")
        self.room.hear(self.link, message, lambda reply: self._put(encode(message_of(reply, id))))

    def id(self) -> str:
        return f"{self.seat} {next(IDS)}"

    def answer(self, word: str, number: int | None = None, id: str = "") -> str:
        ask = self.ask
        if number is None:
            assert ask is not None
            number = ask.number
        id = id or self.id()
        self.say(messages.Answer(id, number, word))
        return id

    # What it received.

    @property
    def ask(self) -> AskView | None:
        own = None if self.state is None else self.state.own
        return None if own is None else own.ask

    @property
    def options(self) -> list[OptionView]:
        return [] if self.ask is None else self.ask.options

    def has(self, verb: str) -> str | None:
        """The word of the first option of this verb."""
        return next((option.word for option in self.options if option.verb == verb), None)

    @property
    def heard(self) -> list[messages.FromServer]:
        return [read(frame) for _, frame in self.frames]

    def reply(self, id: str) -> messages.Taken | messages.Refused | messages.Reason | None:
        """The last answer to the message with this id."""
        return self._replies.get(id)

    def taken(self, id: str) -> bool:
        return isinstance(self.reply(id), messages.Taken)

    def refused(self, id: str) -> str:
        """The code of the refusal; empty where there was none."""
        reply = self.reply(id)
        return reply.code if isinstance(reply, messages.Refused) else ""

    @property
    def events(self) -> list[int]:
        """The numbers of all events it was told of, in the order in which they came."""
        return [
            event.number for state in self.heard if isinstance(state, messages.State) for event in state.events
        ]


class Sitting:
    """A room with people in its seats, its time and its log."""

    def __init__(
        self,
        boxes: Sequence[str] = ("base",),
        people: int = 4,
        bots: Sequence[str] = (),
        clock: str = "normal",
        seed: str = "a seed",
        settings: Mapping[str, bool | int | str] | None = None,
        make: Maker = Munchkin,
        begin: bool = True,
        start: int = 0,
    ) -> None:
        self.clock = VirtualClock(start)
        self.store = MemoryStore()
        self.services = Services(self.clock, self.store, make, TableBots)
        self.hall = Hall(self.services)
        self.seats = people + len(bots)
        self.said: list[Reply] = []
        self.room = self.open(
            "table", boxes, ["" for _ in range(people)] + list(bots), clock, seed, settings or {}
        )
        for seat in range(people):
            self.room.do(commands.Sit(f"key {seat}", NAMES[seat], "", seat), self.said.append)
        self.wires: list[Wire] = []
        if begin:
            self.begin()

    def open(
        self,
        id: str,
        boxes: Sequence[str],
        bots: list[str],
        clock: str,
        seed: str,
        settings: Mapping[str, bool | int | str],
    ) -> Runner:
        """A room with a name we know, where the hall would have made one up."""
        digests = [box_of(box).digest for box in boxes]
        opened = Opened("A table", list(boxes), dict(settings), clock, True, bots, seed, "key 0")
        opened.digests, opened.hosting = digests, HOSTING
        room = self.hall.rooms[id] = Runner(id, self.services, [], opened)
        room.work()
        return room

    def begin(self) -> None:
        self.wires = [self.wire(seat) for seat, place in enumerate(self.state.seats) if place.owner]
        self.room.do(commands.Begin("key 0", "greedy"), self.said.append)

    def wire(self, seat: int | None, seen: int = 0) -> Wire:
        return Wire(self.room, seat, seen)

    # What is true.

    @property
    def state(self) -> RoomState:
        return self.room.state

    @property
    def hosted(self) -> Hosted:
        assert self.state.game is not None
        return self.state.game

    @property
    def game(self) -> kickdoor.Game:
        hosted = self.hosted
        assert isinstance(hosted, Munchkin)
        return hosted.game

    @property
    def rows(self) -> list[Row]:
        return self.store.entries(self.room.id)

    @property
    def written(self) -> list[AnyEntry]:
        return [entries.decode(body) for _, _, body in self.rows]

    def restarted(self, snapshots: bool = False) -> Sitting:
        """The same table in another run of the server: nothing is left but the log, and perhaps its snapshots."""
        other = object.__new__(Sitting)
        other.clock = VirtualClock(self.clock.now())
        other.store = MemoryStore()
        other.store.rows = {room: list(rows) for room, rows in self.store.rows.items()}
        other.store.listings = dict(self.store.listings)
        other.store.snapshots = dict(self.store.snapshots) if snapshots else {}
        other.services = Services(other.clock, other.store, self.services.make, TableBots)
        other.hall = Hall(other.services)
        other.seats = self.seats
        other.said = []
        other.room = other.hall.room(self.room.id)
        other.wires = []
        return other

    def fold(self, count: int | None = None) -> RoomState:
        """The state that the first entries give, as a restart would find it."""
        return fold(self.rows[:count], self.services.make)

    # Letting it play.

    def first_asked(self) -> Wire | None:
        """The socket of the first person the game waits for."""
        for seat in self.hosted.wanted():
            for wire in self.wires:
                if wire.seat == seat and wire.closed is None and wire.ask is not None:
                    return wire
        return None

    def play(self, until: Callable[[], bool], rng: random.Random, steps: int = 5_000) -> None:
        """Random people answer one after another until the condition holds; they know only their frames."""
        for _ in range(steps):
            if until() or self.state.stage not in ("playing", "adjourned"):
                break
            wire = self.first_asked()
            if wire is None:
                self.clock.advance(100)
            else:
                wire.answer(choice(wire.options, rng).word)
        assert until(), "it never came to that"


def choice(options: list[OptionView], rng: random.Random) -> OptionView:
    """The option a random player takes; one that moves the game is likelier than another draft."""
    forward = [option for option in options if option.way in ("pick", "propose", "pass")]
    return rng.choice(forward if forward and rng.random() < 0.7 else options)


def facts(state: RoomState) -> dict[str, object]:
    """All that is true of a room, to be compared."""
    game = state.game
    seats = [(s.name, s.sex, s.owner, s.bot, s.minder, s.standing, s.last) for s in state.seats]
    timing = state.timing
    found: dict[str, object] = {
        "seats": seats,
        "players": [tuple(player) for player in state.players],
        "answers": list(state.answers),
        "ids": set(state.ids),
        "chat": list(state.chat),
        "spoken": state.spoken,
        "frozen": state.frozen,
        "rematch": state.rematch,
        "stage": state.stage,
        "paused": (state.paused, state.stepped),
        "timing": (timing.pace, timing.stand, timing.since, timing.spent, list(timing.holds), timing.halted),
        "clock": timing.clock(),
    }
    if isinstance(game, Munchkin):
        table = game.game.table
        found["events"] = digest(game.game)
        found["piles"] = [[card.index for card in pile] for pile in table.piles]
        found["tags"] = list(table.tags)
        found["dice"] = (table.key, table.counter)
        found["shown"] = [game.public(), *[game.own(seat, False, False) for seat in range(len(state.seats))]]
    return found
