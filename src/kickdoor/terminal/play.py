"""A game in the terminal: a person against bots, or bots among themselves with their story told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from kickdoor.bots.characters import names_for
from kickdoor.bots.seated import seated
from kickdoor.engine.game import Game
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.records import save
from kickdoor.tables import NAMES, box_of, new_game

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


def bots_of(said: str, seats: int) -> list[str]:
    """Names of bots as they are typed, the last for all seats that are left; none where nobody was named."""
    names = [name.strip() for name in said.split(",") if name.strip()]
    if len(names) > seats:
        raise ValueError(f"--bots: there are {seats} seats for bots, not {len(names)}")
    return names + names[-1:] * (seats - len(names))


def seats(name: str, players: int, bots: Sequence[str] = ()) -> list[str]:
    """The person first, then bots with names of their own; characters have theirs."""
    if bots:
        return [name, *names_for(bots[-(players - 1) :], [name])]
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
        bots: Sequence[str] = (),
    ) -> None:
        self._console: Final = console
        self._read: Final = read
        self._file: Final = file
        self._game: Final = new_game(boxes, names, seed, **options)
        self._screen: Final = screen_of(console, self._game)
        free = range(0 if watch else 1, len(names))
        self._bots: Final = seated(self._game, dict(zip(free, bots or ["simple"] * len(names), strict=False)))
        self._person: Final = Person(self._screen, read, self._saved, self._mind)

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
                index = bot.choose(view, view.ask)
                option = view.ask.options[index]
                game.choose(seat, index)
                if 0 in self._bots:
                    self._person.listen(game.view(None))
                    if self._open and option.way != "pass":
                        self._console.print(Text(f"    {game.names[seat]} thinks: {bot.why()}", style="dim"))

    @property
    def _open(self) -> bool:
        return self._game.table.book.settings.open_minds

    def _mind(self, seat: int) -> str:
        """Why a bot did what it did last, where that may be told: it may name cards of its hand."""
        bot, name = self._bots.get(seat), self._game.names[seat]
        if bot is None:
            return f"{name} is no bot."
        if not self._open:
            return f"{name} tells that only at a table of open minds: --option open_minds=true"
        return bot.why() or f"{name} has done nothing yet, or has no reason."

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
            save(game, name, {seat: bot.name for seat, bot in self._bots.items()})
        except (OSError, ValueError) as error:
            return f"Not saved: {error}"
        return f"Saved in {name}; `kickdoor replay {name}` tells it again."
