"""The two runs of a comparison: a side that is not a run yet is played, by the same plan as the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import typer

from kickdoor.command_line import parse_settings

from ..measure.folders import begin
from ..run.plan import Plan, box_name
from ..run.runs import Run
from ..show.progress import progress_bar
from .playing import local_executor


@dataclass(frozen=True)
class Side:
    """One side of a comparison: a run or boxes, and the settings of this side alone."""

    name: str  # a or b
    source: str
    settings: Sequence[str]


@dataclass(frozen=True)
class Place:
    """Where the games are kept, and how many cores play them."""

    folder: Path
    kept: bool  # whether the folder stays after the comparison
    cores: int


def two_runs(sides: Sequence[Side], plan: Plan, given: Mapping[str, object], place: Place) -> list[Run]:
    """The runs of both sides. Where one is a run already, the other is played by its plan, without options."""
    there = {side.name: Run(side.source) for side in sides if Run.exists(side.source)}
    if there:
        first = next(iter(there.values()))
        extra = ", ".join(name for name, value in given.items() if value is not None)
        if extra:
            raise ValueError(f"{extra}: the plan in {first.path} says that; leave it out")
        plan = replace(first.plan, kickdoor="", digests=())
    # All plans are checked before the first game is played.
    plans = {side.name: _plan(side, plan) for side in sides if side.name not in there}
    for side in sides:
        if side.name in there and side.settings:
            raise ValueError(
                f"--option-{side.name}: {side.source} is a run, played already; its options are as they are"
            )
    return [there.get(side.name) or _played(plans[side.name], place, side.name) for side in sides]


def _plan(side: Side, plan: Plan) -> Plan:
    """The plan with the boxes of this side, a folder or several boxes with plus signs, and with its settings."""
    names = [side.source] if Path(side.source).is_dir() else side.source.split("+")
    settings = {**plan.settings, **parse_settings(list(side.settings))}
    return replace(plan, boxes=tuple(box_name(name) for name in names), settings=settings).sealed()


def _played(plan: Plan, place: Place, name: str) -> Run:
    """The run of this plan in a folder of that name; games that are there already are not played again."""
    folder = place.folder / name
    simulation = begin(plan, folder)
    try:
        with progress_bar(f"{name}: {' + '.join(Path(box).name for box in plan.boxes)}", plan.games) as advance:
            advance(simulation.tally.games)
            simulation.play(local_executor(place.cores), advance)
    except KeyboardInterrupt:
        again = "the same command goes on" if place.kept else "with --keep FOLDER it would go on"
        typer.echo(f"stopped after {simulation.tally.games:,} of {plan.games:,} games; {again}", err=True)
        raise typer.Exit(130) from None
    return Run(folder)
