"""The gentle bot takes part, and is no danger to anybody; its mellow sibling is, but never in a hurry."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kickdoor.bots import bot_of
from kickdoor.scenario.position import set_up
from kickdoor.tables import new_game
from kickdoor.views.deeds import OptionView
from kickdoor.views.seat import View

WEAK = {"kind": "monster", "name": "Weak", "level": 1, "treasures": 1, "bad_stuff": ["lose 1 level"]}


def doings(*bots: str) -> Iterator[tuple[int, View, OptionView]]:
    """All that these bots do in some games: who, what they saw, and what they took."""
    for number in range(6):
        game = new_game("base", len(bots), f"{bots[-1]} {number}")
        players = [bot_of(bot, seat) for seat, bot in enumerate(bots)]
        while not game.over:
            seat = game.to_act
            view = game.view(seat)
            assert view.ask is not None
            index = players[seat].choose(view, view.ask)
            yield seat, view, view.ask.options[index]
            game.choose(seat, index)


def test_a_gentle_bot_does_nothing_to_anybody_else() -> None:
    for seat, view, option in doings("simple", "gentle", "gentle"):
        if seat and option.verb in ("play", "use") and option.way != "pick":
            assert option.seat in (None, seat), option
            assert view.fight is None or seat in (view.fight.fighter, view.fight.helper), option


def test_a_mellow_bot_does_not_ask_again_while_its_offer_stands() -> None:
    game = set_up(
        {
            "box": "base",
            "options": {"offers_last": True},
            "players": {"Dot": {"level": 4}, "Ann": {"level": 7}, "Cy": {"level": 1}},
            "door": ["Toll Troll"],
        }
    )
    game.choose(0, "kick_door")
    for verb in ("ask_help", "treasures", "send"):
        view = game.view(0)
        assert view.ask is not None
        index = bot_of("mellow", 0).choose(view, view.ask)
        assert view.ask.options[index].verb == verb
        game.choose(0, index)
    view = game.view(0)
    assert view.offer(0, 1) is not None
    assert view.ask is not None
    assert view.ask.options[bot_of("mellow", 0).choose(view, view.ask)].verb != "ask_help"


def test_a_gentle_bot_helps_even_to_the_last_level() -> None:
    helper = {"level": 8, "in_play": ["Rapier Wit"]}
    game = set_up(
        {"box": "base", "players": {"Ann": {"level": 9}, "Moss": helper, "Cy": {}}, "door": ["Committee of Ogres"]}
    )
    for verb in ("kick_door", "ask_help", "send"):
        ask = game.view(0).ask
        assert ask is not None
        game.choose(0, next(n for n, one in enumerate(ask.options) if one.verb == verb and one.seat in (None, 1)))
    view = game.view(1)
    assert view.ask is not None
    assert view.ask.options[bot_of("gentle", 0).choose(view, view.ask)].verb == "accept"


@pytest.mark.slow
def test_a_mellow_bot_sells_nothing_but_strikes_like_anybody() -> None:
    did = {
        (option.verb, "" if option.card is None else option.card.kind)
        for _, _, option in doings(*["mellow"] * 4)
        if option.way != "pick"
    }
    assert "sell" not in {verb for verb, _ in did}
    assert {("play", "curse"), ("play", "level_up"), ("ask_help", "")} <= did


def test_a_mellow_bot_does_not_spend_an_item_for_a_rival_who_wins() -> None:
    owner = {"in_play": ["Knife Sword"]}
    game = set_up(
        {"box": "oz", "players": {"Ann": {"level": 5}, "Pim": owner, "Cy": {}}, "cards": [WEAK], "door": ["Weak"]}
    )
    for verb in ("kick_door", "fight"):
        ask = game.view(0).ask
        assert ask is not None
        game.choose(0, next(n for n, one in enumerate(ask.options) if one.verb == verb))
    view = game.view(1)
    assert view.ask is not None
    assert any(option.verb == "use" for option in view.ask.options)
    for seed in range(20):
        taken = view.ask.options[bot_of("mellow", seed).choose(view, view.ask)]
        assert taken.verb != "use"
