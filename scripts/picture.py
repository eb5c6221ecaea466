"""Draws the picture of the README: the worked fight of Oz as the terminal shows it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from kickdoor import Game
from kickdoor.scenario.position import set_up
from kickdoor.terminal.screen import Screen
from kickdoor.words import Words

POSITION = {
    "box": "oz",
    "players": {
        "Enrique": {
            "level": 5,
            "in_play": ["Wizard", "Munchkin Morningstar"],
            "hand": ["Yellow Brick", "Wizard of Oz", "Lose Your Armor", "Winged Monkeys", "King Dox"],
        },
        "Marissa": {"level": 3, "hand": ["Magical"]},
        "Bob": {},
    },
    "door": ["Fighting Trees"],
}
PLAYS = [(0, "kick_door", ""), (0, "play", "Yellow Brick"), (1, "play", "Magical"), (0, "play", "Wizard of Oz")]


def take(game: Game, seat: int, verb: str, card: str) -> None:
    """Takes the first option with that verb and card; all others pass until there is one."""
    while True:
        ask = game.view(seat).ask
        for index, option in enumerate([] if ask is None else ask.options):
            if option.verb == verb and card in ("", option.card.name if option.card is not None else ""):
                game.choose(seat, index)
                return
        game.silence()


def main(file: Path) -> None:
    game = set_up(POSITION)
    for play in PLAYS:
        take(game, *play)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(console, Words())
    view = game.view(0)
    assert view.fight is not None and view.ask is not None
    screen.story(view, len(view.events) - 5)
    screen.table(view)
    screen.fight(view, view.fight)
    screen.hand(view)
    screen.choices(view, view.ask)
    # The picture must not load a font from the network.
    drawing = console.export_svg(title="kickdoor play --box oz", unique_id="kickdoor")
    drawing = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawing, flags=re.DOTALL)
    file.write_text(drawing.replace("Fira Code, monospace", "monospace"), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
