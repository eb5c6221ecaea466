"""A bot that declines the offer of a person says why, in a phrase that is true."""

from __future__ import annotations

import pytest

from kickdoor.bots import bot_of
from kickdoor.bots.chat import declines
from kickdoor.scenario.position import set_up
from kickdoor.server.protocol.phrases import PHRASES, REPLIES

OGRE = {"kind": "monster", "name": "Ogre", "level": 10, "treasures": 3, "bad_stuff": ["lose 1 level"]}


FRIEND = {"kind": "item", "name": "Bracelet", "value": 200, "bonus": 1, "always": ["+2 if you are helping"]}


@pytest.mark.parametrize("helper", range(3, 8))
@pytest.mark.parametrize("bot", ["simple", "greedy", "gentle", "mellow"])
def test_a_bot_helps_and_says_that_it_would_be_too_weak_by_the_sums_of_the_button(bot: str, helper: int) -> None:
    """A bonus that counts only for a helper: what the fighter's button promises, the bot believes."""
    players = {"Ann": {"level": 4}, "Moss": {"level": helper, "in_play": ["Bracelet"]}, "Cy": {}}
    game = set_up({"box": "base", "players": players, "cards": [OGRE, FRIEND], "door": ["Ogre"]})
    game.choose(0, "kick_door")
    ask = game.view(0, outcomes=True).ask
    assert ask is not None
    (button,) = [one for one in ask.options if one.verb == "ask_help" and one.seat == 1]
    assert button.then is not None and button.then.wins == (4 + helper + 3 > 10)
    for word in ("ask_help:@1", "treasures:=1", "send"):
        game.choose(0, word)
    view = game.view(1)
    assert (declines(view, 0) == "too_weak") == (not button.then.wins)
    taken = view.open_ask.options[bot_of(bot, 1).choose(view, view.open_ask)]
    assert (taken.verb == "accept") == button.then.wins


@pytest.mark.parametrize(("level", "helper", "phrase"), [(9, 8, "too_close"), (5, 2, "too_weak"), (5, 8, "more")])
def test_help_is_declined_with_its_reason(level: int, helper: int, phrase: str) -> None:
    players = {"Ann": {"level": level}, "Moss": {"level": helper}, "Cy": {}}
    game = set_up({"box": "base", "players": players, "cards": [OGRE], "door": ["Ogre"]})
    for verb in ("kick_door", "ask_help", "send"):
        ask = game.view(0).ask
        assert ask is not None
        game.choose(0, next(n for n, one in enumerate(ask.options) if one.verb == verb and one.seat in (None, 1)))
    found = declines(game.view(1), 0)
    assert found == phrase
    assert found in PHRASES | REPLIES
