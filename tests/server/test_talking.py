"""Bots understand the quick phrases and answer in them, after the same while whatever they hold."""

from __future__ import annotations

import pytest

import kickdoor
from kickdoor.bots.chat import reply
from kickdoor.server.protocol import messages
from kickdoor.views.seat import View
from tests.server.tables import Sitting


@pytest.fixture
def views() -> dict[str, View]:
    """Ann, Level 3, fights a monster of Level 4 with two Treasures; Bo could help, Cy could not."""
    players = {"Ann": {"level": 3}, "Bo": {"level": 8}, "Cy": {}}
    game = kickdoor.set_up({"box": "base", "players": players, "door": ["Bureaugoblin"]})
    game.choose(0, "kick_door")
    return {"Bo": game.view(1), "Cy": game.view(2)}


def test_a_strong_bot_helps_for_a_treasure_and_asks_for_one_where_none_is_offered(views: dict[str, View]) -> None:
    assert reply(views["Bo"], "help_one", 0) == "deal"
    assert reply(views["Bo"], "help_free", 0) == "more"


def test_a_bot_that_is_too_weak_says_so(views: dict[str, View]) -> None:
    assert reply(views["Cy"], "help_two", 0) == "nothing"


def test_a_bot_helps_nobody_who_does_not_fight(views: dict[str, View]) -> None:
    assert reply(views["Bo"], "help_one", 2) == "no"
    assert reply(views["Bo"], "thanks", 2) == ""


def test_a_bot_that_is_spoken_to_answers_after_its_while_and_no_other_does() -> None:
    sitting = Sitting(people=2, bots=("greedy", "greedy"))
    ann, bo = sitting.wires
    ann.say(messages.Say(ann.id(), phrase="sorry", to=2))

    def said() -> list[messages.Said]:
        return [message for message in bo.heard if isinstance(message, messages.Said)]

    think = sitting.state.timing.pace.think
    sitting.clock.advance(think - 1)
    assert [(one.seat, one.phrase) for one in said()] == [(0, "sorry")]
    sitting.clock.advance(1)
    assert [(one.seat, one.phrase, one.to) for one in said()] == [(0, "sorry", 2), (2, "revenge", 0)]
