"""A disk that fails, and one that is slow: nobody is told anything that is not written (faults 5 and 7)."""

from __future__ import annotations

import random

import pytest

from kickdoor.server.protocol import messages
from kickdoor.server.room import commands
from kickdoor.server.room.entries import Answered, Spoke
from kickdoor.server.running.replies import Reply
from tests.server.tables import Sitting, Wire, choice, facts, read


def begun(seed: int = 1, moves: int = 40, clock: str = "normal") -> Sitting:
    sitting = Sitting(clock=clock, seed=f"disk {seed}")
    sitting.play(lambda: len(sitting.state.answers) >= moves, random.Random(seed))
    return sitting


def asked(sitting: Sitting) -> Wire:
    wire = sitting.first_asked()
    assert wire is not None
    return wire


def shown(wire: Wire) -> object:
    """What it sees; the events before it are told once only."""
    assert wire.state is not None
    return (wire.state.number, wire.state.public, wire.state.own, wire.state.clock)


@pytest.mark.parametrize("seed", range(6))
def test_what_the_disk_refuses_has_not_happened_and_can_be_said_again(seed: int) -> None:
    """Fault 5: nothing acknowledged, an error to the sender, nobody sees any effect; it works again afterwards."""
    sitting = begun(seed)
    wire = asked(sitting)
    before = facts(sitting.state)
    others = [other for other in sitting.wires if other is not wire]
    heard = [shown(other) for other in others]
    word = choice(wire.options, random.Random(seed)).word
    sitting.store.broken = True
    id = wire.answer(word)
    assert wire.refused(id) == "not_saved"
    assert facts(sitting.state) == before
    assert [shown(other) for other in others] == heard
    sitting.clock.advance(300)
    assert facts(sitting.state) == before

    sitting.store.broken = False
    wire.answer(word, id=id)
    assert wire.taken(id)
    assert sum(isinstance(entry, Answered) and entry.id == id for entry in sitting.written) == 1
    sitting.play(lambda: len(sitting.state.answers) >= 120, random.Random(seed))
    assert facts(sitting.fold()) == facts(sitting.state)
    for other in sitting.wires:
        assert other.events == list(range(1, sitting.hosted.events + 1)), "each event once, in order"


def test_a_table_with_a_broken_disk_waits_and_goes_on_by_itself() -> None:
    """Fault 5: bots and clocks do not spin while nothing can be written, and go on when it can."""
    sitting = Sitting(people=1, bots=["greedy"] * 3, settings={"turn_seconds": 90})
    sitting.clock.advance(2_000)
    tries = 0
    add = sitting.store.add

    def counted(write: object) -> None:
        nonlocal tries
        tries += 1
        add(write)  # type: ignore[arg-type]

    sitting.store.add = counted  # type: ignore[method-assign]
    sitting.store.broken = True
    before = len(sitting.rows)
    sitting.clock.advance(200_000)
    assert len(sitting.rows) == before
    assert 2 <= tries <= 300
    sitting.store.broken = False
    sitting.clock.advance(200_000)
    assert len(sitting.rows) > before + 20
    assert facts(sitting.fold()) == facts(sitting.state)


def test_whoever_comes_while_the_disk_is_broken_is_welcomed_and_shown_the_table() -> None:
    """Fault 5: coming back needs no disk; the seat is marked as back when it works again."""
    sitting = begun()
    sitting.wires[1].cut()
    sitting.clock.advance(31_000)
    assert sitting.state.seats[1].minder
    sitting.store.broken = True
    wire = sitting.wire(1)
    watcher = sitting.wire(None)
    for came in (wire, watcher):
        assert isinstance(came.heard[0], messages.Welcome)
        assert came.state is not None and came.table is not None
        assert came.events == list(range(1, sitting.hosted.events + 1))
    sitting.store.broken = False
    sitting.wires[1] = wire
    sitting.clock.advance(5_000)
    assert not sitting.state.seats[1].minder
    sitting.play(lambda: len(sitting.state.answers) >= 80, random.Random(1))
    assert wire.events == list(range(1, sitting.hosted.events + 1))


def test_people_who_are_here_are_not_taken_for_absent_after_a_failure() -> None:
    """Fault 5: reading the table back makes nobody's seat a bot's."""
    sitting = begun(clock="none")
    sitting.store.broken = True
    asked(sitting).answer(asked(sitting).options[0].word)
    sitting.store.broken = False
    sitting.clock.advance(120_000)
    assert not any(seat.minder for seat in sitting.state.seats)


