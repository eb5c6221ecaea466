"""The bot `mellow` takes no for an answer."""

from __future__ import annotations

from kickdoor.bots.players.mellow import MellowBot
from kickdoor.engine.game import Game
from kickdoor.scenario.position import set_up

OGRE = {"kind": "monster", "name": "Ogre", "level": 10, "treasures": 3, "bad_stuff": ["lose 1 level"]}


def take(game: Game, seat: int, verb: str) -> None:
    ask = game.view(seat).open_ask
    game.choose(seat, next(n for n, one in enumerate(ask.options) if one.verb == verb))


def test_who_has_declined_to_help_is_not_asked_again_in_the_same_fight() -> None:
    players = {"Dot": {"level": 5}, "Ann": {"level": 8}, "Cy": {"level": 1}}
    game = set_up({"box": "base", "players": players, "cards": [OGRE], "door": ["Ogre"]})
    bot = MellowBot(1)
    take(game, 0, "kick_door")
    view = game.view(0)
    assert view.open_ask.options[bot.choose(view, view.open_ask)].verb == "ask_help"
    take(game, 0, "ask_help")
    take(game, 0, "send")
    take(game, 1, "decline")
    view = game.view(0)
    assert any(one.verb == "ask_help" and one.seat == 1 for one in view.open_ask.options)
    assert view.open_ask.options[bot.choose(view, view.open_ask)].verb == "run_away"


def last_chance(hand: list[str], monster: int) -> str:
    """What Dot does with these cards when Ann announces the win of the game, though Cy has the higher Level."""
    players = {"Ann": {"level": 8}, "Dot": {"level": 2, "hand": hand}, "Cy": {"level": 9}}
    ogre = {**OGRE, "name": "Last Ogre", "level": monster, "levels": 2}
    game = set_up({"box": "base", "players": players, "cards": [ogre], "door": ["Last Ogre"]})
    take(game, 0, "kick_door")
    take(game, 0, "fight")
    view = game.view(1)
    taken = view.open_ask.options[MellowBot(1).choose(view, view.open_ask)]
    return taken.verb if taken.card is None else f"{taken.verb} {taken.card.name} on {taken.seat}"


def test_a_win_of_the_game_is_stopped_at_the_last_moment_with_a_card_that_is_enough() -> None:
    assert last_chance(["Bottled Bees", "Thief"], 6) == "play Bottled Bees on None"
    assert last_chance(["Demotion", "Thief"], 6) == "play Demotion on 0"  # from Level 7 it is not the last


def test_a_card_that_does_not_stop_the_win_is_kept() -> None:
    assert last_chance(["Thief", "Go Up a Level"], 6) == "pass"
    assert last_chance(["Bottled Bees"], 2) == "pass"
