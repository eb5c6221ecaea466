"""From its entries a table is again what it was, at whichever of them the server ended (faults 1 to 4, 24)."""

from __future__ import annotations

import random

import pytest

import kickdoor
from kickdoor.records import digest
from kickdoor.server.protocol import messages
from kickdoor.server.protocol.limits import GRACE
from kickdoor.server.protocol.paces import PACES
from kickdoor.server.running.upkeep import RETURN
from tests.server.tables import BOXES, Sitting, facts


def lively(box: str) -> tuple[Sitting, dict[int, dict[str, object]]]:
    """A game with everything in it, and what was true after some numbers of entries."""
    rng = random.Random(box)
    settings = {"winning_level": 5, "turns": 12}
    sitting = Sitting((box,), people=3, bots=["greedy"], seed=f"again {box}", settings=settings)
    kept: dict[int, dict[str, object]] = {}
    for step in range(300):
        if step % 25 == 0:
            kept[len(sitting.rows)] = facts(sitting.state)
        if sitting.state.stage == "over":
            break
        wire = sitting.first_asked()
        draw = rng.random()
        anybody = rng.choice(sitting.wires)
        if draw < 0.03:
            anybody.say(messages.Say(f"say {step}", f"step {step}"))
        elif draw < 0.06:
            anybody.say(messages.PassUntil(f"until {step}", rng.random() < 0.7))
        elif draw < 0.09:
            anybody.say(messages.Hold(f"hold {step}"))
        elif draw < 0.14:
            anybody.say(messages.Undo(f"undo {step}"))
        elif draw < 0.2:
            sitting.clock.advance(rng.choice((100, 3_000, 40_000)))
        elif draw < 0.22 and anybody.seat is not None:
            anybody.cut()
            sitting.clock.advance(rng.choice((10, 31_000)))
            sitting.wires[anybody.seat] = sitting.wire(anybody.seat)
        elif wire is None:
            sitting.clock.advance(200)
        else:
            wire.answer(rng.choice(wire.options[-3:]).word)
    return sitting, kept


@pytest.mark.parametrize("box", BOXES)
def test_the_entries_up_to_any_moment_fold_to_what_was_true_then(box: str) -> None:
    """Fault 24: answers, clocks, who passes, who is away, chat, ids, the order of the decks, the dice."""
    sitting, kept = lively(box)
    kinds = {type(entry).__name__ for entry in sitting.written}
    assert kinds >= {"Answered", "Standing", "Spoke", "Begun", "Sat"}
    for count in sorted(kept):
        assert facts(sitting.fold(count)) == kept[count], count
    assert facts(sitting.fold()) == facts(sitting.state)
    assert digest(kickdoor.replay(sitting.game.record)) == digest(sitting.game)


@pytest.mark.parametrize("at", [12, 60, 130])
def test_a_table_plays_on_after_a_restart_as_it_would_have_without(at: int) -> None:
    """Fault 24: the same answers draw the same cards, whether the server was restarted in between or not."""

    def table() -> Sitting:
        return Sitting(clock="none", seed="draws", settings={"turns": 25})

    one, two = table(), table()
    rng = random.Random(at)
    for count in range(260):
        if count == at:
            two = two.restarted()
            two.wires = [two.wire(seat) for seat in range(two.seats)]
        wire = one.first_asked()
        if wire is None or wire.seat is None:
            break
        word = rng.choice(wire.options).word
        wire.answer(word)
        two.wires[wire.seat].answer(word)
        assert one.game.table.piles == two.game.table.piles
    assert digest(one.game) == digest(two.game)
    assert len(one.state.answers) > at


def test_ids_that_were_taken_before_a_restart_are_not_taken_again_after_it() -> None:
    """Fault 3: the acknowledgement was lost with the server; the client sends the same once more."""
    sitting = Sitting(seed="ids")
    sitting.play(lambda: len(sitting.state.answers) >= 30, random.Random(1))
    wire = sitting.first_asked()
    assert wire is not None and wire.ask is not None and wire.seat is not None
    number, word = wire.ask.number, wire.options[0].word
    wire.answer(word, number, "once")
    seen = 0 if wire.state is None else wire.state.number
    again = sitting.restarted()
    rows = len(again.written)
    answers = list(again.state.answers)
    back = again.wire(wire.seat, seen)
    assert back.events == [], "it has seen all there is"
    back.answer(word, number, "once")
    assert back.taken("once")
    assert again.state.answers == answers
    assert len(again.written) <= rows + 2, "nothing but that the table was adjourned, and resumed"


def test_a_table_that_nobody_comes_back_to_is_put_away_again() -> None:
    """A restart reads tables back before anybody asks; they neither stay in memory nor hold up the end."""
    sitting = Sitting(seed="put away")
    sitting.play(lambda: len(sitting.state.answers) >= 10, random.Random(1))
    again = sitting.restarted()
    before = facts(again.state)
    assert again.room.quiet
    again.clock.advance(120_000)
    again.hall.tidy()
    assert again.hall.rooms == {}
    assert again.rows == sitting.rows
    after = facts(again.hall.room("table").state)
    assert {**after, "timing": 0} == {**before, "timing": 0}


def late_once() -> tuple[Sitting, int]:
    """A table at which the clock has just had to answer for a seat, for the first time."""
    sitting = Sitting(people=3, seed="late")
    sitting.play(
        lambda: len(sitting.state.answers) >= 30 and not sitting.hosted.clock_state().waits, random.Random(1)
    )
    seat = sitting.hosted.clock_state().asked
    sitting.clock.advance(PACES["normal"].turn)
    assert sitting.room.presence.late(seat) == 1
    return sitting, seat


def lateness(sitting: Sitting, seat: int) -> list[tuple[int, str]]:
    """Nobody says a word: how often the clock has answered for the seat, and who minds it, until somebody does."""
    found = [(sitting.room.presence.late(seat), sitting.state.seats[seat].minder)]
    while not found[-1][1]:
        sitting.clock.advance(500)
        now = (sitting.room.presence.late(seat), sitting.state.seats[seat].minder)
        if now != found[-1]:
            found.append(now)
    return found


def test_a_restart_lets_nobody_off_more_than_coming_back_does() -> None:
    """How often the clock answered for a seat is not on disk: whoever comes back begins anew, restart or not, and
    for whoever does not, a bot plays after the usual grace."""
    sitting, seat = late_once()
    sitting.wires[seat].cut()
    sitting.wires[seat] = sitting.wire(seat)
    without = lateness(sitting, seat)
    again = late_once()[0].restarted()
    again.wires = [again.wire(seat) for seat in range(again.seats)]
    assert lateness(again, seat) == without == [(0, ""), (1, ""), (2, "greedy")]
    assert again.restarted().state.seats[seat].minder == "greedy", "who minds a seat is on disk"

    alone = late_once()[0].restarted()
    alone.wires = [alone.wire(other) for other in range(alone.seats) if other != seat]
    alone.clock.advance(RETURN + GRACE)
    assert alone.state.seats[seat].minder == "greedy"
