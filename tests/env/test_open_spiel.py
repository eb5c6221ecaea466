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
NEWER = SHORT.replace(")", ",version=1)")


def dealt(game: Any, draws: tuple[int, ...] = (0, 0, 1, 2)) -> Any:
    state = game.new_initial_state()
    for draw in draws:
        assert state.is_chance_node()
        state.apply_action(draw)
    return state


@pytest.mark.parametrize("game", [SHORT, NEWER])
def test_open_spiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=2, serialize=True, verbose=False)


def test_the_draws_of_chance_are_the_seed() -> None:
    state = dealt(pyspiel.load_game("python_munchkin"))
    assert state.sitting.game.record == kickdoor.new_game("base", players=4, seed=258).record


@pytest.mark.parametrize("short", [SHORT, NEWER])
def test_a_clone_and_a_read_state_go_on_alike(short: str) -> None:
    game = pyspiel.load_game(short)
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


@pytest.mark.parametrize("boxes", ["base", "super", "oz", "harry-potter", "south-park"])
def test_a_resampled_state_tells_its_player_the_same_and_deals_the_rest_anew(boxes: str) -> None:
    game = pyspiel.load_game("python_munchkin", {"boxes": boxes, "players": 3})
    rng = random.Random(boxes)
    state = dealt(game, (1, 2, 3, 4))
    others = 0
    for step in range(240):
        if state.is_terminal():
            break
        if step % 8 == 0:
            for player in range(3):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
                rivals = [seat for seat in range(3) if seat != player]
                others += sum(
                    other.information_state_string(seat) != state.information_state_string(seat) for seat in rivals
                )
                for _ in range(3):
                    if not other.is_terminal():
                        other.apply_action(rng.choice(other.legal_actions()))
        state.apply_action(rng.choice(state.legal_actions()))
    assert others > 100


def test_an_information_state_has_what_was_heard_and_done_and_nothing_hidden() -> None:
    state = dealt(pyspiel.load_game(SHORT))
    rng = random.Random(2)
    before = dict.fromkeys(range(3), "")
    while not state.is_terminal():
        actor = state.current_player()
        state.apply_action(rng.choice(state.legal_actions()))
        for seat in range(3):
            now = state.information_state_string(seat)
            if seat == actor:
                assert now.count("\naction ") == before[seat].count("\naction ") + 1
            before[seat] = now
    for seat in range(3):
        drawn = [line for line in before[seat].splitlines() if line.startswith(f"draw {(seat + 1) % 3} ")]
        assert drawn and all("#" not in line for line in drawn)


def test_a_state_is_written_and_read_without_playing_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pyspiel.load_game(SHORT)
    state = dealt(game)
    rng = random.Random(3)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    written = pyspiel.serialize_game_and_state(game, state)
    answers: list[int] = []
    monkeypatch.setattr("kickdoor.engine.game.Game.choose", lambda *given: answers.append(1))
    _, read = pyspiel.deserialize_game_and_state(written)
    assert not answers
    for seat in range(3):
        assert read.information_state_string(seat) == state.information_state_string(seat)


def test_a_version_that_is_none_is_refused() -> None:
    with pytest.raises(Exception, match="version: expected one of"):
        pyspiel.load_game("python_munchkin", {"version": 99})


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
