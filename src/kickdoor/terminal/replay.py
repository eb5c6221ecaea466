"""Shows a record: the whole story, or the table at one of its answers. A record hides nothing."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from kickdoor.engine.game import Game

from .phrases import phrase
from .screen import screen_of

LAST = 8  # events told before a table


def show_story(console: Console, game: Game) -> None:
    """All that happened, told with every card's name, and the last table."""
    for event in game.events:
        line = event.line(True)
        if event.what == "turn":
            console.rule(Text(line, style="bold"), style="dim")
        else:
            console.print(Text("  " + line))
    screen_of(console, game).table(game.view(None))


def show_table(console: Console, game: Game, answers: int, reasons: Mapping[int, str]) -> None:
    """The table as it stood, every hand, why each bot did what it did last, and who was asked what."""
    screen = screen_of(console, game)
    console.print(Text(f"After {len(game.answers)} of {answers} answers", style="bold"))
    for event in game.events[-LAST:]:
        console.print(Text("  " + event.line(True)))
    view = game.view(None)
    screen.table(view)
    if view.fight is not None:
        screen.fight(view, view.fight)
    for seat, name in enumerate(game.names):
        hand = ", ".join(card.name for card in game.view(seat).hand)
        console.print(Text(f"  {name}'s hand: {hand or 'no card'}"))
    for seat, reason in reasons.items():
        console.print(Text(f"  {game.names[seat]}'s last thought: {reason}"))
    for seat in game.waiting:
        asked = game.view(seat)
        if asked.ask is not None:
            said = "; ".join(phrase(asked, asked.ask, option) for option in asked.ask.options)
            console.print(Text(f"  {game.names[seat]} is asked ({asked.ask.why}): {said}"))
