"""A person at the terminal: draws the question, reads commands until one of them is an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.views.cards import CardView
from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View
from kickdoor.words import Reader

from .choices import arranged
from .screen import Screen


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
        save: Callable[[Game, str], None],
        mind: Callable[[int], None],
    ) -> None:
        self._screen: Final = screen
        self._read: Final = read
        self._save: Final = save
        self._mind: Final = mind  # tells why the bot in a seat did what it did
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

    def _answer(self, game: Game, view: View, ask: AskView, line: str) -> int | None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        say = self._screen.say
        match word.lower():
            case "":
                passes = [place for place, option in enumerate(ask.options) if option.way == "pass"]
                if passes:
                    return passes[0]
                say("terminal-which")
            case "?" | "h" | "help":
                say("terminal-help")
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
            case "save" if rest:
                self._save(game, rest)
            case "save":
                say("terminal-save-where")
            case number if number.isascii() and number.isdigit() and not rest and len(number) < 6:
                order = arranged(ask)
                if 1 <= int(number) <= len(order):
                    return order[int(number) - 1]
                say("terminal-range", count=len(order))
            case _:
                say("terminal-number")
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
            self._screen.say("terminal-no-card")

    def _why(self, game: Game, view: View, rest: str) -> None:
        verb, _, name = rest.partition(" ")
        if not verb:
            self._screen.say("terminal-why-what")
            return
        called = [player.seat for player in view.players if player.name.lower() == rest.lower()]
        if called:
            self._mind(called[0])
            return
        named = [card for card in in_sight(view) if name and name.lower() in card.name.lower()]
        if name and not named:
            self._screen.say("terminal-no-card")
            return
        refused = game.why_not(view.me.seat, verb, card=named[0].name if named else None)
        if refused is None:
            self._screen.say("terminal-may")
            return
        reason = self._screen.words.refusal(Reader.of(view.public, view.seat), refused.view)
        self._screen.say("terminal-may-not", reason=reason, rule=refused.view.rule or "none")


def in_sight(view: View) -> list[CardView]:
    """Every card this seat can read."""
    public = view.public
    cards = [*view.hand, *public.middle, *public.dungeons]
    for player in view.players:
        cards += player.play
    for body in public.bodies:
        cards += body.cards
    if view.fight is not None:
        cards += [foe.card for foe in view.fight.foes]
    cards += [pile.top for pile in public.discards if pile.top is not None]
    if view.ask is not None:
        cards += [option.card for option in view.ask.options if option.card is not None]
    return cards
