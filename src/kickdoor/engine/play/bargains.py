"""Drafts and offers: what sales, trades and bargains about help have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.events import NO_FACTS, Facts
from kickdoor.views.names import VoidReason

from ..table.acts import AimedAct
from ..table.agenda import DRAFT, PLAY, QUIET, Dropped, Offer, Option, Said, Way
from ..table.box import ANY
from ..table.card import Card
from ..table.events import EVERYBODY
from ..table.rules import Rule
from ..table.sentence import SEATS, Aim
from ..table.table import Counted, Table
from ..table.window import Window

LIMITED: Final = Rule("RULE-25", reason="often_enough")
REST: Final = 4  # turns of one's own after which an idle act is given back
NO_OFFER: Final = Rule("TRADE-02", "HELP-01", reason="no_offer", also=("HELP-04",))


# Options of a draft. The next draft is built only when an option is taken, since most are listed and never taken.


class AddCard(Option):
    """Adds a card to the draft; the verb says as what."""

    __slots__ = ("added",)

    def __init__(self, verb: str, card: Card) -> None:
        super().__init__(DRAFT, verb, card)
        self.added: Final = card

    def take(self, table: Table, seat: int) -> None:
        draft = table.seats[seat].draft
        if draft is not None:
            table.compose(seat, draft.with_card(table, self.verb, self.added))


def add_card(verb: str, card: Card) -> Option:
    """The option to add this card to a draft; it is made once for each card and verb."""
    option = card.drafts.get(verb)
    if option is None:
        option = AddCard(verb, card)
        card.drafts[verb] = option
    return option


class AddTerm(Option):
    """One term more for the draft, or another one, that names no card."""

    def __init__(self, verb: str, said: Said) -> None:
        super().__init__(DRAFT, verb, said=said)

    def take(self, table: Table, seat: int) -> None:
        draft = table.seats[seat].draft
        if draft is not None:
            table.compose(seat, draft.with_term(table, self.verb, self.said))


class AddSeat(Option):
    """Addresses the draft to a seat."""

    __slots__ = ("to",)

    def __init__(self, verb: str, to: int) -> None:
        super().__init__(DRAFT, verb, aim=SEATS[to])
        self.to: Final = to

    def take(self, table: Table, seat: int) -> None:
        draft = table.seats[seat].draft
        if draft is not None:
            table.compose(seat, draft.with_seat(table, self.to))


class NeverMind(Option):
    """Drops the draft."""

    def take(self, table: Table, seat: int) -> None:
        table.compose(seat, None)
        idle(table, seat)


NEVER_MIND_OPTION: Final = NeverMind(DRAFT, "never_mind")


def put(table: Table, seat: int) -> Offer | None:
    """The draft becomes an offer; it replaces an older one between the same two seats."""
    draft = table.seats[seat].draft
    offer = None if draft is None else draft.offer(table)
    if draft is None or offer is None:
        return None
    table.compose(seat, None)
    pair = (offer.by, offer.to)
    table.offers = [other for other in table.offers if (other.by, other.to) not in (pair, pair[::-1])]
    table.beats += 1
    offer.beat = table.beats
    table.offers.append(offer)
    _tell(table, draft.told, offer)
    return offer


class Send(Option):
    """Makes the offer as it was composed."""

    def take(self, table: Table, seat: int) -> None:
        offer = put(table, seat)
        window = table.agenda[-1]
        if offer is not None and isinstance(window, Window):
            # Who is made an offer is asked again, whatever was passed or proposed before.
            proposed = window.lead == offer.to and window.then is not None
            table.agenda[-1] = window.proposing(None) if proposed else window.asking(offer.to)
            offer.sent(table)


SEND_OPTION: Final = Send(QUIET, "send")


def _tell(table: Table, what: str, offer: Offer) -> None:
    """Tells of an offer; the cards of a hand that it names are told to the two seats alone."""
    table.tell(what, offer.by, None, offer.to, facts=Facts(offer=offer.view(table)))
    cards, log = offer.cards(), table.log
    if cards and log is not None:
        tags = tuple([table.tags[card.index] for card in cards])
        log.told.last().only_for(offer.by, offer.to, cards, tags, Facts(offer=offer.full_view(table)))


def lapse(table: Table) -> None:
    """An offer that names a card which is gone is void (HELP-04); where offers last, so is an impossible one."""
    lasting = table.book.settings.offers_last
    for offer in table.offers[:]:
        card = offer.lacks(table)
        if card is None and lasting:
            card = offer.misses(table)
        why = offer.void(table) if card is None and lasting else None
        if card is not None or why is not None:
            table.offers.remove(offer)
            hidden = card is not None and card in offer.cards()
            knows = 1 << offer.by | 1 << offer.to if hidden else EVERYBODY
            facts = NO_FACTS if why is None else Facts(void=why)
            table.tell("lapsed", offer.by, card, offer.to, knows, facts)
    if lasting and table.drafting:
        for seat, owner in enumerate(table.seats):
            draft = owner.draft
            why = None if draft is None else draft.void(table)
            if draft is not None and why is not None:
                drop(table, seat, why)


def drop(table: Table, seat: int, why: VoidReason) -> None:
    """A draft that is void is dropped; its seat is told why, and nobody else that there was one."""
    draft = table.seats[seat].draft
    if draft is None:
        return
    to = draft.view(table).to
    table.compose(seat, None)
    if to is not None and table.book.settings.offers_last:
        table.dropped.append(Dropped(seat, draft.kind, to, why))


# What is done only so often in a stage, and what comes to nothing only so often in some turns (RULE-25).


def count(table: Table, seat: int, what: Counted, which: int, most: int) -> None:
    """Counts an act that has a limit. At the limit the seat's options are listed again."""
    key = (seat, what, which)
    times = table.tally.get(key, 0) + 1
    table.tally[key] = times
    if times >= most and table.lasting is not None:
        table.lasting.besides[seat] = None


