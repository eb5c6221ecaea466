"""Games stepped in one call are those of the single environments, in one process or several."""

from __future__ import annotations

import os
import signal
from typing import Any

import gymnasium
import numpy as np
import pytest

import kickdoor
import kickdoor.env
from kickdoor.env import munchkin_v1
from kickdoor.env.batched import SKIP
from kickdoor.env.solo import SoloV1
from kickdoor.env.vector_solo import VectorSolo

QUICK = {"winning_level": 3, "offers": 0, "shows": 0}


def choose(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(len(masks)) * np.maximum(masks.sum(axis=1), 1)).astype(np.int64)


@pytest.mark.parametrize(("processes", "context"), [(1, None), (2, None), (2, "spawn")])
def test_the_games_are_those_of_the_single_environment(processes: int, context: str | None) -> None:
    arguments: dict[str, Any] = {"boxes": "oz", "players": 3, "settings": QUICK, "shaping": 0.25}
    singles = [munchkin_v1.raw_env(**arguments) for _ in range(3)]
    rng = np.random.default_rng(1)
    ended = 0
    with kickdoor.env.vector(3, processes=processes, context=context, **arguments) as games:
        seen = games.reset(seed=40)
        for game, single in enumerate(singles):
            single.reset(seed=40 + game)
        for _ in range(500):
            for game, single in enumerate(singles):
                one = single.observe(single.agent_selection)
                assert f"player_{seen.seats[game]}" == single.agent_selection
                assert (seen.observations[game] == one["observation"]).all()
                assert (seen.masks[game] == one["action_mask"]).all()
            actions = choose(seen.masks, rng)
            seen = games.step(actions)
            for game, single in enumerate(singles):
                single.step(int(actions[game]))
                assert seen.rewards[game].tolist() == [*single.rewards.values()]
                assert seen.terminations[game] == all(single.terminations.values())
                assert seen.truncations[game] == all(single.truncations.values())
                if seen.terminations[game] or seen.truncations[game]:
                    ended += 1
                    single.reset()
    assert ended > 1


def test_a_game_may_be_left_as_it_is() -> None:
    with kickdoor.env.vector(2, processes=1) as games:
        seen = games.reset(seed=1)
        before = seen.observations.copy()
        games.step([SKIP, 0])
        assert (seen.observations[0] == before[0]).all()
        assert (seen.observations[1] != before[1]).any()


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.filterwarnings("ignore:.*not legal")
def test_gymnasium_s_own_vector_environment_gives_the_same(processes: int) -> None:
    arguments: dict[str, Any] = {"bots": ("random", "greedy"), "settings": QUICK, "shaping": 0.1}
    theirs = gymnasium.vector.SyncVectorEnv([lambda: SoloV1(**arguments)] * 4)
    ours = VectorSolo(4, processes=processes, **arguments)
    assert (ours.observation_space, ours.action_space) == (theirs.observation_space, theirs.action_space)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    given, infos = theirs.reset(seed=5)
    found, own = ours.reset(seed=5)
    rng = np.random.default_rng(1)
    ended = 0
    for step in range(250):
        assert (given == found).all()
        assert found in ours.observation_space
        for name in infos:
            assert (np.asarray(infos[name]) == own[name]).all(), name
        actions = choose(own["action_mask"], rng)
        if step % 60 == 59:
            actions[1] = 31  # not legal
        given, *said, infos = theirs.step(actions)
        found, *heard, own = ours.step(actions)
        for one, other in zip(said, heard, strict=True):
            assert (one == other).all()
        ended += int(heard[1].sum())
    assert ended > 5
    ours.close()


def test_against_a_policy_the_learner_s_seat_alone_is_seen() -> None:
    asked = []

    def policy(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        assert masks.any(axis=1).all()
        return choose(masks, rng)

    rng = np.random.default_rng(3)
    games = VectorSolo(4, policy=policy, players=3, processes=2, settings=QUICK)
    _, infos = games.reset(seed=3)
    over = 0
    for _ in range(300):
        seats = infos["seat"]
        _, rewards, won_now, cut, infos = games.step(choose(infos["action_mask"], rng))
        ended = won_now | cut
        assert (infos["won"] == (rewards > 0)).all()
        assert (infos["seat"] == seats).all() or not ended.all()
        assert infos["action_mask"].any(axis=1).tolist() == (~ended).tolist()
        over += int(ended.sum())
    assert over and sum(asked) > 300
    games.close()


def test_gymnasium_makes_it_by_its_name_and_wraps_it() -> None:
    made = gymnasium.make_vec(
        kickdoor.env.SOLO_V1,
        num_envs=2,
        vectorization_mode="vector_entry_point",
        bots=("random",) * 2,
        settings=QUICK,
    )
    games = gymnasium.wrappers.vector.RecordEpisodeStatistics(made)
    _, infos = games.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(200):
        *_, infos = games.step(choose(infos["action_mask"], rng))
        if "episode" in infos:
            break
    assert "episode" in infos
    games.close()


def test_a_worker_that_dies_is_named_and_the_others_end() -> None:
    games = kickdoor.env.vector(4, processes=2)
    games.reset(seed=1)
    one, two = games._workers._processes
    os.kill(one.pid, signal.SIGKILL)
    one.join(60)
    with pytest.raises(RuntimeError, match="worker 0, which plays the games 0 to 1, has died"):
        games.step([0] * 4)
    two.join(60)
    assert two.exitcode == 0
    with pytest.raises(ValueError, match="closed"):
        games.reset()
    games.close()


def test_closing_ends_the_workers() -> None:
    with kickdoor.env.vector(4, processes=2) as games:
        workers = games._workers._processes
    assert [worker.exitcode for worker in workers] == [0, 0]


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(ValueError, match="games: expected a number from 1"):
        kickdoor.env.vector(0)
    with pytest.raises(ValueError, match="processes: expected a number from 1 to 2"):
        kickdoor.env.vector(2, processes=3)
    with pytest.raises(kickdoor.Refused, match="SET-01"):
        kickdoor.env.vector(2, players=2)
    with pytest.raises(ValueError, match="no bot called 'wise'"):
        VectorSolo(2, bots=("wise",) * 3)
    with kickdoor.env.vector(2, processes=1) as games:
        with pytest.raises(ValueError, match="not dealt"):
            games.step([0, 0])
        seen = games.reset(seed=1)
        before = seen.observations.copy()
        with pytest.raises(ValueError, match="game 1: action 31 is not legal now; legal: "):
            games.step([0, 31])
        with pytest.raises(ValueError, match="actions: expected 2 whole numbers"):
            games.step([0.5, 1.0])
        assert (seen.observations == before).all()
