"""The Gymnasium environment: one seat against bots."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kickdoor.env


def made(**arguments: Any) -> Any:
    return gymnasium.make(kickdoor.env.SOLO, **arguments).unwrapped


@pytest.mark.filterwarnings(
    "error", "ignore:.*is not legal now", "ignore:.*alternative render modes", "ignore:.*is out of date"
)
def test_gymnasium_finds_nothing_wrong() -> None:
    check_env(made(turn_limit=20))


@pytest.mark.filterwarnings("ignore:.*is not legal now")
def test_an_illegal_action_loses_the_game() -> None:
    env = made()
    env.reset(seed=1)
    answers = len(env.sitting.game.answers)
    _, reward, ended, cut, info = env.step(30)
    assert (reward, ended, cut, info["won"]) == (-1, True, False, False)
    assert not info["action_mask"].any()
    assert len(env.sitting.game.answers) == answers
    with pytest.raises(ValueError, match="expected reset"):
        env.step(0)


@pytest.mark.parametrize("bots", [("greedy",) * 3, ("random", "simple"), ("random",) * 5])
def test_a_game_against_bots_is_played_to_its_end(bots: tuple[str, ...]) -> None:
    env = made(bots=bots, boxes="south-park", settings={"winning_level": 4, "offers": 0})
    rng = random.Random(1)
    seats = set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            assert env.sitting.seat == env.seat
            assert (env.action_masks() == info["action_mask"].astype(bool)).all()
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, reward, ended, cut, info = env.step(action)
            over = ended or cut
        assert info["won"] == (reward > 0) == (env.seat in env.sitting.game.winners)
        assert not info["action_mask"].any()
    assert len(seats) > 1, "the learner's place changes"


def test_the_same_seed_is_the_same_evening() -> None:
    stories = []
    for _ in range(2):
        env = made(turn_limit=15)
        _, info = env.reset(seed=11)
        over = False
        while not over:
            _, _, ended, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            over = ended or cut
        stories.append([str(event) for event in env.sitting.game.events])
    assert stories[0] == stories[1]


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(ValueError, match="no bot called 'wise'"):
        made(bots=("wise",) * 3)
    with pytest.raises(kickdoor.Refused, match="SET-01"):
        made(bots=("greedy",))


def test_without_its_libraries_the_door_says_what_is_missing() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import kickdoor.env"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "kickdoor.env needs gymnasium, which is not installed: pip install 'kickdoor[rl]'" in ran.stderr
