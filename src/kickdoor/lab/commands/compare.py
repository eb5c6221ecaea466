"""The command `kickdoor compare`: two runs with the same seeds, and what differs between them beyond chance."""

from __future__ import annotations

import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Final

import typer

from kickdoor.command_line import SettingOption, errors_as_messages, parse_settings, require

GAMES: Final = 500
BOTS: Final = ("greedy",) * 4


def compare(
    a: Annotated[str, typer.Argument(help="A run; or a box by name or path, several as base+super.")],
    b: Annotated[str, typer.Argument(help="The same for the other side.")],
    games: Annotated[int | None, typer.Option("--games", "-n", help=f"How many games ({GAMES}).", min=2)] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays, with commas (four greedy ones).")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the first game; each game adds one.")] = None,
    option: SettingOption = None,
    option_a: Annotated[list[str] | None, typer.Option(help="A table setting of A alone, as name=value.")] = None,
    option_b: Annotated[list[str] | None, typer.Option(help="A table setting of B alone, as name=value.")] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep the games here, as the runs a and b.")] = None,
    card: Annotated[list[str] | None, typer.Option(help="Always show this card.")] = None,
    cores: Annotated[int, typer.Option(help="The number of cores; 0 for all.", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Play two boxes, two printings of one, or two sets of options with the same seeds; print what differs.

    Where A or B is a run, its games are used, and the other side is played by the plan of that run.
    """
    require("kickdoor compare", "polars", extra="lab")
    from ..measure.changes import changes
    from ..measure.compare import compare as compare_runs
    from ..run.plan import Plan
    from ..show.comparison import comparison_json, comparison_table
    from .two_runs import Place, Side, two_runs

    with errors_as_messages(), ExitStack() as stack:
        seated = tuple(name.strip() for name in bots.split(",")) if bots else BOTS
        plan = Plan((), seated, games or GAMES, seed or 0, parse_settings(option or []))
        folder = keep or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kickdoor-")))
        found = compare_runs(
            *two_runs(
                (Side("a", a, option_a or []), Side("b", b, option_b or [])),
                plan,
                {"-n": games, "--bots": bots, "--seed": seed, "--option": option},
                Place(folder, keep is not None, cores),
            )
        )
        changed = changes(found.before, found.after)
    known = {move.worth.name.casefold() for move in found.cards}
    for name in card or []:
        if name.casefold() not in known:
            typer.echo(f"{name}: no card of that name was drawn often enough in both to tell", err=True)
    wanted = {name.casefold() for name in card or []}
    if as_json:
        typer.echo(json.dumps(comparison_json(found, changed), indent=1))
    else:
        typer.echo(comparison_table(found, changed, wanted))
