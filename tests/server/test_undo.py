"""Taking back what nobody has seen: drafts, passes and other private answers; never what others know."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import kickdoor
from kickdoor import tables
from kickdoor.language.files.loader import EDITIONS
from kickdoor.records import digest
from kickdoor.server.protocol import messages
from kickdoor.server.room import apply
from kickdoor.server.room.hosted import Munchkin
from tests.server.tables import Sitting, Wire, facts


def may_undo(wire: Wire) -> bool:
    assert wire.state is not None and wire.state.own is not None
    return wire.state.own.undo


def drafting(seed: int) -> tuple[Sitting, Wire, str]:
    """A table where somebody may begin to compose something in private."""
    sitting = Sitting(clock="none", seed=f"undo {seed}")
    found: list[tuple[Wire, str]] = []

    def drafts() -> bool:
        found[:] = [
            (wire, option.word) for wire in sitting.wires for option in wire.options if option.way == "draft"
        ]
        return bool(found)

    sitting.play(drafts, random.Random(seed))
    wire, word = found[0]
    return sitting, wire, word


@pytest.mark.parametrize("seed", range(4))
def test_a_draft_is_taken_back_and_the_record_is_as_if_it_had_never_been(seed: int) -> None:
    sitting, wire, word = drafting(seed)
    before = facts(sitting.state)
    others = {other.seat: len(other.frames) for other in sitting.wires if other is not wire}
    ask = wire.ask
    id = wire.answer(word)
    assert wire.taken(id)
    assert may_undo(wire)
    wire.say(messages.Undo("back"))
    assert wire.taken("back")
    after = facts(sitting.state)
    for key in ("answers", "events", "piles", "tags", "dice", "clock", "timing"):
        assert after[key] == before[key], key
    assert wire.ask == ask
    assert {other.seat: len(other.frames) for other in sitting.wires if other is not wire} == others
    assert facts(sitting.fold()) == after

    wire.say(messages.Undo("back"))  # the same once more: it was done, once
    assert wire.taken("back")
    wire.answer(word, 0, id)  # and so is the answer that was taken back
    assert facts(sitting.state) == after
    wire.say(messages.Undo("further"))
    assert wire.refused("further") == "nothing_to_undo"

    sitting.play(lambda: len(sitting.state.answers) >= 80, random.Random(seed))
    again = kickdoor.replay(sitting.game.record)
    assert digest(again) == digest(sitting.game)
    assert facts(sitting.fold()) == facts(sitting.state)


def test_what_others_have_seen_is_not_taken_back() -> None:
    sitting = Sitting(clock="none", seed="seen")
    rng = random.Random(5)
    seen = 0
    for _ in range(150):
        wire = sitting.first_asked()
        assert wire is not None
        before = sitting.hosted.events, sitting.hosted.clock_state().beat
        wire.answer(rng.choice(wire.options).word)
        if (sitting.hosted.events, sitting.hosted.clock_state().beat) != before:
            seen += 1
            state = facts(sitting.state)
            for other in sitting.wires:
                id = other.id()
                other.say(messages.Undo(id))
                assert other.refused(id) == "nothing_to_undo"
                assert not may_undo(other)
            assert facts(sitting.state) == state
    assert seen > 20


def test_that_one_seat_takes_something_back_is_nothing_the_others_notice() -> None:
    """Fault 25: whether another may still take back its own answer does not tell of a private one."""
    sitting = Sitting(clock="none", seed="quiet", people=6)

    def three_wait() -> bool:
        return sitting.hosted.clock_state().waits and len(sitting.hosted.wanted()) > 3

    sitting.play(three_wait, random.Random(8))
    one, two = [sitting.wires[seat] for seat in sitting.hosted.wanted()[:2]]
    one.answer("pass")
    two.answer("pass")
    assert may_undo(one) and may_undo(two)
    frames = [list(other.frames) for other in sitting.wires if other is not one]
    one.say(messages.Undo("mine"))
    assert one.taken("mine")
    assert [other.frames for other in sitting.wires if other is not one] == frames
    assert may_undo(two)
    two.say(messages.Undo("mine too"))
    assert two.taken("mine too")
    assert one.has("pass") and two.has("pass")
    assert facts(sitting.fold()) == facts(sitting.state)


def test_an_undo_in_a_long_game_plays_few_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole game was played again while everybody waited: at 3,000 answers for 50 milliseconds."""
    sitting = Sitting(clock="none", seed="undo long", settings={"winning_level": 1000})
    dice = random.Random(2)
    sitting.play(lambda: len(sitting.state.answers) > 700, dice)

    def may_draft() -> bool:
        return any(option.way == "draft" for wire in sitting.wires for option in wire.options)

    sitting.play(may_draft, dice)
    wire = next(wire for wire in sitting.wires if any(option.way == "draft" for option in wire.options))
    word = next(option.word for option in wire.options if option.way == "draft")
    for state in ("live", "restarted"):
        if state == "restarted":
            sitting = sitting.restarted()
            sitting.wires = [sitting.wire(seat) for seat in range(4)]
            wire = sitting.wires[wire.seat or 0]
            sitting.clock.advance(10_000)
        before = facts(sitting.state)
        assert wire.taken(wire.answer(word))
        taken: list[int] = []
        take = Munchkin.take

        def counted(game: Munchkin, seat: int, index: int, take: Any = take, taken: Any = taken) -> None:
            taken.append(seat)
            take(game, seat, index)

        with monkeypatch.context() as patched:
            patched.setattr(Munchkin, "take", counted)
            id = wire.id()
            wire.say(messages.Undo(id))
        assert wire.taken(id)
        assert len(taken) <= 2 * apply.COPIED, state
        after = facts(sitting.state)
        for key in ("answers", "events", "piles", "tags", "dice"):
            assert after[key] == before[key], key
        assert facts(sitting.fold()) == after


def test_a_comment_in_a_file_of_the_box_changes_nothing_for_an_undo(tmp_path: Path) -> None:
    """The box was read again for each undo, on the event loop."""
    folder = Path(shutil.copytree(EDITIONS / "base", tmp_path / "attic"))
    sitting = Sitting(boxes=[str(folder)], clock="none", seed="undo 0")
    found: list[tuple[Wire, str]] = []

    def drafts() -> bool:
        found[:] = [(w, o.word) for w in sitting.wires for o in w.options if o.way == "draft"]
        return bool(found)

    sitting.play(drafts, random.Random(0))
    wire, word = found[0]
    assert wire.taken(wire.answer(word))
    with (folder / "monsters.toml").open("a") as file:
        file.write("# a comment\n")
    wire.say(messages.Undo("back"))
    assert wire.taken("back")
    assert not tables.is_read(str(folder)), "nobody has read it again"
