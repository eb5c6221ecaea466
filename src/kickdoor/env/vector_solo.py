"""Gymnasium's vector environment: one seat of many games learns, against bots or against a policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .batched import NEXT, NO_SEED, SKIP, MakeSeats, found_processes, kind_of
from .observed import Numbers, bytes_of
from .shared import DEAL, STEP, Memory, Workers
from .sitting import Mask
from .solo import SoloV1

LOSE: Final = -3  # as an action: an illegal one, which loses the game
ILLEGAL: Final = -1.0  # its reward

Policy = Callable[[Numbers, Mask], npt.ArrayLike]
Array = npt.NDArray[Any]


class SoloGames:
    """The games of one worker, in which bots play all seats but the learner's."""

    def __init__(self, bots: tuple[str, ...], kind: tuple[Any, ...], memory: Memory, games: range) -> None:
        boxes, _, settings, turn_limit, shaping = kind
        self._memory: Final = memory
        self._games: Final = games
        self._tables: Final = [SoloV1(bots, boxes, settings, None, turn_limit, shaping) for _ in games]
        self._rows: Final = bytes_of(memory.rows[games.start : games.stop])

    def call(self, message: bytes) -> None:
        memory, games = self._memory, self._games
        part = slice(games.start, games.stop)
        memory.rewards[part] = 0
        memory.ended[part] = memory.cut[part] = False
        if message == DEAL:
            for table, seed in zip(self._tables, memory.seeds[part].tolist(), strict=True):
                table.deal(None if seed == NO_SEED else seed)
        else:
            for place, action in enumerate(memory.actions[part].tolist()):
                self._step(place, action)
        for place in range(len(games)):
            self._write(place)

    def _step(self, place: int, action: int) -> None:
        table, memory, game = self._tables[place], self._memory, self._games[place]
        if action == NEXT:
            table.deal(None)
        elif action == LOSE:
            memory.ended[game] = True
            memory.rewards[game, table.seat] = ILLEGAL
        else:
            memory.rewards[game, table.seat] = table.move(action)
            if table.sitting.over:
                (memory.cut if table.sitting.drawn else memory.ended)[game] = True

    def _write(self, place: int) -> None:
        table, memory, game = self._tables[place], self._memory, self._games[place]
        memory.seats[game] = table.seat
        memory.won[game] = table.seat in table.sitting.game.winners
        table.observed.write(table.seat, self._rows[place])
        if memory.ended[game]:
            memory.masks[game] = 0


class MakeSolo(NamedTuple):
    """Makes the games of a worker, in its own process."""

    bots: tuple[str, ...]
    kind: tuple[Any, ...]

    def __call__(self, memory: Memory, games: range) -> SoloGames:
        return SoloGames(self.bots, self.kind, memory, games)


