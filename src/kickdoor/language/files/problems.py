"""The problems of a card file, worded so that its author can correct them."""

from __future__ import annotations

from typing import Final

MOST: Final = 200  # problems reported at once
LONGEST: Final = 1000  # characters of a file that a problem quotes


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


class Problem:
    """One problem: its place, the sentence if there is one, and what to write instead."""

    def __init__(self, file: str, card: str, key: str, sentence: str, message: str) -> None:
        self.file: Final = file
        self.card: Final = _short(card)
        self.key: Final = key
        self.sentence: Final = _short(sentence)
        self.message: Final = _short(message)

    def __str__(self) -> str:
        where = " · ".join([part for part in (self.file, self.card, self.key) if part])
        if not self.sentence:
            return f"{where}\n    {self.message}"
        quoted = f'"{self.sentence}"'
        return f"{where}\n    {quoted:<24}   {self.message}"

    def __repr__(self) -> str:
        return f"<Problem {self}>"


class TooMany(Exception):
    """The list of problems is full; reading stops."""


class Problems:
    """The problems found so far."""

    def __init__(self) -> None:
        self.found: Final[list[Problem]] = []

    def add(self, file: str, card: str, key: str, sentence: str, message: str) -> None:
        self.found.append(Problem(file, card, key, sentence, message))
        if len(self.found) >= MOST:
            self.found.append(Problem(file, "", "", "", "there may be more problems: correct these first"))
            raise TooMany


class BadBox(Exception):
    """A box, or some cards, with problems; it cannot be used."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join([str(problem) for problem in problems]))
        self.problems: Final = problems
