"""A moment in which anyone may speak up, as data: its kind, who leads it, who has passed, what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .agenda import Option, Step

if TYPE_CHECKING:
    from kickdoor.views.names import WindowKind

    from .card import Card
    from .table import Table

# Kinds of window; each but the last has a lead.
SETUP: Final = 0  # before the first turn, or back from the dead
START: Final = 1  # before the door
REVEALED: Final = 2  # a card that is neither monster nor Curse
ROOM: Final = 3
END: Final = 4
FIGHT: Final = 5
FLEE: Final = 6  # before each roll
INTERRUPT: Final = 7  # something is about to happen, or just has

KINDS: Final[tuple[WindowKind, ...]] = ("setup", "start", "revealed", "room", "end", "fight", "flee", "interrupt")


class Window(Step):
    """Immutable like every step: a pass or a proposal puts a new one in its place."""

    def __init__(
        self,
        kind: int,
        lead: int,
        then: Option | None = None,
        passed: int = 0,
        held: bool = False,
        event: int = -1,
        who: int = -1,
        it: Card | None = None,
        foe: int = -1,
        by: int = -1,
        silent: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.lead: Final = lead  # -1 in an interrupt
        self.then: Final = then  # the proposal
        self.passed: Final = passed  # seats, one bit each
        self.held: Final = held  # somebody said "hold on"
        self.event: Final = event
        self.who: Final = who
        self.it: Final = it
        self.foe: Final = foe
        self.by: Final = by
        self.silent: Final = silent  # seats of a quick table that have nothing to say, and are not asked

    def changed(self, then: Option | None, passed: int, held: bool, silent: int = 0) -> Window:
        return Window(
            self.kind, self.lead, then, passed, held, self.event, self.who, self.it, self.foe, self.by, silent
        )


def open_window(table: Table) -> Window:
    """The window on top of the agenda. An act is taken only where there is one."""
    top = table.agenda[-1]
    if isinstance(top, Window):
        return top
    raise RuntimeError("an act was taken where no window is open")
