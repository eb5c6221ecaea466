"""Composing in private and putting an offer to somebody: what sales, trades and help have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from ..flow.choices import SEATS
from ..table.acts import Act
from ..table.agenda import DRAFT, PLAY, QUIET, Offer, Option
from ..table.card import Card
from ..table.rules import Rule
from ..table.sentence import Aim
from ..table.table import Table
from ..table.window import Window

LIMITED: Final = Rule("RULE-25")
NO_OFFER: Final = Rule("TRADE-02", "HELP-01", sentence="no such offer is open")


class Grow(Act):
    """One thing more for a draft; built when it is taken, for most of what is listed never is."""

    way: ClassVar[int] = DRAFT

    def __init__(self, verb: str) -> None:
        self.grows: Final = verb

    def by(self, card: Card) -> Option:
        """The option to add this card."""
        option = card.drafts.get(self.grows)
        if option is None:
            option = Option(DRAFT, self.grows, card, None, None, self)
            card.drafts[self.grows] = option
        return option

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        draft = table.seats[seat].draft
        if draft is not None:
            table.compose(seat, draft.grown(table, self.grows, card, aim))


class Drop(Act):
    """Never mind."""

    way: ClassVar[int] = DRAFT

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        table.compose(seat, None)


NEVER_MIND_OPTION: Final = Option(DRAFT, "never_mind", None, None, None, Drop())


class Send(Act):
    """An offer is made as it was composed; an older one between the same two is gone."""

    verb: ClassVar[str] = "send"
    way: ClassVar[int] = QUIET

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        draft = table.seats[seat].draft
        offer = None if draft is None else draft.offer(table)
        if draft is None or offer is None:
            return
        table.compose(seat, None)
        pair = (offer.by, offer.to)
        table.offers = [other for other in table.offers if (other.by, other.to) not in (pair, pair[::-1])]
        table.offers.append(offer)
        table.tell(draft.told, offer.by, None, offer.to, note=offer.terms(table))
        window = table.agenda[-1]
        if isinstance(window, Window):
            # Who is made an offer is asked again, whatever was passed before.
            asked = ~(1 << offer.to)
            table.agenda[-1] = window.changed(
                window.then, window.passed & asked, window.held, window.silent & asked
            )


SEND_OPTION: Final = Option(QUIET, "send", None, None, None, Send())


def count(table: Table, seat: int, what: str, which: int) -> None:
    key = (seat, what, which)
    table.tally[key] = table.tally.get(key, 0) + 1


def often(table: Table, seat: int, what: str, which: int) -> int:
    return table.tally.get((seat, what, which), 0) if table.tally else 0


# Answers.


class Answering(Act):
    """What the receiver of an offer may say to it."""

    def aims(self, table: Table, window: Window, seat: int, card: Card | None) -> list[Aim | None]:
        return [SEATS[offer.by] for offer in table.offers if offer.to == seat]

    def offer(self, table: Table, seat: int, aim: Aim | None) -> Offer | None:
        for offer in table.offers:
            if aim is not None and offer.to == seat and offer.by == aim.seat:
                return offer
        return None


class Accept(Answering):
    verb: ClassVar[str] = "accept"
    way: ClassVar[int] = PLAY

    def refusal(self, table: Table, window: Window, seat: int, card: Card | None, aim: Aim | None) -> Rule | None:
        offer = self.offer(table, seat, aim)
        return NO_OFFER if offer is None else offer.refusal(table)

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        offer = self.offer(table, seat, aim)
        if offer is not None:
            table.offers.remove(offer)
            table.tell("bargain", offer.by, None, offer.to, note=offer.terms(table))
            offer.strike(table)


class Decline(Answering):
    sure: ClassVar[bool] = True
    verb: ClassVar[str] = "decline"
    way: ClassVar[int] = QUIET

    def refusal(self, table: Table, window: Window, seat: int, card: Card | None, aim: Aim | None) -> Rule | None:
        return NO_OFFER if self.offer(table, seat, aim) is None else None

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        offer = self.offer(table, seat, aim)
        if offer is not None:
            table.offers.remove(offer)
            table.tell("decline", seat, None, offer.by)


class Counter(Answering):
    """The same terms, asking more."""

    verb: ClassVar[str] = "counter"
    way: ClassVar[int] = DRAFT

    def refusal(self, table: Table, window: Window, seat: int, card: Card | None, aim: Aim | None) -> Rule | None:
        offer = self.offer(table, seat, aim)
        if offer is None:
            return NO_OFFER
        if often(table, seat, "offers", offer.by) >= table.book.settings.offers:
            return LIMITED
        return NO_OFFER if offer.counter(table) is None else None

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        offer = self.offer(table, seat, aim)
        if offer is not None:
            # Counted now, so that opening and dropping a counter-offer also comes to an end.
            count(table, seat, "offers", offer.by)
            table.compose(seat, offer.counter(table))


class Withdraw(Act):
    sure: ClassVar[bool] = True
    verb: ClassVar[str] = "withdraw"
    way: ClassVar[int] = QUIET

    def aims(self, table: Table, window: Window, seat: int, card: Card | None) -> list[Aim | None]:
        return [SEATS[offer.to] for offer in table.offers if offer.by == seat]

    def refusal(self, table: Table, window: Window, seat: int, card: Card | None, aim: Aim | None) -> Rule | None:
        for offer in table.offers:
            if aim is not None and offer.by == seat and offer.to == aim.seat:
                return None
        return NO_OFFER

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        for offer in table.offers:
            if aim is not None and offer.by == seat and offer.to == aim.seat:
                table.offers.remove(offer)
                table.tell("withdraw", seat, None, offer.to)
                return
