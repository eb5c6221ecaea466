"""Nothing a seat may not know reaches its socket: worlds that differ in hidden cards give it the same frames."""

from __future__ import annotations

import random
from functools import partial

import pytest

from kickdoor.engine.table.table import Table
from tests.server.tables import BOXES, Sitting
from tests.server.worlds import Passes, Worlds, has_answer

BRANCHES = 7  # other worlds beside one game
STEPS = 50  # that two worlds live, at most


def a_sentence_tells_of_a_hand(table: Table) -> bool:
    """Whether a card in sight counts somebody's hand in its sum: then the sum tells, as its sentence says."""
    in_sight = [card for pile in table.piles[4:8] + table.piles[16:] for card in pile]
    return any("in your hand" in standing.text for card in in_sight for standing in card.face.always)


def over(sitting: Sitting) -> bool:
    return sitting.state.stage == "over"


def _stops(sitting: Sitting, goal: int) -> bool:
    return over(sitting) or at_a_window(sitting, goal)


def at_a_window(sitting: Sitting, answers: int) -> bool:
    """Whether everybody is waited for, after so many answers."""
    return len(sitting.state.answers) >= answers and sitting.hosted.clock_state().waits


def compared(boxes: tuple[str, ...], seed: str, level: int = 7) -> tuple[int, int]:
    """A game, and beside it again and again another world: frames compared, and unequal hands."""
    rng = random.Random(seed)
    sitting = Sitting(boxes, seed=seed, settings={"winning_level": level})
    frames = unequal = 0
    for branch in range(1, BRANCHES + 1):
        goal = len(sitting.state.answers) + rng.randrange(20, 60)
        sitting.play(partial(_stops, sitting, goal), rng, 20_000)
        if sitting.state.game is None or sitting.state.game.over:
            break
        worlds = Worlds(sitting, branch % sitting.seats, rng)
        for _ in range(STEPS):
            worlds.step()
            tells = any(a_sentence_tells_of_a_hand(world.game.table) for world in worlds.both)
            if tells or worlds.shown() or any(world.state.stage == "over" for world in worlds.both):
                break
            worlds.compare()
        worlds.end()
        frames += worlds.frames
        unequal += worlds.unequal
    return frames, unequal


@pytest.mark.parametrize("boxes", [*[(box,) for box in BOXES], ("base", "oz")], ids="+".join)
def test_a_seat_and_a_spectator_cannot_tell_two_worlds_apart(boxes: tuple[str, ...]) -> None:
    """Fault 25: bytes, sizes, order and times of all frames are the same until a differing card is shown.

    Acknowledgements, refusals, reasons, chat, undo, snapshots after a cut and the clocks' silence are among them.
    """
    for seed in range(4):  # not every game comes to a moment in which only one of the worlds has an answer
        frames, unequal = compared(boxes, f"{'+'.join(boxes)} {seed}")
        assert frames > 100
        if unequal > 0:
            return
    raise AssertionError("the worlds were to differ in who holds an answer")


# What the page does by itself, as in web/src/lib/asking.ts.


def fits(world: Sitting, seat: int) -> bool:
    """Asked only when something fits: the pass of who is asked is kept until the clock runs out."""
    return False


def own_fights(world: Sitting, seat: int) -> bool:
    """Asked only in own fights: all others are passed at once, whatever one holds."""
    fight = world.game.table.fight
    return fight is None or seat not in fight.side()


def by_hand(world: Sitting, seat: int) -> bool:
    """Asked only when something fits, and passing at once then: this tells what one holds."""
    return has_answer(world, seat)


def told_apart(passes: Passes, seeds: range) -> tuple[int, int]:
    """Windows in which only one of the worlds has an answer in some hand, and those that the lead tells apart."""
    unequal = apart = 0
    for seed in seeds:
        rng = random.Random(seed)
        sitting = Sitting(people=3, seed=f"asked {seed}")
        for _ in range(6):
            goal = len(sitting.state.answers) + rng.randrange(5, 25)
            sitting.play(partial(_stops, sitting, goal), rng, 20_000)
            if over(sitting):
                break
            worlds = Worlds(sitting, sitting.hosted.turn, rng)
            answers = [[has_answer(world, seat) for seat in range(3)] for world in worlds.both]
            tells = any(a_sentence_tells_of_a_hand(world.game.table) for world in worlds.both)
            if answers[0] != answers[1] and not tells:
                unequal += 1
                apart += worlds.window(passes)
            worlds.end()
    return unequal, apart


@pytest.mark.parametrize("passes", [fits, own_fights])
def test_who_is_not_asked_gives_nothing_away(passes: Passes) -> None:
    """What a page passes by itself, and when, is the same whatever its person holds."""
    unequal, apart = told_apart(passes, range(6))
    assert unequal >= 3
    assert apart == 0


def test_a_pass_by_hand_of_those_alone_who_hold_something_would_be_seen() -> None:
    """So the proof can fail: a window that closes before its time tells that somebody was asked."""
    assert told_apart(by_hand, range(6))[1] > 0
