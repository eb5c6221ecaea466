"""A moment in which anyone may speak up, as data: its kind, who leads it, who has passed, what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.names import WindowKind

from .absent import NO_FOE, NOBODY
from .agenda import Option, Step

if TYPE_CHECKING:
    from .card import Card
    from .table import Table

# Kinds of window; each but the last has a lead.
WindowNumber = Literal[0, 1, 2, 3, 4, 5, 6, 7]
SETUP: Final = 0  # before the first turn, or back from the dead
START: Final = 1  # before the door
REVEALED: Final = 2  # a card that is neither monster nor Curse
ROOM: Final = 3
END: Final = 4
FIGHT: Final = 5
FLEE: Final = 6  # before each roll
INTERRUPT: Final = 7  # something is about to happen, or just has

# In these whoever is open to trades may say so, and is asked on a quick table when the turn goes on.
TRADING: Final = (START, ROOM, END)
NO_WINDOW: Final = -1  # as a kind: no window is open

KINDS: Final[tuple[WindowKind, ...]] = ("setup", "start", "revealed", "room", "end", "fight", "flee", "interrupt")


@mypyc_attr(acyclic=True)
class About:
    """Something that happens: the event, to which seat, and the card, monster and other player it names."""

    def __init__(self, event: int, who: int, it: Card | None = None, foe: int = NO_FOE, by: int = NOBODY) -> None:
        self.event: Final = event
        self.who: Final = who
        self.it: Final = it
        self.foe: Final = foe
        self.by: Final = by  # whoever made it happen


@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Step):
    """Every living seat has an ask. Immutable like every step: a pass or a proposal makes a new one."""

    def __init__(
        self, kind: WindowNumber, lead: int, card: Card | None = None, about: About | None = None
    ) -> None:
        self.kind: Final[WindowNumber] = kind
        self.lead: Final = lead  # whose forward move closes it; NOBODY in an interrupt
        self.card: Final = card  # the card just revealed
        self.about: Final = about  # what an interrupt is about
        # Set below and nowhere else.
        self.then: Option | None = None  # the lead's proposal
        self.passed = 0  # seats, one bit each
        self.held = False  # somebody said "hold on"
        self.silent = 0  # seats that have no loud act, and so are not asked; one bit each
        self.heard = 0  # seats that have passed here, whatever was done since; one bit each

    @staticmethod
    def led(kind: WindowNumber, lead: int) -> Window:
        """A window that waits for its lead's forward move."""
        return Window(kind, lead)

    @staticmethod
    def revealed(lead: int, card: Card) -> Window:
        """A card was drawn face up that its drawer may take or play."""
        return Window(REVEALED, lead, card)

    @staticmethod
    def interrupt(about: About) -> Window:
        """Something happens that others may answer."""
        return Window(INTERRUPT, NOBODY, None, about)

    def sets_up(self, seat: int) -> bool:
        """Whether this seat plays cards as before the first turn (SET-05, DEATH-07)."""
        return self.kind == SETUP and self.lead == seat

    def _copy(self) -> Window:
        other = Window(self.kind, self.lead, self.card, self.about)
        other.then = self.then
        other.passed = self.passed
        other.held = self.held
        other.silent = self.silent
        other.heard = self.heard
        return other

    def passed_by(self, seats: int) -> Window:
        """The window after these seats, one bit each, have passed."""
        other = self._copy()
        other.passed |= seats
        other.heard |= seats
        return other

    def proposing(self, then: Option | None) -> Window:
        """The window after its lead has proposed something, or (None) taken it back; nobody has passed."""
        other = self._copy()
        other.then = then
        other.passed = 0
        other.silent = 0
        return other

    def on_hold(self) -> Window:
        """The window after somebody has said "hold on": it waits for all."""
        other = self._copy()
        other.held = True
        other.silent = 0
        return other

    def led_by(self, seat: int) -> Window:
        """The window handed over to another lead, with nothing proposed."""
        other = Window(self.kind, seat, self.card, self.about)
        other.held = self.held
        return other

    def not_asking(self, seats: int) -> Window:
        """The window, with these seats found to have nothing to say."""
        other = self._copy()
        other.silent |= seats
        return other

    def asking(self, seat: int) -> Window:
        """The window, with this seat asked again whatever it has passed before."""
        other = self._copy()
        other.passed &= ~(1 << seat)
        other.silent &= ~(1 << seat)
        return other


def open_window(table: Table) -> Window:
    """The window in which an act is taken: on top of the agenda, or below the question that lists the act."""
    for step in reversed(table.agenda):
        if isinstance(step, Window):
            return step
    return Window.led(END, table.turn)
