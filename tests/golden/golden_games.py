"""One game of every box, played by sensible bots from a fixed seed, as the story it tells."""

from __future__ import annotations

from pathlib import Path

import kickdoor
from kickdoor.bots.simple import SimpleBot

BOXES = ("base", "super", "oz", "harry-potter", "south-park")
TURNS = 16


def file_of(box: str) -> Path:
    return Path(__file__).parent / f"{box.replace('-', '_')}.txt"


def told(box: str) -> str:
    """Every event of the first turns, a line each."""
    game = kickdoor.new_game(box, players=["Ann", "Bo", "Cy", "Di"], seed=2026, turns=TURNS)
    bots = [SimpleBot(seat) for seat in range(4)]
    while not game.over:
        seat = game.to_act
        view = game.view(seat)
        assert view.ask is not None
        game.choose(seat, bots[seat].choose(view, view.ask))
    return "".join(f"{event}\n" for event in game.events)
