"""A table of one person and bots is paused, goes on step by step, and has no clock that ends the person's turn."""

from __future__ import annotations

import random

from kickdoor.server.protocol import messages
from kickdoor.server.protocol.paces import PACES
from kickdoor.server.room.folding import fold
from kickdoor.views.names import PauseHow
from tests.server.tables import Sitting, facts

BOTS = ("greedy", "greedy", "greedy")
LONG = 3_600_000


def among_bots() -> Sitting:
    """One person and three bots, at a moment that waits for a bot."""
    sitting = Sitting(people=1, bots=BOTS, seed="pause 3")
    sitting.play(lambda: 0 not in sitting.hosted.wanted(), random.Random(3))
    return sitting


def ask(sitting: Sitting, how: PauseHow, seat: int = 0) -> messages.FromServer | None:
    wire = sitting.wires[seat]
    id = wire.id()
    wire.say(messages.Pause(id, how))
    return wire.reply(id)


def test_while_it_is_paused_no_bot_answers_and_no_clock_runs() -> None:
    sitting = among_bots()
    assert isinstance(ask(sitting, "pause"), messages.Taken)
    before = facts(sitting.state)
    sitting.clock.advance(LONG)
    assert facts(sitting.state) == before
    assert sitting.state.timing.clock() is None
    table = sitting.wires[0].table
    assert table is not None and table.table.paused and table.table.stage == "playing"
    ask(sitting, "go")
    sitting.clock.advance(PACES["normal"].window)
    assert sitting.state.answers != before["answers"]
    table = sitting.wires[0].table
    assert table is not None and not table.table.paused


def test_a_step_lets_the_bots_go_on_until_something_has_happened() -> None:
    sitting = among_bots()
    ask(sitting, "pause")
    seen = sitting.hosted.events
    ask(sitting, "step")
    sitting.clock.advance(LONG)
    after = sitting.hosted.events
    if 0 not in sitting.hosted.wanted():  # else it waits for the person
        assert after > seen
    sitting.clock.advance(LONG)
    assert sitting.hosted.events == after


def test_a_paused_table_is_still_paused_after_a_restart() -> None:
    sitting = among_bots()
    ask(sitting, "pause")
    again = fold(sitting.rows, sitting.services.make)
    assert again.paused and again.timing.halted is not None
    assert again.stage == "playing"


def test_a_table_with_two_people_is_not_paused() -> None:
    sitting = Sitting(people=2, bots=BOTS[:2])
    refused = ask(sitting, "pause")
    assert isinstance(refused, messages.Refused) and refused.code == "not_alone"
    assert not sitting.state.paused


def test_alone_among_bots_nobodys_turn_is_ended_by_the_clock() -> None:
    sitting = Sitting(people=1, bots=BOTS, seed="solo")
    sitting.play(lambda: 0 in sitting.hosted.wanted() and not sitting.hosted.clock_state().waits, random.Random(1))
    before = facts(sitting.state)
    sitting.clock.advance(LONG)
    assert facts(sitting.state) == before


def test_who_sets_a_time_for_turns_has_it_also_alone() -> None:
    sitting = Sitting(people=1, bots=BOTS, settings={"turn_seconds": 20})
    assert sitting.state.timing.pace.turn == 20_000
