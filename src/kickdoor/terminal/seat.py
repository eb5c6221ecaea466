"""A person at the terminal: draws the question, and reads commands until one of them is an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.views.cards import CardView
from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View
from kickdoor.words import Reader, Words

from .choices import arranged
from .screen import Screen

# What people call a verb of the engine when they ask why.
VERBS: Final = {"trade": "offer", "help": "ask_help", "run": "run_away", "open": "kick_door"}


class Quit(Exception):
    """The person leaves; `silently` where the input has ended, so that nothing more can be asked."""

    def __init__(self, silently: bool = False) -> None:
        super().__init__()
        self.silently: Final = silently


class Person:
    """The seat of a person."""

    def __init__(
        self,
        screen: Screen,
        read: Callable[[str], str],
        save: Callable[[Game, str], None],
        explain: Callable[[int], None],
    ) -> None:
        self._screen: Final = screen
        self._read: Final = read
        self._save: Final = save
        self._explain: Final = explain  # says why the bot in a seat gave its last answer
        self._shown = 0  # events that were shown
        self._drawn = -1  # events that were shown when the table was drawn last

    def update(self, view: View) -> None:
        """Shows the events since the last call."""
        self._screen.story(view, self._shown)
        self._shown = len(view.events)

    def choose(self, game: Game, view: View, ask: AskView) -> int:
        """The index of the option that the person takes; `Quit` where the person leaves."""
        self.update(view)
        if self._shown != self._drawn:
            self._draw(view)
        self._screen.choices(view, ask)
        while True:
            line = self.read("> ")
            answer = self._answer(game, view, ask, line.strip())
            if answer is not None:
                return answer

    def read(self, prompt: str) -> str:
        """A line of input; `Quit` where the input ends or is interrupted."""
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
            found = called(self._screen.words, in_sight(view), which)
        if found:
            self._screen.cards({card.name: card for card in found}.values())
        else:
            self._screen.say("terminal-no-card")

    def _why(self, game: Game, view: View, rest: str) -> None:
        verb, _, name = rest.partition(" ")
        if not verb:
            self._screen.say("terminal-why-what")
            return
        seats = [player.seat for player in view.players if player.name.lower() == rest.lower()]
        if seats:
            self._explain(seats[0])
            return
        card, seat = meant(self._screen.words, view, name)
        if name and card is None and seat is None:
            self._screen.say("terminal-no-such", name=name)
            return
        called_card = None if card is None else card.name
        refused = game.why_not(view.me.seat, VERBS.get(verb, verb), called_card, seat)
        if refused is None:
            self._screen.say("terminal-may")
            return
        reason = self._screen.words.refusal(Reader.of(view.public, view.seat), refused.view)
        self._screen.say("terminal-may-not", reason=reason, rule=refused.view.rule or "none")


def meant(words: Words, view: View, name: str) -> tuple[CardView | None, int | None]:
    """The player of this name, else the first card in sight with it in its name."""
    if not name:
        return None, None
    seats = [player.seat for player in view.players if player.name.lower() == name.lower()]
    if seats:
        return None, seats[0]
    cards = called(words, in_sight(view), name)
    return (cards[0] if cards else None), None


def called(words: Words, cards: list[CardView], name: str) -> list[CardView]:
    """The cards with this in their name, in English or in the reader's language."""
    return [
        card for card in cards if name.lower() in card.name.lower() or name.lower() in words.name(card).lower()
    ]


def in_sight(view: View) -> list[CardView]:
    """Every card that this seat sees."""
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
