"""Any game of any box, settings and answers keeps the invariants; one that does not is shrunk to a short record.

The record of a failure is written to build/failing-game.json: `kickdoor replay build/failing-game.json` tells it.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import kickdoor
from kickdoor import records
from tests.engine import invariants
from tests.proofs import rule

FAILING: Final = Path(__file__).parents[2] / "build" / "failing-game.json"
SMALL_BOX: Final = str(Path(__file__).parents[1] / "golden" / "box")
RARELY: Final = 150  # of so many decisions, one is looked at with all invariants

boxes = st.lists(st.sampled_from([*invariants.BOXES, SMALL_BOX]), min_size=1, max_size=2, unique=True)
options = st.fixed_dictionaries(
    {},
    optional={
        "epic": st.just(True),
        "shared_victory": st.just(True),
        "listen_at_the_door": st.just(True),
        "dungeons": st.just(True),
        "live": st.just(True),
        "offers_last": st.just(True),
        "wait_everywhere": st.just(True),
        "wait_in_flight": st.just(True),
        "late_wandering": st.just(False),
        "big_items": st.just("any"),
        "winning_level": st.integers(2, 6),
        "hand_limit": st.integers(1, 4),
    },
)
# An answer is a number, taken modulo what may be answered: a shorter list is a shorter game, 0 the first option.
answers = st.lists(st.integers(0, 255), max_size=600)


def moves(game: kickdoor.Game) -> list[tuple[int, int]]:
    """All that may be answered now: seat and index, or (-1, 0) for the silence of a live table."""
    live = bool(game.table.book.settings.live)
    found: list[tuple[int, int]] = []
    for seat in range(len(game.names)) if live else [game.to_act]:
        ask = game.ask(seat)
        found += [(seat, index) for index in range(0 if ask is None else len(ask.options))]
    assert found, "somebody is waited for"
    return [*found, (-1, 0)] if live and len(game.waiting) > 1 else found


def play(game: kickdoor.Game, numbers: list[int]) -> None:
    look = invariants.sometimes(RARELY)
    for place, number in enumerate(numbers):
        look(game, random.Random(place * 256 + number))
        if game.over:
            return
        listed = moves(game)
        seat, index = listed[number % len(listed)]
        if seat < 0:
            game.silence()
        else:
            game.choose(seat, index)
    look(game, random.Random(len(numbers)))


@rule("DECK-04", "LVL-01", "LVL-03")
@settings(
    max_examples=120, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
@given(boxes=boxes, players=st.integers(3, 6), seed=st.integers(0, 99), options=options, answers=answers)
def test_any_game_keeps_the_invariants(
    boxes: list[str], players: int, seed: int, options: dict[str, object], answers: list[int]
) -> None:
    game = kickdoor.new_game(boxes, players=players, seed=seed, **options)
    try:
        play(game, answers)
        invariants.replays_alike(game)
    except Exception:
        FAILING.parent.mkdir(exist_ok=True)
        records.write(game.record, FAILING)
        note(f"{len(game.answers)} answers: kickdoor replay {FAILING}")
        raise
