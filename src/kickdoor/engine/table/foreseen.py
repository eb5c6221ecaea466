"""What is known to follow from options, as long as the options last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.views.deeds import OutcomeView

if TYPE_CHECKING:
    from .agenda import Option


class Known:
    """What follows from an option while this is proposed."""

    __slots__ = ("outcome", "then")

    def __init__(self, then: Option | None, outcome: OutcomeView | None) -> None:
        self.then: Final = then
        self.outcome: Final = outcome


class Foreseen:
    """Good while `table.lasting` is the same: passes, drafts and offers change none of it."""

    __slots__ = ("found", "lasting")

    def __init__(self, lasting: dict[int, list[Option]]) -> None:
        self.lasting: Final = lasting
        self.found: Final[dict[tuple[int, Option], Known]] = {}  # by seat and option
