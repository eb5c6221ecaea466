"""Who comes first: answers against clocks, several at once, the same twice, and those who may not (11 to 18)."""

from __future__ import annotations

import itertools
import random

import pytest

from kickdoor.server.protocol import messages
from kickdoor.server.protocol.limits import LAST_EVENTS
from kickdoor.server.room import commands
from kickdoor.server.room.entries import Answered, Silent
from kickdoor.words.filling import Words
from kickdoor.words.reader import Reader
from tests.server.tables import NAMES, Sitting, Wire, choice, encode, facts


def at_window(seed: int = 1, clock: str = "normal", people: int = 4) -> Sitting:
    sitting = Sitting(clock=clock, seed=f"races {seed}", people=people)
    sitting.play(
        lambda: sitting.hosted.clock_state().waits and len(sitting.hosted.wanted()) > 1, random.Random(seed)
    )
    return sitting


def with_number(wire: Wire) -> int:
    assert wire.ask is not None
    return wire.ask.number


@pytest.mark.parametrize("offset", [-1, 0, 1])
@pytest.mark.parametrize("first", ["answer", "clock"])
def test_the_end_of_a_window_and_an_answer_race_and_exactly_one_wins(offset: int, first: str) -> None:
    """Faults 12 and 15: the log says which; who was too late is told so, and nobody else anything."""
    sitting = at_window()
    wire = sitting.wires[sitting.hosted.wanted()[0]]
    number = with_number(wire)
    clock = sitting.state.timing.clock()
    assert clock is not None
    before = len(sitting.rows)
    left = clock.ends - sitting.clock.now()
    if offset == 0 and first == "answer":
        # In the same millisecond, and in line before the clock strikes.
        sitting.clock.at(clock.ends, lambda: None)
        sitting.clock._now = clock.ends
        wire.answer("pass", number, "race")
        sitting.clock.advance(0)
    else:
        sitting.clock.advance(left + offset)
        wire.answer("pass", number, "race")
        sitting.clock.advance(1)
    mine = [entry for entry in sitting.written[before:] if isinstance(entry, Answered) and entry.id == "race"]
    silent = [entry for entry in sitting.written[before:] if isinstance(entry, Silent)]
    assert wire.taken("race") == bool(mine)
    if offset < 0 or (offset == 0 and first == "answer"):
        assert mine
    else:
        assert not mine and len(silent) == 1
        assert wire.refused("race") == "passed"
    assert facts(sitting.fold()) == facts(sitting.state)


@pytest.mark.parametrize("offset", [-1, 0, 1])
def test_the_end_of_a_turns_time_and_an_answer_race_and_exactly_one_wins(offset: int) -> None:
    """Fault 15, for a seat that is asked alone."""
    sitting = Sitting(seed="turn race")
    sitting.play(
        lambda: len(sitting.state.answers) > 20 and not sitting.hosted.clock_state().waits, random.Random(4)
    )
    wire = sitting.wires[sitting.hosted.clock_state().asked]
    clock = sitting.state.timing.clock()
    assert clock is not None and clock.kind == "turn"
    options = [option for option in wire.options if option.way in ("pick", "propose")]
    word, number, answers = options[0].word, with_number(wire), len(sitting.state.answers)
    sitting.clock.advance(clock.ends - sitting.clock.now() + offset)
    wire.answer(word, number, "race")
    at = [(entry.seat, entry.id) for entry in sitting.written if isinstance(entry, Answered)][answers]
    assert at == ((wire.seat, "race") if offset < 0 else (wire.seat, ""))
    assert wire.taken("race") == (offset < 0)
    assert facts(sitting.fold()) == facts(sitting.state)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_reactions_in_the_same_moment_all_count_in_the_order_in_which_they_came(order: tuple[int, ...]) -> None:
    """Fault 13: each is taken or refused, none silently dropped; the log has them in the server's order."""
    sitting = at_window(seed=2, people=6)
    wires = [sitting.wires[seat] for seat in sitting.hosted.wanted()[:3]]
    sitting.store.held = []  # so that all of them wait in one line
    wires[0].say(messages.Say("first", "go"))
    rng = random.Random(7)
    words = [choice(wire.options, rng).word for wire in wires]
    for number in order:
        wires[number].answer(words[number], with_number(wires[number]), f"at once {number}")
    sitting.store.release()
    said = [wires[number].reply(f"at once {number}") for number in range(3)]
    assert None not in said
    taken = [number for number in order if wires[number].taken(f"at once {number}")]
    logged = [entry.id for entry in sitting.written if isinstance(entry, Answered) and "at once" in entry.id]
    assert logged == [f"at once {number}" for number in taken]
    assert taken[0] == order[0]
    assert facts(sitting.fold()) == facts(sitting.state)


def test_an_answer_to_a_moment_that_has_passed_is_told_what_ended_it() -> None:
    """Not that it is none of the choices (RULE-07): it was one, when it was chosen."""
    sitting, play = next(
        (found, option.word)
        for found in (at_window(seed) for seed in range(20))
        for option in found.wires[found.hosted.wanted()[0]].options
        if option.way == "play"
    )
    early, late = (sitting.wires[seat] for seat in sitting.hosted.wanted()[:2])
    number, told = with_number(late), len(sitting.game.events)
    early.answer(play)
    reply = late.reply(late.answer("pass", number))
    assert isinstance(reply, messages.Refused)
    assert (reply.code, reply.refusal) == ("passed", None)
    assert reply.event == sitting.game.events[told].seen_by(late.seat)
    reader = Reader(sitting.game.names, late.seat)
    assert Words().server(reply, reader) == f"Too late: {Words().event(reader, reply.event)}."


