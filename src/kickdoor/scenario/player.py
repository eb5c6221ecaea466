"""Plays the steps of a scenario: chooses among the options of the game's asks, and keeps those it took."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.sight.why import refusal
from kickdoor.engine.table.agenda import Option, Question, Step
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.face import NO_DECK
from kickdoor.engine.table.rules import Refused, Rule, with_numbers
from kickdoor.engine.table.sentence import Aim
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.window import Window
from kickdoor.views.deeds import RefusalView

from .resolver import Resolver, same
from .words import Words, names_in

UNPAYABLE: Final = Rule("RULE-12", "CLS-02", "CLS-03", reason="never_paid_with")
NO_QUESTION: Final = Rule("RULE-07", reason="not_asked")
PRICE: Final = Rule("CLS-02", "CLS-03", "RULE-12", reason="not_paid_with")


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

    def __init__(self, resolver: Resolver, literal: bool = False) -> None:
        self.resolver: Final = resolver
        self.game: Final[Game] = resolver.game
        self.literal: Final = literal  # a step is one answer: others do not pass by themselves
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

    def is_deckless(self, name: str) -> bool:
        """Whether a card of that name belongs to no deck (RULE-12)."""
        face = self.resolver.faces.get(name)
        return face is not None and face.deck == NO_DECK

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
    ) -> RefusalView:
        """What refuses an act that no option offers."""
        found: list[RefusalView] = []
        for verb in verbs:
            found.append(refusal(self.table, seat, verb, cards or [], aims or [], text))
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


def both(*views: RefusalView) -> RefusalView:
    """Several refusals as one: the first, with the numbers of all."""
    first = views[0]
    for view in views[1:]:
        first = with_numbers(first, (view.rule, *view.also) if view.rule else view.also)
    return first
