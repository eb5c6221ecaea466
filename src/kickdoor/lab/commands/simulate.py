"""The command `kickdoor simulate`: bots play many games, and a table says what the games were like."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from kickdoor.command_line import BoxOption, SettingOption, errors_as_messages, fail, parse_settings, require


def simulate(
    box: BoxOption = None,
    games: Annotated[int | None, typer.Option("--games", "-n", help="How many games (200).", min=1)] = None,
    players: Annotated[int | None, typer.Option(help="How many players, 3 to 6 (4).")] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays, with commas; `kickdoor bots` lists all.")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the first game; each game adds one.")] = None,
    option: SettingOption = None,
    no_rotate: Annotated[bool, typer.Option("--no-rotate", help="Each bot keeps its seat in all games.")] = False,
    out: Annotated[Path | None, typer.Option(help="Keep every game, seat, turn, fight and card here.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a run that was interrupted.")] = None,
    cores: Annotated[int, typer.Option(help="The number of cores; 0 for all.", min=0)] = 0,
    on: Annotated[str, typer.Option(help="Where the games are played: here, or ray.")] = "here",
    address: Annotated[
        str | None, typer.Option(help="Of a Ray cluster; a local one is started without it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Play many games with bots on all cores, and print what the games of a box are like."""
    from ..measure.simulate import Simulation
    from ..run.plan import Plan, box_name
    from ..show.simulation import simulation_table
    from .playing import executor_for, play

    if out is not None or resume is not None:
        require(f"kickdoor simulate --{'resume' if out is None else 'out'}", "polars", extra="lab")
        from ..measure import folders
    with errors_as_messages():
        executor = executor_for(on, address, cores)
        if resume is not None:
            if any(given is not None for given in (box, games, players, bots, seed, option, out)) or no_rotate:
                raise ValueError(f"--resume goes on with the plan in {resume}; leave out what the plan says")
            simulation = folders.resume(resume)
        else:
            seated = tuple(name.strip() for name in bots.split(",")) if bots else ("greedy",) * (players or 4)
            if bots and players not in (None, len(seated)):
                raise ValueError(f"--players {players}: but --bots names {len(seated)}")
            boxes = tuple(box_name(name) for name in box or ["base"])
            plan = Plan(boxes, seated, games or 200, seed or 0, parse_settings(option or []), not no_rotate)
            simulation = Simulation(plan.sealed()) if out is None else folders.begin(plan, out)
    stopped = play(simulation, executor)
    typer.echo(json.dumps(simulation.json(), indent=1) if as_json else simulation_table(simulation))
    run = simulation.run
    if stopped is None:
        if run is None:
            typer.echo("These games are not kept; --out FOLDER keeps them, for `kickdoor report`.", err=True)
        return
    if run is not None:
        typer.echo(
            f"{simulation.tally.games:,} games are kept. Go on: kickdoor simulate --resume {run.path}", err=True
        )
    if stopped:
        fail(stopped)
    raise typer.Exit(130)
