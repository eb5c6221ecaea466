"""Trains one seat against `greedy` bots with masked PPO, and a small network that scores each option.

pip install 'kickdoor[train]'
python examples/train_ppo.py --steps 160000 --picture docs/ppo.png
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

import kickdoor.env
from kickdoor.env.sitting import OPTION_LENGTH, TABLE_LENGTH, split

RIVALS = ("greedy",) * 3  # in training
RANDOMS = ("random",) * 3  # in the evaluation
PLAIN = {
    "offers": 0,
    "shows": 0,
}  # no bargains and no showing of cards: random games are shorter by more than half
EVEN = 1 / (len(RIVALS) + 1)
TABLES = 8  # played at once
HIDDEN = 64
LOOK = 40  # games of each evaluation during training
WINDOW = 200  # last games whose share of wins is printed


def table(bots: tuple[str, ...], shaping: float = 0.0) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(kickdoor.env.SOLO, disable_env_checker=True, bots=bots, settings=PLAIN, shaping=shaping)


class Scorer(nn.Module):
    """One small network scores every option together with the table; another estimates the value of the table."""

    latent_dim_pi = kickdoor.env.ACTIONS
    latent_dim_vf = HIDDEN

    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Sequential(nn.Linear(TABLE_LENGTH, HIDDEN), nn.Tanh())
        self.option = nn.Linear(OPTION_LENGTH, HIDDEN)
        self.mark = nn.Sequential(nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, 1))
        self.judge = nn.Sequential(
            nn.Linear(TABLE_LENGTH, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(seen), self.forward_critic(seen)

    def forward_actor(self, seen: torch.Tensor) -> torch.Tensor:
        of_table, of_options = split(seen)
        return self.mark(self.option(of_options) + self.table(of_table).unsqueeze(-2)).squeeze(-1)

    def forward_critic(self, seen: torch.Tensor) -> torch.Tensor:
        return self.judge(split(seen)[0])


class Marks(MaskableActorCriticPolicy):
    """A policy whose logits are the scores of the options."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Scorer()

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Curve(BaseCallback):
    """Records the results, evaluates against `random` bots from time to time, and ends when the time is up."""

    def __init__(self, minutes: float, every: int) -> None:
        super().__init__()
        self.games: list[tuple[int, bool]] = []
        self.looks: list[tuple[int, float]] = []
        self.every = every
        self.end = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        for done, info in zip(self.locals["dones"], self.locals["infos"], strict=True):
            if done:
                self.games.append((self.num_timesteps, bool(info["won"])))
        return time.monotonic() < self.end

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.every * len(self.looks):
            assert isinstance(self.model, MaskablePPO)
            share = wins(self.model, LOOK, 2_000_000) / LOOK
            self.looks.append((self.num_timesteps, share))
            lately = np.mean([won for _, won in self.games[-WINDOW:]]) if self.games else 0.0
            played = f"{self.num_timesteps:>8} decisions  {len(self.games):>5} games"
            print(
                f"{played}  {lately:.0%} of the last {WINDOW} against greedys, {share:.0%} against randoms",
                flush=True,
            )


def wins(model: MaskablePPO, games: int, first: int) -> int:
    """The number of games won against `random` bots, with the best option of the policy each time."""
    env, won = table(RANDOMS), 0
    for seed in range(first, first + games):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, _, ended, cut, info = env.step(action)
            over = ended or cut
        won += info["won"]
    return won


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    z, rate = 1.96, won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * np.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - wide, middle + wide


def draw(looks: list[tuple[int, float]], file: Path) -> None:
    """The learning curve: the share of games won against randoms."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    _, axes = pyplot.subplots(figsize=(7, 3.6))
    axes.plot([step / 1000 for step, _ in looks], [share for _, share in looks], "o-", color="#8a3b12")
    axes.axhline(EVEN, color="#666666", linestyle="--", linewidth=1)
    axes.text(looks[-1][0] / 1000, EVEN - 0.07, "an equal share", color="#666666", ha="right")
    axes.set(xlabel="decisions learned from, in thousands", ylabel="won against three randoms")
    axes.set(xlim=(0, None), ylim=(0, 1))
    axes.set_title("Masked PPO learns from three greedys, base box", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    pyplot.tight_layout()
    pyplot.savefig(file, dpi=110)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--steps", type=int, default=160_000, help="decisions to learn from")
    asked.add_argument("--minutes", type=float, default=60.0, help="end sooner when the time is up")
    asked.add_argument("--games", type=int, default=400, help="games of the evaluation")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--picture", type=Path, help="draw the learning curve here")
    asked.add_argument("--model", type=Path, help="save what was learned here")
    given = asked.parse_args()
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda: table(RIVALS, shaping=0.1)] * TABLES)
    model = MaskablePPO(
        Marks,
        tables,
        n_steps=256,
        batch_size=512,
        n_epochs=6,
        learning_rate=1e-3,
        gamma=0.995,
        ent_coef=0.01,
        seed=given.seed,
        device="cpu",
    )
    curve = Curve(given.minutes, given.steps // 8)
    began = time.monotonic()
    model.learn(given.steps, callback=curve)
    if given.model:
        model.save(given.model)
    won = wins(model, given.games, 1_000_000)
    if given.picture:
        draw([*curve.looks, (model.num_timesteps, won / given.games)], given.picture)
    low, high = interval(won, given.games)
    print(
        json.dumps(
            {
                "decisions": model.num_timesteps,
                "training_games": len(curve.games),
                "minutes": round((time.monotonic() - began) / 60, 1),
                "examined": given.games,
                "won": won,
                "rate": round(won / given.games, 3),
                "interval": [round(low, 3), round(high, 3)],
            }
        )
    )


if __name__ == "__main__":
    main()
