"""What a seat may not do, as the cards in force and the monsters it faces say."""

from __future__ import annotations

from ..table.card import Card
from ..table.fight import Fight
from ..table.sentence import MAY_NOT, Forbidden
from ..table.table import Table
from .gear import refresh
from .totals import foe_cards


def barred(table: Table, seat: int, act: Forbidden) -> Card | None:
    """The card that forbids this seat an act, if any."""
    if act not in table.book.barrable:
        return None
    owner = table.seats[seat]
    if owner.active is None:
        refresh(table, seat)
    for card in owner.keyed[MAY_NOT]:
        for standing in card.by_key[MAY_NOT]:
            if standing.word == act and standing.worth(table, card.causes[seat]):
                return card
    fight = table.fight
    if fight is not None and (fight.fighter == seat or fight.helper == seat):
        return _barred_by_foes(table, fight, act)
    return None


def _barred_by_foes(table: Table, fight: Fight, act: Forbidden) -> Card | None:
    for foe in fight.foes:
        if fight.shots or MAY_NOT in foe.card.by_key:
            for card in foe_cards(table, foe):
                for standing in card.by_key.get(MAY_NOT, ()):
                    if standing.word == act and standing.worth(table, card.facing):
                        return card
    return None
