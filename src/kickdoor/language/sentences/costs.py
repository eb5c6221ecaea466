"""Costs: what the player of an ability must pay."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from kickdoor.engine.flow.choices import CardQuestion, each_card
from kickdoor.engine.flow.levels import lose
from kickdoor.engine.flow.tracks import step_back, steps_along
from kickdoor.engine.play.loans import is_borrowed
from kickdoor.engine.play.sales import worth
from kickdoor.engine.table.agenda import Choice, Option, Step
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.piles import is_body, is_play
from kickdoor.engine.table.sentence import CHOSEN, RANDOM, Cause, Cost, Selector
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.zones import discard
from kickdoor.views.deeds import QuestionView, RefusalView

from .lacks import HAND_TOO_SMALL, TOO_FEW_STEPS, UNPAID, UNPAID_GOLD, UNPAID_LEVELS
from .nouns import CardNoun
from .selectors import Cards, WholeHand, hand_or_play

WHOLE_HAND: Final = WholeHand()


def may_pay(table: Table, cause: Cause, card: Card) -> bool:
    """Lasting Curses cannot pay (CLS-02), nor the card that is being played, nor what is promised or borrowed."""
    place = table.where[card.index]
    if card in table.pledged(cause.you) or is_borrowed(table, card):
        return False
    if card.kind == "curse" and (is_play(place) or is_body(place)):
        return False
    if card is not cause.card:
        return True
    return card.kind != "one_shot" and is_play(place)


def pay_with(table: Table, cause: Cause, card: Card) -> None:
    """Discards a card openly and remembers it as paid."""
    if table.holder(card) != cause.you:
        return
    table.tell("pay", cause.you, card)
    discard(table, card)
    memo = table.memo()
    table.memos[-1] = memo.with_payment(card)


class Payable(Selector):
    """The cards of a selector that can be used to pay."""

    def __init__(self, of: Cards) -> None:
        self.of: Final = of
        self.mode = of.mode
        self.number = of.number

    def among(self, table: Table, cause: Cause) -> list[Card]:
        pool = [card for card in self.of.paying(table, cause) if may_pay(table, cause, card)]
        return self.of.narrowed(table, pool)


class CardCost(Cost):
    """A cost paid with the cards of a selector."""

    def __init__(self, cards: Cards) -> None:
        self.price: Final = Payable(cards)

    def pay(self, table: Table, cause: Cause) -> None:
        each_card(table, cause, self.price, self, "pay")

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        pay_with(table, cause, card)


class Discard(CardCost):
    id: ClassVar[str] = "discard"
    phrase: ClassVar[str] = "discard {sel}"
    meaning: ClassVar[str] = "Must be paid in full, or the ability is not offered."
    rules: ClassVar[tuple[str, ...]] = ("CLS-02", "ITEM-04", "RULE-36")
    core: ClassVar[bool] = True

    def __init__(self, sel: Cards) -> None:
        super().__init__(sel)
        self.sel: Final = sel

    def payable(self, table: Table, cause: Cause) -> bool:
        needed = self.sel.number if self.sel.mode == CHOSEN or self.sel.mode == RANDOM else 1
        return len(self.price.among(table, cause)) >= needed

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return UNPAID.about(cause.you, sentence=self.text)


class DiscardWholeHand(CardCost):
    id: ClassVar[str] = "discard-whole-hand"
    phrase: ClassVar[str] = "discard your whole hand of {n} or more"
    meaning: ClassVar[str] = "The ability is offered only if you hold at least that many cards."
    rules: ClassVar[tuple[str, ...]] = ("CLS-03", "CLS-09")
    core: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(WHOLE_HAND)
        self.n: Final = n

    def payable(self, table: Table, cause: Cause) -> bool:
        # A card that is promised (HELP-04) is held back: then it is not the whole hand.
        return len(self.price.among(table, cause)) >= self.n and not table.pledged(cause.you)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        held = len(self.price.among(table, cause))
        return HAND_TOO_SMALL.about(cause.you, has=(str(held),), number=self.n)


class DiscardWorth(Cost):
    id: ClassVar[str] = "discard-worth"
    phrase: ClassVar[str] = "discard {noun:things} worth {n} or more"
    meaning: ClassVar[str] = "You get no change for what is worth more than needed."
    rules: ClassVar[tuple[str, ...]] = ("ITEM-05",)

    def __init__(self, noun: CardNoun, n: int) -> None:
        self.noun: Final = noun
        self.n: Final = n

    def payers(self, table: Table, cause: Cause) -> list[Card]:
        """The cards that can pay and have a value."""
        return [
            card
            for card in hand_or_play(table, cause.you, self.noun, cause.card)
            if worth(table, card) > 0 and may_pay(table, cause, card)
        ]

    def payable(self, table: Table, cause: Cause) -> bool:
        return sum([worth(table, card) for card in self.payers(table, cause)]) >= self.n

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        owned = sum([worth(table, card) for card in self.payers(table, cause)])
        return UNPAID_GOLD.about(cause.you, has=(str(owned),), number=self.n)

    def pay(self, table: Table, cause: Cause) -> None:
        table.push(PayWorth(self, cause, self.n))


class PayWorth(CardQuestion):
    """Asks for one card after the other until the sum is reached."""

    def __init__(self, cost: DiscardWorth, cause: Cause, left: int) -> None:
        super().__init__(cause.you, "pay", cost, cause, 0)
        self.cost: Final = cost
        self.left: Final = left

    def about(self, table: Table) -> QuestionView:
        return replace(super().about(table), gold=self.left)

    def options(self, table: Table, seat: int) -> list[Option]:
        return [Choice("pay", PaidWorth(self, card), card) for card in self.cost.payers(table, self.cause)]


class PaidWorth(Step):
    def __init__(self, question: PayWorth, card: Card) -> None:
        self.question: Final = question
        self.card: Final = card

    def run(self, table: Table) -> None:
        asked = self.question
        left = asked.left - worth(table, self.card)
        pay_with(table, asked.cause, self.card)
        if left > 0:
            table.push(PayWorth(asked.cost, asked.cause, left))


class PayLevels(Cost):
    id: ClassVar[str] = "pay-levels"
    phrase: ClassVar[str] = "lose {n} level(s)"
    meaning: ClassVar[str] = "The ability is offered only if you stay at Level 1 or above."
    rules: ClassVar[tuple[str, ...]] = ("LVL-01",)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def payable(self, table: Table, cause: Cause) -> bool:
        return table.seats[cause.you].level > self.n

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return UNPAID_LEVELS.about(cause.you, number=self.n)

    def pay(self, table: Table, cause: Cause) -> None:
        lose(table, cause.you, self.n)


class PaySteps(Cost):
    id: ClassVar[str] = "pay-steps"
    phrase: ClassVar[str] = "go back {n} step(s) along {track}"
    meaning: ClassVar[str] = "The ability is offered only if you have taken that many steps."
    rules: ClassVar[tuple[str, ...]] = ("RULE-38",)

    def __init__(self, n: int, track: str) -> None:
        self.n: Final = n
        self.track: Final = track

    def payable(self, table: Table, cause: Cause) -> bool:
        return steps_along(table, cause.you, self.track) >= self.n

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return TOO_FEW_STEPS.about(cause.you, needs=(self.track,), number=self.n)

    def pay(self, table: Table, cause: Cause) -> None:
        step_back(table, cause.you, self.track, self.n)


COSTS: Final = (Discard, DiscardWholeHand, DiscardWorth, PayLevels, PaySteps)
