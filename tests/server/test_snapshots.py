"""Snapshots of rooms: a restart, an undo and a reconnect take as long in a long game as in a short one, and what
anybody sees does not depend on them."""

from __future__ import annotations

import random
import sqlite3
import zlib
from pathlib import Path

import msgspec
import pytest

from kickdoor.engine.rules_version import RULES_VERSION
from kickdoor.records import digest, replay
from kickdoor.server.protocol import limits, messages
from kickdoor.server.protocol.paces import PACES
from kickdoor.server.room import apply, decide
from kickdoor.server.room import state as states
from kickdoor.server.room.clocks import Timing
from kickdoor.server.room.finished import LONGEST, Past, read
from kickdoor.server.room.folding import fold
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.refusal import Unreadable
from kickdoor.server.room.snapshots import SAME, RoomKept, SeatKept, TimingKept, kept
from kickdoor.server.running import writer
from kickdoor.server.store.migrations import migrate, take
from kickdoor.server.store.schema import SNAPSHOTS, steps_of
from kickdoor.server.store.sqlite import SqliteStore
from kickdoor.server.store.store import Lasting, Write
from kickdoor.server.thinking import known
from kickdoor.server.thinking.desk import Desk
from kickdoor.server.thinking.tasks import Answer, Request
from kickdoor.snapshots import position
from tests.server.tables import Sitting, Wire, facts

LONG = {"winning_level": 1000}
NOT_IN_SNAPSHOTS = ("answers", "events")  # of `facts`: they need the whole game


def long_table(answers: int, seed: str = "long") -> Sitting:
    sitting = Sitting(clock="none", seed=seed, settings=LONG)
    dice = random.Random(seed)
    sitting.play(lambda: len(sitting.state.answers) > answers, dice)
    return sitting


def seen(state: states.RoomState) -> dict[str, object]:
    """All that is true of a room, but for what only the whole game knows."""
    found = {name: fact for name, fact in facts(state).items() if name not in NOT_IN_SNAPSHOTS}
    game = state.game
    assert game is not None
    found["count"] = state.count
    found["moments"] = [(seat.moment, seat.ended, seat.muted, seat.promise) for seat in state.seats]
    found["told"] = game.events, [game.events_for(seat, game.events - 100) for seat in (0, 1, None)]
    return found


# Nothing is forgotten.


def test_every_field_of_a_room_is_written() -> None:
    """A field that is added to a room, and not here, makes this fail."""
    sitting = Sitting(begin=False)
    fields = {*RoomKept.__struct_fields__}
    apart = {"opened", "dealt", "make", "copies", "copy_at", "other_rules", "start"}  # they follow from the others
    assert {*vars(sitting.state)} - apart == fields - {"version", "entry", "rules"}
    assert {*vars(sitting.state.seats[0])} == {*SeatKept.__struct_fields__}
    assert {*vars(Timing(PACES["normal"]))} == {*TimingKept.__struct_fields__}
    assert {*SAME} <= fields


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_restart_from_a_snapshot_is_a_restart(seed: str) -> None:
    sitting = long_table(330, seed)
    again = sitting.restarted(snapshots=True)
    state = again.state
    assert 200 <= state.gone <= 330, "it goes on from the last snapshot"
    assert not again.services.unusable_snapshots
    assert seen(state) == seen(sitting.restarted().state)
    assert state.answers == sitting.state.answers[state.gone :]
    # And goes on alike, with what the seats may know.
    again.wires = [again.wire(seat) for seat in range(4)]
    dice = random.Random(1)
    for _ in range(40):
        wire = again.first_asked()
        assert wire is not None
        wire.answer(dice.choice(wire.options).word)
    assert seen(again.state) == seen(fold(again.rows, Munchkin))


def test_a_bot_thinks_for_a_short_game_that_goes_on_from_a_snapshot() -> None:
    """A worker is sent the snapshot: nobody has the answers before it."""
    sitting = long_table(apply.COPIED + 10)
    again = sitting.restarted(snapshots=True)
    assert 0 < again.state.gone <= again.state.count <= known.LONG
    seat = again.hosted.wanted()[0]
    update = known.Known().update("table", again.state)
    assert update.start is not None and update.start.snapshot
    result = Desk().do(Request(Answer(seat, "simple", 5.0), update))
    assert not result.fault and result.index >= 0


