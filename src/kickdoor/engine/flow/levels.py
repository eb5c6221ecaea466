"""Gaining and losing levels. Only a kill, or a card that says so, gives the winning one."""

from __future__ import annotations

from kickdoor.views.events import Facts

from ..table.sentence import GAINS_LEVEL, LOSES_LEVEL
from ..table.table import Table
from .windows import moment


def gain(table: Table, seat: int, number: int, to_win: bool = False) -> None:
    """Levels gained; not by the dead (DEATH-05), nor the winning one but by a kill (LVL-03, RULE-03)."""
    owner = table.seats[seat]
    if owner.dead or number < 1:
        return
    winning = table.book.settings.winning_level
    level = min(owner.level + number, winning if to_win else winning - 1)
    if level <= owner.level:
        table.tell("no_level", seat, facts=Facts(level=winning))
        return
    gained = level - owner.level
    owner.level = level
    table.marks |= 1 << seat
    table.last_change = table.turns
    table.tell("level_up", seat, facts=Facts(amount=gained, level=level))
    if level >= winning:
        table.victors.append(seat)
    moment(table, GAINS_LEVEL, seat)


def may_gain(table: Table, seat: int) -> bool:
    """Whether a level that is no kill's would be gained."""
    owner = table.seats[seat]
    return not owner.dead and owner.level < table.book.settings.winning_level - 1


def lose(table: Table, seat: int, number: int) -> None:
    """Levels lost; nobody falls below Level 1 (LVL-01)."""
    owner = table.seats[seat]
    level = max(1, owner.level - number)
    lost = owner.level - level
    if lost == 0 or owner.dead:
        return
    owner.level = level
    table.marks |= 1 << seat
    table.last_change = table.turns
    table.tell("level_down", seat, facts=Facts(amount=lost, level=level))
    moment(table, LOSES_LEVEL, seat)
