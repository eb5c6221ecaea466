"""The command `kickdoor arena`: bots compete, and a table says how strong each is."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from kickdoor.command_line import BoxOption, errors_as_messages, require


def arena(
    box: BoxOption = None,
    bots: Annotated[str, typer.Option(help="Who competes, with commas; `kickdoor bots` lists all.")] = (
        "greedy,simple,random"
    ),
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 400,
    against: Annotated[str, typer.Option(help="Each bot plays so many games against three of this bot.")] = "",
    marked: Annotated[
        int | None,
        typer.Option(help="A seat: was it attacked more than its level explains?", min=0, max=3),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; all four seats play each deal.")] = 0,
    cores: Annotated[int, typer.Option(help="The number of cores; 0 for all.", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Let bots compete at tables of four, each in every seat, and print wins, intervals and ratings."""
    require("kickdoor arena", "openskill", extra="lab")
    from ..measure.arena import Match, compete
    from ..show.arena import arena_table
    from ..show.progress import progress_bar

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    match = Match(tuple(box or ["base"]), names, games, against, seed)
    with errors_as_messages():
        match.check()  # before the progress bar is drawn
    with errors_as_messages(), progress_bar("+".join(match.boxes), match.wanted) as advance:
        outcome = compete(match, advance, cores)
        targeting = None if marked is None else outcome.targeting(marked)
        found = outcome.json()
    if as_json:
        typer.echo(json.dumps({**found, **({} if targeting is None else {"marked": targeting.json()})}, indent=1))
    else:
        typer.echo(arena_table(outcome, targeting))
    if len(outcome.games) < match.wanted:
        raise typer.Exit(130)
