"""How verbs are joined: counted, one after the other, either or, under a condition, said to others."""

from __future__ import annotations

from typing import ClassVar, Final

from ..engine.sorts import Condition, Count, Verb, Who


class ForEach(Verb):
    """● The number times the count."""

    phrase: ClassVar[str] = "{verb} for each {count}"

    def __init__(self, verb: Verb, count: Count) -> None:
        self.verb: Final = verb
        self.count: Final = count


class OrElse(Verb):
    """● The second only if the first finds nothing at all. [CURSE-04]"""

    phrase: ClassVar[str] = "{first:counted}, or else {second:counted}"

    def __init__(self, first: Verb, second: Verb) -> None:
        self.first: Final = first
        self.second: Final = second


class Then(Verb):
    """● Both, in order."""

    phrase: ClassVar[str] = "{first:counted}, then {second:counted}"

    def __init__(self, first: Verb, second: Verb) -> None:
        self.first: Final = first
        self.second: Final = second


class Either(Verb):
    """You choose; one that finds nothing is not offered."""

    phrase: ClassVar[str] = "either {first:counted} or {second:counted}"

    def __init__(self, first: Verb, second: Verb) -> None:
        self.first: Final = first
        self.second: Final = second


class If(Verb):
    """● As it says."""

    phrase: ClassVar[str] = "if {cond}, {verb:does}"

    def __init__(self, cond: Condition, verb: Verb) -> None:
        self.cond: Final = cond
        self.verb: Final = verb


class IfOtherwise(Verb):
    """As it says."""

    phrase: ClassVar[str] = "if {cond}, {first:clause}; otherwise {second:clause}"

    def __init__(self, cond: Condition, first: Verb, second: Verb) -> None:
        self.cond: Final = cond
        self.first: Final = first
        self.second: Final = second


class Said(Verb):
    """● Said to them: `you` and `your` are theirs from here on. [CURSE-03]"""

    phrase: ClassVar[str] = "{who}: {verb:does}"

    def __init__(self, who: Who, verb: Verb) -> None:
        self.who: Final = who
        self.verb: Final = verb


class YouMay(Verb):
    """● Or not."""

    phrase: ClassVar[str] = "you may {verb:clause}"

    def __init__(self, verb: Verb) -> None:
        self.verb: Final = verb


COUNTED: Final = (ForEach,)
CLAUSES: Final = (OrElse, Then, Either)
PREFIXES: Final = (If, IfOtherwise, Said, YouMay)
JOINTS: Final = COUNTED + CLAUSES + PREFIXES
