"""Showing cards of a hand from which one is taken meanwhile."""

from __future__ import annotations

import kickdoor
from kickdoor.engine.game import Game
from kickdoor.engine.table.piles import HANDS
from kickdoor.engine.table.table import NOTHING_LISTED
from kickdoor.engine.table.zones import move
from tests.proofs import rule


def answer(game: Game, word: str) -> None:
    ask = game.ask(1)
    assert ask is not None
    game.choose(1, next(place for place, option in enumerate(ask.options) if option.verb == word))


def a_draft_whose_card_is_taken() -> Game:
    """Bo wants to show the first card of a hand of two, which comes to Ann's hand before it is shown."""
    players = {"Ann": {}, "Bo": {"hand": ["Elf", "Thief"]}, "Cy": {}}
    game = kickdoor.set_up({"box": "base", "players": players, "turn": "Ann"})
    answer(game, "show")
    answer(game, "add")
    move(game.table, game.table.hand(1)[0], HANDS[0])
    game.table.listed = NOTHING_LISTED[:]
    return game


@rule("DECK-04")
def test_a_draft_no_longer_shows_its_owner_a_card_that_was_taken() -> None:
    own = a_draft_whose_card_is_taken().view(1).own
    assert own is not None and own.draft is not None
    assert own.draft.gives == ()


@rule("DECK-04")
def test_where_all_cards_to_be_shown_are_gone_the_rest_of_the_hand_is_not_shown_instead() -> None:
    ask = a_draft_whose_card_is_taken().ask(1)
    assert ask is not None
    assert [option.verb for option in ask.options] == ["to", "to", "add", "never_mind"]
