"""Golden games: fixed answers on a small box of their own, and the events they caused, as data.

A file holds a game as a list of lines. A line with `>` is an answer, in the words of the game; the lines below it
are the events it caused. Words for people are left out, and no card of an edition is used, so that a golden game
changes with the procedure only.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import kickdoor
from kickdoor.bots.players.simple import SimpleBot
from kickdoor.engine.table.events import EVERYBODY, Event

HERE: Final = Path(__file__).parent
BOX: Final = HERE / "box"
PLAYERS: Final = ("Ann", "Bo", "Cy", "Di")
SILENCE: Final = "silence"  # the answer of nobody: a live window ends
# Settings by the name of the game. Three or four sit down, and each game is played for so many turns.
GAMES: Final[Mapping[str, Mapping[str, object]]] = {
    "quick": {"hand_limit": 3, "turns": 24},
    "live": {"live": True, "hand_limit": 4, "turns": 14},
    "dungeons": {"dungeons": True, "wait_everywhere": True, "wait_in_flight": True, "turns": 14},
    "won": {"listen_at_the_door": True, "shared_victory": True, "winning_level": 5},
}
SEEDS: Final = {"quick": 27, "live": 24, "dungeons": 2, "won": 13}  # games in which much happens
Answer = tuple[str, str]  # who, and the word of an option


def file_of(name: str) -> Path:
    return HERE / f"{name}.txt"


def dealt(name: str) -> kickdoor.Game:
    players = PLAYERS[: 3 if name in ("live", "won") else 4]
    # Without the limits of games among bots, which are younger than these games.
    settings: dict[str, object] = {"idle_acts": "any", "turns": 600, **GAMES[name]}
    return kickdoor.new_game(str(BOX), players=players, seed=f"golden {name} {SEEDS[name]}", **settings)


def data(game: kickdoor.Game, event: Event) -> str:
    """An event as a line of data without its number, and who sees its card if not everybody does."""
    line = str(event).partition(" ")[2]
    if event.card is None or event.knows == EVERYBODY:
        return line
    return f"{line} seen_by={[seat for seat in range(len(game.names)) if event.known_to(seat)]}"


def answers_in(text: str) -> list[Answer]:
    """The answers of a file."""
    lines = [line[2:].partition(" ") for line in text.splitlines() if line.startswith("> ")]
    return [(who, word) for who, _, word in lines]


def played(name: str, answers: list[Answer]) -> list[str]:
    """A game with these answers, line by line. It ends at an answer that is refused, or by a seat not asked."""
    game = dealt(name)
    lines = [data(game, event) for event in game.events]
    for who, word in answers:
        seen = len(game.events)
        lines.append(f"> {who} {word}")
        owed = [game.names[seat] for seat in (game.waiting if GAMES[name].get("live") else [game.to_act])]
        if who not in owed and word != SILENCE:
            return [*lines, f"refused: {' and '.join(owed)} must answer"]
        try:
            if word == SILENCE:
                game.silence()
            else:
                game.choose(game.names.index(who), word)
        except kickdoor.Refused as refused:
            return [*lines, f"refused: {refused}"]
        lines += [data(game, event) for event in game.events[seen:]]
    return lines


def chosen(name: str) -> Iterator[Answer]:
    """New answers: by `simple` bots, some of them at random."""
    game = dealt(name)
    dice = random.Random(f"answers of {name}")
    bots = [SimpleBot(seat) for seat in range(len(game.names))]
    live = bool(GAMES[name].get("live"))
    while not game.over:
        seat = dice.choice(game.waiting) if live else game.to_act
        if live and len(game.waiting) > 1 and dice.random() < 0.3:
            yield "Nobody", SILENCE
            game.silence()
            continue
        view, ask = game.view(seat), game.ask(seat)
        assert view.ask is not None and ask is not None
        freely = dice.random() < 0.4
        index = dice.randrange(len(ask.options)) if freely else bots[seat].choose(view, view.ask)
        yield game.names[seat], ask.options[index].word(game.table)
        game.choose(seat, index)
