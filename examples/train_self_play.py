"""Trains a network that embeds cards by playing against itself: masked PPO on many games at once, with PyTorch.

pip install 'kickdoor[train]'
python examples/train_self_play.py --minutes 4 --picture curve.png
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

import kickdoor.env
from kickdoor.engine.sight.places import PARTS
from kickdoor.env.observed import PRINTED, printed, sizes, split
from kickdoor.env.vector_solo import VectorSolo

BOX = "base"
PLAYERS = 4
EVEN = 1 / PLAYERS
PLAIN = {
    "offers": 0,
    "shows": 0,
}  # no bargains and no showing of cards: random games are shorter by more than half
GAMES = 128  # played at once
STEPS = 64  # of each game before the network learns from them
EPOCHS, MINIBATCH = 4, 1024
GAMMA, LAMBDA = 0.995, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
SHAPING = 0.1
CARD, HIDDEN = 24, 96
LOOK = 100  # games of each evaluation during training
COLUMNS = {part.name: {column.name: place for place, column in enumerate(part.columns)} for part in PARTS}


def scales(name: str) -> Tensor:
    """What the numbers of a row are multiplied by; 0 for those that stand for something."""
    part = next(part for part in PARTS if part.name == name)
    amounts = [1 / column.unit if column.sort in ("number", "flag") else 0.0 for column in part.columns]
    return torch.tensor(amounts)


def summed(numbers: Tensor, cards: Tensor, counts: Tensor) -> Tensor:
    """The sum of some cards, each counted so often."""
    size = numbers.shape[-1]
    found = nn.functional.embedding_bag(
        numbers.reshape(-1, size), cards, mode="sum", per_sample_weights=counts.reshape(-1, size)
    )
    return found.unflatten(0, numbers.shape[:-1])


class Network(nn.Module):
    """Scores each option together with the table, and estimates the value of the table for the seat."""

    printed: Tensor
    of_table: Tensor
    of_players: Tensor
    of_fight: Tensor
    of_foes: Tensor
    of_options: Tensor

    def __init__(self) -> None:
        super().__init__()
        size = sizes(BOX)
        self.register_buffer("printed", torch.from_numpy(printed(BOX)))
        self.card = nn.Embedding(size["card"], CARD)
        self.print = nn.Linear(self.printed.shape[1], CARD, bias=False)
        self.state = nn.Embedding(size["code"], 1)
        self.phase, self.question = nn.Embedding(size["phase"], 8), nn.Embedding(size["question"], 8)
        self.event, self.verb = nn.Embedding(size["event"], 8), nn.Embedding(size["verb"], 16)
        self.zone, self.answer = nn.Embedding(size["code"], 4), nn.Embedding(size["code"], 4)
        for name in ("table", "players", "fight", "foes", "options"):
            self.register_buffer(f"of_{name}", scales(name))
        width = {name: len(columns) for name, columns in COLUMNS.items()}
        self.player = nn.Sequential(nn.Linear(width["players"] + 2 + CARD, 32), nn.ReLU())
        known = (
            width["table"] + 16 + 2 * CARD + 6 * 32 + CARD + width["fight"] + 2 + CARD + width["foes"] + 8 + CARD
        )
        self.table = nn.Sequential(nn.Linear(known, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        named = 16 + 2 * CARD + 4 + 4 + 32 + width["options"] + 4 + self.printed.shape[1] + 8
        self.option = nn.Linear(named, HIDDEN)
        self.mark = nn.Sequential(nn.ReLU(), nn.Linear(HIDDEN, HIDDEN // 2), nn.ReLU(), nn.Linear(HIDDEN // 2, 1))
        self.value = nn.Linear(HIDDEN, 1)
        for part in self.modules():
            if isinstance(part, nn.Embedding):
                nn.init.normal_(part.weight, std=0.1)
        nn.init.ones_(self.state.weight)  # at first every card in play counts alike

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the actions, and the values."""
        parts = {name: part.long() for name, part in split(seen).items()}
        cards = self.card.weight + self.print(self.printed)
        players = self._players(parts, cards)
        table = self.table(torch.cat([*self._situation(parts, cards), players.flatten(1)], 1))
        legal = mask.bool()
        row, action = legal.nonzero(as_tuple=True)
        marks = self.mark(self._options(parts, cards, players, row, action) + table[row]).squeeze(-1)
        logits = torch.full(mask.shape, -1e9).index_put((row, action), marks)
        return logits, self.value(table).squeeze(-1)

    def _players(self, parts: dict[str, Tensor], cards: Tensor) -> Tensor:
        gear = parts["gear"].unflatten(1, (6, -1))
        counts = self.state(gear[..., 1]).squeeze(-1) * (gear[..., 0] > 0)
        laid = summed(gear[..., 0], cards, counts)
        fight = parts["players"][..., COLUMNS["players"]["role"], None]
        role = torch.cat([fight == 1, fight == 2], 2)
        return self.player(torch.cat([parts["players"] * self.of_players, role, laid], 2))

    def _situation(self, parts: dict[str, Tensor], cards: Tensor) -> list[Tensor]:
        table, fight, foes, events = parts["table"][:, 0], parts["fight"][:, 0], parts["foes"], parts["events"]
        at, of = COLUMNS["table"], COLUMNS["fight"]
        mine = torch.stack([fight[:, of["fighter"]] == 1, fight[:, of["helper"]] == 1], 1)
        there = (foes[..., 3:] > 0).float()
        last = events[:, :4]
        return [
            table * self.of_table,
            self.phase(table[:, at["phase"]]),
            self.question(table[:, at["question"]]),
            cards[table[:, at["asking"]]],
            cards[table[:, at["moment_card"]]],
            summed(parts["hand"][..., 0], cards, (parts["hand"][..., 0] > 0).float()),
            fight * self.of_fight,
            mine,
            (cards[foes[..., 3]] * there).sum(1),
            (foes * self.of_foes * there).sum(1),
            self.event(last[..., 0]).sum(1),
            (cards[last[..., 3]] * (last[..., 3:4] > 0)).sum(1),
        ]

    def _compared(self, parts: dict[str, Tensor], card: Tensor, row: Tensor) -> Tensor:
        """The card of an option beside the fight and this seat: what decides most, in a form easily learned."""
        fight, me = parts["fight"][row, 0], parts["players"][row, 0]
        lead = fight[:, COLUMNS["fight"]["lead"]]
        mine = (me[:, COLUMNS["players"]["role"]] > 0).float()
        level, bonus = card[:, PRINTED.index("level / 10")] * 10, card[:, PRINTED.index("bonus / 5")] * 5
        above = me[:, COLUMNS["players"]["strength"]] - level
        on = fight[:, COLUMNS["fight"]["fight"]]
        found = [
            lead / 10,
            (lead + bonus) / 10,
            lead + bonus > 0,
            above / 10,
            above > 0,
            mine,
            on,
            on * (1 - mine),
        ]
        return torch.stack([one.float() for one in found], 1)

    def _options(
        self, parts: dict[str, Tensor], cards: Tensor, players: Tensor, row: Tensor, action: Tensor
    ) -> Tensor:
        """One row for each legal action: what is done, with which card, to whom."""
        options, of = parts["options"][row, action], COLUMNS["options"]
        seat, foe = options[:, of["seat"]], options[:, of["foe"]]
        rival = players[row, (seat - 1).clamp(0, 5)] * (seat > 0)[:, None]
        beast = (parts["foes"][row, (foe - 1).clamp(0, 5)] * self.of_foes) * (foe > 0)[:, None]
        card = self.printed[options[:, of["card"]]]
        return self.option(
            torch.cat(
                [
                    card,
                    self._compared(parts, card, row),
                    self.verb(options[:, of["verb"]]),
                    cards[options[:, of["card"]]] * (options[:, of["card"], None] > 0),
                    cards[options[:, of["on"]]] * (options[:, of["on"], None] > 0),
                    self.zone(options[:, of["zone"]]),
                    self.answer(options[:, of["answer"]]),
                    rival,
                    beast,
                    options * self.of_options,
                ],
                1,
            )
        )


