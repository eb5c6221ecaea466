"""How a command is refused: an exception that becomes a message on the socket, or an HTTP answer."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.rules import Refused


class Refusal(Exception):
    """A code of `messages.REFUSALS`, a sentence for people, and the numbers of the rules. Nothing has changed."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code: Final = code
        self.sentence: Final = sentence
        self.rule: Final = rule


def rules_of(refused: Refused) -> str:
    """The numbers of the rules by which the game refuses."""
    return ", ".join(refused.numbers)
