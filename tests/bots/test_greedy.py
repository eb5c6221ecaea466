"""The bot that plays to win does: against chance, and in single decisions that anyone at the table would make."""

from __future__ import annotations

import pytest

from kickdoor.bots.players.greedy import GreedyBot
from kickdoor.engine.game import Game
from kickdoor.lab.measure.folders import simulate
from kickdoor.lab.run.executors import SerialExecutor
from kickdoor.lab.run.plan import Plan
from kickdoor.scenario.position import set_up

HAMSTER = "Guard Hamster"


def table(door: str = HAMSTER, **players: dict[str, object]) -> Game:
    return set_up({"box": "base", "players": {"Ann": {}, "Bo": {}, "Cy": {}} | players, "door": [door]})


def wish(game: Game, seat: int) -> str:
    """What greedy would do here, as the card's name or the verb."""
    view = game.view(seat)
    assert view.ask is not None
    option = view.ask.options[GreedyBot().choose(view, view.ask)]
    return option.verb if option.card is None else option.card.name


def in_the_fight(game: Game) -> Game:
    game.choose(0, "kick_door")
    return game


@pytest.mark.slow
def test_greedy_beats_three_randoms() -> None:
    plan = Plan(("oz",), ("greedy", "random", "random", "random"), 12)
    assert simulate(plan, executor=SerialExecutor()).wins["greedy"] >= 9


def test_it_stops_the_fight_that_would_win_the_game() -> None:
    game = in_the_fight(table(Ann={"level": 9}, Bo={"hand": ["Full of Coffee"]}))
    game.choose(0, "fight")
    assert wish(game, 1) == "Full of Coffee"


def test_it_leaves_a_beginner_alone() -> None:
    game = in_the_fight(table(Ann={"level": 2}, Bo={"level": 5, "hand": ["Full of Coffee"]}))
    game.choose(0, "fight")
    assert wish(game, 1) == "pass"


@pytest.mark.parametrize(("hand", "wanted"), [([], "fight"), (["Potion of Slight Advantage"], "fight")])
def test_it_wastes_nothing_on_a_fight_that_is_won(hand: list[str], wanted: str) -> None:
    assert wish(in_the_fight(table(Ann={"level": 5, "hand": hand})), 0) == wanted


def test_it_spends_the_smallest_card_that_is_enough() -> None:
    hand = ["Bottled Bees", "Potion of Slight Advantage"]
    assert wish(in_the_fight(table(Ann={"level": 1, "hand": hand})), 0) == "Potion of Slight Advantage"


def test_it_asks_for_the_help_it_needs_and_pays_for_it() -> None:
    game = in_the_fight(table(Ann={"level": 1}, Bo={"level": 4}))
    assert wish(game, 0) == "ask_help"
    game.choose(0, "ask_help:@1")
    assert wish(game, 0) == "treasures"


@pytest.mark.parametrize(("level", "wanted"), [(3, True), (8, False), (9, False)])
def test_it_goes_up_a_level_but_makes_no_target_of_itself(level: int, wanted: bool) -> None:
    game = table(Ann={"level": level, "hand": ["Go Up a Level"]})
    assert (wish(game, 0) == "Go Up a Level") is wanted


def test_it_keeps_an_item_whose_name_has_a_comma_when_it_is_offered_a_map_for_it() -> None:
    game = set_up(
        {
            "box": "harry-potter",
            "players": {
                "Ann": {"in_play": ["Suit of Armour, Occupied"]},
                "Bo": {"in_play": ["Map of Where Everybody Was"]},
                "Cy": {},
            },
        }
    )
    game.choose(1, "offer:@0")
    for verb in ("give", "want", "send"):
        ask = game.ask(1)
        assert ask is not None
        game.choose(1, [option.verb for option in ask.options].index(verb))
    assert wish(game, 0) == "decline"


def test_it_does_not_repeat_an_offer_of_the_same_price() -> None:
    """Of two Treasures it offers one, and would offer no more after a refusal."""
    game = in_the_fight(table("Toll Troll", Ann={"level": 4}, Bo={"level": 7}, Cy={"level": 1}))
    view, bot = game.view(0), GreedyBot()
    assert view.ask is not None
    assert view.ask.options[bot.choose(view, view.ask)].verb == "ask_help"
    assert view.ask.options[bot.choose(view, view.ask)].verb != "ask_help"