class Rollout(NamedTuple):
    """Some steps of all games; each has the seat that acted."""

    seen: np.ndarray[Any, Any]
    masks: np.ndarray[Any, Any]
    seats: np.ndarray[Any, Any]
    actions: np.ndarray[Any, Any]
    chances: np.ndarray[Any, Any]  # the logarithms
    values: np.ndarray[Any, Any]
    rewards: np.ndarray[Any, Any]  # by seat
    over: np.ndarray[Any, Any]


def play(network: Network, games: Any) -> Rollout:
    """Plays on with the network in all seats."""
    kept: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        now = games.seen
        seen, masks, seats = now.observations.copy(), now.masks.copy(), now.seats.copy()
        with torch.no_grad():
            logits, values = network(torch.from_numpy(seen), torch.from_numpy(masks))
            chosen = torch.distributions.Categorical(logits=logits)
            actions = chosen.sample()
            chances = chosen.log_prob(actions)
        games.step(actions.numpy())
        over = now.terminations | now.truncations
        kept.append((seen, masks, seats, actions, chances, values, now.rewards.copy(), over))
    return Rollout(*[np.stack([np.asarray(one) for one in column]) for column in zip(*kept, strict=True)])


def advantages(rollout: Rollout) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """How much better each action was than expected; and which steps are followed by another of their seat."""
    steps, games = rollout.actions.shape
    every = np.arange(games)
    gained = np.zeros((games, PLAYERS))  # since the last decision of a seat, seen from behind
    value, advantage = np.zeros((games, PLAYERS)), np.zeros((games, PLAYERS))
    known = np.zeros((games, PLAYERS), bool)
    found, good = np.zeros((steps, games)), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        ended = rollout.over[step]
        gained[ended], value[ended], advantage[ended], known[ended] = 0, 0, 0, True
        gained += rollout.rewards[step]
        at = every, rollout.seats[step]
        delta = gained[at] + GAMMA * value[at] - rollout.values[step]
        found[step] = delta + GAMMA * LAMBDA * advantage[at]
        good[step] = known[at]
        gained[at], value[at], advantage[at], known[at] = 0, rollout.values[step], found[step], True
    return found, good


