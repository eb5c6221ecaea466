"""A rule by its number, and a refusal that names one."""

from __future__ import annotations

from typing import Final


class Rule:
    """Why something may not be done: numbers of rules, and a sentence where it is not a rule's own text."""

    def __init__(self, *numbers: str, sentence: str = "") -> None:
        self.numbers: Final = numbers
        self.sentence: Final = sentence  # empty: the text of the first rule, which `kickdoor.rules` knows


class Refused(Exception):
    """An act or an answer that is not taken; nothing has changed."""

    def __init__(self, rule: Rule) -> None:
        super().__init__()
        self.rule: Final = rule

    @property
    def numbers(self) -> tuple[str, ...]:
        return self.rule.numbers

    def __str__(self) -> str:
        """The first number and the sentence, as far as there are any; `kickdoor.rules.refusals` has the whole."""
        return ": ".join([*self.rule.numbers[:1], *([self.rule.sentence] if self.rule.sentence else [])])
