"""What a seat could play or use while it runs away, to escape without a roll: by the sentences of its cards."""

from __future__ import annotations

from ..flow.windows import close
from ..play.uses import AbilityAct
from ..table.agenda import Option
from ..table.table import Table
from ..table.window import FLEE, Window
from ..turns.procedure import advance, options_of
from .caught import MOMENTS


def ways_out(table: Table, seat: int, option: Option) -> tuple[str, ...]:
    """The names of cards and abilities with which this seat, which thinks of running away, would escape."""
    found: list[str] = []
    running = _running(table, seat, option)
    for one in [] if running is None else options_of(running, seat):
        if frees(one):
            name = one.said.ability or ("" if one.card is None else one.card.name)
            if name and name not in found:
                found.append(name)
    return tuple(found)


def frees(option: Option) -> bool:
    """Whether one escapes by this option without a roll."""
    act = option.act
    return isinstance(act, AbilityAct) and any([verb.frees for verb in act.ability.does])


def _running(table: Table, seat: int, option: Option) -> Table | None:
    """The table when this seat has begun to run; None where it does not come so far."""
    if _flees(table, seat):
        return table
    copy = table.clone()
    close(copy)
    option.take(copy, seat)
    for _ in range(MOMENTS):
        advance(copy)
        top = copy.agenda[-1] if copy.agenda else None
        if _flees(copy, seat):
            return copy
        if not isinstance(top, Window) or top.about is None:
            return None
        copy.agenda.pop()
    return None


def _flees(table: Table, seat: int) -> bool:
    top = table.agenda[-1] if table.agenda else None
    return isinstance(top, Window) and top.kind == FLEE and top.about is None and top.lead == seat
