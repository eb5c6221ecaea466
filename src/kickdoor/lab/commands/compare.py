"""The command `kickdoor compare`: change a number on a card, compare, read what moved."""

from __future__ import annotations

import json
import tempfile
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from kickdoor.command_line import SettingOption, errors_as_messages, fail, parse_settings

if TYPE_CHECKING:
    from ..run.plan import Plan
    from ..run.runs import Run

GAMES: Final = 500
BOTS: Final = ("greedy",) * 4


def compare(
    a: Annotated[str, typer.Argument(help="A run; or a box by name or path, several as base+super.")],
    b: Annotated[str, typer.Argument(help="Another, or the same with other options.")],
    games: Annotated[int | None, typer.Option("--games", "-n", help=f"How many games; {GAMES}.", min=2)] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays, with commas; four greedy ones.")] = None,
    seed: Annotated[int | None, typer.Option(help="Of the first game; the next has the next number.")] = None,
    option: SettingOption = None,
    option_a: Annotated[list[str] | None, typer.Option(help="A table setting of A alone, as name=value.")] = None,
    option_b: Annotated[list[str] | None, typer.Option(help="A table setting of B alone, as name=value.")] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep the games here, as the runs a and b.")] = None,
    card: Annotated[list[str] | None, typer.Option(help="Show this card in any case.")] = None,
    cores: Annotated[int, typer.Option(help="On so many cores; 0: all.", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="As an object.")] = False,
) -> None:
    """Play two boxes, two printings of one, or two sets of options with the same seeds: what moved beyond chance.

    Where A or B is a run, its games are taken as they are, and what is no run is played by its plan.
    """
    try:
        from ..measure.compare import compare as compared
    except ModuleNotFoundError as error:
        fail(f"kickdoor compare needs {error.name}, which is not installed: pip install 'kickdoor[lab]'")
    from ..measure.changes import changes
    from ..run.plan import Plan
    from ..run.runs import Run
    from ..show.versus import as_object, as_table

    with errors_as_messages(), ExitStack() as stack:
        runs = {name: Run(text) for name, text in (("a", a), ("b", b)) if Run.exists(text)}
        given = {"-n": games, "--bots": bots, "--seed": seed, "--option": option}
        if runs and any(value is not None for value in given.values()):
            extra = ", ".join(name for name, value in given.items() if value is not None)
            raise ValueError(f"{extra}: the plan in {next(iter(runs.values())).path} says that; leave it out")
        seated = tuple(name.strip() for name in bots.split(",")) if bots else BOTS
        plan = Plan((), seated, games or GAMES, seed or 0, parse_settings(option or []))
        if runs:
            plan = replace(next(iter(runs.values())).plan, kickdoor="", digests=())
        folder = keep or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kickdoor-")))
        plans: dict[str, Plan] = {}
        for name, text, own in (("a", a, option_a), ("b", b, option_b)):
            if name in runs:
                if own:
                    raise ValueError(
                        f"--option-{name}: {text} is a run, played already; its options are as they are"
                    )
                continue
            settings = {**plan.settings, **parse_settings(own or [])}
            plans[name] = replace(plan, boxes=_boxes(text), settings=settings).sealed()
        for name, one in plans.items():
            runs[name] = _played(one, folder / name, cores, keep is not None)
        found = compared(runs["a"], runs["b"])
        differ = changes(found.before, found.after)
    known = {move.worth.name.casefold() for move in found.cards}
    for name in card or []:
        if name.casefold() not in known:
            typer.echo(f"{name}: no card of that name was drawn often enough in both to tell", err=True)
    wanted = {name.casefold() for name in card or []}
    typer.echo(json.dumps(as_object(found, differ), indent=1) if as_json else as_table(found, differ, wanted))


def _boxes(text: str) -> tuple[str, ...]:
    """The boxes that a word names: a folder, or several boxes with plus signs."""
    from ..run.plan import box_word

    return tuple(box_word(word) for word in ([text] if Path(text).is_dir() else text.split("+")))


def _played(plan: Plan, folder: Path, cores: int, kept: bool) -> Run:
    """The plan's games, in this folder; those that are there already are not played again."""
    from ..measure.simulate import begin
    from ..run.executors import Here, Processes
    from ..show.bar import bar

    simulation = begin(plan, folder)
    assert simulation.run is not None
    try:
        with bar(f"{folder.name}: {' + '.join(Path(box).name for box in plan.boxes)}", plan.games) as advance:
            advance(simulation.tally.games)
            simulation.play(Here() if cores == 1 else Processes(cores), advance)
    except KeyboardInterrupt:
        again = "; the same command goes on" if kept else "; with --keep FOLDER it would go on"
        typer.echo(f"stopped after {simulation.tally.games:,} of {plan.games:,} games{again}", err=True)
        raise typer.Exit(130) from None
    return simulation.run
