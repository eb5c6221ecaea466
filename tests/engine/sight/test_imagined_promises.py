"""A play promised to somebody else is imagined as some card of the hand: how many is known, but not which."""

from __future__ import annotations

import kickdoor
from kickdoor.scenario.runner import play
from tests.proofs import rule


@rule("HELP-03", "DECK-04")
def test_a_bystander_imagines_as_many_promised_plays_as_were_offered() -> None:
    game = play(
        {
            "box": "base",
            "passes": "written",
            "cards": [{"kind": "monster", "name": "Probe Imp", "level": 6, "treasures": 1, "bad_stuff": []}],
            "players": {"Ann": {"level": 3, "hand": ["Demotion", "Go Up a Level"]}, "Bo": {"level": 4}, "Cy": {}},
            "door": ["Probe Imp"],
            "steps": [
                {"by": "Ann", "do": "kick_door"},
                {"by": "Ann", "do": "ask_help", "of": "Bo", "cards": ["Go Up a Level"]},
            ],
        }
    )
    cy = 2
    view = game.view(cy)
    for seed in range(5):
        imagined = kickdoor.imagine(view, seed)
        assert imagined.view(cy).public == view.public
        imagined.choose(1, "accept:@0")
        assert imagined.table.fight is not None
        assert imagined.table.fight.helper == 1
