"""What events tell of a roll to run away, a death, a looted body and a stab in the back."""

from __future__ import annotations

from typing import Any

import kickdoor
from kickdoor.engine.game import Game
from kickdoor.views.events import EventView
from tests.proofs import rule

IMP = {"kind": "monster", "name": "Probe Imp", "level": 12, "treasures": 1, "bad_stuff": ["die"]}


def a_fight(**players: Any) -> Game:
    """Ann has met a monster that she cannot beat."""
    game = kickdoor.set_up(
        {"box": "base", "cards": [IMP], "door": ["Probe Imp"], "dice": [3], "players": players, "turn": "Ann"}
    )
    take(game, 0, "kick_door")
    return game


def take(game: Game, seat: int, verb: str) -> None:
    """The first option of this verb."""
    ask = game.ask(seat)
    assert ask is not None
    game.choose(seat, next(index for index, option in enumerate(ask.options) if option.verb == verb))


def told(game: Game, what: str) -> list[EventView]:
    return [event for event in game.events_for(None, 0) if event.what == what]


@rule("RUN-02")
def test_a_roll_to_run_away_says_what_was_needed_and_a_death_says_of_what() -> None:
    game = a_fight(Ann={"in_play": ["Elf"]}, Bo={}, Cy={"level": 2})
    for _ in range(40):
        if told(game, "death"):
            break
        seat = game.to_act
        ask = game.ask(seat)
        assert ask is not None
        verbs = [option.verb for option in ask.options]
        take(game, seat, "run_away" if "run_away" in verbs else "pass" if "pass" in verbs else verbs[0])
    (die,) = told(game, "die")
    assert (die.facts.amount, die.facts.bonus, die.facts.needed) == (3, 1, 4)
    (death,) = told(game, "death")
    assert death.card is not None and death.card.name == "Probe Imp"


@rule("INT-02")
def test_who_is_stabbed_in_the_back_and_by_whom_is_told() -> None:
    game = a_fight(Ann={}, Bo={"in_play": ["Thief"], "hand": ["Elf"]}, Cy={})
    take(game, 1, "use")
    for _ in range(3):
        if not told(game, "boost"):
            game.choose(1, 0)
    (stab,) = told(game, "boost")
    assert (stab.who, stab.other, stab.facts.bonus) == (0, 1, -2)