def often(table: Table, seat: int, what: Counted, which: int) -> int:
    return table.tally.get((seat, what, which), 0) if table.tally else 0


def idle(table: Table, seat: int) -> None:
    """Counts an act that came to nothing: cards shown, a draft dropped."""
    if table.book.settings.idle_acts != ANY:
        table.seats[seat].spent += REST
        table.lasting = None  # its Items may not be turned any more


def weary(table: Table, seat: int) -> bool:
    """Whether a seat has no idle act left until its next turns; then it turns no Item and begins no draft."""
    spent = table.seats[seat].spent
    return spent > 0 and spent > REST * (table.book.settings.idle_acts - 1)


def enough(table: Table, seat: int, what: Counted, which: int, most: int) -> bool:
    """Whether a seat begins no more of these now: `most` of them are done, or it has no idle act left."""
    if table.seats[seat].spent and weary(table, seat):
        return True
    tally = table.tally
    return tally.get((seat, what, which), 0) >= most if tally else most <= 0


# Answers.


class Answering(AimedAct):
    """An act by which the receiver of an offer answers it."""

    aimless: ClassVar[Rule | None] = NO_OFFER

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        return [SEATS[offer.by] for offer in table.offers if offer.to == seat]

    def add_options(self, table: Table, window: Window, seat: int, result: list[Option]) -> None:
        at_seats = self.at_seats
        for offer in table.offers:
            if offer.to == seat and self.unfit(table, seat, offer) is None:
                result.append(at_seats[offer.by] if at_seats else self.at_seat(offer.by))

    def unfit(self, table: Table, seat: int, offer: Offer) -> Rule | None:
        """Why an offer cannot be answered so."""
        return None

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        offer = self.offer(table, seat, aim)
        return NO_OFFER if offer is None else self.unfit(table, seat, offer)

    def offer(self, table: Table, seat: int, aim: Aim) -> Offer | None:
        for offer in table.offers:
            if offer.to == seat and offer.by == aim.seat:
                return offer
        return None


class Accept(Answering):
    verb: ClassVar[str] = "accept"
    way: Way = PLAY

    def unfit(self, table: Table, seat: int, offer: Offer) -> Rule | None:
        return offer.refusal(table)

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        offer = self.offer(table, seat, aim)
        if offer is not None:
            table.offers.remove(offer)
            _tell(table, "bargain", offer)
            offer.strike(table)


class Decline(Answering):
    verb: ClassVar[str] = "decline"
    way: Way = QUIET

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        offer = self.offer(table, seat, aim)
        if offer is not None:
            table.offers.remove(offer)
            table.tell("decline", seat, None, offer.by)
            offer.declined(table)


class Counter(Answering):
    """Opens a draft with the terms of the offer, to change them and send it back."""

    verb: ClassVar[str] = "counter"
    way: Way = DRAFT

    def unfit(self, table: Table, seat: int, offer: Offer) -> Rule | None:
        return LIMITED if enough(table, seat, "offers", offer.by, table.book.settings.offers) else None

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        offer = self.offer(table, seat, aim)
        if offer is not None:
            # Counted when the draft is opened, so that nobody opens and drops counter-offers without end.
            count(table, seat, "offers", offer.by, table.book.settings.offers)
            table.compose(seat, offer.counter(table))


class Withdraw(AimedAct):
    aimless: ClassVar[Rule | None] = NO_OFFER
    sure: bool = True
    verb: ClassVar[str] = "withdraw"
    way: Way = QUIET

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        return [SEATS[offer.to] for offer in table.offers if offer.by == seat]

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        for offer in table.offers:
            if offer.by == seat and offer.to == aim.seat:
                return None
        return NO_OFFER

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        for offer in table.offers:
            if offer.by == seat and offer.to == aim.seat:
                table.offers.remove(offer)
                table.tell("withdraw", seat, None, offer.to)
                return
