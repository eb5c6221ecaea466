"""Windows and clocks on a virtual clock: when silence falls, what restarts it, what stops it (TIME-07)."""

from __future__ import annotations

import random
import time

import pytest

from kickdoor.engine.table.window import END, FIGHT
from kickdoor.server.protocol import messages
from kickdoor.server.protocol.limits import GRACE, MOST_HOLDS
from kickdoor.server.protocol.paces import PACES
from kickdoor.server.room.clocks import CAP, LEAST_SHARE, ClockState, Timing
from kickdoor.server.room.entries import Adjourned, Answered, Back, Minded, Resumed, Silent
from kickdoor.server.running.server_time import UpTime
from tests.server.tables import Sitting, Wire, facts


def at_window(clock: str = "normal", seed: int = 1, people: int = 4) -> Sitting:
    """A table whose window has just opened: everybody is waited for."""
    sitting = Sitting(clock=clock, seed=f"clocks {seed}", people=people)
    sitting.play(lambda: sitting.hosted.clock_state().waits, random.Random(seed))
    return sitting


def ends(sitting: Sitting) -> int:
    clock = sitting.state.timing.clock()
    assert clock is not None
    return clock.ends


def stage(sitting: Sitting) -> str:
    """As it is now; a function, since checkers believe that it stays as it was."""
    return sitting.state.stage


def silences(sitting: Sitting) -> int:
    return sum(isinstance(entry, Silent) for entry in sitting.written)


@pytest.mark.parametrize("pace", ["fast", "normal", "slow"])
def test_silence_falls_when_the_window_has_been_open_so_long_and_not_before(pace: str) -> None:
    """TIME-07: 1.5, 2.6 or 6 seconds, to the millisecond."""
    sitting = at_window(pace)
    assert ends(sitting) == sitting.clock.now() + PACES[pace].window
    state = sitting.wires[0].state
    assert state is not None and state.clock is not None
    assert (state.clock.kind, state.clock.ends) == ("window", ends(sitting))
    sitting.clock.advance(PACES[pace].window - 1)
    assert silences(sitting) == 0
    sitting.clock.advance(1)
    assert silences(sitting) == 1


def test_without_a_clock_a_table_waits_for_everybody_however_long() -> None:
    sitting = at_window("none")
    before = facts(sitting.state)
    sitting.clock.advance(10 * 3600_000)
    assert facts(sitting.state) == before
    assert sitting.state.timing.clock() is None


def test_a_pass_does_not_move_the_window_and_a_loud_act_begins_it_anew() -> None:
    """TIME-07: only a beat that everybody sees restarts the clock."""
    timing = Timing(PACES["normal"])
    timing.moved(0, ClockState(5, True, 0, 1))
    timing.moved(1_000, ClockState(5, True, 0, 1))
    clock = timing.clock()
    assert clock is not None and clock.ends == 2_600
    timing.moved(2_000, ClockState(6, True, 0, 1))
    clock = timing.clock()
    assert clock is not None and clock.ends == 4_600


