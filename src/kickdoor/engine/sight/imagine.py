"""A table as one seat might imagine it: what it cannot see is dealt anew from the cards it has not seen."""

from __future__ import annotations

from typing import Final

from ..play.help import HelpOffer
from ..table.agenda import Option
from ..table.card import Card
from ..table.dice import key_of, order
from ..table.face import DOOR, TREASURE
from ..table.fight import Terms
from ..table.piles import HANDS, Pile, deck_of, hand_of, is_hand, seat_of
from ..table.table import Table
from ..table.window import Window


def without_hidden(table: Table, seat: int, known: set[int]) -> tuple[Table, list[Unseen]]:
    """A clone from which everything this seat does not know is gone, and what it cannot see there: these cards lie
    in the book's order."""
    other = table.clone()
    other.key = b""
    other.counter = 0
    other.loaded = ()
    _forget(other, seat)
    unseen = unseen_by(other, seat, known)
    for cards in unseen:
        cards.lay_in_order(other)
    _promise(other, seat)
    return other, unseen


def imagined_table(base: Table, seat: int, unseen: list[Unseen], seed: str) -> Table:
    """A table without hidden cards, with the unseen cards dealt at random, dice of its own."""
    table = base.clone()
    table.key = key_of(seed)
    for cards in unseen:
        cards.deal(table, table.key)
    _promise(table, seat)
    return table


def _forget(table: Table, seat: int) -> None:
    """Others' drafts are private."""
    for number, owner in enumerate(table.seats):
        owner.counted = 0
        if number != seat:
            table.compose(number, None)


def _promise(table: Table, seat: int) -> None:
    """How many plays are promised to somebody else is known, but not which: the first cards of the hand stand for
    them."""
    for place, offer in enumerate(table.offers):
        if isinstance(offer, HelpOffer) and seat not in (offer.by, offer.to) and offer.promised.plays:
            terms = _as_many(table, offer.promised, offer.fighter)
            table.offers[place] = HelpOffer(offer.by, offer.fighter, offer.helper, terms)
    fight = table.fight
    if fight is not None and fight.terms is not None and fight.terms.plays and seat not in fight.side():
        fight.terms = _as_many(table, fight.terms, fight.fighter)


def _as_many(table: Table, terms: Terms, fighter: int) -> Terms:
    plays = tuple(table.hand(fighter)[: len(terms.plays)])
    return Terms(terms.treasures, terms.helper_first, terms.items, plays, terms.share)


class Unseen:
    """The slots of one back that a seat cannot see into, and the cards in them, which may lie in any order."""

    def __init__(self, table: Table, slots: list[tuple[Pile, int]], cards: list[Card]) -> None:
        self._slots: Final = slots
        self._cards = cards
        self._sorted: Final = sorted(cards, key=_index)
        self._tags: Final = [table.tags[card.index] for card in cards]
        self._fresh: Final = [
            is_hand(zone) and card in table.seats[seat_of(zone)].fresh
            for (zone, _), card in zip(slots, cards, strict=True)
        ]

    def lay_in_order(self, table: Table) -> None:
        """Fills the slots in the book's order. Tables that are dealt later are copies of this one."""
        self._fill(table, self._sorted)
        self._cards = self._sorted

    def deal(self, table: Table, key: bytes) -> None:
        """Fills the slots at random, on the same table or a copy of it."""
        table.counter += 1
        laid = self._sorted
        self._fill(table, [laid[number] for number in order(key, table.counter, len(laid))])

    def _fill(self, table: Table, dealt: list[Card]) -> None:
        slots, fresh, tags = self._slots, self._fresh, self._tags
        for place, was_fresh in enumerate(fresh):
            if was_fresh:
                table.seats[seat_of(slots[place][0])].fresh.remove(self._cards[place])
        for owner in table.seats:
            owner.counted = 0
        piles, where, all_tags = table.piles, table.where, table.tags
        for place, (zone, number) in enumerate(slots):
            card = dealt[place]
            piles[zone][number] = card
            where[card.index] = zone
            all_tags[card.index] = tags[place]
            if fresh[place]:
                table.seats[seat_of(zone)].fresh.append(card)


def unseen_by(table: Table, seat: int, known: set[int]) -> list[Unseen]:
    """The cards of each back that this seat cannot see."""
    shown = _shown(table)
    found: list[Unseen] = []
    for deck in (DOOR, TREASURE):
        slots: list[tuple[Pile, int]] = []
        unseen: list[Card] = []
        for zone in [deck_of(deck), *HANDS[: len(table.seats)]]:
            if zone == hand_of(seat):
                continue
            for place, card in enumerate(table.piles[zone]):
                if card.deck != deck or card in shown or table.tags[card.index] in known:
                    continue
                slots.append((zone, place))
                unseen.append(card)
        found.append(Unseen(table, slots, unseen))
    return found


def _index(card: Card) -> int:
    return card.index


def _shown(table: Table) -> list[Card]:
    """Cards of a hand that an open proposal names."""
    shown: list[Card] = []
    for step in table.agenda:
        if isinstance(step, Window) and step.then is not None:
            shown += _named(step.then)
    return shown


def _named(option: Option) -> list[Card]:
    named: list[Card] = []
    if option.card is not None:
        named.append(option.card)
    if option.aim is not None and option.aim.card is not None:
        named.append(option.aim.card)
    return named
