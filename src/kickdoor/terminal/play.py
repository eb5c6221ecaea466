"""A game in the terminal: a person against bots, or bots that a person watches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kickdoor.bots.characters import names_for, sex_of
from kickdoor.bots.seated import Seated, seated
from kickdoor.engine.game import Game
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.records import save
from kickdoor.tables import NAMES, box_of
from kickdoor.views.names import SEXES
from kickdoor.words import Reader, Words

from .screen import Screen
from .seat import Person, Quit

Read = Callable[[str], str]
LONG_SEED: Final = 20  # characters; a longer seed is not shown, since nobody would type it again


def ask_box(screen: Screen, read: Read) -> str:
    """Asks which box to play; Enter takes the first."""
    for number, name in enumerate(OWN_BOXES, 1):
        screen.console.print(f"  [bold cyan]{number}[/] {box_of(name).name}")
    while True:
        line = read(screen.words.say("terminal-which-box") + " ").strip().lower() or "1"
        if line in OWN_BOXES:
            return line
        if line.isascii() and line.isdigit() and 1 <= int(line[:5]) <= len(OWN_BOXES):
            return OWN_BOXES[int(line) - 1]
        screen.say("terminal-box-number", count=len(OWN_BOXES))


def ask_name(words: Words, read: Read) -> str:
    return read(words.say("terminal-your-name") + " ").strip()[:20] or words.say("terminal-you")


def ask_sex(words: Words, read: Read) -> str:
    """Asks for the sex of one's character, by its first letter or more; Enter leaves it to the seed (RULE-28)."""
    question = "terminal-your-sex"
    while True:
        line = read(words.fill(question, {}) + " ").strip().lower()
        if not line:
            return ""
        for sex in SEXES:
            if sex.startswith(line):
                return sex
        question = "terminal-sex-expected"


def bots_of(said: str, seats: int) -> list[str]:
    """The names in `--bots`; the last one is repeated for the seats that are left."""
    names = [name.strip() for name in said.split(",") if name.strip()]
    if len(names) > seats:
        raise ValueError(f"--bots: there are {seats} seats for bots, not {len(names)}")
    return names + names[-1:] * (seats - len(names))


def seats(name: str, players: int, bots: Sequence[str] = (), sex: str = "") -> list[tuple[str, str]]:
    """The names and sexes of the players: the person first, then the bots; characters keep theirs."""
    names = _names(name, players, bots)
    return [(name, sex), *[(other, sex_of(other) if bots else "") for other in names[1:]]]


def _names(name: str, players: int, bots: Sequence[str]) -> list[str]:
    if bots:
        return [name, *names_for(bots[-(players - 1) :], [name])]
    others = [other for other in NAMES if other.lower() != name.lower()]
    return [name, *others[: max(0, players - 1)], *[f"Bot {n}" for n in range(len(others) + 1, players)]]


class TerminalGame:
    """One game, from the first question to the saved record."""

    def __init__(
        self,
        screen: Screen,
        read: Read,
        game: Game,
        bots: Sequence[str] = (),
        watch: bool = False,
        file: Path | None = None,
    ) -> None:
        self._screen: Final = screen
        self._read: Final = read
        self._file: Final = file
        self._game: Final = game
        free = range(0 if watch else 1, len(game.names))
        self._bots: Final = seated(game, dict(zip(free, bots or ["simple"] * len(game.names), strict=False)))
        self._person: Final = Person(screen, read, self._save, self._explain)

    def play(self) -> None:
        """Plays to the end, or until the person leaves."""
        game, seed = self._game, str(self._game.record["seed"])
        if len(seed) > LONG_SEED:
            self._screen.say("terminal-seed-hash", style="dim", hash=game.seed_hash)
        else:
            self._screen.say("terminal-seed", style="dim", seed=seed, hash=game.seed_hash)
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
            self._save(game, str(self._file))
        elif left is None or not left.silently:
            self._offer_to_save()

    def _play(self) -> None:
        game = self._game
        while not game.over:
            seat = game.to_act
            bot = self._bots.get(seat)
            view = game.view(seat, outcomes=bot is None)
            ask = view.open_ask
            if bot is None:
                game.choose(seat, self._person.choose(game, view, ask))
            else:
                index = bot.choose(view, ask)
                option = ask.options[index]
                game.choose(seat, index)
                if 0 in self._bots:
                    self._person.update(game.view(None))
                    if self._open and option.way != "pass":
                        self._screen.say(
                            "terminal-thinks", style="dim", who=game.names[seat], reason=self._reason(bot)
                        )

    @property
    def _open(self) -> bool:
        return self._game.table.book.settings.open_minds

    def _explain(self, seat: int) -> None:
        """Says why a bot gave its last answer. That may name hidden cards, so the setting `open_minds` decides."""
        bot, name, say = self._bots.get(seat), self._game.names[seat], self._screen.say
        if bot is None:
            say("terminal-no-bot", who=name)
        elif not self._open:
            say("terminal-closed-mind", who=name)
        elif reason := self._reason(bot):
            say("terminal-thinks", who=name, reason=reason)
        else:
            say("terminal-no-reason", who=name)

    def _reason(self, bot: Seated) -> str:
        return self._screen.words.reason(Reader.of(self._game.public(False), None), bot.why())

    def _finish(self) -> None:
        view = self._game.view(None if 0 in self._bots else 0)
        self._person.update(view)
        self._screen.table(view)

    def _offer_to_save(self) -> None:
        if not self._screen.console.is_terminal:
            return
        try:
            name = self._read(self._screen.words.say("terminal-save-as") + " ").strip()
        except (EOFError, KeyboardInterrupt):
            return
        if name:
            self._save(self._game, name)

    def _save(self, game: Game, name: str) -> None:
        try:
            save(game, name, {seat: bot.name for seat, bot in self._bots.items()})
        except (OSError, ValueError) as error:
            self._screen.say("terminal-not-saved", error=str(error))
        else:
            self._screen.say("terminal-saved", file=name)
