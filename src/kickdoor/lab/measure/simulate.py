"""Bots play the games of a plan, wherever there are cores; the same seeds give the same rows on any machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from ..run.executors import Executor, Processes
from ..run.plan import Plan, WrongPlan
from ..run.play import play_batch
from ..run.rows import TABLES, parquet
from ..run.runs import BadRun, Run
from .figures import Line, Played, Tally

GAMES: Final = tuple(TABLES["games"])
Row = tuple[object, ...]


@dataclass(frozen=True)
class Job:
    plan: Plan
    batch: int
    kept: bool  # whether its rows are to be written


@dataclass(frozen=True)
class Done:
    batch: int
    games: list[Row]  # of the table of games
    files: Mapping[str, bytes]  # Parquet, by table; none where nothing is kept


def do(job: Job) -> Done:
    """A batch, in a worker that may be on another machine."""
    job.plan.check_seal()
    rows = play_batch(job.plan, job.batch)
    files = {table: parquet(table, found) for table, found in rows.items()} if job.kept else {}
    return Done(job.batch, rows["games"], files)


class Simulation:
    """Games of a plan, some of them perhaps already played. What stays in memory are counts."""

    def __init__(self, plan: Plan, run: Run | None = None) -> None:
        self.plan: Final = plan
        self.run: Final = run
        self.tally: Final = Tally(plan.players)
        self.wins: Final[Counter[str]] = Counter(dict.fromkeys(plan.bots, 0))
        self.damage: list[str] = []  # files that were found damaged: their batches are played again
        self._left = list(plan.batches)
        if run is not None:
            whole, self.damage = run.standing()
            self._left = sorted(set(plan.batches).difference(whole))
            for batch in whole:
                self._count(run.games(batch))

    @property
    def over(self) -> bool:
        return not self._left

    def play(self, executor: Executor | None = None, told: Callable[[int], None] = lambda games: None) -> None:
        """Plays what is left, and says after each batch how many games it was.

        Whatever stops it (an interrupt, a full disk), the batches that were told are kept.
        """
        jobs = [Job(self.plan, batch, self.run is not None) for batch in self._left]
        with closing((executor or Processes()).run(do, jobs)) as found:
            for done in found:
                if self.run is not None:
                    self.run.write(done.batch, done.files)
                self._count(done.games)
                self._left.remove(done.batch)
                told(len(done.games))

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


def simulate(plan: Plan, out: str | Path | None = None, executor: Executor | None = None) -> Simulation:
    """All of it at once: for programs. With a folder, its rows are kept there; a run that is there goes on."""
    found = begin(plan, out)
    found.play(executor)
    return found


def begin(plan: Plan, out: str | Path | None = None) -> Simulation:
    """A plan that is about to be played; in a folder that has begun with it, as far as that has come."""
    plan = plan.sealed()
    if out is None:
        return Simulation(plan)
    path = Path(out)
    if not Run.exists(path):
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadRun(f"{path}: is there already, and is not a run; name a new folder")
        return Simulation(plan, Run.begin(path, plan))
    run = Run(path)
    differences = list(run.plan.differences(plan))
    if differences:
        raise BadRun(f"{path}: a run of another plan ({'; '.join(differences)}); name another folder")
    if plan.games < run.plan.games:
        raise BadRun(f"{path}: a run of {run.plan.games} games; it can be made longer, not shorter")
    if plan.games > run.plan.games:
        run = Run.begin(path, replace(run.plan, games=plan.games))
    return Simulation(run.plan, run)


def resume(path: str | Path) -> Simulation:
    """A run as far as it has come."""
    run = Run(path)
    try:
        run.plan.check_seal()
    except WrongPlan as error:
        raise BadRun(f"{path}: cannot go on: {error}") from None
    return Simulation(run.plan, run)


def _played(row: Mapping[str, object]) -> Played:
    """What the figures need of a row of the table of games."""

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
