"""Plays the steps of a scenario: chooses among the options of the game's asks, and keeps those it took."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.sight.why import rule_against
from kickdoor.engine.table.agenda import Option, Question, Step
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.engine.table.sentence import Aim
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.window import Window

from .resolver import Resolver, same
from .words import Words, names_in

NO_QUESTION: Final = Rule("RULE-07", sentence="nothing was asked of this player")
PRICE: Final = Rule("CLS-02", "CLS-03", "RULE-12", sentence="it cannot be paid with that")


class Unclear(Exception):
    """A step with several meanings."""


class Hints:
    """The keys of a step that answer the questions which follow from it."""

    def __init__(self, seat: int, words: Words) -> None:
        self.seat: Final = seat
        self.on: str = str(words.get("on", ""))
        self.owner: Final = str(words.get("owner", ""))
        self.cards: list[str] = names_in(words, "pay") + names_in(words, "with")
        self.paid: Final = len(names_in(words, "pay")) > 0
        self.helper_escapes = words.get("helper_escapes")

    def clone(self) -> Hints:
        other = Hints(self.seat, {"on": self.on, "owner": self.owner, "helper_escapes": self.helper_escapes})
        other.cards = self.cards[:]
        return other


class Player:
    """Plays on a game or on a clone of one; nothing is undone."""

    def __init__(self, resolver: Resolver) -> None:
        self.resolver: Final = resolver
        self.game: Final[Game] = resolver.game
        self.taken: Final[list[Option]] = []
        self.hints: Hints | None = None
        self.rolls: tuple[int, int] | None = None  # who is about to roll, against which monster

    @property
    def table(self) -> Table:
        return self.game.table

    @property
    def top(self) -> Step | None:
        return None if self.table.over else self.table.agenda[-1]

    def window(self) -> Window | None:
        top = self.top
        return top if isinstance(top, Window) else None

    def question(self, seat: int) -> Question | None:
        top = self.top
        return top if isinstance(top, Question) and top.seat == seat else None

    def options(self, seat: int) -> list[Option]:
        ask = self.game.ask(seat)
        return [] if ask is None else ask.options

    def take(self, seat: int, option: Option) -> None:
        index = self.options(seat).index(option)
        self.game.choose(seat, index)
        self.taken.append(option)
        self.resolver.note_monsters()

    def find(self, seat: int, fits: Callable[[Option], bool]) -> Option | None:
        for option in self.options(seat):
            if fits(option):
                return option
        return None

    def act(self, seat: int, verb: str) -> None:
        """Takes the option of this verb; `Refused` where there is none."""
        option = self.find(seat, lambda option: option.verb == verb)
        if option is None:
            raise Refused(self.why(seat, [verb]))
        self.take(seat, option)

    def why(
        self,
        seat: int,
        verbs: list[str],
        cards: list[Card] | None = None,
        aims: list[Aim] | None = None,
        text: str = "",
    ) -> Rule:
        """The rules against an act that no option offers."""
        found: list[Rule] = []
        for verb in verbs:
            found.append(rule_against(self.table, seat, verb, cards or [], aims or [], text))
        return both(*found)

    # Questions that follow from an action.

    def follow(self) -> None:
        """Answers the questions that the keys of the step have an answer to."""
        hints = self.hints
        while hints is not None:
            question = self.question(hints.seat)
            option = None if question is None else self._hinted(hints)
            if option is None:
                return
            self.take(hints.seat, option)

    def _hinted(self, hints: Hints) -> Option | None:
        options = self.options(hints.seat)
        for name in hints.cards:
            for option in options:
                if option.card is not None and self.resolver.named([option.card], name):
                    hints.cards.remove(name)
                    return option
        if hints.on:
            aims = self.resolver.aims(hints.seat, hints.on, hints.owner)
            for option in options:
                if any(
                    [
                        same(option.aim, aim) or (option.card is not None and option.card is aim.card)
                        for aim in aims
                    ]
                ):
                    hints.on = ""
                    return option
        if hints.helper_escapes is not None:
            wanted = "yes" if hints.helper_escapes else "no"
            for option in options:
                if option.verb == "choose" and option.text == wanted:
                    hints.helper_escapes = None
                    return option
        if hints.paid and not hints.cards:
            for option in options:
                if option.verb == "enough":
                    return option
        return None


def both(*rules: Rule) -> Rule:
    """Several rules as one, with the first sentence among them."""
    numbers: list[str] = []
    for rule in rules:
        numbers += [number for number in rule.numbers if number not in numbers]
    sentence = next((rule.sentence for rule in rules if rule.sentence), "")
    return rules[0] if len(rules) == 1 else Rule(*numbers, sentence=sentence)
