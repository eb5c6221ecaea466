"""What comes to nothing is limited among bots (RULE-25): whoever finishes what they begin is never limited."""

from __future__ import annotations

import random

import pytest

import kickdoor
from kickdoor.engine.game import Game
from kickdoor.engine.play.bargains import REST
from kickdoor.engine.table.settings import QUICK_IDLE_ACTS
from tests.proofs import rule

BEGINS = ("sell", "offer", "ask_help", "offer_help", "counter", "show", "equip", "unequip")


def played(box: str, seed: int, drops: bool = True, **settings: object) -> Game:
    """A game at random; without `drops` nobody drops a draft or shows cards."""
    game = kickdoor.new_game(box, 4, seed=seed, **settings)
    rng = random.Random(seed)
    while not game.over:
        seat = game.to_act
        options = game.open_ask(seat).options
        places = [
            place for place, option in enumerate(options) if drops or option.verb not in ("never_mind", "show")
        ]
        game.choose(seat, rng.choice(places or range(len(options))))
        if not drops and not places:
            game.table.seats[seat].spent = 0  # a draft with no other way out
    return game


@rule("RULE-25")
@pytest.mark.parametrize("box", ["base", "oz"])
def test_a_random_game_takes_far_fewer_answers_with_the_limits_of_quick_tables(box: str) -> None:
    limited = played(box, 1)
    free = played(box, 1, idle_acts="any", turns=200)
    assert len(limited.answers) * 2 < len(free.answers)
    assert limited.table.turns <= 200


def test_the_limits_are_settings_of_the_record_and_a_record_without_them_is_played_without_them() -> None:
    game = kickdoor.new_game("base", 3, seed=3)
    assert game.record["settings"] == {"idle_acts": QUICK_IDLE_ACTS, "turns": 150}
    assert kickdoor.new_game("base", 3, seed=3, live=True).record["settings"] == {"live": True}
    assert kickdoor.new_game("base", 6, seed=3, epic=True).record["settings"] == {
        "epic": True,
        "idle_acts": QUICK_IDLE_ACTS,
        "turns": 600,
    }
    old = kickdoor.replay({**game.record, "settings": {}}).table.book.settings
    assert (old.idle_acts, old.turns) == (1000, 600)


@rule("RULE-25")
def test_whoever_finishes_what_they_begin_is_never_limited() -> None:
    game = played("south-park", 2, drops=False)
    assert [seat.spent for seat in game.table.seats] == [0, 0, 0, 0]


@rule("RULE-25")
def test_the_weary_are_refused_with_the_rule_and_rest_in_their_own_turns() -> None:
    game = kickdoor.new_game("base", 3, seed=5, idle_acts=1)
    rng = random.Random(5)
    seen = rested = 0
    while seen < 200 and not game.over:
        seat = game.to_act
        options = game.open_ask(seat).options
        owner = game.table.seats[seat]
        if owner.spent and owner.draft is None and game.topic in ("start", "room", "end", "fight"):
            assert not [option.verb for option in options if option.verb in BEGINS and option.way != 3]
            refused = game.why_not(seat, "show")
            if game.table.hand(seat) and game.topic == "end":
                assert refused is not None and refused.view.rule == "RULE-25"
                seen += 1
        before = [one.spent for one in game.table.seats]
        game.choose(seat, rng.randrange(len(options)))
        rested += sum(now.spent == was - 1 for now, was in zip(game.table.seats, before, strict=True))
        assert max(one.spent for one in game.table.seats) <= REST
    assert seen and rested
