"""What is worked out once and kept while nobody does more than pass, compose or offer something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.deeds import OutcomeView
from kickdoor.views.table import FightView, PlayerView

from .piles import MOST_SEATS

if TYPE_CHECKING:
    from .agenda import Option


_NO_NUMBERS: Final[list[int]] = []
_NOT_LISTED: Final[list[list[Option] | None]] = [None] * MOST_SEATS


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True, free_list_len=1)
class Lasting:
    """What no draft, no offer and no pass changes. Whatever else happens sets `table.lasting` to None."""

    __slots__ = (
        "_ahead", "_foreseen", "_of_seats", "_players", "_strengths", "besides", "fight", "forward", "lines",
        "of_cards", "sums", "won_levels", "won_treasures",
    )  # fmt: skip

    def __init__(self) -> None:
        self.of_cards: Final = _NOT_LISTED[:]  # by seat: the options of its cards
        self.besides: Final = _NOT_LISTED[:]  # by seat: its other options; forgotten when a limit is reached
        self.forward: list[Option] | None = None  # the lead's forward moves
        self.sums: Sums | None = None  # of the fight
        self.fight: FightView | None = None  # as it was last shown
        self.lines = False  # whether that has the lines of its sums
        # What winning it brings; -1: not yet worked out.
        self.won_levels = -1
        self.won_treasures = -1
        # Made when they are first used: most of what is kept lasts for one answer only.
        self._ahead: dict[int, int] | None = None
        self._foreseen: dict[tuple[int, Option], Foreseen] | None = None
        self._strengths: dict[int, int] | None = None
        self._players: dict[int, PlayerView] | None = None
        self._of_seats: list[list[int]] | None = None

    @property
    def ahead(self) -> dict[int, int]:
        """By seat: by how much the munchkins are ahead with its help."""
        if self._ahead is None:
            self._ahead = {}
        return self._ahead

    @property
    def foreseen(self) -> dict[tuple[int, Option], Foreseen]:
        """By seat and option, of the options of cards."""
        if self._foreseen is None:
            self._foreseen = {}
        return self._foreseen

    @property
    def strengths(self) -> dict[int, int]:
        """By seat."""
        if self._strengths is None:
            self._strengths = {}
        return self._strengths

    @property
    def players(self) -> dict[int, PlayerView]:
        """By seat."""
        if self._players is None:
            self._players = {}
        return self._players

    @property
    def of_seats(self) -> list[list[int]]:
        """By seat: strength, Run Away, hand limit, capacity; nothing where they are not yet worked out."""
        if self._of_seats is None:
            self._of_seats = [_NO_NUMBERS] * MOST_SEATS
        return self._of_seats
