"""The reader of a text: their seat, and the names of the players and monsters they see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kickdoor.views.table import PhasesView, PublicView

NONE = "none"


class Reader(NamedTuple):
    names: tuple[str, ...]
    seat: int | None = None
    foes: Mapping[int, tuple[str, bool]] = {}  # by number: name, whether it is a copy
    phases: PhasesView | None = None  # None: the names that most editions use

    @staticmethod
    def of(public: PublicView, seat: int | None) -> Reader:
        """The reader in a seat of this table; None is a spectator."""
        foes = () if public.fight is None else public.fight.foes
        return Reader(
            tuple(player.name for player in public.players),
            seat,
            {foe.number: (foe.card.name, foe.copy) for foe in foes},
            public.phases,
        )

    def name(self, seat: int | None) -> str:
        return NONE if seat is None else self.names[seat]

    def you(self, who: int | None, other: int | None = None) -> str:
        """The argument `$you`: which of the two players is the reader."""
        reads = self.seat is not None
        if who is not None and who == other:
            return "both" if reads and who == self.seat else "same"
        if reads and who == self.seat:
            return "who"
        return "other" if reads and other == self.seat else NONE
