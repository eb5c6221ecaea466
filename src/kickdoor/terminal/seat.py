"""A person at the terminal: draws the question, reads commands until one of them is an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.sight.view import AskView, CardView, View
from kickdoor.rules.refusals import line

from .phrases import arranged
from .screen import Screen

HELP: Final = """\
  3            takes choice 3
  Enter        lets it be, where that is a choice
  c            shows the cards of your hand in full
  c 3          shows the card of choice 3
  c sword      shows every card in sight with "sword" in its name
  why play sword   says whether you may play it now, and the rule if not
  why Bo       says why the bot Bo did what it did last, at a table of open minds
  t            draws the table again
  log          tells the whole story so far
  save FILE    saves the record, to be seen again with `kickdoor replay FILE`
  ?            shows this
  q            leaves the game"""


class Quit(Exception):
    """The player leaves the table; `silently` where nobody is there to be asked anything."""

    def __init__(self, silently: bool = False) -> None:
        super().__init__()
        self.silently: Final = silently


class Person:
    """One human seat."""

    def __init__(
        self,
        screen: Screen,
        read: Callable[[str], str],
        save: Callable[[Game, str], str],
        mind: Callable[[int], str],
    ) -> None:
        self._screen: Final = screen
        self._read: Final = read
        self._save: Final = save
        self._mind: Final = mind  # of the seat of a bot
        self._told = 0  # events this person has been told
        self._drawn = -1

    def listen(self, view: View) -> None:
        """Tells what has happened since the last time."""
        self._screen.story(view, self._told)
        self._told = len(view.events)

    def choose(self, game: Game, view: View, ask: AskView) -> int:
        """The index of the option taken; `Quit` where the player leaves."""
        self.listen(view)
        if self._told != self._drawn:
            self._draw(view)
        self._screen.choices(view, ask)
        while True:
            line = self.read("> ")
            answer = self._answer(game, view, ask, line.strip())
            if answer is not None:
                return answer

    def read(self, prompt: str) -> str:
        """A line; whoever closes the input, or interrupts it, leaves."""
        try:
            return self._read(prompt)
        except EOFError:
            raise Quit(silently=True) from None
        except KeyboardInterrupt:
            raise Quit from None

    def _draw(self, view: View) -> None:
        self._drawn = len(view.events)
        self._screen.table(view)
        if view.fight is not None:
            self._screen.fight(view, view.fight)
        self._screen.hand(view)

    def _say(self, text: str) -> None:
        self._screen.console.print(text, markup=False, highlight=False)

    def _answer(self, game: Game, view: View, ask: AskView, line: str) -> int | None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                passes = [place for place, option in enumerate(ask.options) if option.way == "pass"]
                if passes:
                    return passes[0]
                self._say("Which one? A number; ? for help.")
            case "?" | "h" | "help":
                self._say(HELP)
            case "q" | "quit" | "exit":
                raise Quit
            case "t" | "table":
                self._draw(view)
                self._screen.choices(view, ask)
            case "log":
                self._screen.story(view, 0)
            case "c" | "card" | "cards":
                self._cards(view, ask, rest)
            case "why":
                self._why(game, view, rest)
            case "save":
                self._say(self._save(game, rest) if rest else "Where to? save FILE")
            case number if number.isascii() and number.isdigit() and not rest and len(number) < 6:
                order = arranged(ask)
                if 1 <= int(number) <= len(order):
                    return order[int(number) - 1]
                self._say(f"There are choices from 1 to {len(order)}.")
            case _:
                self._say("A number takes a choice; ? for help.")
        return None

    def _cards(self, view: View, ask: AskView, which: str) -> None:
        if not which:
            found = list(view.hand)
        elif which.isascii() and which.isdigit():
            order = arranged(ask)
            number = int(which[:5])
            option = ask.options[order[number - 1]] if 1 <= number <= len(order) else None
            found = [] if option is None else [card for card in (option.card, option.on) if card is not None]
        else:
            found = [card for card in in_sight(view) if which.lower() in card.name.lower()]
        if found:
            self._screen.cards({card.name: card for card in found}.values())
        else:
            self._say("There is no such card in sight.")

    def _why(self, game: Game, view: View, rest: str) -> None:
        verb, _, name = rest.partition(" ")
        if not verb:
            self._say("Why what? why play sword, why sell, why run_away …")
            return
        called = [seat for seat, player in enumerate(view.names) if player.lower() == rest.lower()]
        if called:
            self._say(self._mind(called[0]))
            return
        named = [card for card in in_sight(view) if name and name.lower() in card.name.lower()]
        if name and not named:
            self._say("There is no such card in sight.")
            return
        assert view.seat is not None
        refused = game.why_not(view.seat, verb, card=named[0].name if named else None)
        what = f"{verb.replace('_', ' ')} {named[0].name if named else ''}".strip()
        self._say(f"You may {what} now." if refused is None else f"You may not {what}: {line(refused)}")


def in_sight(view: View) -> list[CardView]:
    """Every card this seat can read."""
    cards = [*view.hand, *view.middle, *view.dungeons]
    for player in view.players:
        cards += player.play
    for _, body in view.bodies:
        cards += body
    if view.fight is not None:
        cards += [foe.card for foe in view.fight.foes]
    cards += [card for _, card in view.discards if card is not None]
    if view.ask is not None:
        cards += [option.card for option in view.ask.options if option.card is not None]
    return cards
