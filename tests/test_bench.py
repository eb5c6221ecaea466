"""`kickdoor bench`: a box is measured, and the two functions for comparisons with other engines work."""

from __future__ import annotations

import json
import random

from kickdoor.bench import four_players
from tests.command import kickdoor


def test_bench_measures_a_box() -> None:
    result = kickdoor("bench", "--box", "oz", "--seconds", "0.05", "--json")
    assert result.exit_code == 0
    (measured,) = json.loads(result.output)
    assert measured["box"] == "oz"
    assert measured["decisions_per_second"] > 0
    assert measured["clones_per_second"] > 0


def test_the_factory_for_comparisons_plays_and_copies() -> None:
    play, copy = four_players()
    assert play(random.Random(1)) > 50
    assert copy() is not copy()
