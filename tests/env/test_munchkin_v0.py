"""The PettingZoo environment keeps PettingZoo's own promises, and ours: nothing hidden, every option, zero sum."""

from __future__ import annotations

import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

import kickdoor
from kickdoor.env import munchkin_v0, sight, sitting
from kickdoor.env.sitting import Sitting

BOXES = ("base", "super", "oz", "harry-potter", "south-park")


def play(env: Any, seed: int) -> dict[str, float]:
    """Random legal actions to the end; what each agent got in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    rng = random.Random(seed)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else rng.choice(legal.tolist()))
    return got


@pytest.mark.parametrize(("boxes", "players"), [("base", 4), (("oz", "super"), 6), ("harry-potter", 3)])
def test_pettingzoo_finds_nothing_wrong(boxes: Any, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of every observation that has a mask
        api_test(munchkin_v0.env(boxes=boxes, players=players, turn_limit=4), num_cycles=100)
        seed_test(lambda: munchkin_v0.env(boxes=boxes, players=players, turn_limit=4), num_cycles=100)


def test_what_is_shown_is_a_text_or_printed(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(munchkin_v0.env, turn_limit=2))  # type: ignore[arg-type]  # its annotation is of another Env
    assert "player_0  Level 1/10" in capsys.readouterr().out


def game_of(env: AECEnv[str, Any, Any]) -> kickdoor.Game:
    bare = env.unwrapped
    assert isinstance(bare, munchkin_v0.raw_env)
    return bare.sitting.game


def test_the_winners_share_one_and_the_others_minus_one() -> None:
    env = munchkin_v0.env(players=3, settings={"winning_level": 3, "offers": 0}, turn_limit=600)
    for seed in range(3):
        got = play(env, seed)
        winners = game_of(env).winners
        assert [got[f"player_{seat}"] for seat in winners] == [1 / len(winners)] * len(winners)
        assert sum(got.values()) == pytest.approx(0)


def test_a_game_that_reaches_its_turn_limit_is_cut_off_and_worth_nothing() -> None:
    """In place of PettingZoo's max_cycles_test, which is for environments in which all act at once."""
    env = munchkin_v0.raw_env(players=3, turn_limit=2)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_shaping_pays_for_levels_and_only_when_asked_for() -> None:
    settings = {"winning_level": 4, "offers": 0}
    plain = play(munchkin_v0.env(players=3, settings=settings), 5)
    env = munchkin_v0.env(players=3, settings=settings, shaping=0.1)
    shaped = play(env, 5)
    levels = [seat.level for seat in game_of(env).table.seats]
    assert max(levels) > 1
    for seat, level in enumerate(levels):
        agent = f"player_{seat}"
        assert shaped[agent] == pytest.approx(plain[agent] + 0.1 * (level - 1))


def test_the_seed_is_the_game_s_and_later_games_follow_from_it() -> None:
    one, two = munchkin_v0.raw_env(), munchkin_v0.raw_env()
    seeds = []
    for env in (one, two):
        env.reset(seed=7)
        first = env.sitting.game.record
        assert first == kickdoor.new_game("base", players=4, seed=7).record
        env.reset()
        seeds.append(env.sitting.game.record["seed"])
    assert seeds[0] == seeds[1] != 7


def test_every_option_of_a_long_ask_is_reached_by_turning_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sight, sitting):
        monkeypatch.setattr(module, "SHOWN", 3)
    table = Sitting("base", 3)
    table.reset(seed=3)
    rng = random.Random(3)
    for _ in range(200):
        ask = table.game.ask(table.seat)
        assert ask is not None
        options = ask.options
        wanted = rng.randrange(len(options))
        row = table.observe(table.seat)
        while wanted >= 3 * (table._page + 1):
            assert sight.MORE in table.legal()
            table.act(sight.MORE)
            again = table.observe(table.seat)
            assert (row != again).any()
            row = again
        asked = table.game.own(table.seat).ask
        assert asked is not None and table.label(wanted % 3).startswith(asked.options[wanted].verb)
        table.act(wanted % 3)
        assert table.game.answers[-1][1] == wanted


def test_an_illegal_action_is_refused_and_nothing_has_happened() -> None:
    env = munchkin_v0.raw_env()
    env.reset(seed=1)
    count = env.sitting.count
    with pytest.raises(ValueError, match="action 30 is not legal now; legal for seat"):
        env.step(30)
    assert (env.sitting.count, env.sitting.game.answers) == (count, [])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"boxes": "no-such-box"}, "no box called 'no-such-box'"),
        ({"boxes": ()}, "a game needs a box"),
        ({"players": 2}, "SET-01"),
        ({"settings": {"speed": 1}}, "table setting speed=1: unknown; expected: "),
        ({"turn_limit": 0}, "turn_limit: expected a number from 1"),
        ({"render_mode": "rgb_array"}, "render_mode: expected human, ansi or None"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, kickdoor.Refused), match=said):
        munchkin_v0.env(**arguments)
