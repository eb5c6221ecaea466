"""Steps of the environments for learners, beside an environment without rules: the most that PettingZoo allows.

python -m benchmarks.environments --seconds 3 --rounds 3

Every environment is measured in each round, so that other load hits all alike; the best round counts. A step
includes the observation and its mask. Other programs disturb the processor time of a step less than its rate.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import kickdoor.env
from kickdoor import compiled
from kickdoor.env import munchkin_v0, munchkin_v1

AGENTS = [f"player_{seat}" for seat in range(4)]
SIZE = 256
LENGTH = 200  # steps of a game without rules
BATCH = 128  # games that are stepped in one call
LOOK = 64  # steps between two looks at the clock

Rate = tuple[float, float]  # steps a second, processor time of a step in microseconds


class Empty(AECEnv[str, Any, Any]):
    """Four agents in turn, and nothing happens."""

    metadata = {"name": "empty", "is_parallelizable": False, "render_modes": []}  # noqa: RUF012

    def __init__(self) -> None:
        self.possible_agents = AGENTS
        self.seen = {"observation": np.zeros(SIZE, np.float32), "action_mask": np.ones(SIZE, np.int8)}
        boxes: dict[str, Space[Any]] = {
            "observation": Box(0, 1, (SIZE,), np.float32),
            "action_mask": Box(0, 1, (SIZE,), np.int8),
        }
        self.space = Dict(boxes)
        self.actions: Discrete[Any] = Discrete(SIZE)

    def observation_space(self, agent: str) -> Dict:
        return self.space

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.turn = 0
        self.agent_selection = AGENTS[0]

    def observe(self, agent: str) -> Any:
        return self.seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.turn += 1
        if self.turn == LENGTH:
            self.terminations = dict.fromkeys(AGENTS, True)
        self.agent_selection = AGENTS[self.turn % 4]
        self._accumulate_rewards()


def agents_in_turn(env: AECEnv[str, Any, Any], seconds: float) -> Rate:
    """Random legal actions, as PettingZoo's examples take them."""
    rng = random.Random(1)
    env.reset(seed=1)
    made = 0
    begun, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        for _ in range(LOOK):
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            assert observation is not None
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            made += 1
    return made / (time.perf_counter() - begun), 1e6 * (time.process_time() - used) / made


def batch(processes: int, seconds: float) -> Rate:
    rng = np.random.default_rng(1)
    with kickdoor.env.vector(BATCH, processes=processes) as games:
        seen = games.reset(seed=1)
        made = 0
        begun, used = time.perf_counter(), time.process_time()
        while time.perf_counter() - begun < seconds:
            seen = games.step((rng.random(BATCH) * seen.masks.sum(axis=1)).astype(np.int64))
            made += BATCH
        return made / (time.perf_counter() - begun), 1e6 * (time.process_time() - used) / made


def wrapped(env: AECEnv[str, Any, Any]) -> AECEnv[str, Any, Any]:
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


KINDS: dict[str, Callable[[float], Rate]] = {
    "no rules, raw_env": lambda seconds: agents_in_turn(Empty(), seconds),
    "no rules, env": lambda seconds: agents_in_turn(wrapped(Empty()), seconds),
    "munchkin_v0.raw_env": lambda seconds: agents_in_turn(munchkin_v0.raw_env(), seconds),
    "munchkin_v1.raw_env": lambda seconds: agents_in_turn(munchkin_v1.raw_env(), seconds),
    "munchkin_v1.env": lambda seconds: agents_in_turn(munchkin_v1.env(), seconds),
    "vector, 1 process": lambda seconds: batch(1, seconds),
    "vector, 2 processes": lambda seconds: batch(2, seconds),
}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=3.0, help="for each environment, in each round")
    asked.add_argument("--rounds", type=int, default=3)
    given = asked.parse_args()
    best: dict[str, Rate] = {}
    for _ in range(given.rounds):
        for name, measure in KINDS.items():
            rate, cost = measure(given.seconds)
            known = best.get(name, (0.0, float("inf")))
            best[name] = (max(rate, known[0]), min(cost, known[1]))
    ceiling = best["no rules, env"]
    print(f"the engine is {compiled.kind()}; base box, 4 players")
    print(f"{'':22} {'steps/s':>9} {'of no rules':>12} {'µs of processor':>16} {'of no rules':>12}")
    for name, (rate, cost) in best.items():
        of_cost = "" if "process" in name else f"{ceiling[1] / cost:>12.2f}"
        print(f"{name:22} {rate:>9,.0f} {rate / ceiling[0]:>12.2f} {cost:>16.1f} {of_cost}")


if __name__ == "__main__":
    main()
