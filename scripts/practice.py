"""Plays some games of all sorts: `compile.py` counts with them which code is used most.

python scripts/practice.py    with the package on PYTHONPATH
"""

from __future__ import annotations

import random
from typing import Final

import kickdoor
from kickdoor.bench import middle, play_out
from kickdoor.bots.players.searcher import SearcherBot
from kickdoor.bots.seated import Seated
from kickdoor.engine.learning import Play
from kickdoor.engine.sight.numbering import Numbering
from kickdoor.engine.sight.observing import Observer
from kickdoor.engine.sight.places import MASK, QUADS
from kickdoor.lab.run.plan import Plan
from kickdoor.lab.run.play import play
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.tables import AT_LEISURE

RANDOM: Final = 8  # games of random players in each box
BOTS: Final = (("greedy", 16), ("schemer", 6), ("simple", 4), ("mellow", 2), ("gentle", 2))  # games in each box
STEPS: Final = 10_000  # of a learner in each box
SEARCHES: Final = 6  # in each box
CLONES: Final = 10_000


def at_random(box: str) -> None:
    """Games of random players, quick ones and one of the rules of people's tables, and clones."""
    rng = random.Random(box)
    for seed in range(RANDOM):
        play_out(kickdoor.new_game(box, 4, seed=seed), rng)
    play_out(kickdoor.new_game(box, 4, seed=0, **AT_LEISURE), rng, 10_000)
    game = middle(box, 4)
    for _ in range(CLONES):
        game.clone()


def of_bots(box: str) -> None:
    """Games of bots, as the lab plays them."""
    for bot, games in BOTS:
        plan = Plan((box,), (bot,) * 4, 10**6).sealed()
        for number in range(games):
            play(plan, number).rows()


def searched(box: str) -> None:
    """Some searches in the course of a game."""
    game = kickdoor.new_game(box, 4, seed=1)
    bots = [Seated("greedy", f"practice {seat}") for seat in range(4)]
    searcher, searches = SearcherBot(1, iterations=40), 0
    while not game.over and searches < SEARCHES:
        seat = game.to_act
        if game.options_count(seat) > 1 and game.table.turns > searches:
            view = game.view(seat)
            searcher.choose(view, view.open_ask)
            searches += 1
        game.choose(seat, bots[seat].answer(game, seat))


def learned(box: str) -> None:
    """A learner that acts at random and observes each moment."""
    rng = random.Random(box)
    out = memoryview(bytearray(8 * (QUADS + MASK)))
    steps = seed = 0
    while steps < STEPS:
        game = kickdoor.new_game(box, 4, seed=seed)
        seed += 1
        learner = Play(game, Observer(Numbering(game.table.book)))
        while not game.over and steps < STEPS:
            learner.observe(learner.seat, out)
            learner.act(int(rng.random() * learner.listed))
            steps += 1


def main() -> None:
    for box in OWN_BOXES:
        at_random(box)
        of_bots(box)
        searched(box)
        learned(box)


if __name__ == "__main__":
    main()
