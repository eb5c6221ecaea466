"""The command `kickdoor bots`: who can sit down, what each is like, and where it comes from."""

from __future__ import annotations

import typer


def bots() -> None:
    """Everybody who can sit down in place of a person, with a sentence each."""
    from . import OURS, TEMPERED, known
    from .characters import CHARACTERS
    from .thinking.temper import TEMPERS

    for bot in known():
        whence = "" if bot.package == OURS else f" (from {bot.package})"
        typer.echo(f"{bot.name:<22} {'CANNOT SIT DOWN: ' if bot.broken else ''}{bot.about}{whence}")
    typer.echo(f"\nTempers, as in {TEMPERED[0]}:vengeful:")
    for temper in TEMPERS.values():
        typer.echo(f"{temper.name:<22} {temper.about}")
    typer.echo("\nThe regulars, by name:")
    for key, one in CHARACTERS.items():
        typer.echo(f"{key:<22} {one.name}, {one.about} ({one.strength}: {one.bot})")
