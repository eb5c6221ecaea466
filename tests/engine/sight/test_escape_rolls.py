"""The fight says with which rolls its fighter escapes from each monster."""

from __future__ import annotations

import pytest

from kickdoor.scenario.runner import play
from tests.proofs import rule


@rule("RUN-02", "RUN-04")
@pytest.mark.parametrize(
    ("says", "ann", "roll"),
    [
        ([], {}, 5),
        (["-1 to Run Away"], {}, 6),
        (["-3 to Run Away"], {}, 7),
        (["+5 to Run Away"], {}, 1),
        (["-1 to Run Away"], {"in_play": ["Elf"]}, 5),
        ([], {"in_play": ["Chicken on Your Head"]}, 6),
        (["will not pursue anyone of Level 3 or less"], {"level": 3}, 1),
        (["cannot be outrun"], {"in_play": ["Elf"]}, 7),
    ],
)
def test_a_monster_shows_the_least_roll_that_escapes(says: list[str], ann: dict[str, object], roll: int) -> None:
    imp = {"kind": "monster", "name": "Probe Imp", "level": 20, "treasures": 1, "always": says, "bad_stuff": []}
    game = play(
        {
            "box": "base",
            "passes": "written",
            "cards": [imp],
            "players": {"Ann": ann, "Bo": {}, "Cy": {}},
            "door": ["Probe Imp"],
            "steps": [{"by": "Ann", "do": "kick_door"}],
        }
    )
    fight = game.public().fight
    assert fight is not None
    assert fight.foes[0].escape == roll
