"""Reads printing.toml: what became of the cards of a box's first printing that are no longer called the same."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from kickdoor.engine.table.box import PRINTING_DIGITS
from kickdoor.engine.table.face import Face
from kickdoor.engine.table.settings import REMOVED_PAYS

from .edition import Edition
from .problems import Problems

PRINTING: Final = "printing.toml"  # beside the card files of a box, but no card file
RENAMED: Final = "renamed"
REPLACED: Final = "replaced"


def printing_hash(edition: Edition, faces: list[Face]) -> str:
    """A short hash of what the cards of a box do: comments, jokes and icons make no difference."""
    cards = [msgspec.structs.replace(face.printed, flavour="", icon="", notes=(), added=()) for face in faces]
    setup = {kind: (found.number, found.unusable) for kind, found in edition.setup.items()}
    rules = (edition.words, edition.settings, setup, edition.joining, edition.lost_in_death)
    data = msgspec.json.encode((rules, edition.keywords, edition.tracks, cards))
    return hashlib.sha256(data).hexdigest()[:PRINTING_DIGITS]


class Printing:
    """The cards of the first printing that are renamed or replaced, by their old names."""

    def __init__(self, renamed: dict[str, str], replaced: dict[str, str], removed_pays: bool = False) -> None:
        self.removed_pays: Final = removed_pays  # whether a monster that was removed left its Treasures
        self.renamed: Final = renamed
        self.replaced: Final = replaced


def read_printing(file: str, written: dict[str, object], problems: Problems) -> Printing:
    """The contents of printing.toml."""
    for key in written:
        if key not in (RENAMED, REPLACED, REMOVED_PAYS):
            known = f"`{REMOVED_PAYS}` and two tables, [{RENAMED}] and [{REPLACED}]"
            problems.add(file, "", str(key), "", f"printing.toml has {known}")
    pays = written.get(REMOVED_PAYS, False)
    if not isinstance(pays, bool):
        problems.add(file, "", REMOVED_PAYS, "", "write true or false")
    names = [_names(file, written, key, problems) for key in (RENAMED, REPLACED)]
    return Printing(names[0], names[1], pays is True)


def _names(file: str, written: dict[str, object], key: str, problems: Problems) -> dict[str, str]:
    table = written.get(key, {})
    if not isinstance(table, dict):
        problems.add(file, "", key, "", f"[{key}] must be a table of old names and new names")
        return {}
    found: dict[str, str] = {}
    for old, new in table.items():
        if isinstance(new, str):
            found[str(old)] = new
        else:
            problems.add(file, str(old), key, "", "the new name must be a text")
    return found


def check_printing(file: str, printing: Printing, names: list[str], problems: Problems) -> None:
    """Reports new names that no card has, and old names that a card still has."""
    known = set(names)
    for key, table in ((RENAMED, printing.renamed), (REPLACED, printing.replaced)):
        for old, new in table.items():
            if new not in known:
                problems.add(file, old, key, "", f"no card of this box is called {new!r}")
            if old in known:
                problems.add(file, old, key, "", "a card of this box still has the old name")
            if key == REPLACED and old in printing.renamed:
                problems.add(file, old, key, "", "a card is either renamed or replaced, not both")
