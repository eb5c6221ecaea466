"""Items that have no room beside what a seat wears, and what each could be worn instead of: tried on copies."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import SwapView

from ..sums.gear import no_slot, usable
from ..sums.totals import strength
from ..table.agenda import Option, Question
from ..table.card import Card
from ..table.face import ONE_HAND, TWO_HANDS
from ..table.shown import seen
from ..table.table import Table
from ..turns.procedure import advance, options_of, take

OFF: Final = "unequip"
ON: Final = ("play", "equip")
HANDS: Final = (ONE_HAND, TWO_HANDS)
MOST: Final = 8  # no more Items are tried once so many swaps are found


def swaps(table: Table, seat: int, options: list[Option]) -> tuple[SwapView, ...]:
    """Each Item of the hand, or that is carried, which fits as soon as something else is taken off."""
    offs = [option for option in options if option.verb == OFF and option.card is not None]
    if not offs or table.fight is not None or isinstance(table.agenda[-1], Question):
        return ()
    found: list[SwapView] = []
    for card in _without_room(table, seat, options):
        there = [off for off in offs if off.card is not None and _is_in_place(card, off.card)]
        single = [_swapped(table, seat, card, [off]) for off in there]
        fits = [one for one in single if one is not None]
        together = _swapped(table, seat, card, there) if not fits and len(there) > 1 else None
        found += fits if together is None else [together]
        if len(found) >= MOST:
            break
    return tuple(found)


def _without_room(table: Table, seat: int, options: list[Option]) -> list[Card]:
    """The Items that the seat could use, if there were room for them."""
    held = [option.card for option in options if option.verb == "play" and option.card is not None]
    found: list[Card] = []
    for card in [*held, *table.seats[seat].turned]:
        if card.item and card not in found and usable(table, seat, card):
            if no_slot(table, seat, card) is not None:
                found.append(card)
    return found


def _is_in_place(card: Card, other: Card) -> bool:
    """Whether two Items are worn at the same place of the body."""
    return card.slot == other.slot or (card.slot in HANDS and other.slot in HANDS)


def _swapped(table: Table, seat: int, card: Card, offs: list[Option]) -> SwapView | None:
    """What comes of taking these off and then putting on the card; None where it cannot be put on then."""
    copy = table.clone()
    for off in offs:
        take(copy, seat, off)
        advance(copy)
    if isinstance(copy.agenda[-1], Question):
        return None
    listed = [option for option in options_of(copy, seat) if option.verb in ON and option.card is card]
    if not listed or no_slot(copy, seat, card) is not None:
        return None
    take(copy, seat, listed[0])
    advance(copy)
    if isinstance(copy.agenda[-1], Question) or card in copy.seats[seat].turned:
        return None
    worn = tuple([seen(table, one.card) for one in offs if one.card is not None])
    lost = tuple([seen(table, one.card) for one in offs if one.card is not None and _does_more(one.card, card)])
    return SwapView(card=seen(table, card), off=worn, strength=strength(copy, seat), lost=lost)


def _does_more(card: Card, other: Card) -> bool:
    """Whether an Item helps in a way that no strength at rest shows, and that the other does not have."""
    said = [standing.text for standing in other.face.always]
    if any([not standing.hurts and standing.text not in said for standing in card.face.always]):
        return True
    had = [ability.printed() for ability in other.face.abilities]
    helping = [one for one in card.face.abilities if sum([verb.harm() for verb in one.does]) <= 0]
    return any([ability.printed() not in had for ability in helping])