def test_a_restart_reads_few_entries_and_gives_few_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = long_table(730)
    number, body = sitting.store.snapshots["table"]
    assert len(sitting.rows) - number <= apply.COPIED + 10
    taken: list[int] = []
    take = Munchkin.take

    def counted(game: Munchkin, seat: int, index: int) -> None:
        taken.append(seat)
        take(game, seat, index)

    monkeypatch.setattr(Munchkin, "take", counted)
    sitting.restarted(snapshots=True)
    assert len(taken) <= 2 * apply.COPIED
    assert len(body) < 200_000


def drafting(sitting: Sitting) -> tuple[Wire, str]:
    """Somebody who composes something, in private."""
    sitting.play(lambda: any(o.way == "draft" for w in sitting.wires for o in w.options), random.Random(3))
    wire = next(wire for wire in sitting.wires if any(option.way == "draft" for option in wire.options))
    word = next(option.word for option in wire.options if option.way == "draft")
    assert wire.taken(wire.answer(word))
    return wire, word


def test_what_could_be_taken_back_before_a_restart_can_be_after_it() -> None:
    """Also where the snapshot is younger than the answer."""
    sitting = long_table(330)
    wire, _ = drafting(sitting)
    seat = wire.seat or 0
    assert sitting.state.seats[seat].last == sitting.state.count - 1
    number, _ = sitting.store.snapshots["table"]
    sitting.store.snapshots["table"] = (len(sitting.rows) - 1, kept(sitting.state, len(sitting.rows) - 1))
    assert number < sitting.store.snapshots["table"][0]
    again = sitting.restarted(snapshots=True)
    assert again.state.count == sitting.state.count
    assert not again.services.unusable_snapshots
    wire = again.wire(seat)
    wire.say(messages.Undo("back"))
    assert wire.taken("back")
    twice = again.restarted(snapshots=True)
    assert not twice.services.unusable_snapshots
    # Which moments are over is told of what was taken back, too, and a fold skips that.
    for state in (twice.state, again.restarted().state, fold(again.rows, Munchkin)):
        assert {**seen(state), "moments": 0, "timing": 0} == {**seen(again.state), "moments": 0, "timing": 0}


def test_an_answer_of_long_ago_cannot_be_taken_back() -> None:
    """Else a game would have to be played again from there, however long ago."""
    sitting = long_table(60)
    wire, _ = drafting(sitting)
    state, seat = sitting.state, wire.seat or 0
    other = next(number for number in range(4) if number != seat)
    index = next(i for i, o in enumerate(sitting.wires[other].options) if o.way == "draft")
    ask = sitting.game.open_ask(other)
    back = [option.verb for option in ask.options].index(ask.options[index].verb)
    place = state.seats[seat].last
    assert place is not None
    for _ in range(apply.REACH - 1):
        apply._answered(state, other, back)
    assert state.seats[seat].last == place
    apply._answered(state, other, back)
    assert state.seats[seat].last is None


@pytest.mark.parametrize("wrong", [b"", b"{}", b"damaged", b'{"version":9}'])
def test_a_snapshot_that_cannot_be_used_is_not_used(wrong: bytes) -> None:
    sitting = long_table(230)
    number, body = sitting.store.snapshots["table"]
    game = body.index(b'"game":')
    for damaged in (wrong, body[:game] + body[game:].replace(b'"shape":"', b'"shape":"x', 1)):
        sitting.store.snapshots["table"] = (number, damaged)
        again = sitting.restarted(snapshots=True)
        assert again.state.gone == 0
        assert seen(again.state) == seen(sitting.restarted().state)
        assert again.services.unusable_snapshots == 1


def test_a_snapshot_of_other_rules_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = long_table(230)
    monkeypatch.setattr(position, "RULES_VERSION", RULES_VERSION + 1)
    again = sitting.restarted(snapshots=True)
    assert (again.state.gone, again.services.unusable_snapshots) == (0, 1)


