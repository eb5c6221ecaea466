"""A fast selection of the random games that `make check-games` plays by the thousand."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import kickdoor
from tests.engine import invariants
from tests.proofs import rule

SLOW = pytest.mark.slow


@rule("RULE-25", "DECK-04", "LVL-01", "LVL-03", "PREC-02")
@pytest.mark.parametrize("number", [*range(4), *(pytest.param(number, marks=SLOW) for number in range(4, 24))])
def test_every_game_ends_and_the_invariants_hold_throughout(number: int) -> None:
    # Cut off early: random players dither, and `make check-games` lets them.
    for _, game, _ in invariants.games(range(number, number + 1), every=400, turns=25):
        assert game.over


@SLOW
@pytest.mark.parametrize("box", invariants.BOXES)
def test_the_same_record_gives_the_same_events_under_another_hash_seed(box: str) -> None:
    game = kickdoor.new_game(box, players=4, seed=11, turns=60)
    invariants.walk(game, random.Random(11), lambda game, rng: None)
    program = (
        "import json, sys, kickdoor\n"
        "game = kickdoor.replay(json.load(sys.stdin))\n"
        "sys.stdout.write('\\n'.join(str(event) for event in game.events))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(game.record),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
    ).stdout
    assert told == "\n".join(str(event) for event in game.events)
