"""The parts of a view are built when they are read, and still show one moment, by the rights of one seat."""

from __future__ import annotations

import random

import pytest

import kickdoor
from kickdoor.engine.table.table import Table
from kickdoor.views.seat import PARTS, SeatView
from tests.engine.invariants import differing

BOXES = ("base", "south-park")


def known(view: kickdoor.View) -> list[object]:
    """Everything that can be read from a view."""
    imagined = kickdoor.imagine(view, "later").table
    return [kickdoor.to_json(view), sorted(view.known), view.offers, view.moment, imagined.piles, imagined.tags]


@pytest.mark.parametrize("box", BOXES)
def test_a_view_that_is_kept_shows_nothing_that_happened_after_it_was_given(box: str) -> None:
    game = kickdoor.new_game(box, players=3, seed=4)
    rng = random.Random(box)
    compared = 0
    while not game.over and compared < 150:
        kept = [game.view(seat) for seat in range(3)]
        then = [known(view) for view in (game.clone().view(seat) for seat in range(3))]
        seat = game.to_act
        game.choose(seat, rng.randrange(len(game.open_ask(seat).options)))
        for view, read in zip(kept, then, strict=True):
            now = known(view)
            assert now == read, differing(now[0], read[0])
            compared += 1


def test_what_nobody_keeps_is_not_built() -> None:
    game = kickdoor.new_game("base", players=3, seed=4)
    built: list[str] = []

    class Watched(SeatView):
        def freeze(self) -> None:
            built.append("frozen")
            super().freeze()

    for kept in (False, True):
        view = game.view(game.to_act)
        view.__class__ = Watched
        if not kept:
            del view
        game.choose(game.to_act, 0)
        assert bool(built) == kept


def test_a_view_lets_go_of_the_table_when_the_game_goes_on() -> None:
    game = kickdoor.new_game("base", players=3, seed=4)
    view = game.view(game.to_act)
    assert "public" not in vars(view)
    game.choose(game.to_act, 0)
    assert set(PARTS) <= set(vars(view))
    assert not hasattr(view, "_sight")


def test_no_public_attribute_of_a_view_leads_to_the_table() -> None:
    game = kickdoor.new_game("base", players=3, seed=4)
    seen: list[object] = []

    def walk(thing: object, path: str) -> None:
        assert not isinstance(thing, Table | kickdoor.Game), f"{path} is the table"
        if any(thing is other for other in seen) or isinstance(thing, int | str | set | None):
            return
        seen.append(thing)
        inside = list(enumerate(thing)) if isinstance(thing, list | tuple) else []
        named = [(name, getattr(thing, name)) for name in dir(thing) if not name.startswith("_")]
        for name, part in [*inside, *named]:
            if not callable(part):
                walk(part, f"{path}.{name}")

    walk(game.view(game.to_act), "view")
    assert len(seen) > 20