def test_whoever_comes_back_is_welcomed_before_what_they_sent_again_is_answered() -> None:
    """Both waited for a commit: the answer came first, and the protocol says that `welcome` does."""
    sitting = begun()
    wire = asked(sitting)
    id = wire.answer(wire.options[0].word)
    assert wire.taken(id)
    sitting.store.held = []
    sitting.wires[(wire.seat or 0) - 1].say(messages.Say("meanwhile", "one moment"))
    back = sitting.wire(wire.seat)
    back.answer("pass", 0, id)
    sitting.store.release()
    kinds = [type(message).__name__ for message in back.heard]
    assert back.taken(id)
    assert kinds[0] == "Welcome" and kinds.count("Welcome") == 1


def test_a_refusal_for_the_disk_is_only_given_for_what_was_to_be_written() -> None:
    """Fault 5: in one batch, what needs no disk is answered as ever."""
    sitting = begun()
    wire = asked(sitting)
    sitting.store.held = []
    wire.answer(wire.options[0].word, id="first")  # on its way to the disk: the others wait behind it
    wire.say(messages.Ping(7))
    wire.say(messages.Answer("stale", 0, "no such word"))
    wire.say(messages.Say("chat", "hello"))
    sitting.store.release()
    count = len(wire.frames)
    sitting.store.held = []
    wire.say(messages.Say("one more", "hello"))
    wire.say(messages.Say("and one", "hello"))
    wire.say(messages.Ping(8))
    wire.say(messages.Answer("stale too", 0, "no such word"))
    held, sitting.store.held = sitting.store.held, None
    sitting.store.broken = True
    for write in held:
        sitting.store.add(write)
    assert wire.refused("one more") == wire.refused("and one") == "not_saved"
    assert wire.refused("stale too") in ("stale", "passed", "not_legal")
    assert any(isinstance(read(frame), messages.Pong) for _, frame in wire.frames[count:])
    assert sum(isinstance(entry, Spoke) for entry in sitting.written) == 1


@pytest.mark.parametrize("seed", range(4))
def test_with_a_slow_disk_acknowledgements_wait_and_nobody_sees_anything_before(seed: int) -> None:
    """Fault 7: acks wait, nothing is applied twice however often it is sent meanwhile."""
    sitting = begun(seed)
    wire = asked(sitting)
    before = [len(other.frames) for other in sitting.wires]
    answers = len(sitting.state.answers)
    sitting.store.held = []
    word = choice(wire.options, random.Random(seed)).word
    number = wire.ask.number if wire.ask is not None else 0
    for _ in range(5):
        wire.answer(word, number, "slow")
    sitting.clock.advance(2_000)
    assert [len(other.frames) for other in sitting.wires] == before
    sitting.store.release()
    assert wire.taken("slow")
    assert [message for message in wire.heard if message == messages.Taken("slow")] == [messages.Taken("slow")] * 5
    mine = [entry for entry in sitting.written if isinstance(entry, Answered) and entry.id == "slow"]
    assert len(mine) == 1
    assert len(sitting.state.answers) > answers
    assert facts(sitting.fold()) == facts(sitting.state)


def test_a_duplicate_in_the_batch_that_was_lost_is_not_acknowledged() -> None:
    """Faults 5 and 11: the second copy must not be told that the first one worked."""
    sitting = begun()
    wire = asked(sitting)
    sitting.store.held = []
    wire.say(messages.Say("hello", "hello"))  # on its way
    number = wire.ask.number if wire.ask is not None else 0
    for _ in range(3):
        wire.answer(wire.options[0].word, number, "twice")
    sitting.store.release()
    sitting.store.held = []
    wire.say(messages.Say("again", "hello"))
    for _ in range(3):
        wire.say(messages.Say("thrice", "hello"))
    first, sitting.store.held = sitting.store.held, []
    for write in first:
        write.done(False)
    assert wire.refused("again") == "not_saved"
    second, sitting.store.held = sitting.store.held, None
    for write in second:
        write.done(False)
    assert wire.refused("thrice") == "not_saved"
    assert messages.Taken("thrice") not in wire.heard


def test_a_table_opened_on_a_broken_disk_is_whole_once_it_is_written() -> None:
    """Fault 5: the entry that opens a table is not forgotten because the first try failed."""
    sitting = Sitting(begin=False)
    sitting.store.broken = True
    room = sitting.open("late", ["base"], ["", "greedy", "greedy"], "normal", "seed", {})
    assert sitting.store.entries("late") == []
    sitting.store.broken = False
    said: list[Reply] = []
    room.do(commands.Sit("me", "Ann", "", None), said.append)
    room.do(commands.Begin("me", "greedy"), said.append)
    sitting.clock.advance(1_000)
    again = sitting.restarted().hall.room("late")
    assert facts(again.state) == facts(room.state)
    assert again.state.seats[0].owner == "me"
