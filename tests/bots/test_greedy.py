"""The bot that plays to win does: against chance, and in single decisions that anyone at the table would make."""

from __future__ import annotations

import pytest

from kickdoor.lab.simulate import Plan, simulate


@pytest.mark.parametrize("box", ["base", "oz"])
def test_greedy_beats_three_randoms(box: str) -> None:
    plan = Plan((box,), ("greedy", "random", "random", "random"), 12)
    assert simulate(plan, cores=1).wins_of("greedy") >= 9
