"""The errors of the client: each kind of refusal of a server has a type of its own."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import RefusalView
from kickdoor.views.names import RefusalCode


class Refused(Exception):
    """The server refused a message, and nothing has changed. Where the rules refuse it, `view` says why."""

    def __init__(self, code: RefusalCode, sentence: str, view: RefusalView | None = None) -> None:
        rule = "" if view is None else view.rule
        super().__init__(sentence + (f" ({rule})" if rule else ""))
        self.code: Final[RefusalCode] = code
        self.sentence: Final = sentence
        self.view: Final = view


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
    """The table is frozen after a fault of a card or a bot."""


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
    """A refusal in the type of its code; codes without a type of their own are plain `Refused`."""
    return TYPES.get(code, Refused)(code, sentence, view)


class Closed(Exception):
    """The connection ended for good, with one of the codes in `messages.CLOSES`; the client does not reconnect."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code: Final = code
        self.sentence: Final = sentence
