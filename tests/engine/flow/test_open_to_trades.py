"""Trades at any time on quick tables: who is open to them is asked in the turns of others (TIME-02, TRADE-01)."""

from __future__ import annotations

import random

import pytest

from kickdoor.engine.game import Game
from kickdoor.engine.table.window import END, REVEALED, ROOM, START, Window
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.scenario.position import set_up
from kickdoor.tables import new_game
from tests.proofs import rule

MARKS = ("open_to_trades", "closed_to_trades")
PLATE = {"kind": "item", "name": "Probe Plate", "bonus": 3, "slot": "armor", "value": 400}


def table(opened: bool, **options: object) -> Game:
    """Ann is in an empty room; Bo wears an Item."""
    return set_up(
        {
            "box": "base",
            "cards": [PLATE],
            "players": {"Ann": {}, "Bo": {"in_play": ["Probe Plate"], "open_to_trades": opened}, "Cy": {}},
            "turn": "Ann",
            "phase": "room",
            "options": options,
        }
    )


def take(game: Game, seat: int, verb: str) -> None:
    game.choose(seat, [option.verb for option in game.open_ask(seat).options].index(verb))


@rule("TIME-02", "TRADE-01")
def test_who_is_open_is_asked_once_when_the_turn_goes_on() -> None:
    game = table(True)
    take(game, 0, "loot_room")
    assert game.waiting == [1]
    assert game.public().window == "room"
    take(game, 1, "pass")
    assert game.waiting == [0]
    assert game.public().window == "end"
    take(game, 0, "end_turn")
    assert game.waiting == [1], "each window asks once"


@rule("TIME-02")
def test_who_is_closed_is_not_asked() -> None:
    game = table(False)
    take(game, 0, "loot_room")
    assert game.waiting == [0]
    assert game.public().window == "end"


@rule("TIME-02")
def test_a_pass_holds_until_the_window_closes_even_if_the_lead_proposes_again() -> None:
    game = table(True)
    take(game, 0, "loot_room")
    window = game.table.agenda[-1]
    assert isinstance(window, Window)
    again = window.passed_by(1 << 1).proposing(window.then)
    assert again.heard == 1 << 1
    assert not again.passed


@rule("TIME-02")
def test_who_is_open_may_take_it_back_where_it_is_asked() -> None:
    game = table(True)
    take(game, 0, "loot_room")
    take(game, 1, "closed_to_trades")
    assert game.waiting == [0]
    assert not game.public().players[1].open_to_trades
    assert [event.what for event in game.events][-1] != "open_to_trades"


def test_everybody_sees_who_is_open_and_a_clone_keeps_it() -> None:
    game = table(True)
    assert [player.open_to_trades for player in game.view(2).players] == [False, True, False]
    assert game.clone().public().players[1].open_to_trades


def test_with_offers_at_0_nobody_is_asked() -> None:
    game = table(True, offers=0)
    assert "offer" not in [option.verb for option in game.open_ask(0).options]
    take(game, 0, "loot_room")
    assert game.waiting == [0]


def test_on_a_live_table_the_mark_is_only_information() -> None:
    game = table(True, live=True)
    assert "open_to_trades" in [option.verb for option in game.open_ask(2).options]
    take(game, 0, "loot_room")
    assert game.public().window != "room"


@rule("TIME-02")
@pytest.mark.parametrize("box", OWN_BOXES)
def test_while_all_are_closed_nobody_is_asked_before_a_turn_goes_on(box: str) -> None:
    """Only a card just received makes such a window wait on a quick table (RULE-24)."""
    game, rng = new_game(box, 4, 11), random.Random(11)
    for _ in range(4000):
        if game.over:
            break
        seat = game.to_act
        top = game.table.agenda[-1]
        if isinstance(top, Window) and top.kind in (START, REVEALED, ROOM, END) and top.then is not None:
            assert any(owner.fresh for owner in game.table.seats)
        options = game.open_ask(seat).options
        game.choose(seat, rng.choice([index for index, one in enumerate(options) if one.verb not in MARKS]))


@rule("TIME-02")
@pytest.mark.parametrize("box", OWN_BOXES)
def test_whoever_is_open_is_never_asked_in_vain_and_never_in_combat(box: str) -> None:
    game, rng = new_game(box, 4, 5, idle_acts="any"), random.Random(5)
    asked = 0
    for _ in range(6000):
        if game.over:
            break
        seat = game.to_act
        table, top = game.table, game.table.agenda[-1]
        verbs = [option.verb for option in game.open_ask(seat).options]
        if isinstance(top, Window) and top.kind in (START, ROOM, END) and top.then is not None:
            if not any(owner.fresh for owner in table.seats):
                asked += 1
                assert table.fight is None
                assert table.seats[seat].draft or {"offer", "decline"} & set(verbs)
        marks = [verb for verb in ("open_to_trades",) if verb in verbs]
        game.choose(seat, verbs.index(marks[0]) if marks else rng.randrange(len(verbs)))
    assert asked
