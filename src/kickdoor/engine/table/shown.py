"""Cards as they are shown, kept while nothing changes them: views of the same table share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.briefs.cards import BriefCard, BriefFace
from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.cards import CardView

if TYPE_CHECKING:
    from .card import Card
    from .table import Table


def brief_card(table: Table, card: Card) -> BriefCard:
    """A card as it is seen: made once, as long as it has the same tag."""
    tag = table.tags[card.index]
    found = card.brief
    if found is None or found.tag != tag:
        found = brief_with_tag(card, tag)
        card.brief = found
    return found


def brief_with_tag(card: Card, tag: int) -> BriefCard:
    """A card as it was seen while it had this tag."""
    face = card.face.brief
    if face is None:
        face = BriefFace(card.face.printed)
        card.face.brief = face
    return BriefCard(tag, face)


def seen(table: Table, card: Card) -> CardView:
    """The same as a view."""
    return brief_card(table, card).view


def all_seen(table: Table, cards: tuple[Card, ...]) -> tuple[CardView, ...]:
    return tuple([seen(table, card) for card in cards])


@mypyc_attr(acyclic=True)
class Laid:
    """The cards a player has in play, as everyone sees them: the same until one of them moves or turns."""

    def __init__(self, table: Table, seat: int, in_force: tuple[Card, ...]) -> None:
        play = table.play(seat)
        self.cards: Final = [brief_card(table, card) for card in play]
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
        self._play: list[CardView] | None = None

    @property
    def play(self) -> list[CardView]:
        """The cards, as views."""
        if self._play is None:
            self._play = [card.view for card in self.cards]
        return self._play
