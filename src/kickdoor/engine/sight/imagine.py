"""A table as one seat might imagine it: what it cannot see is dealt anew from the cards it has not seen."""

from __future__ import annotations

from ..play.help import HelpOffer
from ..table.agenda import Option
from ..table.card import Card
from ..table.dice import key_of, order
from ..table.events import Log
from ..table.face import DOOR, TREASURE
from ..table.fight import Terms
from ..table.piles import HANDS, Pile, deck_of, hand_of, is_hand, seat_of
from ..table.table import Table
from ..table.window import Window


def without_hidden(table: Table, seat: int, known: set[int]) -> Table:
    """A clone from which everything this seat does not know is gone: unseen cards lie in the book's order."""
    other = table.clone()
    other.key = b""
    other.counter = 0
    other.loaded = ()
    _forget(other, seat)
    _deal(other, seat, known, None)
    _promise(other, seat)
    return other


def imagined_table(base: Table, seat: int, known: set[int], names: tuple[str, ...], seed: str) -> Table:
    """A table without hidden cards, with the unseen cards dealt at random, dice of its own."""
    table = base.clone()
    table.key = key_of(seed)
    table.log = Log(names)
    _deal(table, seat, known, table.key)
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


def _deal(table: Table, seat: int, known: set[int], key: bytes | None) -> None:
    """Fills every slot this seat cannot see with the unseen cards of the same back."""
    shown = _shown(table)
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
        _refill(table, slots, unseen, key)


def _refill(table: Table, slots: list[tuple[Pile, int]], unseen: list[Card], key: bytes | None) -> None:
    tags = [table.tags[card.index] for card in unseen]
    fresh = [
        is_hand(zone) and card in table.seats[seat_of(zone)].fresh
        for (zone, _), card in zip(slots, unseen, strict=True)
    ]
    for (zone, _), card in zip(slots, unseen, strict=True):
        if is_hand(zone) and card in table.seats[seat_of(zone)].fresh:
            table.seats[seat_of(zone)].fresh.remove(card)
    dealt = sorted(unseen, key=_index)
    if key is not None:
        table.counter += 1
        dealt = [dealt[number] for number in order(key, table.counter, len(dealt))]
    for owner in table.seats:
        owner.counted = 0
    for (zone, place), card, tag, was_fresh in zip(slots, dealt, tags, fresh, strict=True):
        table.piles[zone][place] = card
        table.where[card.index] = zone
        table.tags[card.index] = tag
        if was_fresh:
            table.seats[seat_of(zone)].fresh.append(card)


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
