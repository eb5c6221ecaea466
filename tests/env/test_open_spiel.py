"""The OpenSpiel game passes OpenSpiel's own simulation, and is the same game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import kickdoor
import kickdoor.env.open_spiel
from kickdoor.env.sitting import LENGTH

SHORT = "python_munchkin(boxes=base+oz,players=3,turn_limit=4,settings=offers:0;shows:0)"


def dealt(game: Any, draws: tuple[int, ...] = (0, 0, 1, 2)) -> Any:
    state = game.new_initial_state()
    for draw in draws:
        assert state.is_chance_node()
        state.apply_action(draw)
    return state


def test_open_spiel_finds_nothing_wrong() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SHORT), num_sims=2, serialize=True, verbose=False)


def test_the_draws_of_chance_are_the_seed() -> None:
    state = dealt(pyspiel.load_game("python_munchkin"))
    assert state.sitting.game.record == kickdoor.new_game("base", players=4, seed=258, turns=600).record


def test_a_clone_and_a_read_state_go_on_alike() -> None:
    game = pyspiel.load_game(SHORT)
    state = dealt(game)
    rng = random.Random(1)
    for _ in range(10):
        state.apply_action(rng.choice(state.legal_actions()))
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    clone = state.clone()
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        for other in (state, clone, read):
            other.apply_action(action)
    assert str(state) == str(clone) == str(read)
    assert state.returns() == read.returns()
    assert sum(state.returns()) == pytest.approx(0)


def test_a_seat_observes_the_same_numbers_as_elsewhere() -> None:
    state = dealt(pyspiel.load_game("python_munchkin"))
    for seat in range(4):
        tensor = np.array(state.observation_tensor(seat), np.float32)
        assert tensor.shape == (LENGTH,)
        assert (tensor == state.sitting.observe(seat)).all()
        own = state.sitting.game.own(seat).hand
        assert all(card.name in state.observation_string(seat) for card in own)


def test_settings_that_are_none_are_said_at_once() -> None:
    with pytest.raises(Exception, match="expected name:value"):
        pyspiel.load_game("python_munchkin", {"settings": "epic"})
