"""Whatever happens to a room in whatever order, its entries fold to the state it has (properties)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.protocol import messages
from kickdoor.server.room import apply, commands
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.folding import fold
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.room.state import RoomState
from kickdoor.server.running import writer
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.replies import Reply
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.running.writer import Writer
from kickdoor.server.store.memory import MemoryStore
from tests.server.tables import facts
from tests.server.toy import Toy

SEATS = 3
SEAT = st.integers(0, SEATS - 1)
WORD = st.sampled_from(["draft", "score", "open", "play", "pass", "nonsense"])
OPENED = Opened("Toy", [], {"length": 12}, "normal", True, ["", "", "greedy"], "seed", "key 0")


def whole(state: RoomState) -> dict[str, object]:
    """All that is true of a room, the game included."""
    found = facts(state)
    found["answers"] = state.count
    game = state.game
    if game is not None:
        found["game"] = [
            game.public(),
            game.events_for(None, 0),
            *[game.own(seat, False, False) for seat in range(SEATS)],
        ]
    return found


# Commands alone: no clock, no bots, no disk.

KEY = SEAT.map(lambda seat: f"key {seat}")
IDS = st.integers(0, 9).map(str)  # few, so that some come twice
COMMANDS = st.one_of(
    st.builds(commands.Answer, SEAT, IDS, st.integers(0, 6), WORD),
    st.builds(commands.PassUntil, SEAT, IDS, st.booleans()),
    st.builds(commands.Hold, SEAT, IDS),
    st.builds(commands.Undo, SEAT, IDS),
    st.builds(commands.Say, st.integers(-1, SEATS - 1), IDS, KEY, st.just("Eve"), st.sampled_from(["", "hi"]),
              st.sampled_from(["", "no", "none such"]), st.integers(-1, SEATS)),
    st.builds(commands.Sit, KEY, st.sampled_from(["Ann", "Bo", " "]), st.just(""),
              st.none() | st.integers(0, SEATS)),
    st.builds(commands.Leave, KEY, st.just("greedy")),
    st.builds(commands.SeatBot, KEY, SEAT, st.sampled_from(["", "hob"])),
    st.builds(commands.Begin, KEY, st.just("greedy")),
    st.builds(commands.Rematch, st.sampled_from(["one", "two"])),
    st.builds(commands.Pass, SEAT),
    st.builds(commands.BotAnswers, SEAT, st.integers(0, 3)),
    st.builds(commands.BotSays, SEAT, st.just("no"), SEAT),
    st.builds(commands.Mind, SEAT, st.just("greedy")),
    st.builds(commands.ComeBack, SEAT),
    st.sampled_from([commands.ClockRanOut(), commands.Adjourn(), commands.Resume()]),
    st.builds(commands.Freeze, st.just("a fault")),
)  # fmt: skip
FIRST = [commands.Sit("key 0", "Ann"), commands.Sit("key 1", "Bo"), commands.Begin("key 0", "greedy")]


@settings(max_examples=100, deadline=None)
@given(begun=st.booleans(), given=st.lists(st.tuples(COMMANDS, st.integers(0, 3_000)), max_size=40))
def test_commands_fold_to_the_state_they_made_and_refused_ones_change_nothing(
    begun: bool, given: list[tuple[commands.Command, int]]
) -> None:
    clock = VirtualClock()
    one = Writer("toy", Services(clock, MemoryStore(), Toy, TableBots), lambda entry, at: None)
    one.open(OPENED)
    for command, later in [(first, 0) for first in FIRST if begun] + given:
        before, waiting = whole(one.state), one.journal.waiting
        try:
            one.carry_out(command)
        except Refusal:
            assert whole(one.state) == before
            assert one.journal.waiting == waiting
        clock.advance(later)
    again = fold(one.journal.rows(), Toy)
    assert whole(again) == whole(one.state)
    assert again.answers == one.state.answers


def test_a_command_that_is_refused_half_way_is_undone_whole() -> None:
    """The bots sit down, and then the game cannot be dealt: nobody sits."""

    def make(opened: Opened, players: list[tuple[str, str]]) -> Toy:
        raise Refused(Rule("SET-01", reason="three_to_six"))

    one = Writer("toy", Services(VirtualClock(), MemoryStore(), make, TableBots), lambda entry, at: None)
    one.open(OPENED)
    one.carry_out(FIRST[0])
    before = whole(one.state)
    with pytest.raises(Refusal, match="three_to_six") as refusal:
        one.carry_out(FIRST[2])
    assert refusal.value.code == "not_legal"
    assert whole(one.state) == before
    assert [seat.bot for seat in one.state.seats] == ["", "", "greedy"]


# The whole room: people who come and go, clocks and bots, a disk that fails or is slow, faults, restarts.


class Room:
    """A room of the toy game, and the sockets of two people."""

    def __init__(self) -> None:
        self.clock, self.store = VirtualClock(), MemoryStore()
        self.frames: list[dict[str, Any]] = []
        self.replies: list[tuple[str, Reply]] = []
        self.connections: dict[int, Connection] = {}
        self.ids = 0
        self.services = Services(self.clock, self.store, Toy, TableBots)
        hall = Hall(self.services)
        self.runner: Runner = hall.add(OPENED)
        for seat in range(2):
            self.runner.do(commands.Sit(f"key {seat}", f"P{seat}"))
            self.come(seat)
        self.runner.do(commands.Begin("key 0", "greedy"))

    def come(self, seat: int) -> None:
        new = Connection(
            lambda frame: self.frames.append(json.loads(frame)), lambda code: None, f"key {seat}", seat
        )
        self.connections[seat] = new
        self.runner.attach(new)

    def cut(self, seat: int) -> None:
        if seat in self.connections:
            self.runner.detach(self.connections.pop(seat))

    def hear(self, seat: int, message: messages.FromClient) -> None:
        id = getattr(message, "id", "")
        if seat in self.connections:
            self.runner.hear(self.connections[seat], message, lambda reply: self.replies.append((id, reply)))

    def say(self, seat: int, what: str) -> None:
        self.ids += 1
        id, game = str(self.ids), self.runner.state.game
        number = 0 if game is None else game.events
        match what:
            case "undo":
                self.hear(seat, messages.Undo(id))
            case "hold":
                self.hear(seat, messages.Hold(id))
            case "until":
                self.hear(seat, messages.PassUntil(f"until {id}"))
            case "chat":
                self.hear(seat, messages.Say(id, phrase="help_one"))
            case word:
                self.hear(seat, messages.Answer(id, number, word))

    def answer(self, seat: int, choice: int) -> None:
        """One of the listed answers, of this seat or of the other."""
        game = self.runner.state.game
        assert isinstance(game, Toy)
        for asked in (seat, 1 - seat):
            words = game.words(asked)
            if words:
                self.say(asked, words[choice % len(words)])
                return

    def disk(self, how: str) -> None:
        if self.store.held is not None:
            self.store.release()
        self.store.broken = how == "broken"
        self.store.held = [] if how == "slow" else None

    def fault(self) -> None:
        """The next answer that the game is given fails."""
        game = self.runner.state.game
        if isinstance(game, Toy):
            game.broken = True

    def restart(self) -> None:
        """What was not committed is gone; nobody is connected."""
        self.runner.stop()
        self.store.held = None
        self.connections = {}
        snapshot = self.store.snapshot(self.runner.id)
        rows = self.store.entries(self.runner.id, 0 if snapshot is None else snapshot[0])
        self.clock = VirtualClock(self.clock.now())
        self.services = Services(self.clock, self.store, Toy, TableBots)
        self.runner = Runner(self.runner.id, self.services, rows, None, snapshot)

    def check(self) -> None:
        """Nobody was sent anything that is not committed; what is committed is what is true."""
        kept = fold(self.store.entries(self.runner.id), Toy)
        events = 0 if kept.game is None else kept.game.events
        assert all(frame["number"] <= events for frame in self.frames if frame["t"] == "state")
        kept_ids = {id for _, id in kept.ids}
        for id, reply in self.replies:
            if isinstance(reply, Refusal):
                assert id not in kept_ids
            elif not id.startswith("until"):  # who passes already has nothing to be kept
                assert id in kept_ids
        if self.store.held is None and not self.runner._writer.journal.waiting:
            assert whole(kept) == whole(self.runner.state)
            self.check_snapshot(kept)

    def check_snapshot(self, kept: RoomState) -> None:
        """The last snapshot and the entries since then give the same, and can always be gone on from."""
        snapshot = self.store.snapshot(self.runner.id)
        if snapshot is not None:
            state = fold(self.store.entries(self.runner.id, snapshot[0]), Toy, snapshot[1])
            assert whole(state) == whole(kept)
            assert state.answers == kept.answers[state.gone :]
        assert not self.services.unusable_snapshots


STEPS = st.one_of(
    st.tuples(st.just("say"), SEAT, WORD | st.sampled_from(["undo", "hold", "until", "chat"])),
    st.tuples(st.just("answer"), st.integers(0, 1), st.integers(0, 2)),
    st.tuples(st.just("answer"), st.integers(0, 1), st.integers(0, 2)),
    st.tuples(st.just("wait"), st.sampled_from([0, 100, 800, 2_600, 31_000, 90_000])),
    st.tuples(st.sampled_from(["come", "cut"]), st.integers(0, 1)),
    st.tuples(st.just("disk"), st.sampled_from(["broken", "slow", "well"])),
    st.tuples(st.sampled_from(["restart", "fault"])),
)


@pytest.fixture(params=["long", "short"])
def snapshots(request: pytest.FixtureRequest) -> Iterator[None]:
    """Snapshots as they are, and after very few answers or entries."""
    with pytest.MonkeyPatch.context() as patched:
        if request.param == "short":
            patched.setattr(apply, "COPIED", 2)
            patched.setattr(apply, "REACH", 3)
            patched.setattr(writer, "MOST_ROWS", 4)
        yield


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(STEPS, max_size=40))
def test_any_interleaving_of_people_clocks_disk_failures_faults_and_restarts_folds_to_the_live_state(
    snapshots: None, steps: list[tuple[Any, ...]]
) -> None:
    room = Room()
    for step in steps:
        match step:
            case ("say", seat, what):
                room.say(seat, what)
            case ("answer", seat, choice):
                room.answer(seat, choice)
            case ("wait", time):
                room.clock.advance(time)
            case ("come", seat):
                room.come(seat)
            case ("cut", seat):
                room.cut(seat)
            case ("disk", how):
                room.disk(how)
            case ("restart",):
                room.restart()
            case ("fault",):
                room.fault()
        room.check()
    room.disk("well")
    room.clock.advance(60_000)
    room.check()
