"""A simulation plays the games of a plan on an executor; the same seeds give the same rows on any machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..run.executors import Executor, ProcessExecutor
from ..run.plan import Plan
from ..run.play import play_batch
from ..run.schema import TABLES, Row, Rows
from .figures import Line, Played, Tally

if TYPE_CHECKING:
    from ..run.runs import Run  # it needs polars, which a simulation without a folder does not

GAMES: Final = tuple(TABLES["games"])
Encode = Callable[[Rows], dict[str, bytes]]


@dataclass(frozen=True)
class Job:
    """A batch of games to be played."""

    plan: Plan
    batch: int
    encode: Encode | None  # makes files of the rows, where they are kept


@dataclass(frozen=True)
class Done:
    """A batch of games that were played."""

    batch: int
    games: list[Row]  # of the table of games
    files: Mapping[str, bytes]  # by table; empty where nothing is kept


def do(job: Job) -> Done:
    """Plays a batch, in a worker that may be on another machine."""
    job.plan.check_seal()
    rows = play_batch(job.plan, job.batch)
    return Done(job.batch, rows["games"], {} if job.encode is None else job.encode(rows))


class Simulation:
    """The games of a plan; a run may have some of them already. Only counts stay in memory."""

    def __init__(self, plan: Plan, run: Run | None = None) -> None:
        self.plan: Final = plan
        self.run: Final = run
        self.tally: Final = Tally(plan.players)
        self.wins: Final[Counter[str]] = Counter(dict.fromkeys(plan.bots, 0))
        self.damage: list[str] = []  # a message for each damaged file; its batch is played again
        self._left = list(plan.batches)
        if run is not None:
            complete, self.damage = run.status()
            self._left = sorted(set(plan.batches).difference(complete))
            for batch in complete:
                self._count(run.games(batch))

    @property
    def over(self) -> bool:
        return not self._left

    def play(self, executor: Executor | None = None, advance: Callable[[int], None] = lambda games: None) -> None:
        """Plays what is left, and calls `advance` after each batch with the number of its games.

        Where something stops it (an interrupt, a full disk), the batches that were reported are kept.
        """
        encode = None if self.run is None else self.run.encode
        jobs = [Job(self.plan, batch, encode) for batch in self._left]
        with closing((executor or ProcessExecutor()).run(do, jobs)) as found:
            for done in found:
                if self.run is not None:
                    self.run.write(done.batch, done.files)
                self._count(done.games)
                self._left.remove(done.batch)
                advance(len(done.games))

    def _count(self, games: Iterable[Row]) -> None:
        for row in games:
            played = _played(dict(zip(GAMES, row, strict=True)))
            self.tally.add(played)
            seated = self.plan.seated(played.seed - self.plan.seed)
            self.wins.update([seated[seat] for seat in played.winners])

    @property
    def lines(self) -> list[Line]:
        return self.tally.lines()

    def json(self) -> dict[str, object]:
        return {
            "boxes": list(self.plan.boxes),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "settings": dict(self.plan.settings),
            "wanted": self.plan.games,
            "games": self.tally.games,
            "wins": dict(sorted(self.wins.items())),
            "lines": [line.json() for line in self.lines],
        }


def _played(row: Mapping[str, object]) -> Played:
    """The columns of a row of the table of games that the figures need."""

    def number(column: str) -> int:
        found = row[column]
        assert isinstance(found, int)
        return found

    winners = row["winners"]
    assert isinstance(winners, list)
    return Played(
        number("seed"),
        number("turns"),
        number("rounds"),
        tuple([(seat - number("first")) % number("players") for seat in winners]),
        tuple(winners),
        number("deaths"),
        number("fights"),
        number("helped"),
        number("tense"),
    )
