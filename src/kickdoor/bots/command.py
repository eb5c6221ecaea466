"""The command `kickdoor bots`: lists bots, tempers and characters."""

from __future__ import annotations

import typer

from kickdoor.command_line import SPOKEN, Language


def bots(language: Language = SPOKEN) -> None:
    """List the bots, their tempers, and the characters."""
    from kickdoor.words import Words

    from . import OURS, TEMPERED, known
    from .characters import CHARACTERS
    from .thinking.temper import TEMPERS

    words = Words(language)
    for bot in known():
        about = words.bot(bot.name, bot.about)
        if bot.broken:
            about = words.say("bots-broken", error=about)
        if bot.package != OURS:
            about = words.say("bots-from", about=about, package=bot.package)
        typer.echo(f"{bot.name:<22} {about}")
    typer.echo(f"\n{words.say('bots-tempers', example=f'{TEMPERED[0]}:vengeful')}")
    for temper in TEMPERS:
        typer.echo(f"{temper:<22} {words.fill(f'temper-{temper}', {})}")
    typer.echo(f"\n{words.say('bots-characters')}")
    for key, one in CHARACTERS.items():
        strength = words.say("bot-strength", strength=one.strength)
        said = words.say("bots-character", name=one.name, about=words.bot(key), strength=strength, bot=one.bot)
        typer.echo(f"{key:<22} {said}")
