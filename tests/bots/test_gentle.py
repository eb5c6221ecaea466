"""The gentle bot takes part, and is no danger to anybody."""

from __future__ import annotations

from kickdoor.bots import bot_of
from kickdoor.scenario.position import set_up
from kickdoor.tables import new_game


def test_a_gentle_bot_does_nothing_to_anybody_else() -> None:
    for number in range(6):
        game = new_game("base", 3, f"gentle {number}")
        bots = [bot_of("simple", 0), bot_of("gentle", 1), bot_of("gentle", 2)]
        while not game.over:
            seat = game.to_act
            view = game.view(seat)
            assert view.ask is not None
            index = bots[seat].choose(view, view.ask)
            option = view.ask.options[index]
            if seat and option.verb in ("play", "use") and option.way != "pick":
                assert option.seat in (-1, seat), option
                assert view.fight is None or seat in (view.fight.fighter, view.fight.helper), option
            game.choose(seat, index)


def test_a_gentle_bot_helps_even_to_the_last_level() -> None:
    helper = {"level": 5, "in_play": ["Sword of Passive Aggression"]}
    game = set_up(
        {"box": "base", "players": {"Ann": {"level": 9}, "Moss": helper, "Cy": {}}, "door": ["Committee of Ogres"]}
    )
    for verb in ("kick_door", "ask_help", "send"):
        ask = game.view(0).ask
        assert ask is not None
        game.choose(0, next(n for n, one in enumerate(ask.options) if one.verb == verb and one.seat in (-1, 1)))
    view = game.view(1)
    assert view.ask is not None
    assert view.ask.options[bot_of("gentle", 0).choose(view, view.ask)].verb == "accept"
