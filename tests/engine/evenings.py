"""Plays on at random from a random position, and checks the invariants at every decision."""

from __future__ import annotations

import random
from functools import partial
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.table.agenda import PASS, PLAY, Option
from tests.engine import invariants, positions, shrinking

SOME: Final = 60  # decisions from a position
LUCKS: Final = 12  # random numbers with which a failure is tried again
LONG: Final = 60  # one position in so many is played to its end
TURNS: Final = 12  # at most, of those
REPLAYED: Final = 10  # one in so many is replayed from its record
RARELY: Final = 60  # of so many decisions, one is looked at with all invariants

# How often a verb is taken, compared with others that are listed; those that are not named: `_weight`.
FORWARD: Final = ("kick_door", "look_for_trouble", "fight", "run_away", "sacrifice", "end_turn", "loot_room")
WEIGHTS: Final = {"accept": 20, "send": 8, "ask_help": 12, "offer_help": 6, "promise": 6, "treasures": 6}
DULL: Final = ("never_mind", "show", "to", "add", "hold_on", "withdraw", "decline", "equip", "unequip", "offer")


def _weight(option: Option) -> int:
    if option.verb in WEIGHTS:
        return WEIGHTS[option.verb]
    if option.verb in DULL:
        return 1
    if option.verb in FORWARD:
        return 12
    return 10 if option.way == PLAY or option.verb == "use" else 6 if option.way == PASS else 3


class Evening:
    """A random position and the random answers given from there."""

    def __init__(self, number: int | str) -> None:
        self.number: Final = number
        self.rng: Final = random.Random(f"evening {number}")
        self.document: Final = positions.document(number)
        self.ends: Final = self.rng.randrange(LONG) == 0
        if self.ends:
            self.document["options"] = {**dict(_options(self.document)), "turns": TURNS}
        self.game: Final = positions.settled(self.document, self.rng)

    def play(self, look: invariants.Look) -> int:
        """Plays on; `look` is called before every decision and at the end. Returns the number of decisions."""
        game = self.game
        decisions = 0
        while not game.over and (self.ends or decisions < SOME):
            look(game, self.rng)
            self.answer()
            decisions += 1
        look(game, self.rng)
        return decisions

    def answer(self) -> None:
        game, rng = self.game, self.rng
        live = game.table.book.settings.live
        if live and len(game.waiting) > 1 and rng.random() < 0.3:
            game.silence()
            return
        seat = game.to_act
        if rng.random() < (0.3 if live else 0.05):
            # Whoever has an ask may answer, also if nobody waits for it.
            seat = rng.choice([other for other in range(len(game.names)) if game.ask(other) is not None])
        options = game.open_ask(seat).options
        # First a verb, then one of its options: a long list of cards to trade does not crowd out the rest.
        weights = {option.verb: _weight(option) for option in options}
        verb = rng.choices(list(weights), list(weights.values()))[0]
        game.choose(seat, rng.choice([index for index, option in enumerate(options) if option.verb == verb]))


def _options(document: positions.Document) -> dict[str, object]:
    options = document.get("options", {})
    assert isinstance(options, dict)
    return options


def checked(number: int | str, every: int = RARELY) -> tuple[int, str]:
    """Plays on from a position; how many decisions were made, and what broke, if anything did."""
    evening = Evening(number)
    try:
        decisions = evening.play(invariants.sometimes(every))
        if evening.rng.randrange(REPLAYED) == 0:
            invariants.replays_alike(evening.game)
    except Exception as error:
        return len(evening.game.answers), shrinking.Failure(error).words
    return decisions, ""


def shrunk(number: int | str, every: int = RARELY) -> str:
    """The text of a short scenario that breaks as this position does; it is also written to a file."""
    evening = Evening(number)
    try:
        evening.play(invariants.sometimes(every))
    except Exception:
        case = shrinking.of_game(evening.document, evening.game.answers)
        for luck in range(LUCKS):
            check = partial(all_invariants, luck)
            if case.run(check)[1] is not None:
                small, _ = shrinking.shrink(case, check)
                return shrinking.save(small, check)
    return "it does not break when it is played again"


def all_invariants(luck: int, game: Game, last: bool) -> None:
    """The cheap invariants at every decision, all of them after the last answer; some look at a random seat."""
    if last:
        invariants.sometimes(1)(game, random.Random(luck))
    else:
        invariants.always(game, random.Random(luck))
