"""How a command is refused: an exception that becomes a message on the socket, or an HTTP answer."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.rules import Refused
from kickdoor.views.deeds import RefusalView
from kickdoor.views.names import RefusalCode
from kickdoor.words import refusals


class Refusal(Exception):
    """A code, an English sentence, and where the game refuses, its refusal. Nothing has changed."""

    def __init__(self, code: RefusalCode, sentence: str, view: RefusalView | None = None) -> None:
        super().__init__(sentence)
        self.code: Final[RefusalCode] = code
        self.sentence: Final = sentence
        self.view: Final = view


class Unreadable(ValueError):
    """Entries that do not make a table (any more): why, in a sentence for people, which names no hidden card."""


def reason(refused: Refused) -> tuple[str, RefusalView]:
    """Why the game refuses: an English sentence, and as data."""
    return refusals.sentence(refused.view), refused.view
