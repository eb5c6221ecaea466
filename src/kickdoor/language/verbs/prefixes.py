"""Joints before a verb: under a condition, said to other players, or only if it is wanted."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import ChooseAnswer, each_seat
from kickdoor.engine.flow.script import ask_source, speaks_by
from kickdoor.engine.sums.gear import suffers
from kickdoor.engine.table.agenda import NO, YES
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.sentence import Aim, Cause, Condition, Verb, Who
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

from ..sentences.conditions import YouAre, YouHoldFewer, YouRolled, rolled
from ..sentences.lacks import NOT_FOR_BYSTANDERS, no_fight
from ..sentences.quantities import CardsInHand
from ..sentences.selectors import AllOf
from .between import Give
from .cards import Lose, PlayFromHand
from .fight import AddMonsters, SwapMonster
from .joints import Either, ForEach, OrElse, Then, complete, offered
from .reach import SeatVerb

YES_NO: Final = (YES, NO)


def holds(cond: Condition, table: Table, cause: Cause, harm: int) -> bool:
    """Whether a condition holds; `harm` is how much it hurts if it does, which a trait may not (CLS-05)."""
    if harm and isinstance(cond, YouAre):
        return cond.judged(table, cause, (harm < 0) == cond.are)
    return cond.holds(table, cause)


class If(Verb):
    id: ClassVar[str] = "if"
    phrase: ClassVar[str] = "if {cond}, {verb:does}"
    others: ClassVar[str] = "if {cond}, {verb:does}"
    meaning: ClassVar[str] = "Happens if the condition holds at that moment."
    core: ClassVar[bool] = True

    def __init__(self, cond: Condition, verb: Verb) -> None:
        self.cond: Final = cond
        self.verb: Final = verb
        self.hurts: Final = verb.harm()

    def holds(self, table: Table, cause: Cause) -> bool:
        return holds(self.cond, table, cause, self.hurts)

    def harm(self) -> int:
        return self.hurts

    def overgains(self, table: Table, cause: Cause) -> bool:
        return self.verb.overgains(table, cause) and self.holds(table, cause)

    def finds(self, table: Table, cause: Cause) -> bool:
        return self.holds(table, cause) and self.verb.finds(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.verb.lacks(table, cause) if self.holds(table, cause) else self.cond.lacks(table, cause)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.verb.lacks_at(table, cause, aim)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        if waits_for_die(table, self.cond) or self.holds(table, cause):
            return self.verb.aims(table, cause)
        return None

    def run(self, table: Table, cause: Cause) -> None:
        if self.holds(table, cause):
            self.verb.run(table, cause)


class IfOtherwise(Verb):
    id: ClassVar[str] = "if-otherwise"
    phrase: ClassVar[str] = "if {cond}, {first:clause}; otherwise {second:clause}"
    others: ClassVar[str] = "if {cond}, {first:clause}; otherwise they {second:clause@they}"
    meaning: ClassVar[str] = "The first part happens if the condition holds, the second if it does not."

    def __init__(self, cond: Condition, first: Verb, second: Verb) -> None:
        self.cond: Final = cond
        self.first: Final = first
        self.second: Final = second
        self.hurts: Final = first.harm() - second.harm()

    def harm(self) -> int:
        return self.first.harm() or self.second.harm()

    def overgains(self, table: Table, cause: Cause) -> bool:
        return not waits_for_die(table, self.cond) and self.branch(table, cause).overgains(table, cause)

    def finds(self, table: Table, cause: Cause) -> bool:
        if waits_for_die(table, self.cond):
            return self.first.finds(table, cause) or self.second.finds(table, cause)
        return self.branch(table, cause).finds(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        part = self.first if waits_for_die(table, self.cond) else self.branch(table, cause)
        return part.lacks(table, cause)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        part = self.first if waits_for_die(table, self.cond) else self.branch(table, cause)
        return part.lacks_at(table, cause, aim)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        if waits_for_die(table, self.cond):
            # The die is not rolled yet: take the aims of either part.
            found = self.first.aims(table, cause)
            return self.second.aims(table, cause) if found is None else found
        return self.branch(table, cause).aims(table, cause)

    def run(self, table: Table, cause: Cause) -> None:
        self.branch(table, cause).run(table, cause)

    def branch(self, table: Table, cause: Cause) -> Verb:
        return self.first if holds(self.cond, table, cause, self.hurts) else self.second


def waits_for_die(table: Table, cond: Condition) -> bool:
    """Whether a condition is on a die that has not been rolled."""
    return isinstance(cond, YouRolled) and not rolled(table)


class Said(SeatVerb):
    id: ClassVar[str] = "said"
    phrase: ClassVar[str] = "{who}{verb:told}"
    was: ClassVar[tuple[str, ...]] = ("{who}: {verb:does}",)
    meaning: ClassVar[str] = "What follows is said of those players: `they` and `their` mean them."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-03",)
    core: ClassVar[bool] = True

    def __init__(self, who: Who, verb: Verb) -> None:
        super().__init__(who)
        self.verb: Final = verb
        self.secret: Final = peeks(verb)
        self.hurts: Final = verb.harm() > 0

    def overgains(self, table: Table, cause: Cause) -> bool:
        # Of those who are chosen only such are offered as may gain it; what is said to several is for the rest.
        seats = [] if self.who.chosen else self.who.seats(table, cause)
        return bool(seats) and all([self.verb.overgains(table, cause.to(seat)) for seat in seats])

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        who = self.who
        if isinstance(who, AllOf) and self.hurts and not suffers(table, seat, who.trait):
            return False
        # If one player is chosen, the rest must find something to do there.
        return not who.chosen or self.may_find(table, cause, seat)

    def may_find(self, table: Table, cause: Cause, seat: int) -> bool:
        """Whether it would find anything to do there, as far as `you` may know."""
        if self.who.chosen and self.verb.overgains(table, cause.to(seat)):
            return False
        return (self.secret and seat != cause.you) or self.verb.finds(table, cause.to(seat))

    def finds(self, table: Table, cause: Cause) -> bool:
        return any([self.may_find(table, cause, seat) for seat in self.reached.seats(table, cause)])

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        seats = self.who.seats(table, cause)
        if len(seats) == 1 and not (self.secret and seats[0] != cause.you):
            return self.verb.lacks(table, cause.to(seats[0]))
        return None if seats else no_fight(table)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        if aim.seat < 0 or self.secret:
            return None
        if table.fight is not None and aim.seat not in self.who.seats(table, cause):
            return None if aim.seat in table.fight.side() else NOT_FOR_BYSTANDERS.about(aim.seat)
        return self.verb.lacks(table, cause.to(aim.seat))

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        if self.who.chosen:
            return super().aims(table, cause)
        if self.who.seats(table, cause) == [cause.you]:
            return self.verb.aims(table, cause)
        return None

    def run(self, table: Table, cause: Cause) -> None:
        # The dead choose nobody, but what their cards say to others is said.
        if not self.who.chosen or not table.seats[cause.you].dead:
            each_seat(table, cause, self.reached, self, self.asks)

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        if not table.seats[seat].dead:
            self.verb.run(table, cause.to(seat))


class YouMay(Verb):
    id: ClassVar[str] = "you-may"
    phrase: ClassVar[str] = "you may {verb:clause@bare}"
    others: ClassVar[str] = "may {verb:clause@they}"
    was: ClassVar[tuple[str, ...]] = ("you may {verb:clause}",)
    meaning: ClassVar[str] = "You are asked whether you want it; every part joined by `and` must be possible."
    core: ClassVar[bool] = True
    optional: ClassVar[bool] = True
    wanted: str = ""  # its clause, as it stands after "you may"

    def __init__(self, verb: Verb) -> None:
        self.verb: Final = verb

    def harm(self) -> int:
        return min(0, self.verb.harm())

    def wish(self) -> str:
        return self.wanted[:1].upper() + self.wanted[1:]

    def finds(self, table: Table, cause: Cause) -> bool:
        return offered(self.verb, table, cause) and complete(self.verb, table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.verb.lacks(table, cause)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.verb.lacks_at(table, cause, aim)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        return self.verb.aims(table, cause) or None

    def run(self, table: Table, cause: Cause) -> None:
        if self.finds(table, cause):
            table.push(ChooseAnswer("may", YES_NO, self, cause))

    def on_answer(self, table: Table, cause: Cause, answer: int) -> None:
        if answer != 0:
            return
        if table.memos and table.memos[-1].sources:
            ask_source(table, cause, self)
        else:
            self.verb.run(table, cause)

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        """The card that is tried, of several that grant a keyword."""
        self.verb.run(table, speaks_by(table, cause, card))


def peeks(verb: Verb) -> bool:
    """Whether the result of `finds` would tell which cards a hand has; how many it has is known to all."""
    if isinstance(verb, (OrElse, Then, Either)):
        return peeks(verb.first) or peeks(verb.second)
    if isinstance(verb, IfOtherwise):
        return _looks(verb.cond) or peeks(verb.first) or peeks(verb.second)
    if isinstance(verb, If):
        return _looks(verb.cond) or peeks(verb.verb)
    if isinstance(verb, ForEach):
        counted = verb.count
        return (isinstance(counted, CardsInHand) and counted.noun.key != "card") or peeks(verb.verb)
    if isinstance(verb, (Said, YouMay)):
        return peeks(verb.verb)
    if isinstance(verb, (Lose, Give)):
        return verb.sel.peeks()
    return isinstance(verb, (PlayFromHand, AddMonsters, SwapMonster))


def _looks(cond: Condition) -> bool:
    return isinstance(cond, YouHoldFewer) and cond.noun.key != "card"


PREFIXES: Final = (If, IfOtherwise, Said, YouMay)
