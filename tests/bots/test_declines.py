"""A bot that declines the offer of a person says why, in a phrase that is true."""

from __future__ import annotations

import pytest

from kickdoor.bots.chat import declines
from kickdoor.scenario.position import set_up
from kickdoor.server.protocol.phrases import PHRASES, REPLIES

OGRE = {"kind": "monster", "name": "Ogre", "level": 10, "treasures": 3, "bad_stuff": ["lose 1 level"]}


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
