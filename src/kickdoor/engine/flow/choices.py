"""Questions in the middle of an effect: a card, a player, a monster, yes or no."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import QuestionView

from ..table.absent import NOBODY
from ..table.agenda import Choice, Option, Question, Said, Step
from ..table.card import Card
from ..table.rules import Rule
from ..table.sentence import CHOSEN, EVERY, RANDOM, SEATS, UP_TO, Aim, Cause, Deed, Prey, Selector, Who
from ..table.shown import seen
from ..table.table import Table

CHOICE: Final = Rule("CURSE-03", reason="other_question")


class OnCard(Step):
    def __init__(self, deed: Deed, cause: Cause, card: Card) -> None:
        self.deed: Final = deed
        self.cause: Final = cause
        self.card: Final = card

    def run(self, table: Table) -> None:
        self.deed.on_card(table, self.cause, self.card)


class OnSeat(Step):
    def __init__(self, deed: Deed, cause: Cause, seat: int) -> None:
        self.deed: Final = deed
        self.cause: Final = cause
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        self.deed.on_seat(table, self.cause, self.seat)


class PickedSeat(OnSeat):
    """The same for a seat that was chosen: it is "that player" from here on."""

    def run(self, table: Table) -> None:
        remember_seat(table, self.seat)
        self.deed.on_seat(table, self.cause, self.seat)


class OnFoe(Step):
    def __init__(self, deed: Deed, cause: Cause, foe: int) -> None:
        self.deed: Final = deed
        self.cause: Final = cause
        self.foe: Final = foe

    def run(self, table: Table) -> None:
        fight = table.fight
        if fight is not None and fight.foe(self.foe) is not None:
            self.deed.on_foe(table, self.cause, self.foe)


class OnAnswer(Step):
    def __init__(self, deed: Deed, cause: Cause, answer: int) -> None:
        self.deed: Final = deed
        self.cause: Final = cause
        self.answer: Final = answer

    def run(self, table: Table) -> None:
        self.deed.on_answer(table, self.cause, self.answer)


class CardQuestion(Question):
    """A question that a sentence of a card asks; the answer is given to its deed."""

    def __init__(self, seat: int, kind: str, deed: Deed, cause: Cause, count: int = 1) -> None:
        self.seat = seat
        self.kind = kind
        self.deed: Final = deed
        self.cause: Final = cause
        self.count: Final = count  # how many are to be chosen; 0: it is no question of how many

    def rule(self) -> Rule:
        """The rule that the sentence stands on."""
        return Rule(*self.deed.rules, reason=CHOICE.reason, also=CHOICE.numbers)

    def about(self, table: Table) -> QuestionView:
        card = self.cause.card
        shown = None if card is None else seen(table, card)
        return QuestionView(
            kind=self.kind, count=self.count, done=self.done(), card=shown, sentence=self.deed.text
        )

    def done(self) -> int:
        """How many have been chosen already."""
        return 0


class ChooseCards(CardQuestion):
    """So many cards, one pick at a time."""

    def __init__(
        self, which: Selector, left: int, deed: Deed, cause: Cause, verb: str, enough: bool = False
    ) -> None:
        super().__init__(cause.you, verb, deed, cause, left)
        self.which: Final = which
        self.left: Final = left
        self.enough: Final = enough  # one may stop here

    def done(self) -> int:
        return max(0, self.which.number * self.cause.times - self.left)

    def options(self, table: Table, seat: int) -> list[Option]:
        found = self.which.among(table, self.cause)
        pledged = table.pledged(seat)
        if pledged:
            # What is promised to a helper is kept as long as anything else can be chosen (HELP-04).
            spare = [card for card in found if card not in pledged]
            found = spare if spare or self.which.mode == UP_TO else found
        result: list[Option] = [Choice(self.kind, PickedCard(self, card), card) for card in found]
        if self.enough and result:
            result.append(Choice("enough", Nothing()))
        return result


class PickedCard(Step):
    """Does the deed on the card, then asks for the next."""

    def __init__(self, question: ChooseCards, card: Card) -> None:
        self.question: Final = question
        self.card: Final = card

    def run(self, table: Table) -> None:
        asked = self.question
        if asked.left > 1:
            more = asked.which.mode == UP_TO
            table.push(ChooseCards(asked.which, asked.left - 1, asked.deed, asked.cause, asked.kind, more))
        asked.deed.on_card(table, asked.cause, self.card)


class Nothing(Step):
    """Nothing more happens."""


class ChooseSeat(CardQuestion):
    def __init__(self, seat: int, seats: tuple[int, ...], deed: Deed, cause: Cause, verb: str) -> None:
        super().__init__(seat, verb, deed, cause)
        self.seats: Final = seats

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice(self.kind, PickedSeat(self.deed, self.cause, other), None, SEATS[other])
            for other in self.seats
            if not table.seats[other].dead
        ]


class ChooseFoe(CardQuestion):
    def __init__(self, seat: int, foes: tuple[int, ...], deed: Deed, cause: Cause, verb: str) -> None:
        super().__init__(seat, verb, deed, cause)
        self.foes: Final = foes

    def options(self, table: Table, seat: int) -> list[Option]:
        fight = table.fight
        if fight is None:
            return []
        return [
            Choice(self.kind, OnFoe(self.deed, self.cause, foe.number), foe.card, Aim(foe=foe.number))
            for foe in fight.foes
            if foe.number in self.foes
        ]


class ChooseAnswer(CardQuestion):
    """One of a few answers; asked even where only one is left."""

    def __init__(self, kind: str, answers: tuple[Said, ...], deed: Deed, cause: Cause) -> None:
        super().__init__(cause.you, kind, deed, cause, 0)
        self.answers: Final = answers

    def topic(self) -> str:
        return self.deed.text

    def about(self, table: Table) -> QuestionView:
        view = super().about(table)
        view.wish = self.deed.wish()
        return view

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice("choose", OnAnswer(self.deed, self.cause, number), said=answer)
            for number, answer in enumerate(self.answers)
            if answer.text
        ]


# How verbs and costs ask.


def use_aim(table: Table) -> Aim | None:
    """What was pointed at when the card was played; it serves the first choice of the list only."""
    if not table.memos:
        return None
    memo = table.memos[-1]
    aim = memo.aim
    if aim is not None:
        table.memos[-1] = memo.without_aim()
    return aim


def remember_seat(table: Table, seat: int) -> None:
    if table.memos:
        table.memos[-1] = table.memos[-1].with_picked(seat)


def each_card(table: Table, cause: Cause, which: Selector, deed: Deed, verb: str) -> None:
    """Does the deed on the cards a selector takes: all of them, some by lot, or some that are chosen."""
    found = which.among(table, cause)
    withheld = table.withheld(cause)
    if withheld:
        found = [card for card in found if card not in withheld]
    if not found:
        return
    number = which.number * cause.times
    if which.mode == EVERY:
        number = len(found)
    if which.mode == RANDOM:
        picked: list[Card] = []
        while found and len(picked) < number:
            picked.append(found.pop(table.chance(len(found))))
        for card in reversed(picked):
            table.push(OnCard(deed, cause, card))
    elif which.mode == EVERY or (which.mode == CHOSEN and len(found) <= number):
        for card in reversed(found):
            table.push(OnCard(deed, cause, card))
    else:
        table.push(ChooseCards(which, number, deed, cause, verb))


def each_seat(table: Table, cause: Cause, who: Who, deed: Deed, verb: str) -> None:
    """Does the deed on the players meant, in order, or on the one that is chosen."""
    found = who.seats(table, cause)
    if who.chosen:
        aim = use_aim(table)
        if aim is not None and aim.seat in found:
            remember_seat(table, aim.seat)
            deed.on_seat(table, cause, aim.seat)
        elif found:
            table.push(ChooseSeat(cause.you, tuple(found), deed, cause, verb))
    else:
        for seat in reversed(found):
            table.push(OnSeat(deed, cause, seat))


def each_foe(table: Table, cause: Cause, prey: Prey, deed: Deed, verb: str) -> None:
    """Does the deed on the monsters meant, or on the one that is chosen."""
    numbers = [foe.number for foe in prey.foes(table, cause)]
    if prey.chosen:
        aim = use_aim(table)
        if aim is not None and aim.foe in numbers:
            deed.on_foe(table, cause, aim.foe)
        elif numbers:
            seat = cause.you if cause.you >= 0 else (table.fight.fighter if table.fight else NOBODY)
            table.push(ChooseFoe(seat, tuple(numbers), deed, cause, verb))
    else:
        for number in reversed(numbers):
            table.push(OnFoe(deed, cause, number))


def foe_aims(table: Table, cause: Cause, prey: Prey) -> list[Aim] | None:
    """What an option points at where monsters are chosen."""
    if not prey.chosen:
        return None
    return [Aim(foe=foe.number) for foe in prey.foes(table, cause)]


def seat_aims(table: Table, cause: Cause, who: Who) -> list[Aim] | None:
    if not who.chosen:
        return None
    return [SEATS[seat] for seat in who.seats(table, cause)]
