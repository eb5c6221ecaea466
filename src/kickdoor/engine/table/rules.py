"""A rule by its number, and a refusal that names one."""

from __future__ import annotations

from typing import Final


class Rule:
    """Why something may not be done: one or more numbers of the ledger, or a card's own sentence."""

    def __init__(self, *numbers: str, sentence: str = "") -> None:
        self.numbers: Final = numbers
        self.sentence: Final = sentence  # empty: the ledger's


def sentence(number: str) -> str:
    """What the ledger says under a number; it is read only when somebody asks why."""
    from kickdoor.ledger import sentence as read

    return read(number)


class Refused(Exception):
    """An act or an answer that is not taken; nothing has changed."""

    def __init__(self, rule: Rule) -> None:
        super().__init__()
        self.rule: Final = rule

    @property
    def numbers(self) -> tuple[str, ...]:
        return self.rule.numbers

    @property
    def sentence(self) -> str:
        return self.rule.sentence or sentence(self.rule.numbers[0])

    def __str__(self) -> str:
        return f"{self.rule.numbers[0]}: {self.sentence}" if self.rule.numbers else self.sentence
