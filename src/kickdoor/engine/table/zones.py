"""Decks, discards, hands and play areas: the only code that moves a card."""

from __future__ import annotations

from kickdoor.views.events import Facts

from .card import DECKS, NO_DECK, Card
from .dice import order
from .events import EVERYBODY
from .table import ASIDE, BODY, DISCARDS, HAND, PLAY, TREASURE_DECK, Table


def move(table: Table, card: Card, zone: int) -> None:
    """The gate: takes the card from where it is, with a new tag, and marks whose things have changed."""
    old = table.where[card.index]
    table.piles[old].remove(card)
    if PLAY <= old < BODY:
        _leave_play(table, card, old & 7, zone)
    elif HAND <= old < PLAY:
        fresh = table.seats[old & 7].fresh
        if fresh and card in fresh:
            fresh.remove(card)
    table.piles[zone].append(card)
    table.where[card.index] = zone
    if zone <= TREASURE_DECK:
        table.tags[card.index] = 0
    else:
        table.tags[card.index] = table.next_tag
        table.next_tag += 1
    if PLAY <= zone < BODY:
        seat = zone & 7
        table.seats[seat].active = None
        table.marks |= 1 << seat
    table.stirred = table.turns


def _leave_play(table: Table, card: Card, seat: int, zone: int) -> None:
    """What lay on the card goes with it, or is parted from it (DEATH-03, ITEM-06, CHEAT-01)."""
    owner = table.seats[seat]
    owner.active = None
    table.marks |= 1 << seat
    if card in owner.turned:
        owner.turned.remove(card)
    hosts = table.hosts
    if not hosts:
        return
    hosts.pop(card.index, None)
    for other in table.play(seat)[:]:
        if hosts.get(other.index) is not card:
            continue
        if other.kind == "item_enhancer" and zone >= PLAY:
            # It stays attached through trade, theft and death.
            move(table, other, zone)
            hosts[other.index] = card
        elif zone >= BODY:
            move(table, other, zone)
        else:
            table.tell("lose", seat, other)
            move(table, other, DISCARDS + other.deck)


def discard(table: Table, card: Card) -> None:
    """To the pile of its own deck (DECK-01); what belongs to no deck is put aside (RULE-12)."""
    if card.deck == NO_DECK:
        move(table, card, ASIDE)
    else:
        move(table, card, DISCARDS + card.deck)


def shuffle(table: Table, deck: int) -> None:
    """Shuffles what lies in a deck."""
    pile = table.piles[deck]
    table.counter += 1
    table.piles[deck] = [pile[number] for number in order(table.key, table.counter, len(pile))]


def top(table: Table, deck: int) -> Card | None:
    """The next card of a deck, its discards reshuffled if need be; None where there are none (DECK-03)."""
    pile = table.piles[deck]
    if not pile:
        discards = table.piles[DISCARDS + deck]
        if not discards:
            return None
        table.piles[deck] = discards
        table.piles[DISCARDS + deck] = []
        for card in discards:
            table.where[card.index] = deck
            table.tags[card.index] = 0
        shuffle(table, deck)
        table.tell("shuffle", facts=Facts(deck=DECKS[deck]))
        pile = table.piles[deck]
    return pile[-1]


def take(table: Table, seat: int, card: Card) -> None:
    """Into a hand, from wherever it is."""
    move(table, card, HAND + seat)
    table.seats[seat].fresh.append(card)


def into_play(table: Table, seat: int, card: Card) -> None:
    move(table, card, PLAY + seat)


def lose(table: Table, seat: int, card: Card, what: str = "lose") -> None:
    """A card of a seat goes to its discards, for all to see."""
    table.tell(what, seat, card, knows=EVERYBODY)
    discard(table, card)


def attached(table: Table, host: Card) -> list[Card]:
    """What lies on a card."""
    if not table.hosts:
        return []
    return [card for card in table.piles[table.where[host.index]] if table.hosts.get(card.index) is host]