def test_a_snapshot_that_cannot_be_made_harms_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Munchkin) -> bytes:
        raise TypeError("no such class")

    monkeypatch.setattr(Munchkin, "snapshot", broken)
    sitting = long_table(230)
    assert sitting.store.snapshots == {}
    assert 1 <= sitting.services.faults <= 3, "it is said, and not tried at every answer"
    assert sitting.state.stage == "playing"


def test_a_failed_commit_keeps_no_snapshot() -> None:
    sitting = long_table(150)
    before = dict(sitting.store.snapshots)
    sitting.store.broken = True
    for _ in range(3):
        wire = sitting.first_asked()
        assert wire is not None
        wire.answer(wire.options[0].word)
        sitting.clock.advance(40_000)
    assert sitting.store.snapshots == before
    sitting.store.broken = False
    sitting.clock.advance(60_000)
    assert seen(sitting.state) == seen(fold(sitting.rows, Munchkin))


# The end of a game that goes on from a snapshot.


def to_its_end(sitting: Sitting) -> None:
    dice = random.Random("end")
    sitting.play(lambda: sitting.state.stage == "over", dice, 20_000)


def test_a_finished_game_that_unpacks_to_more_than_any_game_is_not_unpacked() -> None:
    """As a damaged or forged row of the database: it would take all memory."""
    with pytest.raises(Unreadable):
        read(zlib.compress(bytes(LONGEST + 1), 9))
    with pytest.raises(Unreadable):
        read(zlib.compress(b"{}")[:-3])


def test_a_game_that_goes_on_from_a_snapshot_is_kept_whole() -> None:
    """The same events, the same record, the same results as of a game that was never interrupted."""
    sitting = Sitting(clock="none", seed="to the end", settings={"turns": 25})
    sitting.play(lambda: len(sitting.state.answers) >= 250, random.Random("begin"))
    again = sitting.restarted(snapshots=True)
    assert again.state.gone
    again.wires = [again.wire(seat) for seat in range(4)]
    to_its_end(again)
    body, whole = again.store.ended["table"], fold(again.rows, Munchkin)
    assert isinstance(whole.game, Munchkin)
    found = read(body)
    assert found.ends == whole.game.ends
    assert found.by == [seat for seat, _ in whole.answers]
    assert [len(found.events), found.tallies] == [whole.game.events, whole.game.tallies()]
    record = msgspec.json.decode(found.record)
    assert digest(replay(record)) == record["events"]
    assert set(again.store.kept["table"]) == {f"key {seat}" for seat in range(4)}
    # From then on it is shown as it was kept, and read back soon: the snapshot holds no game any more.
    assert isinstance(again.state.game, Past)
    assert again.state.game.answers == whole.answers
    assert b'"game":null' in again.store.snapshots["table"][1]
    for state in (again.state, _read_back(again)):
        assert (state.stage, state.count) == ("over", len(whole.answers))
        assert state.game is not None
        assert state.game.public() == whole.game.public()


def _read_back(sitting: Sitting) -> states.RoomState:
    """As another server would."""
    store = sitting.store
    number, body = store.snapshots["table"]
    ended = store.ended["table"]
    return fold(store.entries("table", number), lambda opened, players: Past(ended, list), body)


# The last events, and a limit.


def test_who_comes_back_is_sent_the_last_events_only() -> None:
    """All were sent: 40 bytes each, and a second of work after 100,000 answers."""
    sitting = long_table(730)
    assert sitting.hosted.events > limits.LAST_EVENTS
    for seen_before in (0, 1):
        wire = sitting.wire(0, seen_before)
        assert len(wire.events) == limits.LAST_EVENTS
        assert wire.events[-1] == sitting.hosted.events
    assert len(sitting.wire(0, sitting.hosted.events - 7).events) == 7


