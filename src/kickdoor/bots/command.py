"""The command `kickdoor bots`: lists bots, tempers and characters."""

from __future__ import annotations

import typer


def bots() -> None:
    """List the bots, their tempers, and the characters."""
    from . import OURS, TEMPERED, known
    from .characters import CHARACTERS
    from .thinking.temper import TEMPERS

    for bot in known():
        origin = "" if bot.package == OURS else f" (from {bot.package})"
        typer.echo(f"{bot.name:<22} {'BROKEN: ' if bot.broken else ''}{bot.about}{origin}")
    typer.echo(f"\nTempers, as in {TEMPERED[0]}:vengeful:")
    for temper in TEMPERS.values():
        typer.echo(f"{temper.name:<22} {temper.about}")
    typer.echo("\nCharacters, by name:")
    for key, one in CHARACTERS.items():
        typer.echo(f"{key:<22} {one.name}, {one.about} ({one.strength}: {one.bot})")
