"""The joint by which two players roll off, and something is said of the one who rolls lower."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import remember_seat
from kickdoor.engine.play.duels import RollOff
from kickdoor.engine.table.sentence import Cause, Verb, Who
from kickdoor.engine.table.table import Table

from .reach import SeatVerb, told


class RollOffWith(SeatVerb):
    id: ClassVar[str] = "roll-off"
    phrase: ClassVar[str] = "roll off with {who}; the lower roll {verb:counted@others}"
    was: ClassVar[tuple[str, ...]] = ("roll off with {who}; the lower roll: {verb:counted}",)
    meaning: ClassVar[str] = (
        "You and that player roll a die each; ties roll again. The rest is said of whoever rolls lower; there "
        "`that player` is the other one."
    )
    rules: ClassVar[tuple[str, ...]] = ("RULE-44", "RULE-32")

    def __init__(self, who: Who, verb: Verb) -> None:
        super().__init__(who)
        self.verb: Final = verb

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        if seat != cause.you and not table.seats[cause.you].dead and not table.seats[seat].dead:
            table.tell("roll_off", cause.you, cause.card, seat)
            table.push(RollOff(self, told(cause, seat, cause.times), (cause.you, seat)))

    def on_answer(self, table: Table, cause: Cause, answer: int) -> None:
        """Said of the seat that rolled lower."""
        winner = cause.other if answer == cause.you else cause.you
        if not table.seats[answer].dead:
            remember_seat(table, winner)
            self.verb.run(table, told(cause.to(answer), winner, cause.times))
