"""No bot knows more than its seat: what it cannot see may change, and it answers the same; so does its twin."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kickdoor import new_game
from kickdoor.bots import OWN, SLOW, TEMPERED, Bot, bot_of
from kickdoor.bots.seated import why
from kickdoor.bots.thinking.temper import TEMPERS
from kickdoor.engine.game import Game
from kickdoor.engine.sight.imagine import unseen_by
from kickdoor.engine.table.dice import key_of
from kickdoor.engine.table.table import NOTHING_LISTED
from kickdoor.lab.measure.attacks import most_offers
from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View

EVERYBODY = [
    *(f"{bot}@4" if bot in SLOW else bot for bot in OWN),  # a clock would move it: imagined games are counted
    *(f"{bot}:{temper}" for bot in TEMPERED for temper in TEMPERS if bot not in SLOW),
]
SHORT = 100  # decisions


def decisions(game: Game, most: int) -> Iterator[tuple[int, View, AskView]]:
    """Who is asked what, until somebody has answered."""
    while not game.over and len(game.answers) < most:
        seat = game.to_act
        view = game.view(seat)
        assert view.ask is not None
        yield seat, view, view.ask


def another_world(game: Game, view: View, rng: random.Random) -> Game:
    """The same table, with every card that this seat cannot see dealt anew."""
    assert view.seat is not None
    other = game.clone()
    key = key_of(str(rng.random()))
    for cards in unseen_by(other.table, view.seat, set(view.known)):
        cards.deal(other.table, key)
    other.table.listed = NOTHING_LISTED[:]
    return other


def tells_of_a_hand(game: Game) -> bool:
    """Whether a card in sight counts some cards of a hand in its sum: then the sum tells, as its sentence says.

    How many cards somebody holds is public, so a sum that counts all of them tells nothing.
    """
    in_sight = [card for pile in game.table.piles[4:8] + game.table.piles[16:] for card in pile]
    texts = [standing.text for card in in_sight for standing in card.face.always]
    return any("in your hand" in text and "each card in your hand" not in text for text in texts)


def unmoved(make: Callable[[int], Bot], box: str, look: Callable[[Game], None] = lambda world: None) -> int:
    """Plays with two sets of the same bots, one of them in other worlds; how often they were compared."""
    game = new_game(box, players=3, seed=11)
    rng = random.Random(5)
    bots, twins = ([make(seat) for seat in range(3)] for _ in range(2))
    compared = 0
    for seat, view, ask in decisions(game, SHORT):
        other = game if tells_of_a_hand(game) else another_world(game, view, rng)
        seen = other.view(seat)
        assert seen.ask is not None
        look(game)
        index = bots[seat].choose(view, ask)
        look(other)
        assert index == twins[seat].choose(seen, seen.ask), f"it was moved: {ask.options[index]}"
        assert why(bots[seat]) == why(twins[seat])
        compared += other is not game
        game.choose(seat, index)
    return compared


@pytest.mark.parametrize("box", ["base", "south-park"])
@pytest.mark.parametrize("name", EVERYBODY)
def test_what_a_bot_cannot_see_does_not_move_it(name: str, box: str) -> None:
    assert unmoved(lambda seat: bot_of(name, f"honest {seat}"), box) > SHORT // 2


def test_a_bot_that_peeks_is_found_out() -> None:
    """The test above can fail: this one looks into the deck."""
    world: list[Game] = []

    class Peeker:
        def choose(self, view: Any, ask: AskView) -> int:
            return world[-1].table.piles[0][-1].index % len(ask.options)

    with pytest.raises(AssertionError, match="it was moved"):
        unmoved(lambda seat: Peeker(), "base", world.append)


@pytest.mark.parametrize("name", EVERYBODY)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def played() -> list[tuple[int, int]]:
        game = new_game("oz", players=3, seed=3)
        bots = [bot_of(name, f"again {seat}") for seat in range(3)]
        for seat, view, ask in decisions(game, SHORT):
            game.choose(seat, bots[seat].choose(view, ask))
        return game.answers

    assert played() == played()


@pytest.mark.parametrize("name", [name for name in EVERYBODY if name != "random"])
def test_nobody_is_pestered(name: str) -> None:
    """No offer is repeated endlessly: in a turn one player asks another a few times at most."""
    for seed in range(1 if name.partition("@")[0] in SLOW else 3):
        game = new_game("base", players=4, seed=seed)
        bots = [bot_of(name, f"{seed} {seat}") for seat in range(4)]
        for seat, view, ask in decisions(game, 4 * SHORT):
            game.choose(seat, bots[seat].choose(view, ask))
        assert most_offers(game) <= 4
