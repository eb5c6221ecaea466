"""Observations have one length, known names and bounds, and tell nothing that a seat may not know."""

from __future__ import annotations

import copy
import pickle
import random
import re
from pathlib import Path

import numpy as np
import pytest

import kickdoor
from kickdoor.engine.table.table import Table
from kickdoor.env import features, options
from kickdoor.env.page import page
from kickdoor.env.sitting import BOUND, LENGTH, OPTION_LENGTH, TABLE_LENGTH, Sitting, split

BOXES = ("base", "super", "oz", "harry-potter", "south-park")
DOCS = Path(__file__).parents[2] / "docs"


def a_sentence_tells_of_a_hand(table: Table) -> bool:
    """Whether a card in sight counts somebody's hand in its sum: then the sum tells, as its sentence says."""
    in_sight = [card for pile in table.piles[4:8] + table.piles[16:] for card in pile]
    return any("in your hand" in standing.text for card in in_sight for standing in card.face.always)


def hands(game: kickdoor.Game) -> list[list[str]]:
    return [sorted(card.name for card in game.own(seat).hand) for seat in range(len(game.names))]


@pytest.mark.parametrize("box", BOXES)
def test_worlds_that_differ_in_hidden_cards_look_the_same(box: str) -> None:
    one, two = Sitting(box, 4), Sitting(box, 4)
    rng = random.Random(box)
    differing = 0
    one.reset(seed=rng.randrange(1000))
    for step in range(1200):
        if one.over:
            one.reset()
        if step % 12 == 0 and not a_sentence_tells_of_a_hand(one.game.table):
            seat = one.seat if rng.random() < 0.7 else rng.randrange(4)
            two.game = kickdoor.imagine(one.game.view(seat), step)  # all that this seat cannot see is dealt anew
            two._next_ask()
            if two.seat == one.seat or seat not in (
                one.seat,
                two.seat,
            ):  # a quick table asks whoever has an answer
                differing += hands(one.game) != hands(two.game)
                assert (one.observe(seat) == two.observe(seat)).all()
                assert (one.mask(seat) == two.mask(seat)).all()
        one.act(rng.choice(one.legal()))
    assert differing > 30


@pytest.mark.parametrize("box", BOXES)
def test_every_number_has_a_name_and_keeps_its_bounds(box: str) -> None:
    assert len(features.NAMES) == len(set(features.NAMES)) == TABLE_LENGTH
    assert len(options.NAMES) == len(set(options.NAMES)) == OPTION_LENGTH
    sitting = Sitting(box, 6, turn_limit=15)
    sitting.reset(seed=1)
    rng = random.Random(1)
    while not sitting.over:
        if rng.random() < 0.2:
            seen = sitting.observe(sitting.seat)
            assert seen.shape == (LENGTH,) and seen.dtype == np.float32
            assert np.isfinite(seen).all() and np.abs(seen).max() <= BOUND
            table, rows = split(seen)
            listed = rows[:, options.NAMES.index("listed")]
            assert listed.sum() == min(31, sitting.count)
            assert (rows[len(listed.nonzero()[0]) :] == 0).all()
            assert table[features.NAMES.index("player0_seated")] == 1
        sitting.act(rng.choice(sitting.legal()))


def test_features_say_what_they_mean() -> None:
    sitting = Sitting("base", 4)
    sitting.reset(seed=2)
    rng = random.Random(2)
    fights = 0
    for _ in range(700):
        if sitting.over:
            sitting.reset()
        seat, view = sitting.seat, sitting.game.view(sitting.seat)
        table, rows = split(sitting.observe(seat))
        seen = dict(zip(features.NAMES, table.tolist(), strict=True))
        me, left = view.players[seat], view.players[(seat + 1) % 4]
        assert seen["player0_level"] == pytest.approx(me.level / 10)
        assert seen["player1_strength"] == pytest.approx(left.strength / 20, abs=1e-6)
        assert seen["player4_seated"] == 0
        assert seen["hand_item"] == sum(card.kind == "item" for card in view.hand)
        assert seen[f"phase_{view.public.phase}"] == 1
        assert seen["fight_fight"] == (view.fight is not None)
        if view.fight is not None:
            fights += 1
            assert seen["fight_monsters"] == pytest.approx(min(BOUND, view.fight.monsters / 20), abs=1e-6)
        assert view.ask is not None
        for option, row in zip(view.ask.options, rows, strict=False):
            said = dict(zip(options.NAMES, row.tolist(), strict=True))
            assert said[f"verb_{option.verb if option.verb in options.VERBS else 'other'}"] == 1
            assert option.card is None or said[f"card_{option.card.kind}"] == 1
        sitting.act(rng.choice(sitting.legal()))
    assert fights > 10


def test_copies_and_pickles_go_on_as_the_original() -> None:
    sitting = Sitting("oz", 3, turn_limit=10, shaping=0.5)
    sitting.reset(seed=4)
    rng = random.Random(4)
    for _ in range(60):
        sitting.act(rng.choice(sitting.legal()))
    others = [sitting.clone(), copy.deepcopy(sitting), pickle.loads(pickle.dumps(sitting))]
    while not sitting.over:
        action = rng.choice(sitting.legal())
        sitting.act(action)
        for other in others:
            other.act(action)
            assert (other.observe(0) == sitting.observe(0)).all()
    shaped = sitting.shaped()
    for other in others:
        assert (other.returns(), other.shaped()) == (sitting.returns(), shaped)
        other.reset()
    assert len({other.game.record["seed"] for other in others}) == 1


def test_the_page_of_features_is_fresh() -> None:
    assert (DOCS / "env.md").read_text("utf-8") == page(), "docs/env.md is stale: run `make docs`"


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", page(), re.DOTALL))
def test_the_examples_of_the_page_run(example: str) -> None:
    exec(example.replace("turn_limit=300", "turn_limit=2").replace("vector(256", "vector(4"), {})
