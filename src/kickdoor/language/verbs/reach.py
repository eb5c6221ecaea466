"""Verbs by what they are done to: `you`, players, or monsters in the fight."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import each_foe, each_seat, foe_aims, seat_aims
from kickdoor.engine.table.sentence import ESCAPES, IS_CAUGHT, ROLLS_TO_RUN, RUNS_AWAY, Aim, Cause, Prey, Verb, Who
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

from ..sentences.lacks import no_fight

# What a verb is worth to the one it is done to, roughly, to compare two of them (CLS-05).
LEVEL: Final = 10
CARD: Final = 4
STEP: Final = 2
ALL_CARDS: Final = 20

FLIGHT: Final = (RUNS_AWAY, ROLLS_TO_RUN, IS_CAUGHT, ESCAPES)


class OwnVerb(Verb):
    """A verb done to `you`: it finds something to do while you live."""

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead


class SeatVerb(Verb):
    """A verb done to players: to those with whom it finds something to do."""

    asks: ClassVar[str] = "choose"

    def __init__(self, who: Who) -> None:
        self.who: Final = who
        self.reached: Final = Reached(who, self)

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        """Whether it would find anything to do with this player."""
        return seat != cause.you

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and len(self.reached.seats(table, cause)) > 0

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        return seat_aims(table, cause, self.reached)

    def run(self, table: Table, cause: Cause) -> None:
        if not table.seats[cause.you].dead:
            each_seat(table, cause, self.reached, self, self.asks)


class Reached(Who):
    """The players meant with whom the verb finds something to do."""

    def __init__(self, who: Who, verb: SeatVerb) -> None:
        self.who: Final = who
        self.verb: Final = verb
        self.chosen = who.chosen

    def seats(self, table: Table, cause: Cause) -> list[int]:
        return [seat for seat in self.who.seats(table, cause) if self.verb.reaches(table, cause, seat)]


class FoeVerb(Verb):
    """A verb done to monsters; only until the fight is decided (RUN-09)."""

    asks: ClassVar[str] = "choose"
    in_flight: ClassVar[bool] = False  # whether it also works while running away, if its card has such a moment

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon

    def finds(self, table: Table, cause: Cause) -> bool:
        if not undecided(table) and not (self.in_flight and made_for_flight(cause)):
            return False
        return len(self.mon.foes(table, cause)) > 0

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight(table) or self.mon.lacks()

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.lacks(table, cause)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        return foe_aims(table, cause, self.mon)

    def run(self, table: Table, cause: Cause) -> None:
        if self.finds(table, cause):
            each_foe(table, cause, self.mon, self, self.asks)


def made_for_flight(cause: Cause) -> bool:
    """Whether the card may be used at a moment of running away."""
    if cause.card is None:
        return False
    face = cause.card.face
    if face.play is not None and face.play.when.what in FLIGHT:
        return True
    return any([ability.when.what in FLIGHT for ability in face.abilities])


def undecided(table: Table) -> bool:
    """Whether there is a fight that is not decided yet."""
    fight = table.fight
    return fight is not None and not fight.decided


def fights(table: Table, seat: int) -> bool:
    """Whether this seat is in a fight that is not decided yet."""
    return undecided(table) and table.in_fight(seat)


def told(cause: Cause, other: int, times: int) -> Cause:
    """The same cause with another player as "that player"."""
    return cause.about(other, cause.it, times)
