"""Joints: verbs for each thing counted, one after the other, under a condition, or said to other players."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import ChooseAnswer
from kickdoor.engine.table.agenda import NO, YES, Step, says_sentence
from kickdoor.engine.table.sentence import Aim, Cause, Condition, Count, Verb, Who
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

from ..sentences.conditions import YouHoldFewer, YouRolled, rolled
from ..sentences.lacks import NOT_FOR_BYSTANDERS, no_fight
from ..sentences.quantities import CardsDiscarded, CardsInHand, PointsRolled
from .between import Give
from .cards import Lose, PlayFromHand
from .fight import AddMonsters, SwapMonster
from .reach import SeatVerb

YES_NO: Final = (YES, NO)


class RunVerb(Step):
    """Runs the second part of a sentence after the first is done."""

    def __init__(self, verb: Verb, cause: Cause) -> None:
        self.verb: Final = verb
        self.cause: Final = cause

    def run(self, table: Table) -> None:
        self.verb.run(table, self.cause)


class ForEach(Verb):
    id: ClassVar[str] = "for-each"
    phrase: ClassVar[str] = "{verb} for each {count}"
    meaning: ClassVar[str] = "The number in the sentence is multiplied by the count."
    core: ClassVar[bool] = True

    def __init__(self, verb: Verb, count: Count) -> None:
        self.verb: Final = verb
        self.count: Final = count

    def finds(self, table: Table, cause: Cause) -> bool:
        times = self.count.count(table, cause)
        if isinstance(self.count, (CardsDiscarded, PointsRolled)):
            # Nothing is paid or rolled yet when an ability is offered.
            times = max(1, times)
        return times > 0 and self.verb.finds(table, cause.repeated(times))

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.verb.lacks(table, cause)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        return self.verb.aims(table, cause)

    def run(self, table: Table, cause: Cause) -> None:
        times = self.count.count(table, cause)
        if times > 0:
            self.verb.run(table, cause.repeated(times))


class TwoVerbs(Verb):
    """A sentence of two verbs, which finds something to do where either of them does."""

    def __init__(self, first: Verb, second: Verb) -> None:
        self.first: Final = first
        self.second: Final = second

    def finds(self, table: Table, cause: Cause) -> bool:
        return self.first.finds(table, cause) or self.second.finds(table, cause)


class OrElse(TwoVerbs):
    id: ClassVar[str] = "or-else"
    phrase: ClassVar[str] = "{first:counted}, or else {second:counted}"
    meaning: ClassVar[str] = "The second part happens only if the first finds nothing at all to do."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-04",)
    core: ClassVar[bool] = True

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        if self.first.finds(table, cause):
            return self.first.aims(table, cause)
        return self.second.aims(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.first.lacks(table, cause)

    def run(self, table: Table, cause: Cause) -> None:
        if self.first.finds(table, cause):
            self.first.run(table, cause)
        else:
            self.second.run(table, cause)


class Then(TwoVerbs):
    id: ClassVar[str] = "then"
    phrase: ClassVar[str] = "{first:counted}, then {second:counted}"
    meaning: ClassVar[str] = "Both parts happen, in this order."
    core: ClassVar[bool] = True

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        found = self.first.aims(table, cause)
        return self.second.aims(table, cause) if found is None else found

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.first.lacks(table, cause)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.first.lacks_at(table, cause, aim)

    def run(self, table: Table, cause: Cause) -> None:
        table.push(RunVerb(self.second, cause))
        self.first.run(table, cause)


class Either(TwoVerbs):
    id: ClassVar[str] = "either"
    phrase: ClassVar[str] = "either {first:counted} or {second:counted}"
    meaning: ClassVar[str] = "You choose one part; a part that finds nothing to do is not offered."

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.first.lacks(table, cause)

    def run(self, table: Table, cause: Cause) -> None:
        first = self.first.finds(table, cause)
        second = self.second.finds(table, cause)
        if first and second:
            answers = (says_sentence(self.first.text), says_sentence(self.second.text))
            table.push(ChooseAnswer("either", answers, self, cause))
        elif first:
            self.first.run(table, cause)
        elif second:
            self.second.run(table, cause)

    def on_answer(self, table: Table, cause: Cause, answer: int) -> None:
        (self.first if answer == 0 else self.second).run(table, cause)


class If(Verb):
    id: ClassVar[str] = "if"
    phrase: ClassVar[str] = "if {cond}, {verb:does}"
    meaning: ClassVar[str] = "Happens if the condition holds at that moment."
    core: ClassVar[bool] = True

    def __init__(self, cond: Condition, verb: Verb) -> None:
        self.cond: Final = cond
        self.verb: Final = verb

    def finds(self, table: Table, cause: Cause) -> bool:
        return self.cond.holds(table, cause) and self.verb.finds(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.verb.lacks(table, cause) if self.cond.holds(table, cause) else self.cond.lacks(table, cause)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.verb.lacks_at(table, cause, aim)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        if waits_for_die(table, self.cond) or self.cond.holds(table, cause):
            return self.verb.aims(table, cause)
        return None

    def run(self, table: Table, cause: Cause) -> None:
        if self.cond.holds(table, cause):
            self.verb.run(table, cause)


class IfOtherwise(Verb):
    id: ClassVar[str] = "if-otherwise"
    phrase: ClassVar[str] = "if {cond}, {first:clause}; otherwise {second:clause}"
    meaning: ClassVar[str] = "The first part happens if the condition holds, the second if it does not."

    def __init__(self, cond: Condition, first: Verb, second: Verb) -> None:
        self.cond: Final = cond
        self.first: Final = first
        self.second: Final = second

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
        return self.first if self.cond.holds(table, cause) else self.second


def waits_for_die(table: Table, cond: Condition) -> bool:
    """Whether a condition is on a die that has not been rolled."""
    return isinstance(cond, YouRolled) and not rolled(table)


class Said(SeatVerb):
    id: ClassVar[str] = "said"
    phrase: ClassVar[str] = "{who}: {verb:does}"
    meaning: ClassVar[str] = "The rest is said to those players: `you` and `your` mean them."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-03",)
    core: ClassVar[bool] = True

    def __init__(self, who: Who, verb: Verb) -> None:
        super().__init__(who)
        self.verb: Final = verb
        self.secret: Final = peeks(verb)

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        # If one player is chosen, the rest must find something to do there.
        return not self.who.chosen or self.may_find(table, cause, seat)

    def may_find(self, table: Table, cause: Cause, seat: int) -> bool:
        """Whether it would find anything to do there, as far as `you` may know."""
        return (self.secret and seat != cause.you) or self.verb.finds(table, cause.to(seat))

    def finds(self, table: Table, cause: Cause) -> bool:
        return any([self.may_find(table, cause, seat) for seat in self.who.seats(table, cause)])

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

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        if not table.seats[seat].dead:
            self.verb.run(table, cause.to(seat))


class YouMay(Verb):
    id: ClassVar[str] = "you-may"
    phrase: ClassVar[str] = "you may {verb:clause}"
    meaning: ClassVar[str] = "You are asked whether you want it."
    core: ClassVar[bool] = True

    def __init__(self, verb: Verb) -> None:
        self.verb: Final = verb

    def finds(self, table: Table, cause: Cause) -> bool:
        return self.verb.finds(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.verb.lacks(table, cause)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.verb.lacks_at(table, cause, aim)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        return self.verb.aims(table, cause) or None

    def run(self, table: Table, cause: Cause) -> None:
        if self.verb.finds(table, cause):
            table.push(ChooseAnswer("may", YES_NO, self, cause))

    def on_answer(self, table: Table, cause: Cause, answer: int) -> None:
        if answer == 0:
            self.verb.run(table, cause)


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


COUNTED: Final = (ForEach,)
CLAUSES: Final = (OrElse, Then, Either)
PREFIXES: Final = (If, IfOtherwise, Said, YouMay)
JOINTS: Final = COUNTED + CLAUSES + PREFIXES
