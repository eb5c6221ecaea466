"""Bots value what no Level shows: steps along a track, and a turn more."""

from __future__ import annotations

from kickdoor.bots.thinking.foresight import outlook
from kickdoor.bots.thinking.standing import standing
from kickdoor.engine.briefing import glance
from kickdoor.engine.game import Game
from kickdoor.scenario.position import set_up


def walking(steps: int, extra: bool = False) -> Game:
    game = set_up({"box": "oz", "players": {"Ann": {"steps": steps}, "Bo": {"steps": 2}, "Cy": {}}})
    game.table.seats[0].extra = extra
    return game


def test_a_step_and_an_extra_turn_are_worth_something_but_less_than_a_level() -> None:
    """RULE-38, RULE-41."""
    behind, before, again = walking(1), walking(5), walking(1, True)
    assert outlook(glance(behind, 0)) < outlook(glance(before, 0))
    assert outlook(glance(behind, 0)) < outlook(glance(again, 0))
    assert standing(behind, 0) < standing(before, 0)
    level = set_up({"box": "oz", "players": {"Ann": {"level": 2, "steps": 1}, "Bo": {"steps": 2}, "Cy": {}}})
    assert outlook(glance(before, 0)) < outlook(glance(level, 0))
    assert standing(before, 0) < standing(level, 0)
