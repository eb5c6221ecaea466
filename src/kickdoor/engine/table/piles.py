"""Where a card can be: each pile of a table has a number; hands, play areas and bodies have one for each seat."""

from __future__ import annotations

from typing import Final, NewType

Pile = NewType("Pile", int)

MOST_SEATS: Final = 8  # that the numbering has room for
_HAND: Final = 8
_PLAY: Final = 16
_BODY: Final = 24

DOOR_DECK: Final = Pile(0)
TREASURE_DECK: Final = Pile(1)
DOOR_DISCARDS: Final = Pile(2)
TREASURE_DISCARDS: Final = Pile(3)
IN_FIGHT: Final = Pile(4)  # monsters, enhancers and one-shots of the fight
LIMBO: Final = Pile(5)  # revealed, or being played, and not yet anywhere
ASIDE: Final = Pile(6)  # of no deck: Houses and New Kids nobody has, closed Dungeons
OPEN_DUNGEONS: Final = Pile(7)
HANDS: Final = tuple([Pile(_HAND + seat) for seat in range(MOST_SEATS)])
PLAY_AREAS: Final = tuple([Pile(_PLAY + seat) for seat in range(MOST_SEATS)])
BODIES: Final = tuple([Pile(_BODY + seat) for seat in range(6)])
IDENTITIES: Final = Pile(30)  # Houses and New Kids in front of their players: no card reaches it (RULE-12)
PILES: Final = 32  # how many numbers there are

_DECKS: Final = (DOOR_DECK, TREASURE_DECK)
_DISCARDS: Final = (DOOR_DISCARDS, TREASURE_DISCARDS)


def deck_of(deck: int) -> Pile:
    """The pile that cards of a deck, DOOR or TREASURE, are drawn from."""
    return _DECKS[deck]


def discards_of(deck: int) -> Pile:
    return _DISCARDS[deck]


def hand_of(seat: int) -> Pile:
    return HANDS[seat]


def play_of(seat: int) -> Pile:
    """What lies in front of a player."""
    return PLAY_AREAS[seat]


def body_of(seat: int) -> Pile:
    """What a dead character left behind, to be looted."""
    return BODIES[seat]


def is_deck(pile: Pile) -> bool:
    return pile <= TREASURE_DECK


def is_discards(pile: Pile) -> bool:
    return pile == DOOR_DISCARDS or pile == TREASURE_DISCARDS


def is_hand(pile: Pile) -> bool:
    return _HAND <= pile < _PLAY


def is_play(pile: Pile) -> bool:
    return _PLAY <= pile < _BODY


def is_body(pile: Pile) -> bool:
    return _BODY <= pile < IDENTITIES


def seat_of(pile: Pile) -> int:
    """Whose hand, play area or body it is."""
    return pile % MOST_SEATS