class VectorSolo(VectorEnv[Numbers, Array, Array]):
    """As many games as `num_envs`, with Gymnasium's usual reset: a step after a game is over deals the next one.

    With `policy`, a function of observations and masks that gives actions, it plays the other seats: the learner
    plays against itself where this is the learner's own network. Without, `bots` do.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (it is declared so)

    def __init__(
        self,
        num_envs: int = 1,
        bots: Sequence[str] = ("greedy",) * 3,
        policy: Policy | None = None,
        processes: int | None = None,
        context: str | None = None,
        **arguments: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs: expected a number from 1, found {num_envs!r}")
        if policy is None:
            arguments["players"] = len(bots) + 1
        kind = kind_of(**arguments)
        boxes, players, settings, turn_limit, _ = kind
        others = tuple(bots) if policy is None else ("random",) * (players - 1)
        one = SoloV1(others, boxes, settings, None, turn_limit)  # raises for arguments that cannot be played
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)
        self.policy = policy
        make = MakeSolo(tuple(bots), kind) if policy is None else MakeSeats(kind, False)
        found = found_processes(num_envs) if processes is None else processes
        self._workers: Final = Workers(make, num_envs, one.sitting.players, found, context)
        self._memory: Final = self._workers.memory
        self._over: Array = np.zeros(num_envs, np.bool_)
        self._chance = np.random.default_rng()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deals all games: with the seed and those after it, or with one seed for each."""
        memory = self._memory
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int):
            seeds = [seed + game for game in range(self.num_envs)]
        elif seed is not None:
            seeds = [*seed]
        if len(seeds) != self.num_envs:
            raise ValueError(f"seed: expected {self.num_envs} seeds, found {len(seeds)}")
        if seeds[0] is not None:
            self._chance = np.random.default_rng(seeds[0])
        memory.seeds[:] = [NO_SEED if one is None else one for one in seeds]
        self._take_seats(np.ones(self.num_envs, np.bool_))
        self._workers.call(DEAL)
        self._over = np.zeros(self.num_envs, np.bool_)
        self._others_play(np.zeros(self.num_envs))
        return memory.observations.copy(), self._infos()

    def step(self, actions: Any) -> tuple[Numbers, Array, Array, Array, dict[str, Any]]:
        memory, every = self._memory, np.arange(self.num_envs)
        taken = np.asarray(actions)
        if taken.shape != (self.num_envs,):
            raise ValueError(f"actions: expected {self.num_envs} numbers, found the shape {taken.shape}")
        inside = (taken >= 0) & (taken < memory.masks.shape[1])
        legal = inside & (memory.masks[every, np.where(inside, taken, 0)] == 1)
        lost = ~legal & ~self._over
        if lost.any():
            gymnasium.logger.warn(f"game {np.flatnonzero(lost)[0]}: an action that is not legal loses the game")
        self._take_seats(self._over)
        memory.actions[:] = np.where(self._over, NEXT, np.where(legal, taken, LOSE))
        rewards = self._moved(lost)
        self._over = memory.ended | memory.cut
        return memory.observations.copy(), rewards, memory.ended.copy(), memory.cut.copy(), self._infos()

    def _moved(self, lost: Array) -> Array:
        """Steps all games, with what the others do after it; the rewards of the learner's seats."""
        memory, every = self._memory, np.arange(self.num_envs)
        if self.policy is not None:
            memory.actions[lost] = SKIP
        self._workers.call(STEP)
        if self.policy is None:
            found: Array = memory.rewards[every, memory.seats]
            return found
        memory.ended[lost] = True
        memory.masks[lost] = 0
        rewards = np.where(lost, ILLEGAL, memory.rewards[every, memory.watch])
        return self._others_play(rewards)

    def _others_play(self, rewards: Array) -> Array:
        """Has the policy play the other seats until the learner's is asked everywhere; adds what that brings."""
        memory = self._memory
        while self.policy is not None:
            waiting = np.flatnonzero((memory.seats != memory.watch) & ~memory.ended & ~memory.cut)
            if not len(waiting):
                break
            memory.actions[:] = SKIP
            memory.actions[waiting] = self.policy(memory.observations[waiting], memory.masks[waiting])
            self._workers.call(STEP)
            rewards[waiting] += memory.rewards[waiting, memory.watch[waiting]]
        return rewards

    def _take_seats(self, games: Array) -> None:
        """Against a policy: where the learner sits in games that are dealt."""
        if self.policy is not None:
            players = self._memory.rewards.shape[1]
            self._memory.watch[games] = self._chance.integers(players, size=int(games.sum()))

    def _infos(self) -> dict[str, Any]:
        memory = self._memory
        given = np.ones(self.num_envs, np.bool_)
        found = {"action_mask": memory.masks, "seat": memory.seats, "won": memory.won}
        infos: dict[str, Any] = {name: array.copy() for name, array in found.items()}
        return infos | {f"_{name}": given.copy() for name in found}

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the worker processes."""
        self._workers.close()
