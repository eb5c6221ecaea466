"""The errors of the client: each kind of refusal of a server has a type of its own."""

from __future__ import annotations

from typing import Final

from kickdoor.views.names import RefusalCode
from kickdoor.views.room import Problem
from kickdoor.words import Words


class Refused(Exception):
    """The server refused a message, and nothing has changed; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        rule = "" if problem.refusal is None else problem.refusal.rule
        super().__init__(Words().server(problem) + (f" ({rule})" if rule else ""))
        self.problem: Final = problem
        self.code: Final[RefusalCode] = problem.code


class Stale(Refused):
    """The answer was to an older ask: something happened in between."""


class NotLegal(Refused):
    """The rules refuse it; `view` says why."""


class NotYours(Refused):
    """Only another seat may do this, or the host, or somebody who has a seat."""


class NotBegun(Refused):
    """The game has not begun."""


class Over(Refused):
    """The game is over."""


class Frozen(Refused):
    """The table is frozen after a fault of a card or a bot, or began under rules that are not played any more."""


class NothingToUndo(Refused):
    """The last answer was seen by others, or was not ours."""


class TooFast(Refused):
    """The rate limit of the server was exceeded."""


class NotSaved(Refused):
    """The server could not write it to its disk; try again."""


class NoTable(Refused):
    """There is no such table."""


class NoSeat(Refused):
    """The seat is not free: it does not exist, it is taken, or the game has begun."""


TYPES: Final[dict[RefusalCode, type[Refused]]] = {
    "stale": Stale,
    "passed": Stale,
    "not_legal": NotLegal,
    "watching": NotYours,
    "not_seated": NotYours,
    "not_host": NotYours,
    "left": NotYours,
    "not_signed": NotYours,
    "not_begun": NotBegun,
    "over": Over,
    "frozen": Frozen,
    "other_rules": Frozen,
    "nothing_to_undo": NothingToUndo,
    "too_fast": TooFast,
    "not_saved": NotSaved,
    "not_read": NotSaved,
    "no_table": NoTable,
    "no_seat": NoSeat,
    "taken": NoSeat,
    "full": NoSeat,
    "begun": NoSeat,
}


def refused(problem: Problem) -> Refused:
    """A refusal in the type of its code; codes without a type of their own are plain `Refused`."""
    return TYPES.get(problem.code, Refused)(problem)


class Closed(Exception):
    """The connection ended for good, with one of the codes in `messages.CLOSES`; the client does not reconnect."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code: Final = code
        self.sentence: Final = sentence
