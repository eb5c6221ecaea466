"""Two players roll off: each rolls a die, ties roll again, and something follows for the one who rolled lower."""

from __future__ import annotations

from typing import Final

from ..flow.choices import OnAnswer
from ..flow.pending import DieFallen, lay
from ..sums.totals import faced_die_bonus
from ..table.agenda import Step
from ..table.sentence import Cause, Deed
from ..table.table import Table


class RollOff(Step):
    """The next of the two rolls; when both have, the deed is done on the seat that rolled lower (RULE-44)."""

    def __init__(self, deed: Deed, cause: Cause, seats: tuple[int, int], rolls: tuple[int, ...] = ()) -> None:
        self.deed: Final = deed
        self.cause: Final = cause
        self.seats: Final = seats
        self.rolls: Final = rolls

    def run(self, table: Table) -> None:
        seats, rolls = self.seats, self.rolls
        if table.seats[seats[0]].dead or table.seats[seats[1]].dead:
            return
        if len(rolls) < len(seats):
            seat = seats[len(rolls)]
            table.push(self)
            lay(table, RollOffDie(seat, table.throw(), faced_die_bonus(table, seat)), False)
        elif rolls[0] == rolls[1]:
            table.push(RollOff(self.deed, self.cause, seats))
        else:
            lower = seats[0] if rolls[0] < rolls[1] else seats[1]
            table.tell("rolled_lower", lower)
            table.push(OnAnswer(self.deed, self.cause, lower))


class RollOffDie(DieFallen):
    """A die of one of the two; it counts as every other roll does (RULE-32)."""

    def with_value(self, value: int) -> DieFallen:
        return RollOffDie(self.seat, value, self.bonus)

    def run(self, table: Table) -> None:
        top = table.agenda[-1]
        if isinstance(top, RollOff):
            table.agenda[-1] = RollOff(top.deed, top.cause, top.seats, (*top.rolls, self.total()))
