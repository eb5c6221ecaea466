"""A moment that may be answered says what is at stake: the roll as it lies, and whether a Curse still strikes."""

from __future__ import annotations

import pytest

from kickdoor.engine.game import Game
from kickdoor.scenario.runner import play
from kickdoor.views.table import MomentView
from kickdoor.words import Words
from tests.proofs import rule

WORDS = Words(strict=True)
IMP = {"kind": "monster", "name": "Probe Imp", "level": 20, "treasures": 1, "bad_stuff": []}
HEX = {"kind": "curse", "name": "Probe Hex", "does": ["lose 1 level"]}
WARD = {"kind": "special", "name": "Probe Ward", "deck": "treasure", "when": "you are struck by a Curse"}
LUCK = {"kind": "special", "name": "Probe Luck", "deck": "treasure", "when": "anyone rolls a die"}


def moment(game: Game, seat: int) -> tuple[MomentView, str]:
    """What is shown, and how it is said to this seat."""
    public = game.public()
    assert public.moment is not None
    ask = game.own(seat).ask
    assert ask is not None
    return public.moment, WORDS.question(public, seat, ask.question)


@rule("CURSE-01")
@pytest.mark.parametrize("stopped", [False, True])
def test_a_curse_says_who_played_it_and_whether_it_was_stopped(stopped: bool) -> None:
    steps = [{"by": "Ann", "do": "play", "card": "Probe Hex", "on": "Bo"}]
    if stopped:
        steps.append({"by": "Bo", "do": "play", "card": "Probe Ward"})
    game = play(
        {
            "box": "base",
            "passes": "written",
            "options": {"live": True},
            "cards": [HEX, {**WARD, "does": ["cancel it"]}],
            "players": {"Ann": {"hand": ["Probe Hex"]}, "Bo": {"hand": ["Probe Ward"] * 2}, "Cy": {}},
            "steps": steps,
        }
    )
    found, said = moment(game, 1)
    assert (found.seat, found.by, found.averted) == (1, 0, stopped)
    assert said == ("Probe Hex does nothing to you any more." if stopped else "Probe Hex is about to strike you.")


@rule("RUN-02")
def test_a_roll_says_its_number_and_what_is_needed() -> None:
    game = play(
        {
            "box": "base",
            "passes": "written",
            "cards": [IMP, {**LUCK, "does": ["reroll the die"]}],
            "players": {"Ann": {}, "Bo": {"hand": ["Probe Luck"]}, "Cy": {}},
            "door": ["Probe Imp"],
            "dice": [3],
            "steps": [
                {"by": "Ann", "do": "kick_door"},
                {"by": "Ann", "do": "run_away"},
                {"by": "Bo", "do": "pass"},
                {"by": "Cy", "do": "pass"},
                {"by": "Ann", "do": "run_away"},
            ],
        }
    )
    found, said = moment(game, 1)
    assert (found.roll, found.needed) == (3, 5)
    assert said == "Ann has rolled 3 to run away, and needs 5. Does it stand?"
