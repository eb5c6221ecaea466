"""A hurried game, as search plays it, lists less, and refuses nothing that would change a fight."""

from __future__ import annotations

import random

import pytest

from kickdoor import new_game
from kickdoor.engine.table.agenda import PICK
from kickdoor.engine.table.window import Window
from kickdoor.language.files.loader import OWN_BOXES

LEFT_OUT = {"unequip", "hand_to", "discard", "show", "offer"}


@pytest.mark.parametrize("box", OWN_BOXES)
def test_a_hurried_game_lists_everything_but_what_tidies_up_shows_or_trades(box: str) -> None:
    game = new_game(box, 4, seed=5)
    dice = random.Random(5)
    seen: set[str] = set()
    for _ in range(2000):
        if game.over:
            break
        copy = game.clone()
        copy.hurry()
        for seat in game.waiting:
            usual, hurried = game.ask(seat), copy.ask(seat)
            assert usual is not None
            if game.table.seats[seat].draft is None and isinstance(game.table.agenda[-1], Window):
                left = [
                    one.word(game.table) for one in usual.options if one.verb not in LEFT_OUT or one.way == PICK
                ]
                found = [] if hurried is None else [one.word(copy.table) for one in hurried.options]
                assert found == left
                seen |= {one.verb for one in usual.options if one.way != PICK}
        seat = game.to_act
        game.choose(seat, dice.randrange(game.options_count(seat)))
    assert LEFT_OUT & seen >= {"unequip", "show", "offer"}
