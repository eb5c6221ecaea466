"""How a command is refused: an exception that becomes a message on the socket, or an HTTP answer."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.rules import Refused
from kickdoor.rules import refusals


class Refusal(Exception):
    """A code of `messages.REFUSALS`, a sentence for people, and the numbers of the rules. Nothing has changed."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code: Final = code
        self.sentence: Final = sentence
        self.rule: Final = rule


class Unreadable(ValueError):
    """Entries that do not make a table (any more): why, in a sentence for people, which names no hidden card."""


def reason(refused: Refused) -> tuple[str, str]:
    """Why the game refuses: a sentence for people, and the numbers of the rules."""
    return refusals.sentence(refused), ", ".join(refused.numbers)
