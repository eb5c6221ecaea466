"""A draft inside a question that can only be dropped is dropped, and the question stays."""

from __future__ import annotations

import random

from kickdoor.scenario.runner import play
from tests.engine import invariants
from tests.proofs import rule

FORT, LOT, POND = "Snow Fort with Plumbing", "The Parking Lot Behind the Mall", "The Frozen Duck Pond"


@rule("TURF-02")
def test_a_turf_too_many_is_settled_also_after_a_trade_that_cannot_be_sent() -> None:
    game = play(
        {
            "box": "south-park",
            "passes": "written",
            "players": {
                "Ann": {"in_play": [POND]},
                "Bo": {"in_play": [FORT, LOT], "attached": {LOT: ["Cheat!"]}},
                "Cy": {},
            },
            "steps": [{"by": "Bo", "do": "discard", "card": "Cheat!"}],
        }
    )
    bo = 1
    picked = [option for option in game.open_ask(bo).options if option.verb == "offer"]
    game.choose(bo, game.open_ask(bo).options.index(picked[0]))
    while game.waiting == [bo] and game.table.seats[bo].draft is not None:
        verbs = [option.verb for option in game.open_ask(bo).options]
        wanted = [verb for verb in ("give", "want") if verb in verbs]
        if not wanted:
            break
        game.choose(bo, verbs.index(wanted[0]))
        invariants.always(game, random.Random(0))
    assert game.topic == "pass_on"
    assert "pass_on" in [option.verb for option in game.open_ask(bo).options] or game.table.seats[bo].draft
