"""The command `kickdoor simulate`: bots play under a bar, a table says what the games were like."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickdoor.command_line import BoxOption, SettingOption, errors_as_messages, fail, parse_settings

if TYPE_CHECKING:
    from ..measure.simulate import Simulation
    from ..run.executors import Executor


def simulate(
    box: BoxOption = None,
    games: Annotated[int | None, typer.Option("--games", "-n", help="How many games; 200.", min=1)] = None,
    players: Annotated[int | None, typer.Option(help="3 to 6; 4.")] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays, with commas; `kickdoor bots` lists all.")] = None,
    seed: Annotated[int | None, typer.Option(help="Of the first game; the next has the next number.")] = None,
    option: SettingOption = None,
    no_rotate: Annotated[bool, typer.Option("--no-rotate", help="Each bot keeps its seat in all games.")] = False,
    out: Annotated[Path | None, typer.Option(help="Keep every game, seat, turn, fight and card here.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a run that was interrupted.")] = None,
    cores: Annotated[int, typer.Option(help="On so many cores; 0: all.", min=0)] = 0,
    on: Annotated[str, typer.Option(help="Where: here, or ray.")] = "here",
    address: Annotated[str | None, typer.Option(help="Of a Ray cluster; else one is started here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As an object.")] = False,
) -> None:
    """Bots play many games on all cores: what the games of a box are like, and whether they are good."""
    from ..measure.simulate import begin
    from ..measure.simulate import resume as go_on
    from ..run.plan import Plan, box_word
    from ..show.report import report

    with errors_as_messages():
        executor = _executor(on, address, cores)
        if resume is not None:
            if any(given is not None for given in (box, games, players, bots, seed, option, out)) or no_rotate:
                raise ValueError(f"--resume goes on with the plan in {resume}; leave out what the plan says")
            simulation = go_on(resume)
        else:
            seated = tuple(name.strip() for name in bots.split(",")) if bots else ("greedy",) * (players or 4)
            if bots and players not in (None, len(seated)):
                raise ValueError(f"--players {players}: but --bots names {len(seated)}")
            boxes = tuple(box_word(name) for name in box or ["base"])
            plan = Plan(boxes, seated, games or 200, seed or 0, parse_settings(option or []), not no_rotate)
            simulation = begin(plan, out)
    stopped = _played(simulation, executor)
    typer.echo(json.dumps(simulation.json(), indent=1) if as_json else report(simulation))
    run = simulation.run
    if stopped is None:
        if run is None:
            typer.echo("Nothing of these games is kept; --out FOLDER keeps them, for `kickdoor report`.", err=True)
        return
    if run is not None:
        typer.echo(
            f"{simulation.tally.games:,} games are kept. Go on: kickdoor simulate --resume {run.path}", err=True
        )
    if stopped:
        fail(stopped)
    raise typer.Exit(130)


def _executor(on: str, address: str | None, cores: int) -> Executor:
    from ..run.executors import Here, Processes

    if on == "ray":
        from ..run.on_ray import OnRay

        return OnRay(address, cores)
    if on != "here":
        raise ValueError(f"--on {on}: expected here, or ray")
    if address is not None:
        raise ValueError("--address is a Ray cluster's: add --on ray")
    return Here() if cores == 1 else Processes(cores)


def _played(simulation: Simulation, executor: Executor) -> str | None:
    """Plays under a bar. None where all is played; else why not, or nothing where it was interrupted."""
    from ..show.bar import bar

    for damage in simulation.damage:
        typer.echo(f"{damage}; its games are played again", err=True)
    before = simulation.tally.games
    try:
        with bar("+".join(simulation.plan.boxes), simulation.plan.games, before) as advance:
            simulation.play(executor, advance)
    except KeyboardInterrupt:
        return ""
    except OSError as error:
        return f"{error.filename or 'the run'}: {error.strerror or error}"
    except (ValueError, RuntimeError) as error:
        return str(error)
    return None
