"""The fight as a panel: both sides line by line, the totals, and what is still missing."""

from __future__ import annotations

from rich import box as borders
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kickdoor.views.seat import View
from kickdoor.views.table import FightView, LineView
from kickdoor.words import Reader, Words


def fight_panel(words: Words, view: View, fight: FightView) -> Panel:
    reader = Reader.of(view.public, view.seat)
    grid = Table(box=borders.SIMPLE, expand=True, show_footer=True, pad_edge=False)
    ours, theirs = _side(words, reader, fight.ours), _side(words, reader, fight.theirs)
    sides = words.say("terminal-sides", who=reader.name(fight.fighter), helper=reader.name(fight.helper))
    grid.add_column(sides, ratio=1, footer=_total(fight.munchkins))
    grid.add_column(_foes(words, fight), ratio=1, footer=_total(fight.monsters))
    for row in range(max(len(ours), len(theirs))):
        grid.add_row(*(side[row] if row < len(side) else Text() for side in (ours, theirs)))
    reward = words.say("terminal-reward", levels=fight.levels, treasures=fight.treasures)
    return Panel(
        Group(grid, _verdict(words, reader, fight), Text(reward), *_warnings(words, fight)),
        title=Text(words.say("terminal-fight"), style="bold"),
        border_style="green" if fight.winning else "red",
    )


def _foes(words: Words, fight: FightView) -> str:
    names = [
        words.say("card-copy", card=words.name(foe.card)) if foe.copy else words.name(foe.card)
        for foe in fight.foes
    ]
    return words.joined(names, "comma") if names else words.say("terminal-no-foe")


def _side(words: Words, reader: Reader, lines: list[LineView]) -> list[Text]:
    """The modifiers of a side, one on each line."""
    found: list[Text] = []
    for line in lines:
        whose, why = words.line(reader, line)
        found.append(Text.assemble((f"{line.amount:>+4d}", "bold"), "  ", whose, (why and f"  {why}", "dim")))
    return found


def _total(total: int) -> Text:
    return Text(f"{total:>4d}", style="bold")


def _warnings(words: Words, fight: FightView) -> list[Text]:
    """The sentences and the Bad Stuff of the monsters' cards."""
    found: list[Text] = []
    for foe in fight.foes:
        face = foe.card.face
        said = [words.text(sentence) for sentence in face.always]
        if face.bad_stuff:
            bad = words.joined([words.text(sentence) for sentence in face.bad_stuff], "semicolon")
            said.append(words.say("terminal-bad-stuff", text=bad))
        if said and not foe.copy:
            text = words.say("terminal-warning", card=words.name(foe.card), text=words.joined(said, "dot"))
            found.append(Text(text, style="dim"))
    return found


def _verdict(words: Words, reader: Reader, fight: FightView) -> Text:
    who, you = reader.name(fight.fighter), reader.you(fight.fighter)
    if fight.winning:
        return Text(words.say("terminal-won", who=who, you=you), style="bold green")
    return Text(words.say("terminal-short", who=who, you=you, count=fight.short), style="bold red")
