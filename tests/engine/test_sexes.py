"""Where a box has sexes every character is male or female: as said, or as the seed decides (RULE-28)."""

from __future__ import annotations

import random

import pytest

import kickdoor
from kickdoor import records
from kickdoor.bots.characters import sex_of
from tests.engine.invariants import walk
from tests.proofs import rule

PLAYERS = [("Ann", "female"), ("Bo", ""), ("Cy", "male"), ("Di", "")]


def sexes(game: kickdoor.Game) -> list[str | None]:
    return [player.sex for player in game.view(None).public.players]


def drawn(game: kickdoor.Game) -> list[tuple[int, str | None]]:
    return [(event.who, event.facts.sex) for event in game.events if event.what == "sex_drawn"]


@rule("RULE-28")
@pytest.mark.parametrize("box", ["super", "oz", "harry-potter"])
def test_the_seed_decides_what_nobody_said_and_everybody_is_told(box: str) -> None:
    game = kickdoor.new_game(box, PLAYERS, seed=7)
    found = sexes(game)
    assert (found[0], found[2]) == ("female", "male")
    assert {found[1], found[3]} <= {"female", "male"}
    assert drawn(game) == [(1, found[1]), (3, found[3])]
    assert sexes(kickdoor.new_game(box, PLAYERS, seed=7)) == found
    assert len({tuple(sexes(kickdoor.new_game(box, 4, seed=seed))) for seed in range(40)}) > 8


@rule("RULE-28")
def test_the_deal_is_the_same_whoever_says_a_sex() -> None:
    said = kickdoor.new_game("oz", [(name, "male") for name, _ in PLAYERS], seed=7)
    unsaid = kickdoor.new_game("oz", [name for name, _ in PLAYERS], seed=7)
    assert said.table.piles == unsaid.table.piles
    assert said.table.turn == unsaid.table.turn


@rule("RULE-28")
@pytest.mark.parametrize("box", ["base", "south-park"])
def test_a_box_without_sexes_has_none(box: str) -> None:
    game = kickdoor.new_game(box, PLAYERS, seed=7)
    assert sexes(game) == [None] * 4
    assert not drawn(game)
    assert None not in sexes(kickdoor.new_game(box, PLAYERS, seed=7, sexes=True))


@rule("RULE-28", "MIX-03")
def test_a_guest_brings_its_sexes_unless_the_table_says_otherwise() -> None:
    assert None not in sexes(kickdoor.new_game(["base", "oz"], PLAYERS, seed=7))
    assert sexes(kickdoor.new_game(["base", "oz"], PLAYERS, seed=7, sexes=False)) == [None] * 4


@rule("RULE-28")
def test_a_record_keeps_what_was_said_and_the_seed_decides_again() -> None:
    game = kickdoor.new_game("oz", PLAYERS, seed=7, turns=3)
    walk(game, random.Random(7), lambda game, rng: None)
    assert game.record["players"] == [list(player) for player in PLAYERS]
    again = records.replay(game.record)
    assert sexes(again) == sexes(game)
    assert records.digest(again) == records.digest(game)


@rule("RULE-28")
def test_in_a_record_of_version_2_who_said_nothing_is_neither() -> None:
    record = kickdoor.new_game("oz", PLAYERS, seed=7).record | {"kickdoor": 2}
    game = records.replay(record)
    assert sexes(game) == ["female", None, "male", None]
    assert game.record["kickdoor"] == 2
    position = {"box": "oz", "players": {"Ann": {}, "Bo": {}, "Cy": {"sex": "male"}}}
    old = records.replay(kickdoor.set_up(position).record | {"kickdoor": 2})
    assert sexes(old) == [None, None, "male"]


def test_a_bot_has_the_sex_of_its_character() -> None:
    assert [sex_of(name) for name in ("Nana Moss", "Pim II", "Quill", "Random")] == ["female", "male", "", ""]
