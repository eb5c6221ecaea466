"""What can go wrong between a client and its server, each with a type of its own."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import RefusalView
from kickdoor.views.names import RefusalCode


class Refused(Exception):
    """The server did not do it, and nothing has changed. Where the game refuses, `view` says why."""

    def __init__(self, code: RefusalCode, sentence: str, view: RefusalView | None = None) -> None:
        rule = "" if view is None else view.rule
        super().__init__(sentence + (f" ({rule})" if rule else ""))
        self.code: Final[RefusalCode] = code
        self.sentence: Final = sentence
        self.view: Final = view


class Stale(Refused):
    """The answer was to an older ask: something happened in between."""


class NotLegal(Refused):
    """The engine refuses it; `rule` says why."""


class NotYours(Refused):
    """Another seat may do this, or the host, or nobody who only watches."""


class NotBegun(Refused):
    """The game has not begun."""


class Over(Refused):
    """The game is over."""


class Frozen(Refused):
    """The table stands still after a fault of a card or a bot."""


class NothingToUndo(Refused):
    """The last answer was seen by others, or is none of ours."""


class TooFast(Refused):
    """More than one person asks for."""


class NotSaved(Refused):
    """The server's disk did not take it; try again."""


class NoTable(Refused):
    """There is no such table."""


class NoSeat(Refused):
    """The seat cannot be had: there is none, it is taken, or the game has begun."""


TYPES: Final[dict[str, type[Refused]]] = {
    "stale": Stale,
    "not_legal": NotLegal,
    "not_yours": NotYours,
    "not_begun": NotBegun,
    "over": Over,
    "frozen": Frozen,
    "nothing_to_undo": NothingToUndo,
    "too_fast": TooFast,
    "not_saved": NotSaved,
    "no_table": NoTable,
    "no_seat": NoSeat,
    "taken": NoSeat,
    "full": NoSeat,
    "begun": NoSeat,
}


def refused(code: RefusalCode, sentence: str, view: RefusalView | None = None) -> Refused:
    """The refusal in its own type; those that no caller tells apart are plain `Refused`."""
    return TYPES.get(code, Refused)(code, sentence, view)


class Closed(Exception):
    """The socket was closed for good, with one of `messages.CLOSES`: it makes no sense to come back."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code: Final = code
        self.sentence: Final = sentence
