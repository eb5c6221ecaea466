"""What a question about a card means: the cards, the targets, and where a card lies that is not one's own."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import RefusalView

from ..sums.gear import active
from ..table.agenda import MONSTERS, MUNCHKINS
from ..table.card import Card
from ..table.piles import IN_FIGHT, LIMBO, play_of
from ..table.rules import Rule
from ..table.sentence import SEATS, Aim
from ..table.table import Table

Target = int | str | None

OTHERS_CARD: Final = Rule("DECK-04", reason="others_card")
IN_THE_FIGHT: Final = Rule("DECK-04", reason="in_the_fight")


def is_called(table: Table, card: Card, called: int | str | None) -> bool:
    return table.tags[card.index] == called or card.name == called


def elsewhere(table: Table, seat: int, card: int | str) -> RefusalView | None:
    """Of a card by its tag that lies before others, in a fight or open for all: where it lies."""
    if not isinstance(card, int) or card not in table.tags:
        return None
    where = table.where[table.tags.index(card)]
    for owner in range(len(table.seats)):
        if where == play_of(owner) and owner != seat:
            return OTHERS_CARD.about(owner)
    if where == IN_FIGHT and table.fight is not None:
        return IN_THE_FIGHT.about(table.fight.fighter)
    return None


def cards_meant(table: Table, seat: int, card: int | str | None) -> list[Card]:
    """The cards a seat may mean: by tag, or by name among what it has and sees before it."""
    if card is None:
        return []
    found: list[Card] = []
    piles = [table.hand(seat), table.play(seat), table.piles[LIMBO], list(active(table, seat))]
    for pile in piles:
        for other in pile:
            if other not in found and is_called(table, other, card):
                found.append(other)
    return found


def aims_meant(table: Table, names: tuple[str, ...], seat: int, target: Target) -> list[Aim]:
    """What a target may mean: a seat, a player's name, a side, a monster of the fight, a card in sight."""
    if target is None:
        return []
    aims: list[Aim] = []
    if isinstance(target, int):
        if 0 <= target < len(names):
            aims.append(SEATS[target])
        return aims
    if target in names:
        aims.append(SEATS[names.index(target)])
    if target == "munchkins":
        aims.append(Aim(side=MUNCHKINS))
    if target == "monsters":
        aims.append(Aim(side=MONSTERS))
    if table.fight is not None:
        for foe in table.fight.foes:
            if foe.card.name == target:
                aims.append(Aim(foe=foe.number))
    in_play = [table.play(other) for other in range(len(table.seats))]
    for pile in (*in_play, table.hand(seat), table.piles[LIMBO]):
        for card in pile:
            if card.name == target:
                aims.append(Aim(card=card))
    return aims
