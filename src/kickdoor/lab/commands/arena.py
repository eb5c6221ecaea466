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
    against: Annotated[str, typer.Option(help="Each bot so many games by itself, against three of this.")] = "",
    marked: Annotated[
        int | None, typer.Option(help="A seat: was it struck more than its level asks for?", min=0, max=3)
    ] = None,
    seed: Annotated[int, typer.Option(help="Of the first deal; each deal is played from all four seats.")] = 0,
    cores: Annotated[int, typer.Option(help="On so many cores; 0: all.", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="As an object.")] = False,
) -> None:
    """Bots compete at tables of four, everybody in every seat: wins, how sure they are, ratings."""
    require("kickdoor arena", "openskill", extra="lab")
    from ..measure.arena import Match, compete
    from ..show.arena import arena_report
    from ..show.bar import bar

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    match = Match(tuple(box or ["base"]), names, games, against, seed)
    with errors_as_messages(), bar("+".join(match.boxes), match.wanted) as advance:
        outcome = compete(match, advance, cores)
        struck = None if marked is None else outcome.marked(marked)
        told = outcome.json()
    if as_json:
        typer.echo(json.dumps({**told, **({} if struck is None else {"marked": struck.json()})}, indent=1))
    else:
        typer.echo(arena_report(outcome, struck))
    if len(outcome.bouts) < match.wanted:
        raise typer.Exit(130)
