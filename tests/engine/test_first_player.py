"""A first player who is not at the table is told of, and the dice decide (SET-06)."""

from __future__ import annotations

import kickdoor
from kickdoor.words import Reader, Words
from tests.proofs import rule


@rule("SET-06")
def test_a_first_player_who_is_nobody_here_is_told_of_and_the_dice_decide() -> None:
    game = kickdoor.new_game("base", ["Ann", "Bo", "Cy"], seed=7, first_player="Zed")
    told = [event for event in game.events_for(0) if event.what in ("no_first_player", "die")]
    assert [event.what for event in told[:2]] == ["no_first_player", "die"]
    line = Words(strict=True).event(Reader(("Ann", "Bo", "Cy"), 0), told[0])
    assert line == "Nobody here is called Zed: the dice decide who begins"


@rule("SET-06")
def test_a_first_player_at_the_table_begins_and_nothing_else_is_told() -> None:
    game = kickdoor.new_game("base", ["Ann", "Bo", "Cy"], seed=7, first_player="Bo")
    assert game.table.turn == 1
    assert not [event for event in game.events if event.what == "no_first_player"]
