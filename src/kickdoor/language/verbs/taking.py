"""What the verbs share by which you get cards of other players, who have them in play: take, borrow."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.flow.choices import ChooseCards, each_card, remember_seat, use_aim
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.sentence import Aim, Cause, Deed, Selector, Who
from kickdoor.engine.table.table import Table

from ..sentences.nouns import CardNoun
from .reach import CARD, SeatVerb, told


class FromOthers(SeatVerb):
    """You choose cards of the players meant. Of one player, where one is chosen: the first card names them."""

    def __init__(self, n: int, noun: CardNoun, who: Who) -> None:
        super().__init__(who)
        self.n: Final = n
        self.noun: Final = noun
        self.from_any: Final = FromAny(self)

    def offered(self, table: Table, owner: int, seat: int) -> list[Card]:
        """The owner's cards that this seat could get."""
        raise NotImplementedError

    def deed(self) -> Deed:
        """What is done with a card that was chosen."""
        raise NotImplementedError

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        """The aim is a card: its owner is the player meant."""
        if not self.who.chosen:
            return None
        return [Aim(card=card) for card in self.from_any.among(table, cause)]

    def run(self, table: Table, cause: Cause) -> None:
        if not self.who.chosen:
            super().run(table, cause)
            return
        if table.seats[cause.you].dead:
            return
        aim = use_aim(table)
        found = self.from_any.among(table, cause)
        if aim is not None and aim.card is not None and aim.card in found:
            self.on_card(table, cause, aim.card)
        elif found:
            table.push(ChooseCards(self.from_any, 1, self, cause, "take"))

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        owner = table.holder(card)
        more = self.n * cause.times - 1
        remember_seat(table, owner)
        self.deed().on_card(table, cause, card)
        if more:
            each_card(table, told(cause, owner, 1), FromOne(self, more), self.deed(), "take")

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        each_card(table, told(cause, seat, cause.times), FromOne(self, self.n), self.deed(), "take")

    def harm(self) -> int:
        return -CARD * self.n


class FromOne(Selector):
    """The cards that `you` could get from the other player."""

    def __init__(self, verb: FromOthers, n: int) -> None:
        self.verb: Final = verb
        self.number = n

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return self.verb.offered(table, cause.other, cause.you)


class FromAny(Selector):
    """The cards that `you` could get from any of the players meant."""

    def __init__(self, verb: FromOthers) -> None:
        self.verb: Final = verb

    def among(self, table: Table, cause: Cause) -> list[Card]:
        found: list[Card] = []
        for seat in self.verb.reached.seats(table, cause):
            found += self.verb.offered(table, seat, cause.you)
        return found