def test_who_answers_the_same_question_twice_is_not_told_that_somebody_was_faster() -> None:
    sitting = Sitting(seed="double click", clock="none")
    wire = sitting.first_asked()
    assert wire is not None
    number = with_number(wire)
    word = next(option.word for option in wire.options if option.way in ("pick", "propose"))
    assert wire.taken(wire.answer(word, number))
    assert wire.refused(wire.answer(word, number)) == "stale"


# Those who may not.


def kinds(wire: Wire, id: str) -> list[messages.FromClient]:
    """A message of every kind that plays, as the seat whose turn it is would send it."""
    number = with_number(wire)
    return [
        *[messages.Answer(f"{id} {place}", number, option.word) for place, option in enumerate(wire.options)],
        messages.PassUntil(f"{id} until"),
        messages.Hold(f"{id} hold"),
        messages.Undo(f"{id} undo"),
        messages.WhyNot(f"{id} why", "play", 1, 0),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_nobody_plays_for_a_seat_but_its_owner(seed: int) -> None:
    """Fault 14: spectators and the owner of another table are refused; nothing changes, nobody hears of it."""
    sitting = at_window(seed)
    target = sitting.wires[sitting.hosted.wanted()[0]]
    other = sitting.open("other", ["base"], ["", "greedy", "greedy"], "normal", "other", {})
    other.do(commands.Sit("key 0", NAMES[0], "", 0))
    other.do(commands.Begin("key 0", "greedy"))
    watcher, stranger = sitting.wire(None), Wire(other, 0)
    before = facts(sitting.state)
    frames = [list(wire.frames) for wire in sitting.wires]
    for message in kinds(target, "not mine"):
        watcher.say(message)
        id = getattr(message, "id", "")
        assert watcher.refused(id) == "watching"
        reply = watcher.reply(id)
        assert isinstance(reply, messages.Refused)
        assert reply == messages.Refused("watching", id=id), "the same whatever was asked"
        stranger.say(message)
    assert facts(sitting.state) == before
    assert [wire.frames for wire in sitting.wires] == frames


def test_an_answer_out_of_turn_or_out_of_date_is_refused_to_its_sender_only() -> None:
    """Faults 12 and 14: whatever another seat is offered, and whatever was offered before."""
    sitting = Sitting(seed="out of turn", clock="none")
    rng = random.Random(6)
    old: list[tuple[int, int, str]] = []
    refused = 0
    for _ in range(120):
        wire = sitting.first_asked()
        assert wire is not None and wire.seat is not None
        for other in sitting.wires:
            mine = {option.word for option in other.options}
            tries = [(with_number(wire), option.word) for option in wire.options[:2] if option.word not in mine]
            tries += [(number, word) for seat, number, word in old[-2:] if seat == other.seat and word not in mine]
            for number, word in tries:
                before, frames = (
                    len(sitting.rows),
                    [list(each.frames) for each in sitting.wires if each is not other],
                )
                id = other.answer(word, number, other.id())
                assert other.refused(id) in ("stale", "passed", "not_legal")
                assert len(sitting.rows) == before
                assert [each.frames for each in sitting.wires if each is not other] == frames
                refused += 1
        word = choice(wire.options, rng).word
        old.append((wire.seat, with_number(wire), word))
        wire.answer(word)
    assert refused > 100


# The same again, from here or there.


@pytest.mark.parametrize("times", [2, 5])
def test_whatever_is_sent_several_times_is_done_once_and_answered_alike(times: int) -> None:
    """Faults 11 and 18: in whole games, on the same socket and on a second one, of which the newest counts."""
    sitting = Sitting(seed="twice", clock="none", settings={"turns": 10})
    plain = Sitting(seed="twice", clock="none", settings={"turns": 10})
    rng = random.Random(9)
    while sitting.state.stage == "playing":
        wire = sitting.first_asked()
        assert wire is not None and wire.seat is not None
        word = choice(wire.options, rng).word
        plain.wires[wire.seat].answer(word)
        id, number = wire.id(), with_number(wire)
        frame = encode(messages.Answer(id, number, word))
        for _ in range(times - 1):
            wire.raw(frame)
        if rng.random() < 0.2:
            tab = sitting.wire(wire.seat, 0 if wire.state is None else wire.state.number)
            assert wire.closed == 4001
            sitting.wires[wire.seat] = tab
            wire.raw(frame)  # the old tab is not heard any more
            wire = tab
        wire.raw(frame)
        assert wire.taken(id)
        assert sum(isinstance(entry, Answered) and entry.id == id for entry in sitting.written[-4:]) == 1
    assert sitting.game.record == plain.game.record


@pytest.mark.parametrize("box", ["base", "super"])
def test_whoever_comes_back_finds_the_same_view_and_the_same_question(box: str) -> None:
    """Fault 16: at any step, in a window, before a question, with a draft open and when the game is over."""
    sitting = Sitting((box,), seed="cut", clock="none", settings={"turns": 8})
    rng = random.Random(11)
    whys: set[str] = set()
    while True:
        for seat in rng.sample(range(sitting.seats), 1):
            old = sitting.wires[seat]
            state = old.state
            assert state is not None
            whys.add("" if old.ask is None else old.ask.question.kind)
            seen = rng.randrange(state.number + 1)
            old.cut()
            new = sitting.wires[seat] = sitting.wire(seat, seen)
            assert new.state is not None
            assert (new.state.public, new.state.own, new.state.number) == (state.public, state.own, state.number)
            first = max(seen, state.number - LAST_EVENTS) + 1
            assert new.events == list(range(first, state.number + 1))
        if sitting.state.stage == "over":
            break
        wire = sitting.first_asked()
        assert wire is not None
        assert wire.taken(wire.answer(rng.choice(wire.options).word))
    assert "" in whys and len(whys) > 3
