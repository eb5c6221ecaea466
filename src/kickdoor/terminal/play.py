"""A game in the terminal: a person against bots, or bots among themselves with their story told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ..bots import simple_bots
from ..engine.game import Game
from ..language.loader import OWN_BOXES
from ..records import save
from ..tables import NAMES, box_of, new_game
from .screen import screen_of
from .seat import Person, Quit

Read = Callable[[str], str]


def ask_box(console: Console, read: Read) -> str:
    """Which box to play, where none was named; Enter takes the first."""
    for number, name in enumerate(OWN_BOXES, 1):
        console.print(f"  [bold cyan]{number}[/] {box_of(name).name}")
    while True:
        line = read("Which box? [1] ").strip().lower() or "1"
        if line in OWN_BOXES:
            return line
        if line.isascii() and line.isdigit() and 1 <= int(line[:5]) <= len(OWN_BOXES):
            return OWN_BOXES[int(line) - 1]
        console.print(f"A number from 1 to {len(OWN_BOXES)}, or a name.")


def ask_name(read: Read) -> str:
    return read("Your name? [You] ").strip()[:20] or "You"


def seats(name: str, players: int) -> list[str]:
    """The person first, then bots with names of their own."""
    others = [other for other in NAMES if other.lower() != name.lower()]
    return [name, *others[: max(0, players - 1)], *[f"Bot {n}" for n in range(len(others) + 1, players)]]


class Evening:
    """One game from the deal to the saved record."""

    def __init__(
        self,
        console: Console,
        read: Read,
        boxes: list[str],
        names: list[str],
        seed: int | str | None,
        options: Mapping[str, object],
        watch: bool = False,
        file: Path | None = None,
    ) -> None:
        self._console: Final = console
        self._read: Final = read
        self._file: Final = file
        self._game: Final = new_game(boxes, names, seed, **options)
        self._screen: Final = screen_of(console, self._game)
        self._bots: Final = simple_bots(self._game, range(0 if watch else 1, len(names)))
        self._person: Final = Person(self._screen, read, self._saved)

    def play(self) -> None:
        """To the end, or until the player leaves."""
        game = self._game
        seed = "" if len(str(game.record["seed"])) > 20 else f" (seed {game.record['seed']})"
        self._console.print(Text(f"The seed's SHA-256 is {game.seed_hash}{seed}", style="dim"))
        left: Quit | None = None
        try:
            self._play()
        except Quit as quit:
            left = quit
        except KeyboardInterrupt:
            left = Quit()
        if game.over:
            self._finish()
        if self._file is not None:
            self._console.print(self._saved(game, str(self._file)), markup=False, highlight=False)
        elif left is None or not left.silently:
            self._offer_to_save()

    def _play(self) -> None:
        game = self._game
        while not game.over:
            seat = game.to_act
            view = game.view(seat)
            assert view.ask is not None
            bot = self._bots.get(seat)
            if bot is None:
                game.choose(seat, self._person.choose(game, view, view.ask))
            else:
                game.choose(seat, bot.choose(view, view.ask))
                if 0 in self._bots:
                    self._person.listen(game.view(None))

    def _finish(self) -> None:
        view = self._game.view(None if 0 in self._bots else 0)
        self._person.listen(view)
        self._screen.table(view)

    def _offer_to_save(self) -> None:
        if not self._console.is_terminal:
            return
        try:
            name = self._read("Save the record? A file's name, or Enter: ").strip()
        except (EOFError, KeyboardInterrupt):
            return
        if name:
            self._console.print(self._saved(self._game, name), markup=False, highlight=False)

    def _saved(self, game: Game, name: str) -> str:
        try:
            save(game, name, self._bots)
        except (OSError, ValueError) as error:
            return f"Not saved: {error}"
        return f"Saved in {name}; `kickdoor replay {name}` tells it again."
