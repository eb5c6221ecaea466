"""How a command is refused: an exception that becomes a message on the socket, or an HTTP answer."""

from __future__ import annotations

from typing import Final

from kickdoor.views.names import RefusalCode
from kickdoor.views.room import Problem


class Refusal(Exception):
    """What was asked is not done, and nothing has changed; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem: Final = problem
        self.code: Final[RefusalCode] = problem.code


class OtherRules(Exception):
    """The game was begun under rules that this engine does not play: nothing of it can be played again here."""


class Unreadable(ValueError):
    """Entries that do not make a table (any more): why, in a sentence for people, which names no hidden card."""
