"""Plays a simulation under a progress bar, on the executor that the options of a command name."""

from __future__ import annotations

import typer

from kickdoor.command_line import require

from ..measure.simulate import Simulation
from ..run.executors import Executor, ProcessExecutor, SerialExecutor
from ..show.progress import progress_bar


def local_executor(cores: int) -> Executor:
    """In this process for one core, else in worker processes; 0 stands for all cores."""
    return SerialExecutor() if cores == 1 else ProcessExecutor(cores)


def executor_for(on: str, address: str | None, cores: int) -> Executor:
    """The executor of `--on` and `--address`."""
    if on == "ray":
        require("--on ray", "ray", extra="ray")
        from ..run.ray_executor import RayExecutor  # ray takes seconds to load

        return RayExecutor(address, cores)
    if on != "here":
        raise ValueError(f"--on {on}: expected here, or ray")
    if address is not None:
        raise ValueError("--address is the address of a Ray cluster: add --on ray")
    return local_executor(cores)


def play(simulation: Simulation, executor: Executor) -> str | None:
    """Plays what is left. None where all is played; else why not: an error, or nothing for an interrupt."""
    for damage in simulation.damage:
        typer.echo(f"{damage}; its games are played again", err=True)
    before = simulation.tally.games
    try:
        with progress_bar("+".join(simulation.plan.boxes), simulation.plan.games, before) as advance:
            simulation.play(executor, advance)
    except KeyboardInterrupt:
        return ""
    except OSError as error:
        return f"{error.filename or 'the run'}: {error.strerror or error}"
    except (ValueError, RuntimeError) as error:
        return str(error)
    return None
