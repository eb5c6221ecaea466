"""Finds cards by name: first among the scenario's own cards, then in the boxes in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.face import Face
from kickdoor.language.files.loader import BadBox, parse_cards

from .errors import BadScenario, Path


class Faces:
    """The faces that a scenario may name."""

    def __init__(self, boxes: Sequence[Box], own: Sequence[Face]) -> None:
        self.own: Final = tuple(own)
        self.known: Final[dict[str, Face]] = {}
        for face in own:
            self.known[face.name] = face
        for box in boxes:
            for face in box.faces:
                self.known.setdefault(face.name, face)
                self.known.setdefault(f"{box.id}/{face.name}", face)

    def get(self, name: str) -> Face | None:
        return self.known.get(name)

    def find(self, name: str, path: Path) -> Face:
        face = self.known.get(name)
        if face is None:
            close = get_close_matches(name, list(self.known), 1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise BadScenario(f"no card is called {name!r}{hint}", path)
        return face


def own_cards(mappings: Sequence[Mapping[str, object]], boxes: Sequence[Box]) -> list[Face]:
    """The scenario's own cards, read as cards of the host, or else of the first guest that can read them all."""
    problems: list[str] = []
    if not mappings:
        return []
    for box in boxes:
        try:
            return parse_cards(mappings, box)
        except BadBox as bad:
            problems.append(str(bad))
    raise BadScenario(problems[0], ("cards",))


CARDS: Final = ("card", "cards", "pay", "with", "give", "want", "items", "double")
LISTS: Final = (
    "hand",
    "hand_has",
    "in_play",
    "has",
    "has_not",
    "equipped",
    "carried",
    "house",
    "kid",
    "saw",
    "saw_not",
)
PILES: Final = (
    "door_discards_top",
    "treasure_discards_top",
    "door_discards_has",
    "treasure_discards_has",
    "dungeons",
)
TARGETS: Final = ("on", "from", "monster")


def check_step_names(step: Mapping[str, object], players: Sequence[str], faces: Faces, path: Path) -> None:
    """Checks that every card in a step or an expectation exists: a misspelled name must not count as a refusal."""
    expected = step.get("expect")
    if isinstance(expected, Mapping):
        path = (*path, "expect")
        for key, value in expected.items():
            if key in players and isinstance(value, Mapping):
                _check(value, LISTS, faces, (*path, key))
                attached = value.get("attached")
                if isinstance(attached, Mapping):
                    _check({"hosts": list(attached)}, ("hosts",), faces, (*path, key, "attached"))
                    _check(attached, tuple(attached), faces, (*path, key, "attached"))
            elif key == "combat" and isinstance(value, Mapping):
                _check(value, ("in",), faces, (*path, key))
        _check(expected, PILES, faces, path)
        return
    _check(step, CARDS, faces, path)
    for key in TARGETS:
        if step.get(key) not in (*players, "munchkins", "monsters"):
            _check(step, (key,), faces, path)


def _check(words: Mapping[str, object], keys: Sequence[str], faces: Faces, path: Path) -> None:
    for key in keys:
        value = words.get(key)
        for name in value if isinstance(value, list) else [value]:
            if isinstance(name, str):
                base, _, place = name.rpartition("#")
                faces.find(base if base and place.isdigit() else name, (*path, key))
