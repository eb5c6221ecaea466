"""Players and the fight as bots read them. What must be added up is found when it is first read."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.names import Sex
from kickdoor.views.table import FightView, FoeView, PlayerView

from .cards import BriefCard, brief_of, briefs_of

UNKNOWN: Final = -1000000  # a sum that nobody has read yet


@mypyc_attr(acyclic=True)
class BriefPlayer:
    """A player as everybody sees them: the fields of `PlayerView`; the rarer ones are those of `view`."""

    __slots__ = ("_hand_limit", "_strength", "dead", "hand_size", "level", "name", "seat")

    def __init__(self, seat: int, name: str, level: int, dead: bool, hand_size: int) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.level: Final = level
        self.dead: Final = dead
        self.hand_size: Final = hand_size
        self._strength = UNKNOWN
        self._hand_limit = UNKNOWN

    @property
    def sex(self) -> Sex | None:
        raise NotImplementedError

    @property
    def open_to_trades(self) -> bool:
        raise NotImplementedError

    @property
    def extra_turn(self) -> bool:
        raise NotImplementedError

    @property
    def steps(self) -> tuple[int, ...]:
        raise NotImplementedError

    @property
    def strength(self) -> int:
        if self._strength == UNKNOWN:
            self._strength = self.find_strength()
        return self._strength

    @property
    def hand_limit(self) -> int:
        if self._hand_limit == UNKNOWN:
            self._hand_limit = self.find_hand_limit()
        return self._hand_limit

    @property
    def play(self) -> list[BriefCard]:
        raise NotImplementedError

    @property
    def carried(self) -> list[int]:
        raise NotImplementedError

    @property
    def in_force(self) -> list[int]:
        raise NotImplementedError

    @property
    def view(self) -> PlayerView:
        raise NotImplementedError

    def find_strength(self) -> int:
        raise NotImplementedError

    def find_hand_limit(self) -> int:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class ShownPlayer(BriefPlayer):
    """A player of a view."""

    __slots__ = ("_play", "_view")

    def __init__(self, view: PlayerView) -> None:
        super().__init__(view.seat, view.name, view.level, view.dead, view.hand_size)
        self._view: Final = view
        self._strength = view.strength
        self._hand_limit = view.hand_limit
        self._play: Final = briefs_of(view.play)

    @property
    def sex(self) -> Sex | None:
        return self._view.sex

    @property
    def open_to_trades(self) -> bool:
        return self._view.open_to_trades

    @property
    def extra_turn(self) -> bool:
        return self._view.extra_turn

    @property
    def steps(self) -> tuple[int, ...]:
        return self._view.steps

    @property
    def play(self) -> list[BriefCard]:
        return self._play

    @property
    def carried(self) -> list[int]:
        return self._view.carried

    @property
    def in_force(self) -> list[int]:
        return self._view.in_force

    @property
    def view(self) -> PlayerView:
        return self._view


@mypyc_attr(acyclic=True)
class BriefFoe:
    """A monster in the fight."""

    __slots__ = ("_strength", "card", "number")

    def __init__(self, number: int, card: BriefCard) -> None:
        self.number: Final = number
        self.card: Final = card
        self._strength = UNKNOWN

    @property
    def strength(self) -> int:
        if self._strength == UNKNOWN:
            self._strength = self.find_strength()
        return self._strength

    def find_strength(self) -> int:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class ShownFoe(BriefFoe):
    """A monster of a view."""

    def __init__(self, view: FoeView) -> None:
        super().__init__(view.number, brief_of(view.card))
        self._strength = view.strength


@mypyc_attr(acyclic=True)
class BriefFight:
    """The combat that is on: the fields of `FightView`; the rarer ones are those of `view`."""

    __slots__ = (
        "_ahead", "_levels", "_treasures", "decided", "declined", "fighter", "helper", "monsters", "munchkins",
        "second", "winning",
    )  # fmt: skip

    def __init__(self, fighter: int, helper: int | None, decided: bool) -> None:
        self.fighter: Final = fighter
        self.helper: Final = helper
        self.second: Final = -1 if helper is None else helper
        self.decided: Final = decided
        self.munchkins = 0
        self.monsters = 0
        self.winning = False
        self.declined: tuple[int, ...] = ()
        self._levels = UNKNOWN
        self._treasures = UNKNOWN
        self._ahead: dict[int, int] | None = None

    @property
    def levels(self) -> int:
        if self._levels == UNKNOWN:
            self._levels = self.find_levels()
        return self._levels

    @property
    def treasures(self) -> int:
        if self._treasures == UNKNOWN:
            self._treasures = self.find_treasures()
        return self._treasures

    @property
    def short(self) -> int:
        raise NotImplementedError

    @property
    def foes(self) -> list[BriefFoe]:
        raise NotImplementedError

    @property
    def view(self) -> FightView:
        raise NotImplementedError

    def ahead_with(self, helper: int) -> int:
        """By how much the munchkins are ahead with this helper: more than 0 where they win."""
        known = self._ahead
        if known is None:
            known = {}
            self._ahead = known
        if helper not in known:
            known[helper] = self.find_ahead(helper)
        return known[helper]

    def find_ahead(self, helper: int) -> int:
        raise NotImplementedError

    def find_levels(self) -> int:
        raise NotImplementedError

    def find_treasures(self) -> int:
        raise NotImplementedError

    def has(self, seat: int) -> bool:
        """Whether this seat fights or helps."""
        return seat == self.fighter or seat == self.second


@mypyc_attr(acyclic=True)
class ShownFight(BriefFight):
    """The combat of a view."""

    def __init__(self, view: FightView, strengths: list[int]) -> None:
        super().__init__(view.fighter, view.helper, view.decided)
        self._view: Final = view
        self._strengths: Final = strengths  # by seat
        self.munchkins = view.munchkins
        self.monsters = view.monsters
        self.winning = view.winning
        self.declined = view.declined
        self._levels = view.levels
        self._treasures = view.treasures
        self._foes: Final[list[BriefFoe]] = [ShownFoe(foe) for foe in view.foes]

    @property
    def short(self) -> int:
        return self._view.short

    @property
    def foes(self) -> list[BriefFoe]:
        return self._foes

    @property
    def view(self) -> FightView:
        return self._view

    def find_ahead(self, helper: int) -> int:
        for seat, ahead in self._view.helped:
            if seat == helper:
                return ahead
        return self.munchkins + self._strengths[helper] - self.monsters