def test_a_fight_cannot_keep_the_table_waiting_for_ever() -> None:
    """TIME-07: each loud act gives the word back to the lead, who claims again; the windows of a fight have a cap
    together, and then each is short, but never so short that nobody could answer."""
    window = PACES["normal"].window
    timing = Timing(PACES["normal"])
    now, lengths = 0, []
    for beat in range(0, 120, 2):
        timing.moved(now, ClockState(beat, True, 0, 1, FIGHT))
        clock = timing.clock()
        assert clock is not None
        lengths.append(clock.ends - now)
        now += min(2_000, lengths[-1])
        timing.moved(now, ClockState(beat + 1, False, 0, 1, FIGHT))
        now += 5_000  # while the lead thinks, nobody else waits
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[:CAP] == [window] * CAP
    assert set(lengths[2 * CAP :]) == {window // LEAST_SHARE}
    timing.moved(now, ClockState(121, True, 0, 1, END))
    clock = timing.clock()
    assert clock is not None and clock.ends == now + window, "what follows the fight has its own time"


def first(wire: Wire, way: str) -> str | None:
    """The word of the first option that is taken in this way."""
    return next((option.word for option in wire.options if option.way == way), None)


def interrupted_fight(seed: int) -> Sitting | None:
    """A fight in which somebody played a card a second after a claim, and the lead has the word again."""
    sitting = Sitting(seed=f"fights {seed}")
    sitting.play(
        lambda: sitting.hosted.clock_state().waits and sitting.hosted.clock_state().led == FIGHT,
        random.Random(seed),
    )
    sitting.clock.advance(1_000)
    for wire in sitting.wires:
        word = first(wire, "play")
        if word is not None:
            wire.answer(word)
            stand = sitting.hosted.clock_state()
            return sitting if stand.led == FIGHT and stand.asked >= 0 and not stand.waits else None
    return None


def test_a_fight_stays_one_fight_when_somebody_plays_into_it() -> None:
    """TIME-07: the window after a loud act and another claim goes on the account of the first."""
    sitting = next(found for seed in range(20) if (found := interrupted_fight(seed)) is not None)
    lead = sitting.wires[sitting.hosted.clock_state().asked]
    word = first(lead, "propose")
    assert word is not None
    lead.answer(word)
    assert sitting.hosted.clock_state().waits
    assert sitting.state.timing.spent == 1_000
    assert facts(sitting.fold()) == facts(sitting.state)


def test_wait_gives_everybody_more_time_once_for_each_seat_and_not_for_ever() -> None:
    """TIME-07: "wait!" adds its time; a second one of the same seat is refused, and so is a fourth of all."""
    sitting = Sitting(people=6, seed="hold")
    sitting.play(lambda: sitting.hosted.clock_state().waits and sitting.hosted.holds(0) is None, random.Random(3))
    before = ends(sitting)
    for number, wire in enumerate(sitting.wires[:MOST_HOLDS], 1):
        wire.say(messages.Hold(f"wait {number}"))
        assert wire.taken(f"wait {number}")
        assert ends(sitting) == before + number * PACES["normal"].hold
        wire.say(messages.Hold(f"again {number}"))
        assert wire.refused(f"again {number}") == "held_already"
    rows = len(sitting.rows)
    sitting.wires[5].say(messages.Hold("too many"))
    assert sitting.wires[5].refused("too many") == "held_already"
    assert len(sitting.rows) == rows
    assert facts(sitting.fold()) == facts(sitting.state)


def test_wait_in_an_open_window_adds_time_even_where_it_could_hold_the_next_move() -> None:
    """TIME-07: while a window for all is open, "wait!" means this one."""
    sitting = Sitting(people=4, seed="both", settings={"wait_everywhere": True})
    sitting.play(
        lambda: (
            sitting.hosted.clock_state().waits and any(sitting.hosted.holds(seat) is not None for seat in range(4))
        ),
        random.Random(3),
    )
    seat = next(seat for seat in range(4) if sitting.hosted.holds(seat) is not None)
    before = ends(sitting)
    sitting.wires[seat].say(messages.Hold("wait"))
    assert ends(sitting) == before + PACES["normal"].hold


def standing(wire: Wire) -> bool:
    assert wire.state is not None and wire.state.own is not None
    return wire.state.own.standing


def test_who_passes_until_something_changes_passes_windows_and_wakes() -> None:
    """TIME-07: the pass comes by itself, at once, until a card is played or a turn begins."""
    sitting = at_window()
    game = sitting.game
    quiet = [wire for wire in sitting.wires if game.ask(wire.seat or 0) is not None]
    turns = game.table.turns
    for wire in quiet:
        wire.say(messages.PassUntil(f"until {wire.seat}"))
    assert sitting.clock.now() == 0, "nobody had to wait for the clock"
    assert not sitting.hosted.clock_state().waits or any(not standing(wire) for wire in quiet)
    sitting.play(lambda: game.table.turns > turns + 1, random.Random(1))
    assert not any(standing(wire) for wire in sitting.wires if wire.seat != game.table.turn)
    wire = sitting.wires[0]
    wire.say(messages.PassUntil("on", True))
    assert standing(wire) or sitting.state.seats[0].standing is None
    wire.say(messages.PassUntil("off", False))
    assert not standing(wire)


def test_the_turn_timer_has_a_bot_answer_and_after_two_it_minds_the_seat_until_its_owner_speaks() -> None:
    """TIME-07: a lead or a question has so long; then a bot answers, this once."""
    sitting = Sitting(seed="late")
    sitting.play(
        lambda: len(sitting.state.answers) >= 30 and not sitting.hosted.clock_state().waits, random.Random(1)
    )
    seat = sitting.hosted.clock_state().asked
    answers = len(sitting.state.answers)
    sitting.clock.advance(PACES["normal"].turn - 1)
    assert len(sitting.state.answers) == answers
    sitting.clock.advance(1)
    assert sitting.state.answers[answers][0] == seat
    assert not sitting.state.seats[seat].minder
    sitting.clock.advance(400_000)
    minded = [entry for entry in sitting.written if isinstance(entry, Minded)]
    assert minded and all(entry.bot == "greedy" for entry in minded)
    assert sitting.state.seats[minded[0].seat].minder == "greedy"
    wire = sitting.wires[minded[0].seat]
    assert wire.table is not None and wire.table.table.seats[minded[0].seat].bot == "greedy"
    wire.say(messages.PassUntil("here I am", False))
    assert not sitting.state.seats[minded[0].seat].minder
    assert Back(minded[0].seat) in sitting.written


def test_a_seat_whose_owner_is_away_is_minded_after_the_grace_and_given_back() -> None:
    """Fault 19 in the room: half a minute, then a bot; whoever comes back plays on."""
    sitting = Sitting(clock="none", seed="away")
    sitting.play(lambda: len(sitting.state.answers) >= 20, random.Random(2))
    sitting.wires[2].cut()
    sitting.clock.advance(GRACE - 1)
    assert not sitting.state.seats[2].minder
    sitting.clock.advance(1)
    assert sitting.state.seats[2].minder
    back = sitting.wire(2)
    assert not sitting.state.seats[2].minder
    assert back.table is not None and back.table.table.seats[2].bot == ""


def test_a_person_who_never_came_does_not_hold_up_a_table_without_clocks() -> None:
    sitting = Sitting(begin=False, clock="none")
    one = sitting.wire(0)
    sitting.begin()
    sitting.wires[3].cut()
    del one
    assert sitting.state.stage == "playing"
    sitting.room.presence._away.clear()  # as if that seat had never had a socket
    sitting.clock.advance(1)
    sitting.wires[0].say(messages.Ping(1))
    sitting.clock.advance(GRACE + 1)
    assert sitting.state.seats[3].minder


def test_a_table_nobody_is_at_stands_still_and_goes_on_with_what_was_left() -> None:
    """TIME-07: the clock stops while nobody could be meant to wait."""
    sitting = at_window()
    sitting.clock.advance(1_000)
    left = ends(sitting) - sitting.clock.now()
    for wire in sitting.wires:
        wire.cut()
    assert sitting.state.stage == "adjourned"
    answers = list(sitting.state.answers)
    sitting.clock.advance(24 * 3600_000)
    assert sitting.state.answers == answers
    sitting.wires = [sitting.wire(seat) for seat in range(sitting.seats)]
    assert stage(sitting) == "playing"
    assert ends(sitting) - sitting.clock.now() == left
    assert [type(entry) for entry in sitting.written if isinstance(entry, Adjourned | Resumed)][-2:] == [
        Adjourned,
        Resumed,
    ]


def test_an_adjourned_table_waits_a_moment_for_the_others_and_not_longer() -> None:
    sitting = at_window()
    for wire in sitting.wires:
        wire.cut()
    sitting.clock.advance(60_000)
    sitting.wire(0)
    assert sitting.state.stage == "adjourned"
    sitting.clock.advance(5_000)
    assert stage(sitting) == "playing"


def test_a_restart_keeps_the_clocks() -> None:
    """Fault 2: no lost clock time; however long the server was down."""
    sitting = at_window()
    sitting.clock.advance(1_000)
    left = ends(sitting) - sitting.clock.now()
    again = sitting.restarted()
    assert again.state.stage == "adjourned"
    again.clock.advance(3600_000)
    again.wires = [again.wire(seat) for seat in range(again.seats)]
    assert ends(again) - again.clock.now() == left
    again.clock.advance(left)
    assert isinstance(again.written[-1], Silent | Answered)


@pytest.mark.parametrize("jump", [-3600, 3600])
def test_a_wall_clock_that_jumps_changes_nothing(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 28: the server's time is how long it has been up; it goes on from its last sign of life."""
    clock = UpTime(5_000)
    before = clock.now()
    wall = time.time()
    monkeypatch.setattr(time, "time", lambda: wall + jump)
    monkeypatch.setattr(time, "time_ns", lambda: int((wall + jump) * 1e9))
    assert before >= 5_000
    assert 0 <= clock.now() - before < 60_000
