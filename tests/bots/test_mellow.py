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
