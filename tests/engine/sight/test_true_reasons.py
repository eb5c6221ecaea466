"""What refuses a card is true of its reader, in every moment of played games: also between two moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import kickdoor
from kickdoor.bots import bot_of
from kickdoor.engine.game import Game
from kickdoor.engine.table.card import Card
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.views.deeds import RefusalView
from tests.proofs import rule

STEPS = 500
EVERY = 7  # one of so many positions is read


def _positions(box: str) -> Iterator[Game]:
    """The positions of a game of four bots."""
    game = kickdoor.new_game(box, players=["Ann", "Bo", "Cy", "Di"], seed=11)
    bots = [bot_of(name, seat) for seat, name in enumerate(("simple", "greedy", "random", "simple"))]
    for step in range(STEPS):
        if game.over:
            return
        if step % EVERY == 0:
            yield game
        seat = game.to_act
        view = game.view(seat, imaginable=False)
        game.choose(seat, bots[seat].choose(view, view.open_ask))


def _why(game: Game, seat: int, card: Card) -> RefusalView | None:
    refused = game.why_not(seat, "play", game.table.tags[card.index])
    return None if refused is None else refused.view


@rule("DEATH-05", "TIME-09")
@pytest.mark.parametrize("box", OWN_BOXES)
def test_only_the_dead_are_told_that_they_are_dead(box: str) -> None:
    read = 0
    for game in _positions(box):
        for seat, owner in enumerate(game.table.seats):
            for card in [*game.table.hand(seat), *game.table.play(seat)]:
                why = _why(game, seat, card)
                read += why is not None
                if why is not None and why.reason == "dead":
                    about = seat if why.seat is None else why.seat
                    assert game.table.seats[about].dead, card.name
                    assert owner.dead or about != seat, card.name
    assert read > 500


@rule("DECK-04", "DECK-05")
@pytest.mark.parametrize("box", OWN_BOXES)
def test_a_card_in_play_is_not_refused_as_if_it_were_held(box: str) -> None:
    """It is there already, or its ability is refused; a card in front of another is theirs, whoever reads it."""
    held = ("own_turn", "fits_nothing", "slot", "one_class", "no_such_act", "no_card")
    for game in _positions(box):
        table = game.table
        for seat in range(4):
            for card in table.play(seat):
                if card.kind == "one_shot" or card in table.seats[seat].turned:
                    continue
                why = _why(game, seat, card)
                assert why is None or why.reason not in held, (card.name, why)
                found = _why(game, (seat + 1) % 4, card)
                if found is not None:
                    assert (found.reason, found.seat) == ("others_card", seat)
