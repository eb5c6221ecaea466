"""Many games of version 1 stepped in one call, for learners that play all seats: arrays say whose seat acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kickdoor.engine.learning import Play, step_all

from .observed import Numbers, Observed, bytes_of
from .shared import DEAL, STEP, Memory, Workers, cores
from .sitting import SEEDS, Mask

SKIP: Final = -1  # as an action: this game is not stepped
NEXT: Final = -2  # of a game that is over: deal the next one
NO_SEED: Final = -1  # deal the game that follows from the last seed given
FEW: Final = 8  # games that are not worth a process of their own


class Batched(NamedTuple):
    """What there is to see after a step, an array of each. The next call writes into the same memory."""

    observations: Numbers  # (games, LENGTH)
    masks: Mask  # (games, ACTIONS)
    seats: npt.NDArray[np.int64]  # (games,): the seat that acts, and whose observation it is
    rewards: npt.NDArray[np.float64]  # (games, players): of the step, by seat
    terminations: npt.NDArray[np.bool_]  # (games,): the game was won
    truncations: npt.NDArray[np.bool_]  # (games,): the game reached its turn limit


class Seats:
    """The games of one worker, in which all seats learn."""

    def __init__(self, kind: tuple[Any, ...], again: bool, memory: Memory, games: range) -> None:
        self._again: Final = again  # whether the next game is dealt as soon as one is over
        self._memory: Final = memory
        self._games: Final = games
        self._sittings: Final = [Observed(*kind) for _ in games]
        self._rows: Final = bytes_of(memory.rows[games.start : games.stop])
        self._plays: Final[list[Play]] = []

    def call(self, message: bytes) -> None:
        memory, games = self._memory, self._games
        part = slice(games.start, games.stop)
        if message == DEAL:
            memory.rewards[part] = 0
            memory.ended[part] = memory.cut[part] = False
            memory.won[part] = False
            for place, seed in enumerate(memory.seeds[part].tolist()):
                self._deal(place, None if seed == NO_SEED else seed)
                self._write(place)
            return
        self._step(part)

    def _step(self, part: slice) -> None:
        memory = self._memory
        moved = memory.actions[part] != SKIP
        if moved.all():
            memory.rewards[part] = 0
            memory.ended[part] = memory.cut[part] = memory.won[part] = False
        else:
            for array in (memory.rewards, memory.ended, memory.cut, memory.won):
                array[part][moved] = 0
        actions, seats = memory.actions[part].tolist(), memory.seats[part].tolist()
        over = step_all(self._plays, actions, self._rows, seats)
        memory.seats[part] = seats
        for place in over:
            self._pay(place, self._sittings[place])
            if self._again:
                self._deal(place)
            self._write(place)
        if self._sittings[0].shaping:
            for place in np.flatnonzero(memory.actions[part] >= 0).tolist():
                if place not in over and self._sittings[place].moved():
                    self._pay(place, self._sittings[place])
        for place in np.flatnonzero(memory.actions[part] == NEXT).tolist():
            self._deal(place)
            self._write(place)

    def _deal(self, place: int, seed: int | None = None) -> None:
        self._sittings[place].reset(seed)
        self._plays[place : place + 1] = [self._sittings[place].play]  # the first deal comes in order

    def _pay(self, place: int, sitting: Observed) -> None:
        game = self._games[place]
        gained = np.array(sitting.returns())
        if sitting.shaping:
            gained += sitting.shaped()
        self._memory.rewards[game] = gained
        if sitting.over:
            (self._memory.cut if sitting.drawn else self._memory.ended)[game] = True

    def _write(self, place: int) -> None:
        sitting = self._sittings[place]
        memory, game = self._memory, self._games[place]
        seat = int(memory.watch[game]) if sitting.over else sitting.seat
        memory.seats[game] = seat
        memory.won[game] = sitting.over and seat in sitting.game.winners
        sitting.write(seat, self._rows[place])


class MakeSeats(NamedTuple):
    """Makes the games of a worker, in its own process."""

    kind: tuple[Any, ...]
    again: bool

    def __call__(self, memory: Memory, games: range) -> Seats:
        return Seats(self.kind, self.again, memory, games)


class Batch:
    """Many games stepped in one call. A game that ends is followed by the next one in the same call.

    Then `terminations` or `truncations` and `rewards` are those of the game that has ended, and the observation is
    the first one of the next. Game *i* after `reset(seed=s)` is that of `raw_env.reset(seed=s + i)`, as are those
    that follow it. `processes` is the number of worker processes; 1: none but this one.
    """

    def __init__(
        self,
        games: int,
        processes: int | None = None,
        context: str | None = None,
        again: bool = True,
        **arguments: Any,
    ) -> None:
        if games < 1:
            raise ValueError(f"games: expected a number from 1, found {games!r}")
        kind = kind_of(**arguments)
        first = Observed(*kind)  # raises for arguments that cannot be played
        self.games: Final = games
        self.players: Final = first.players
        found = found_processes(games) if processes is None else processes
        self._workers: Final = Workers(MakeSeats(kind, again), games, self.players, found, context)
        memory = self._workers.memory
        self._memory: Final = memory
        self.seen: Final = Batched(
            memory.observations, memory.masks, memory.seats, memory.rewards, memory.ended, memory.cut
        )
        self._dealt = False

    def reset(self, seed: int | None = None) -> Batched:
        """Deals all games: game i with the seed plus i, or the games that follow from the seeds before."""
        if seed is not None and not 0 <= seed < SEEDS - self.games:
            raise ValueError(f"seed: expected a number from 0 below 2**53, found {seed!r}")
        self._memory.seeds[:] = NO_SEED if seed is None else np.arange(seed, seed + self.games)
        self._workers.call(DEAL)
        self._dealt = True
        return self.seen

    def step(self, actions: npt.ArrayLike) -> Batched:
        """An action for each game, of the seat that acts there; SKIP leaves a game as it is."""
        taken = np.asarray(actions)
        if not self._dealt:
            raise ValueError("the games are not dealt: expected reset()")
        if taken.shape != (self.games,) or taken.dtype.kind not in "iu":
            raise ValueError(f"actions: expected {self.games} whole numbers, found {taken.dtype} {taken.shape}")
        masks = self.seen.masks
        inside = (taken >= 0) & (taken < masks.shape[1])
        legal = inside & (masks[np.arange(self.games), np.where(inside, taken, 0)] == 1)
        legal |= (taken == SKIP) | ((taken == NEXT) & ~masks.any(axis=1))
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            found = np.flatnonzero(masks[game]).tolist()
            raise ValueError(f"game {game}: action {taken[game]} is not legal now; legal: {found}")
        self._memory.actions[:] = taken
        self._workers.call(STEP)
        return self.seen

    def close(self) -> None:
        """Ends the worker processes."""
        self._workers.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def found_processes(games: int) -> int:
    """One for each core, where there are games enough."""
    return max(1, min(cores(), games // FEW))


def kind_of(
    boxes: str | Sequence[str] = "base",
    players: int = 4,
    settings: Mapping[str, object] | None = None,
    turn_limit: int | None = None,
    shaping: float = 0.0,
) -> tuple[Any, ...]:
    """The arguments of a sitting, in order."""
    return boxes, players, settings, turn_limit, shaping
