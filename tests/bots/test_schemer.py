"""The schemer schemes, and the searcher searches: single decisions that tell them from their simpler siblings."""

from __future__ import annotations

import pytest

from kickdoor.bots import Bot, NoBot, bot_of
from kickdoor.bots.players.schemer import SchemerBot
from kickdoor.bots.players.searcher import QuickSchemer, SearcherBot
from kickdoor.bots.thinking.gear import adds, sale
from kickdoor.bots.thinking.temper import TEMPERS
from kickdoor.engine.briefing import glance
from kickdoor.engine.game import Game, imagine
from kickdoor.scenario.position import set_up

HAMSTER = "Guard Hamster"


def table(door: str = HAMSTER, **players: dict[str, object]) -> Game:
    return set_up({"box": "base", "players": {"Ann": {}, "Bo": {}, "Cy": {}} | players, "door": [door]})


def wish(game: Game, seat: int, bot: Bot | None = None) -> str:
    """What it would do here, as the card's name or the verb."""
    view = game.view(seat)
    assert view.ask is not None
    option = view.ask.options[(bot or SchemerBot()).choose(view, view.ask)]
    return option.verb if option.card is None else option.card.name


def test_it_goes_up_a_level_behind_the_leader_but_not_to_the_front() -> None:
    up = "Go Up a Level"
    assert wish(table(Ann={"level": 3, "hand": [up]}, Bo={"level": 6}), 0) == up
    assert wish(table(Ann={"level": 5, "hand": [up]}, Bo={"level": 5}), 0) != up


def test_it_goes_all_the_way_to_the_last_but_one_where_it_can() -> None:
    assert wish(table(Ann={"level": 8, "hand": ["Go Up a Level"]}, Bo={"level": 5}), 0) == "Go Up a Level"


def test_it_stops_the_fight_that_would_win_the_game_with_whatever_it_has() -> None:
    game = table(Ann={"level": 9}, Bo={"hand": ["Wanted in Three Kingdoms"]})
    game.choose(0, "kick_door")
    game.choose(0, "fight")
    assert wish(game, 1) == "Wanted in Three Kingdoms"


def test_it_turns_its_own_fight_with_what_it_holds() -> None:
    game = table(Ann={"level": 1, "hand": ["Potion of Slight Advantage"]})
    game.choose(0, "kick_door")
    assert wish(game, 0) == "Potion of Slight Advantage"


def test_its_help_costs_more_than_it_is_offered() -> None:
    bot = SchemerBot()
    game = table(Ann={"level": 1}, Bo={"level": 4})
    for word in ("kick_door", "ask_help:@1", "send"):
        game.choose(0, word)
    assert wish(game, 1, bot) == "counter"
    game.choose(1, "counter:@0")
    assert wish(game, 1, bot) == "treasures"


def test_what_fits_in_place_of_something_adds_the_difference_only() -> None:
    door, axe = "The Last Door You Kicked", "Axe of Many Questions"  # two hands each
    ann, bo, cy = glance(table(Ann={"in_play": [door]}, Bo={"in_play": [axe]}), 0).players
    assert adds(cy, ann.play[0].face) == 3
    assert adds(bo, ann.play[0].face) == 1
    assert adds(ann, bo.play[0].face) == 0


def test_a_sale_is_planned_where_the_level_is_worth_what_it_costs() -> None:
    wares = ["The Last Door You Kicked", "Axe of Many Questions"]
    view = glance(table(Ann={"level": 2, "hand": wares}, Bo={"level": 6}), 0)
    assert sale(view, view.players[0], 100.0) == {card.tag for card in view.hand}
    assert sale(view, view.players[0], 0.1) == frozenset()


@pytest.mark.parametrize("temper", TEMPERS)
def test_every_temper_sits_down(temper: str) -> None:
    assert wish(table(), 0, bot_of(f"schemer:{temper}", 1)) == "kick_door"


def test_the_searcher_gives_the_same_answer_for_the_same_number_of_imagined_games() -> None:
    game = table(Ann={"level": 5, "hand": ["Bottled Bees", "Full of Coffee"]}, Bo={"level": 6})
    game.choose(0, "kick_door")
    wishes = {wish(game, 0, SearcherBot("s", iterations=12)) for _ in range(3)}
    assert len(wishes) == 1


def test_the_searcher_takes_the_win() -> None:
    game = table(Ann={"level": 9})
    game.choose(0, "kick_door")
    assert wish(game, 0, SearcherBot("s", iterations=8)) == "fight"


def test_a_world_that_contradicts_what_is_seen_is_not_searched() -> None:
    """A helper's strength may count the Potions of a hidden hand: with others dealt, running is not an option."""
    hidden = ["Indecisive Cap", "Dress Robes", "Greenhouse Earmuffs", "Head's Tall Hat", "Rented Ferret"]
    bo: dict[str, object] = {"level": 6, "in_play": ["Potion Stirring"], "hand": hidden}
    ann: dict[str, object] = {"level": 1, "hand": ["Hot Butter Fizz"]}
    troll, players = "Troll in the Wrong Bathroom", {"Ann": ann, "Bo": bo, "Cy": {}}
    game = set_up({"box": "harry-potter", "players": players, "door": [troll]})
    for seat, word in ((0, "kick_door"), (0, "ask_help:@1"), (0, "send"), (1, "accept:@0")):
        game.choose(seat, word)
    assert "run_away" in [option.verb for option in game.ask(0).options]  # type: ignore[union-attr]
    worlds = [imagine(game.view(0), number).ask(0) for number in range(12)]
    assert any("run_away" not in [option.verb for option in world.options] for world in worlds if world)
    bot = SearcherBot("s", iterations=24)
    assert wish(game, 0, bot) in ("Hot Butter Fizz", "run_away")
    found = bot.why()
    assert found is not None and found.reason == "imagined" and found.games > 0


def test_in_an_imagined_game_too_the_worst_card_is_parted_with() -> None:
    """Idle verbs are left out where they are a choice; at TURN-07 they are what is asked."""
    hand = [HAMSTER, "Go Up a Level", "Axe of Many Questions", "Rapier Wit", "Bottled Bees", "Dinner Plate Armor"]
    players = {"Ann": {"hand": hand}, "Bo": {"level": 3}, "Cy": {"level": 3}}
    game = set_up({"box": "base", "players": players, "phase": "charity"})
    game.choose(0, "end_turn")
    assert {option.verb for option in game.ask(0).options} == {"discard"}  # type: ignore[union-attr]
    assert {wish(game, 0, QuickSchemer(seed)) for seed in range(6)} == {wish(game, 0)}


@pytest.mark.parametrize("name", ["searcher@", "searcher@soon", "searcher@-1", "greedy@20", "greedy:vengeful"])
def test_a_budget_or_temper_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(NoBot):
        bot_of(name, 1)
