"""Shows a record: all events, or the table after one of its answers. All cards are shown."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from kickdoor.engine.game import Game
from kickdoor.views.deeds import ReasonView
from kickdoor.words import Reader

from .screen import Screen

LAST = 8  # events shown before the table


def show_story(screen: Screen, game: Game) -> None:
    """All events, with the names of all cards, and the last table."""
    reader = Reader.of(game.public(False), None)
    for event in game.events:
        line = screen.words.event(reader, event.view(known=True))
        if event.what == "turn":
            screen.console.rule(Text(line, style="bold"), style="dim")
        else:
            screen.console.print(Text("  " + line))
    screen.table(game.view(None))


def show_table(screen: Screen, game: Game, answers: int, reasons: Mapping[int, ReasonView | str]) -> None:
    """The last events, the table, all hands, the last reason of each bot, and the open asks."""
    reader = Reader.of(game.public(False), None)
    screen.say("terminal-after", style="bold", count=len(game.answers), answers=answers)
    for event in game.events[-LAST:]:
        screen.console.print(Text("  " + screen.words.event(reader, event.view(known=True))))
    view = game.view(None)
    screen.table(view)
    if view.fight is not None:
        screen.fight(view, view.fight)
    for seat, name in enumerate(game.names):
        hand = [screen.words.name(card) for card in game.view(seat).hand]
        screen.say("terminal-hand-of", who=name, count=len(hand), cards=screen.words.listed(hand))
    for seat, reason in reasons.items():
        screen.say("terminal-thought", who=game.names[seat], reason=screen.words.reason(reader, reason))
    for seat in game.waiting:
        asked = game.view(seat)
        if asked.ask is not None:
            screen.say("terminal-asked", who=game.names[seat])
            screen.choices(asked, asked.ask)
