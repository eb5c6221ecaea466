"""Totals that are kept while the table is at rest: for whoever looks at it, not for steps, which change it."""

from __future__ import annotations

from ..table.fight import Fight
from ..table.lasting import Sums
from ..table.table import Table
from .totals import beats, monsters, munchkins, strength


def sums_at_rest(table: Table, fight: Fight) -> Sums:
    """What both sides come to, worked out once until something changes; not for steps, which change things."""
    kept = table.keeping()
    found = kept.sums
    if found is None:
        ours, theirs = munchkins(table, fight), monsters(table, fight)
        found = Sums(ours, theirs, not fight.foes or beats(table, fight, ours, theirs))
        kept.sums = found
    return found


def strength_at_rest(table: Table, seat: int) -> int:
    """A seat's own strength, likewise."""
    kept = table.keeping().strengths
    found = kept.get(seat)
    if found is None:
        found = strength(table, seat)
        kept[seat] = found
    return found
