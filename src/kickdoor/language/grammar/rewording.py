"""Carries an earlier sentence over: it is read by the templates of its wording and printed by those of today."""

from __future__ import annotations

from typing import Final

from .first_printing import carried
from .phrase import Grammar
from .slots import MINUS
from .template import NOW


class Rewording:
    """The sentences of one box. The templates of an earlier wording are taken apart when they are first needed."""

    def __init__(self, grammar: Grammar, pays: bool) -> None:
        self.grammar: Final = grammar
        self.pays: Final = pays  # whether a monster that was removed left its Treasures in that box
        self.earlier: Final[dict[int, Grammar]] = {}

    def new(self, sort: str, text: str, kind: str) -> str | None:
        """The sentence as it is written now; None where it is no sentence of an earlier wording, or the same."""
        if len(self.grammar.read(sort, text)) == 1:
            return None
        for wording in range(NOW - 1, -1, -1):
            if wording not in self.earlier:
                self.earlier[wording] = Grammar(self.grammar.words, wording=wording)
            readings = self.earlier[wording].read(sort, text)
            if len(readings) == 1:
                # Files are written with the hyphen of the keyboard.
                return self.grammar.show(carried(readings[0], self.pays, kind == "curse")).replace(MINUS, "-")
        return None
