"""Simulations whose games are kept in a folder: a new run, or a run that goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ..run.executors import Executor
from ..run.plan import Plan, WrongPlan
from ..run.runs import BadRun, Run
from .simulate import Simulation


def simulate(plan: Plan, out: str | Path | None = None, executor: Executor | None = None) -> Simulation:
    """Plays all games of a plan, for programs; with a folder the rows are kept there, and a run there goes on."""
    simulation = Simulation(plan.sealed()) if out is None else begin(plan, out)
    simulation.play(executor)
    return simulation


def begin(plan: Plan, out: str | Path) -> Simulation:
    """A plan whose games are kept in a folder; games that a run there has already are not played again."""
    run = _run_at(Path(out), plan.sealed())
    return Simulation(run.plan, run)


def _run_at(path: Path, plan: Plan) -> Run:
    """The run in this folder: a new one, or the one that is there if it has the same plan."""
    if not Run.exists(path):
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadRun(f"{path}: is there already, and is not a run; name a new folder")
        return Run.begin(path, plan)
    run = Run(path)
    differences = list(run.plan.differences(plan))
    if differences:
        raise BadRun(f"{path}: a run of another plan ({'; '.join(differences)}); name another folder")
    if plan.games < run.plan.games:
        raise BadRun(f"{path}: a run of {run.plan.games} games; it can be made longer, not shorter")
    if plan.games > run.plan.games:
        run = Run.begin(path, replace(run.plan, games=plan.games))
    return run


def resume(path: str | Path) -> Simulation:
    """A run that was interrupted, as far as it has come."""
    run = Run(path)
    try:
        run.plan.check_seal()
    except WrongPlan as error:
        raise BadRun(f"{path}: cannot go on: {error}") from None
    return Simulation(run.plan, run)
