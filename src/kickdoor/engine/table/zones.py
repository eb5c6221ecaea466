"""Decks, discards, hands and play areas: the only code that moves a card."""

from __future__ import annotations

from kickdoor.views.events import Facts

from .card import Card
from .dice import order
from .events import EVERYBODY
from .face import DECKS, NO_DECK
from .kinds import TURNED_KINDS
from .piles import ASIDE, Pile, deck_of, discards_of, hand_of, is_body, is_deck, is_hand, is_play, play_of, seat_of
from .table import Table


def move(table: Table, card: Card, pile: Pile) -> None:
    """Moves a card to a pile, with a new tag. All moves pass here: it marks seats whose cards in play change."""
    index = card.index
    old = table.where[index]
    pile_before = table.piles[old]
    if pile_before[-1] is card:
        pile_before.pop()  # the top of a deck
    else:
        pile_before.remove(card)
    if is_play(old):
        _leave_play(table, card, seat_of(old), pile)
    elif is_hand(old):
        fresh = table.seats[seat_of(old)].fresh
        if fresh and card in fresh:
            fresh.remove(card)
    table.piles[pile].append(card)
    table.where[index] = pile
    if is_deck(pile):
        table.tags[index] = 0
    else:
        table.tags[index] = table.next_tag
        table.next_tag += 1
    if is_play(pile):
        seat = seat_of(pile)
        table.seats[seat].active = None
        table.marks |= 1 << seat
    table.last_change = table.turns


def _leave_play(table: Table, card: Card, seat: int, pile: Pile) -> None:
    """What lay on the card, or was carried by it, goes with it or is parted from it (ITEM-06, CMP-02)."""
    owner = table.seats[seat]
    owner.active = None
    table.marks |= 1 << seat
    if card in owner.turned:
        owner.turned.remove(card)
    if table.kept and not is_play(pile):
        table.kept.pop(card.index, None)
    hosts = table.hosts
    if not hosts:
        return
    hosts.pop(card.index, None)
    for other in table.play(seat)[:]:
        if hosts.get(other.index) is not card:
            continue
        if other.kind in TURNED_KINDS and (is_play(pile) or is_body(pile)):
            # What a companion carries stays with its owner, or is laid out by itself (CMP-02, DEATH-09).
            del hosts[other.index]
        elif other.kind == "item_enhancer" and (is_play(pile) or is_body(pile)):
            # It stays attached through trade, theft and death.
            move(table, other, pile)
            hosts[other.index] = card
        elif is_body(pile):
            move(table, other, pile)
        else:
            table.tell("lose", seat, other)
            move(table, other, discards_of(other.deck))


def discard(table: Table, card: Card) -> None:
    """To the pile of its own deck (DECK-01); what belongs to no deck is put aside (RULE-12)."""
    if card.deck == NO_DECK:
        move(table, card, ASIDE)
    else:
        move(table, card, discards_of(card.deck))


def shuffle(table: Table, deck: int) -> None:
    """Shuffles what lies in a deck."""
    pile = table.piles[deck_of(deck)]
    table.counter += 1
    table.piles[deck_of(deck)] = [pile[number] for number in order(table.key, table.counter, len(pile))]


def top(table: Table, deck: int) -> Card | None:
    """The next card of a deck, its discards reshuffled if need be; None where there are none (DECK-03)."""
    place = deck_of(deck)
    pile = table.piles[place]
    if not pile:
        pile = table.piles[discards_of(deck)]
        if not pile:
            return None
        table.piles[place] = pile
        table.piles[discards_of(deck)] = []
        for card in pile:
            table.where[card.index] = place
            table.tags[card.index] = 0
        shuffle(table, deck)
        table.tell("shuffle", facts=Facts(deck=DECKS[deck]))
        pile = table.piles[place]
    return pile[-1]


def note(table: Table, card: Card) -> int:
    """A card of a deck that somebody looks at gets a tag, by which they know it while it lies there."""
    if table.tags[card.index] == 0:
        table.tags[card.index] = table.next_tag
        table.next_tag += 1
    return table.tags[card.index]


def bury(table: Table, card: Card) -> None:
    """Puts a card of a deck to its bottom."""
    pile = table.piles[table.where[card.index]]
    pile.remove(card)
    pile.insert(0, card)
    table.last_change = table.turns


def take(table: Table, seat: int, card: Card) -> None:
    """Into a hand, from wherever it is."""
    move(table, card, hand_of(seat))
    table.seats[seat].fresh.append(card)


def into_play(table: Table, seat: int, card: Card) -> None:
    move(table, card, play_of(seat))


def lose(table: Table, seat: int, card: Card, what: str = "lose") -> None:
    """A card of a seat goes to its discards, for all to see."""
    table.tell(what, seat, card, knows=EVERYBODY)
    discard(table, card)


def attached(table: Table, host: Card) -> list[Card]:
    """The enhancers and the Cheat! that lie on a card."""
    if not table.hosts:
        return []
    return [card for card in _with(table, host) if card.kind not in TURNED_KINDS]


def load_of(table: Table, companion: Card) -> list[Card]:
    """The Items that a companion carries."""
    if not table.hosts:
        return []
    return [card for card in _with(table, companion) if card.kind in TURNED_KINDS]


def _with(table: Table, host: Card) -> list[Card]:
    return [card for card in table.piles[table.where[host.index]] if table.hosts.get(card.index) is host]