def test_a_table_with_more_answers_than_any_game_goes_on_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (states, decide):
        monkeypatch.setattr(module, "MOST_ANSWERS", 40)
    sitting = Sitting(people=2, bots=["simple", "simple"], seed="full", settings=LONG)
    for _ in range(400):
        wire = sitting.first_asked()
        if wire is not None:
            wire.answer(wire.options[-1].word)
        sitting.clock.advance(500)
    assert sitting.state.moves == 40
    assert sitting.state.full and sitting.state.stage == "adjourned"
    rows = len(sitting.rows)
    wire = sitting.wires[0]
    id = wire.answer("pass", 1)
    reply = wire.reply(id)
    assert isinstance(reply, messages.Refused) and (reply.code, reply.number) == ("too_many_answers", 40)
    wire.say(messages.Undo("undo"))
    assert wire.refused("undo") == "too_many_answers"
    sitting.clock.advance(600_000)
    assert len(sitting.rows) <= rows + 1, "neither bots nor clocks go on"
    assert sitting.restarted(snapshots=True).state.full


def test_answers_that_are_taken_back_count_for_the_limit() -> None:
    sitting = long_table(60)
    wire, _ = drafting(sitting)
    moves, count = sitting.state.moves, sitting.state.count
    wire.say(messages.Undo("undo"))
    assert wire.taken("undo")
    assert (sitting.state.moves, sitting.state.count) == (moves, count - 1)


def test_of_what_was_carried_out_the_last_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apply, "KEPT_IDS", 20)
    sitting = long_table(60)
    assert len(sitting.state.ids) == 20
    wire = sitting.first_asked()
    assert wire is not None and wire.ask is not None
    number, word = wire.ask.number, wire.options[0].word
    wire.answer(word, number, "again")
    count = sitting.state.count
    wire.answer(word, number, "again")
    assert wire.taken("again") and sitting.state.count == count


# On disk.


def test_the_store_keeps_the_last_snapshot_of_a_room_until_it_is_deleted(tmp_path: Path) -> None:
    done: list[bool] = []
    store = SqliteStore(tmp_path / "s.sqlite", lambda *calls: [call() for call in calls])
    rows = [(number, 5, b'{"k":"adjourned"}') for number in range(9)]
    for snapshot in (None, (3, b"three"), (7, b"seven")):
        given = rows[:4] if snapshot is None else [] if snapshot[0] == 3 else rows[4:]
        store.add(Write("r", given, None, done.append, Lasting(snapshot=snapshot)))
    store.add(Write("other", rows[:1], None, done.append))
    store.close()
    assert done == [True] * 4
    store = SqliteStore(tmp_path / "s.sqlite", lambda *calls: [call() for call in calls])
    assert store.snapshot("r") == (7, b"seven")
    assert store.snapshot("other") is None
    assert [number for number, _, _ in store.entries("r", 7)] == [0, 7, 8]
    assert [number for number, _, _ in store.entries("r")] == [*range(9)]
    store.drop({"r": 5})
    store.close()
    store = SqliteStore(tmp_path / "s.sqlite", lambda *calls: [call() for call in calls])
    assert store.snapshot("r") is None
    store.close()


def test_a_database_without_snapshots_is_carried_over(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)
    connection.execute("create table facts(name text primary key, value text not null) without rowid")
    before = steps_of("sqlite")[: steps_of("sqlite").index(SNAPSHOTS)]
    for step in before:
        take(connection, step)
    connection.execute("insert into facts values('version', ?)", (str(len(before)),))
    connection.execute("insert into entries values('r', 0, 0, x'00')")
    migrate(connection, "old.sqlite")
    assert connection.execute("select count(*) from snapshots").fetchone() == (0,)
    connection.close()


def test_a_snapshot_is_made_again_where_there_are_many_entries_and_few_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer, "MOST_ROWS", 10)
    sitting = long_table(130)
    number = sitting.store.snapshots["table"][0]
    for turn in range(20):
        sitting.wires[0].say(messages.Say(f"chat {turn}", "hello"))
        sitting.clock.advance(10_000)
    assert sitting.store.snapshots["table"][0] >= number + 10
    again = sitting.restarted(snapshots=True)
    assert seen(again.state) == seen(sitting.restarted().state)
