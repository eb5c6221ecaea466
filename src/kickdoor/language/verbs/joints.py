"""Joints of verbs: for each thing counted, one after the other, one or the other."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import ChooseAnswer
from kickdoor.engine.table.agenda import Step, says_sentence
from kickdoor.engine.table.sentence import Aim, Cause, Count, Verb
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

from ..sentences.quantities import CardsDiscarded, InTheFight, PointsRolled
from .duels import RollOffWith


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

    def harm(self) -> int:
        return self.verb.harm()

    def idle(self, table: Table, cause: Cause) -> bool:
        return self.verb.idle(table, cause)

    def overgains(self, table: Table, cause: Cause) -> bool:
        return self.verb.overgains(table, cause) and self.times(table, cause) > 0

    def times(self, table: Table, cause: Cause) -> int:
        """How often it counts: munchkins by the advantages or the disadvantages of a trait (CLS-05)."""
        harm = self.verb.harm()
        if harm and isinstance(self.count, InTheFight):
            return self.count.tally(table, harm < 0)
        return self.count.count(table, cause)

    def finds(self, table: Table, cause: Cause) -> bool:
        times = self.times(table, cause)
        if isinstance(self.count, (CardsDiscarded, PointsRolled)):
            # Nothing is paid or rolled yet when an ability is offered.
            times = max(1, times)
        return times > 0 and self.verb.finds(table, cause.repeated(times))

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.verb.lacks(table, cause)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        return self.verb.aims(table, cause)

    def run(self, table: Table, cause: Cause) -> None:
        times = self.times(table, cause)
        if times > 0:
            self.verb.run(table, cause.repeated(times))


def offered(verb: Verb, table: Table, cause: Cause) -> bool:
    """Whether a part may be chosen: it would change something, and gives no level to one who may gain none."""
    return bites(verb, table, cause) and not verb.overgains(table, cause)


def bites(verb: Verb, table: Table, cause: Cause) -> bool:
    """Whether a verb finds something to do, and would change something."""
    return verb.finds(table, cause) and not verb.idle(table, cause)


class TwoVerbs(Verb):
    """A sentence of two verbs, which finds something to do where either of them does."""

    def __init__(self, first: Verb, second: Verb) -> None:
        self.first: Final = first
        self.second: Final = second

    def finds(self, table: Table, cause: Cause) -> bool:
        return self.first.finds(table, cause) or self.second.finds(table, cause)


class OrElse(TwoVerbs):
    id: ClassVar[str] = "or-else"
    phrase: ClassVar[str] = "{first:counted}; if you can't, {second:counted@you}"
    others: ClassVar[str] = "{first:counted}; if they can't, they {second:counted@they}"
    was: ClassVar[tuple[str, ...]] = ("{first:counted}, or else {second:counted}",)
    meaning: ClassVar[str] = "The second part happens only if the first finds nothing at all to do."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-04",)
    core: ClassVar[bool] = True

    def harm(self) -> int:
        return self.first.harm() or self.second.harm()

    def idle(self, table: Table, cause: Cause) -> bool:
        return not bites(self.first, table, cause) and self.second.idle(table, cause)

    def overgains(self, table: Table, cause: Cause) -> bool:
        # The second is asked first: few sentences give a level, and it costs little to say so.
        return self.second.overgains(table, cause) and not bites(self.first, table, cause)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        if bites(self.first, table, cause):
            return self.first.aims(table, cause)
        return self.second.aims(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.first.lacks(table, cause)

    def run(self, table: Table, cause: Cause) -> None:
        if bites(self.first, table, cause):
            self.first.run(table, cause)
        else:
            self.second.run(table, cause)


class Then(TwoVerbs):
    id: ClassVar[str] = "then"
    phrase: ClassVar[str] = "{first:counted} and {second:counted}"
    was: ClassVar[tuple[str, ...]] = ("{first:counted}, then {second:counted}",)
    meaning: ClassVar[str] = "Both parts happen, in this order."
    core: ClassVar[bool] = True

    def harm(self) -> int:
        return self.first.harm() + self.second.harm()

    def idle(self, table: Table, cause: Cause) -> bool:
        return not bites(self.first, table, cause) and not bites(self.second, table, cause)

    def overgains(self, table: Table, cause: Cause) -> bool:
        return self.first.overgains(table, cause) or self.second.overgains(table, cause)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        found = self.first.aims(table, cause)
        return self.second.aims(table, cause) if found is None else found

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        part = self.second if bites(self.first, table, cause) else self.first
        return part.lacks(table, cause)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.first.lacks_at(table, cause, aim)

    def run(self, table: Table, cause: Cause) -> None:
        table.push(RunVerb(self.second, cause))
        self.first.run(table, cause)


def complete(verb: Verb, table: Table, cause: Cause) -> bool:
    """Whether every part joined by `and` can be done: what one may choose has no price that cannot be paid."""
    if isinstance(verb, Then):
        return bites(verb.first, table, cause) and bites(verb.second, table, cause)
    return True


class Either(TwoVerbs):
    id: ClassVar[str] = "either"
    phrase: ClassVar[str] = "either {first:counted} or {second:counted}"
    others: ClassVar[str] = "either {first:counted} or {second:counted}"
    meaning: ClassVar[str] = "You choose one part; a part that finds nothing to do is not offered."

    def harm(self) -> int:
        return min(self.first.harm(), self.second.harm())

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return self.first.lacks(table, cause)

    def finds(self, table: Table, cause: Cause) -> bool:
        return offered(self.first, table, cause) or offered(self.second, table, cause)

    def run(self, table: Table, cause: Cause) -> None:
        first = offered(self.first, table, cause)
        second = offered(self.second, table, cause)
        if first and second:
            answers = (says_sentence(self.first.text), says_sentence(self.second.text))
            table.push(ChooseAnswer("either", answers, self, cause))
        elif first:
            self.first.run(table, cause)
        elif second:
            self.second.run(table, cause)

    def on_answer(self, table: Table, cause: Cause, answer: int) -> None:
        (self.first if answer == 0 else self.second).run(table, cause)


COUNTED: Final = (ForEach,)
CLAUSES: Final = (OrElse, Then, Either, RollOffWith)
