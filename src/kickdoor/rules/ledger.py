"""Reads rules.toml: every rule by its number, with its text as a whole or for some editions."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

LEDGER: Final = Path(__file__).with_name("rules.toml")
# The editions by id, with the name that stands before a part of a text.
NAMES: Final = {
    "base": "Base",
    "super": "Super",
    "oz": "Oz",
    "harry-potter": "Harry Potter",
    "south-park": "South Park",
}
EDITIONS: Final = tuple(NAMES)


class Part(NamedTuple):
    """A part of a rule's text. It holds in these editions; a part of all editions names none."""

    text: str
    editions: tuple[str, ...] = ()

    def holds_in(self, edition: str) -> bool:
        return not self.editions or edition in self.editions


class LedgerRule(NamedTuple):
    """One numbered rule. No editions: it holds in all five."""

    number: str
    chapter: str
    editions: tuple[str, ...]
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """The whole text; a part that does not hold in all editions begins with the names of those it holds in."""
        return self.text_in(*(self.editions or EDITIONS))

    def text_in(self, *editions: str) -> str:
        """The text for a game of these editions: only the parts that hold in one of them."""
        texts = []
        for part in self.parts:
            holds = [edition for edition in editions if part.holds_in(edition)]
            if not part.editions:
                texts.append(part.text)
            elif len(holds) == len(editions):
                texts.append(part.text[0].upper() + part.text[1:])
            elif holds:
                texts.append(f"{', '.join(NAMES[edition] for edition in holds)}: {part.text}")
        return " ".join(texts)

    def holds_in(self, edition: str) -> bool:
        return not self.editions or edition in self.editions


class Difference(NamedTuple):
    """One row of the comparison of the five editions; a cell is empty where an edition has no such thing."""

    what: str
    cells: Mapping[str, str]


class UnknownRule(KeyError):
    """A number that is not in the ledger."""

    def __str__(self) -> str:
        return f"there is no rule {self.args[0]}"


@cache
def _ledger() -> Mapping[str, Any]:
    with LEDGER.open("rb") as file:
        return tomllib.load(file)


@cache
def rules() -> dict[str, LedgerRule]:
    """Every rule by its number, in the order of the file."""
    found: dict[str, LedgerRule] = {}
    for entry in _ledger()["rule"]:
        number = entry["number"]
        if number in found:
            raise ValueError(f"rules.toml: {number} stands there twice")
        found[number] = LedgerRule(
            number, entry["chapter"], tuple(entry.get("editions", ())), _parts(number, entry["text"])
        )
    return found


def _parts(number: str, text: object) -> tuple[Part, ...]:
    """The parts of a text: a string is one part, a list has strings and tables `{ in = [...], text = "..." }`."""
    found: list[Part] = []
    for part in text if isinstance(text, list) else [text]:
        match part:
            case str():
                found.append(Part(part))
            case {"in": list(editions), "text": str(words)} if set(editions) <= set(EDITIONS):
                found.append(Part(words, tuple(editions)))
            case _:
                raise ValueError(f"rules.toml: {number}: expected a text, or the editions of a part and its text")
    return tuple(found)


@cache
def differences() -> tuple[Difference, ...]:
    """The five editions compared, row by row."""
    return tuple(Difference(row["what"], {box: row[box] for box in EDITIONS}) for row in _ledger()["difference"])


def rule_of(number: str) -> LedgerRule:
    """The rule of that number; `UnknownRule` where there is none."""
    try:
        return rules()[number]
    except KeyError:
        raise UnknownRule(number) from None


def rule_text(number: str, *editions: str) -> str:
    """What a rule says in a game of these editions, or in all where none is named."""
    rule = rule_of(number)
    return rule.text_in(*editions) if editions else rule.text
