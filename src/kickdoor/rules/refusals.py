"""The words of a refusal: its own sentence, or the text of the first rule it names."""

from __future__ import annotations

from kickdoor.engine.table.rules import Refused

from .ledger import rule_text


def sentence(refused: Refused) -> str:
    """Why it is refused, without the number of the rule."""
    return refused.rule.sentence or rule_text(refused.rule.numbers[0])


def line(refused: Refused) -> str:
    """Why it is refused, with the number of the first rule before it."""
    numbers = refused.numbers
    return f"{numbers[0]}: {sentence(refused)}" if numbers else sentence(refused)
