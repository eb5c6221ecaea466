"""Nothing a seat may not know reaches its socket: worlds that differ in hidden cards give it the same frames."""

from __future__ import annotations

import random
from functools import partial

import pytest

from kickdoor.engine.table.table import Table
from tests.server.tables import BOXES, Sitting
from tests.server.worlds import Worlds

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
