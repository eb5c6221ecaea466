"""Bots do not trade the same Items to and fro."""

from __future__ import annotations

import kickdoor
from kickdoor.bots import bot_of

NAMES = ("Ann", "Bo", "Cy", "Di")


def undone(seed: int, bots: tuple[str, ...]) -> tuple[int, int]:
    """How many Items changed hands by trades in a game, and how many of them came back by a trade."""
    game = kickdoor.new_game("base", players=list(NAMES), seed=seed)
    players = [bot_of(name, seed * 10 + place) for place, name in enumerate(bots)]
    given: set[tuple[int | None, int | None, str]] = set()
    traded = back = 0
    while not game.over and game.table.turns < 60:
        seat, told = game.to_act, len(game.events)
        view = game.view(seat)
        assert view.ask is not None
        index = players[seat].choose(view, view.ask)
        is_trade = view.ask.options[index].verb == "accept" and view.public.fight is None
        game.choose(seat, index)
        for event in game.events[told:] if is_trade else []:
            if event.what == "hand_over" and event.card is not None:
                traded += 1
                back += (event.other, event.who, event.card.name) in given
                given.add((event.who, event.other, event.card.name))
    return traded, back


def test_no_bot_takes_back_by_a_trade_what_it_traded_away() -> None:
    found = [undone(seed, bots) for seed in (1, 2) for bots in (("mellow",) * 4, ("schemer", "mellow") * 2)]
    assert sum([traded for traded, _ in found]) > 0
    assert [back for _, back in found] == [0] * len(found)
