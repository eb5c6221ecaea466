"""Copies of a game: independent, with the same future for the same answers."""

from __future__ import annotations

import copy

import kickdoor


def test_a_deep_copy_of_a_game_is_a_clone() -> None:
    """Compiled, too, where `copy` cannot rebuild an object by itself."""
    game = kickdoor.new_game("base", ["Ann", "Bo", "Cy"], seed=3)
    other = copy.deepcopy(game)
    for _ in range(40):
        for one in (game, other):
            one.choose(one.to_act, 0)
    assert other.record == game.record
    other.choose(other.to_act, 0)
    assert len(other.answers) == len(game.answers) + 1
