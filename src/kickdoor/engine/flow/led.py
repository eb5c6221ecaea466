"""What all may know of the open question or window: whose it is, and whether everybody is waited for."""

from __future__ import annotations

from ..table.absent import NOBODY
from ..table.agenda import Question
from ..table.table import Table
from ..table.window import NO_WINDOW, Window


def asked(table: Table) -> int:
    """A question's seat and a lead are public; who is asked in a window is not (a live one asks all alike)."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Question):
        return top.seat
    return top.lead if isinstance(top, Window) else NOBODY


def waits_for_all(table: Table) -> bool:
    """Whether a live table has a window open that waits for everybody's pass."""
    top = table.agenda[-1] if table.agenda else None
    return table.book.settings.live and isinstance(top, Window) and (top.about is not None or top.then is not None)


def led(table: Table) -> int:
    """The kind of the window with a lead that is open, under whatever interrupts it; NO_WINDOW: there is none."""
    for step in reversed(table.agenda):
        if isinstance(step, Window) and step.about is None:
            return step.kind
    return NO_WINDOW
