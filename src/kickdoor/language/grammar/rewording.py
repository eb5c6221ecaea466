"""Carries a sentence of the first printing over: it is read by the old templates and printed by the new ones."""

from __future__ import annotations

from typing import Final

from .first_printing import carried
from .phrase import Grammar
from .slots import MINUS


class Rewording:
    """The sentences of one box. The old templates are taken apart when they are first needed."""

    def __init__(self, grammar: Grammar, pays: bool) -> None:
        self.grammar: Final = grammar
        self.pays: Final = pays  # whether a monster that was removed left its Treasures in that box
        self.old: Grammar | None = None

    def new(self, sort: str, text: str, kind: str) -> str | None:
        """The sentence as it is written now; None where it is no sentence of the first printing, or the same."""
        if len(self.grammar.read(sort, text)) == 1:
            return None
        if self.old is None:
            self.old = Grammar(self.grammar.words, first=True)
        readings = self.old.read(sort, text)
        if len(readings) != 1:
            return None
        # Files are written with the hyphen of the keyboard.
        return self.grammar.show(carried(readings[0], self.pays, kind == "curse")).replace(MINUS, "-")
