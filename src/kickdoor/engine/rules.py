"""A rule by its number, and a refusal that names one."""

from __future__ import annotations

from typing import Final


class Rule:
    """Why something may not be done: one or more numbers of the ledger, or a card's own sentence."""

    def __init__(self, *numbers: str, sentence: str = "") -> None:
        self.numbers: Final = numbers
        self.sentence: Final = sentence  # empty: the ledger's


class Refused(Exception):
    """An act or an answer that is not taken; nothing has changed."""

    def __init__(self, rule: Rule) -> None:
        super().__init__()
        self.rule: Final = rule

    @property
    def numbers(self) -> tuple[str, ...]:
        return self.rule.numbers

    def __str__(self) -> str:
        if self.rule.sentence:
            reason = self.rule.sentence
        else:
            from ..ledger import sentence  # the ledger is read only when somebody asks why

            reason = sentence(self.rule.numbers[0])
        return f"{', '.join(self.rule.numbers)}: {reason}" if self.rule.numbers else reason
