"""Cards as they are shown, kept while nothing changes them: views of the same table share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.views.cards import CardView, card_view

if TYPE_CHECKING:
    from .card import Card
    from .table import Table


def seen(table: Table, card: Card) -> CardView:
    """A card as it is seen: made once, as long as it has the same tag."""
    tag = table.tags[card.index]
    view = card.seen
    if view is None or view.tag != tag:
        view = card_view(tag, card.face.printed)
        card.seen = view
    return view


def all_seen(table: Table, cards: tuple[Card, ...]) -> tuple[CardView, ...]:
    return tuple([seen(table, card) for card in cards])


class Laid:
    """The cards a player has in play, as everyone sees them: the same until one of them moves or turns."""

    def __init__(self, table: Table, seat: int, in_force: tuple[Card, ...]) -> None:
        play = table.play(seat)
        self.play: Final = [seen(table, card) for card in play]
        self.carried: Final = [table.tags[card.index] for card in table.seats[seat].turned]
        self.in_force: Final = [
            table.tags[card.index] for card in play if card in in_force or card.index in table.kept
        ]
        self.kept: Final = tuple(
            [(table.tags[card.index], table.kept[card.index]) for card in play if card.index in table.kept]
        )
        self.attached: Final = [
            (table.tags[card.index], table.tags[table.hosts[card.index].index])
            for card in play
            if card.index in table.hosts
        ]
