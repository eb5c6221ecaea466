"""Whether a Curse would do nothing to the player it is played on: seen on a copy of the table."""

from __future__ import annotations

from ..table.agenda import Option
from ..table.piles import discards_of
from ..table.table import Seat, Table


def is_fruitless(table: Table, after: Table, option: Option) -> bool:
    """Whether nothing differs on the copy, but that the Curse is spent."""
    card, aim = option.card, option.aim
    if option.verb != "play" or card is None or card.kind != "curse" or aim is None or aim.seat < 0:
        return False
    if after.where[card.index] != discards_of(card.deck):
        return False  # it lasts
    if [index for index, place in enumerate(after.where) if place != table.where[index]] != [card.index]:
        return False
    before, now = table.fight, after.fight
    if before is not None and (now is None or len(now.boosts) != len(before.boosts)):
        return False
    return all([_state(after.seats[seat]) == _state(owner) for seat, owner in enumerate(table.seats)])


def _state(owner: Seat) -> tuple[object, ...]:
    """All of a player that a Curse may change, besides cards."""
    return (
        (owner.level, owner.dead, owner.sex, owner.house, owner.missing, owner.extra),
        (owner.steps, list(owner.turned)),
    )