def learn(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Some passes of PPO over the rollout."""
    found, good = advantages(rollout)
    index = np.flatnonzero(good.ravel())
    flat = [torch.from_numpy(array.reshape(-1, *array.shape[2:])[index]) for array in rollout[:6]]
    seen, masks, _, actions, chances, values = flat
    better = torch.from_numpy(found.ravel()[index]).float()
    goal = better + values
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(index)).split(MINIBATCH):
            logits, value = network(seen[part], masks[part])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(actions[part]) - chances[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part])
            loss = 0.5 * (value - goal[part]).square().mean() - gain.mean() - ENTROPY * chosen.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def wins(network: Network, bots: tuple[str, ...], games: int, first: int) -> int:
    """The number of new games won, with the best option of the network each time."""
    tables = VectorSolo(games, bots=bots, settings=PLAIN, boxes=BOX, processes=1)
    seen, infos = tables.reset(seed=first)
    over, won = np.zeros(games, bool), np.zeros(games, bool)
    while not over.all():
        running = np.flatnonzero(~over)
        with torch.no_grad():
            logits, _ = network(torch.from_numpy(seen[running]), torch.from_numpy(infos["action_mask"][running]))
        actions = np.zeros(games, np.int64)  # which is always legal, in games that nobody looks at any more
        actions[running] = logits.argmax(1).numpy()
        seen, _, ended, cut, infos = tables.step(actions)
        won |= infos["won"] & ended & ~over
        over |= ended | cut
    tables.close()
    return int(won.sum())


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    z, rate = 1.96, won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - wide, middle + wide


def draw(looks: list[tuple[float, int, float]], file: Path) -> None:
    """The learning curve: the share of games won against randoms."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    _, axes = pyplot.subplots(figsize=(7, 3.6))
    axes.plot([seconds / 60 for seconds, _, _ in looks], [share for _, _, share in looks], "o-", color="#8a3b12")
    axes.axhline(EVEN, color="#666666", linestyle="--", linewidth=1)
    axes.text(looks[-1][0] / 60, EVEN - 0.07, "an equal share", color="#666666", ha="right")
    axes.set(xlabel="minutes of processor time", ylabel="won against three randoms", xlim=(0, None), ylim=(0, 1))
    axes.set_title("Masked PPO learns from itself, base box, observations of version 1", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    pyplot.tight_layout()
    pyplot.savefig(file, dpi=110)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--minutes", type=float, default=4.0, help="of processor time to learn")
    asked.add_argument("--looks", type=int, default=8, help="evaluations during training")
    asked.add_argument("--games", type=int, default=400, help="games of the evaluation at the end")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--picture", type=Path, help="draw the learning curve here")
    asked.add_argument("--model", type=Path, help="save what was learned here")
    given = asked.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    randoms = ("random",) * (PLAYERS - 1)
    looks: list[tuple[float, int, float]] = []
    decisions, used = 0, 0.0
    with kickdoor.env.vector(
        GAMES, boxes=BOX, players=PLAYERS, settings=PLAIN, shaping=SHAPING, processes=1
    ) as games:
        games.reset(seed=given.seed)
        while used < 60 * given.minutes:
            if used >= (len(looks) + 1) * 60 * given.minutes / (given.looks + 1):
                share = wins(network, randoms, LOOK, 2_000_000) / LOOK
                looks.append((used, decisions, share))
                print(f"{used:6.0f} s  {decisions:>9,} decisions  {share:.0%} won against randoms", flush=True)
            for group in optimizer.param_groups:
                group["lr"] = RATE * (1 - used / (60 * given.minutes))  # large steps first, small ones at the end
            begun = time.process_time()
            learn(network, optimizer, play(network, games))
            used += time.process_time() - begun
            decisions += GAMES * STEPS
    if given.model:
        torch.save(network.state_dict(), given.model)
    won = wins(network, randoms, given.games, 1_000_000)
    if given.picture:
        draw([*looks, (used, decisions, won / given.games)], given.picture)
    low, high = interval(won, given.games)
    found = {"decisions": decisions, "minutes": round(used / 60, 2), "examined": given.games, "won": won}
    print(json.dumps({**found, "interval": [round(low, 3), round(high, 3)]}))


if __name__ == "__main__":
    main()
