"""What is worked out once and kept while nobody does more than pass, compose or offer something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.deeds import OutcomeView
from kickdoor.views.table import FightView, PlayerView

if TYPE_CHECKING:
    from .agenda import Option

FORWARD: Final = -1  # among the options, beside the seats


class Foreseen:
    """What follows from an option while this is proposed."""

    __slots__ = ("outcome", "then")

    def __init__(self, then: Option | None, outcome: OutcomeView | None) -> None:
        self.then: Final = then
        self.outcome: Final = outcome


@mypyc_attr(acyclic=True)
class Sums:
    """What both sides of a fight come to."""

    __slots__ = ("ours", "theirs", "wins")

    def __init__(self, ours: int, theirs: int, wins: bool) -> None:
        self.ours: Final = ours
        self.theirs: Final = theirs
        self.wins: Final = wins


class Lasting:
    """What no draft, no offer and no pass changes. Whatever else happens sets `table.lasting` to None."""

    __slots__ = (
        "fight", "foreseen", "lines", "of_seats", "options", "players", "strengths", "sums", "won_levels",
        "won_treasures",
    )  # fmt: skip

    def __init__(self) -> None:
        # The options of a seat's cards, and (FORWARD) the lead's forward moves.
        self.options: Final[dict[int, list[Option]]] = {}
        self.foreseen: Final[dict[tuple[int, Option], Foreseen]] = {}  # by seat and option, of these options
        self.sums: Sums | None = None  # of the fight
        self.strengths: Final[dict[int, int]] = {}  # by seat
        self.players: Final[dict[int, PlayerView]] = {}  # by seat
        self.of_seats: Final[dict[int, list[int]]] = {}  # by seat: strength, Run Away, hand limit, capacity
        self.fight: FightView | None = None  # as it was last shown
        self.lines = False  # whether that has the lines of its sums
        # What winning it brings; -1: not yet worked out.
        self.won_levels = -1
        self.won_treasures = -1
