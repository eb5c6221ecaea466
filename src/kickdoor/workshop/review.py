"""Criticises a box: what repeats another box, blank and dominated Items, Treasures off the curve, openings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.face import Ability, Face
from kickdoor.engine.table.sentence import Standing
from kickdoor.language.grammar.tree import nodes_in
from kickdoor.language.sentences.amounts import Amount
from kickdoor.language.sentences.modifiers import (
    LevelDoesNotCount,
    MayNot,
    NoneCounts,
    OnlyLevelsCount,
    OnlyLowerHelp,
)

from . import mechanics

# Kinds that every edition's book defines, and that are meant to be alike.
BY_THE_BOOK: Final = ("class", "race", "house", "double", "cheat", "origin")
DRAWBACKS: Final = (MayNot, NoneCounts, OnlyLevelsCount, LevelDoesNotCount, OnlyLowerHelp)
OPENINGS: Final = 2  # lines of a box that may begin with the same two words
# The Treasures of a monster up to each level: the fewest and the most.
CURVE: Final = ((2, 1, 1), (6, 1, 2), (10, 2, 3), (14, 3, 4), (17, 4, 5), (99, 5, 6))


class Finding(NamedTuple):
    """Something to think about, and the card it is about."""

    card: str
    about: str

    def __str__(self) -> str:
        return f"{self.card}: {self.about}"


def repeated(box: Box, others: Sequence[Box]) -> list[Finding]:
    """The faces that do what a face of another box does, besides those that the books share."""
    known: dict[mechanics.Mechanics, str] = {}
    for other in others:
        for face in other.faces:
            known.setdefault(mechanics.of_face(face), f"{face.name} ({other.name})")
    found: list[Finding] = []
    for face in box.faces:
        twin = known.get(mechanics.of_face(face))
        if twin is not None and face.kind not in BY_THE_BOOK:
            found.append(Finding(face.name, f"does what {twin} does"))
    return found


def blanks(box: Box) -> list[Finding]:
    """Items that are just a bonus."""
    items = [face for face in box.faces if face.kind == "item"]
    return [Finding(face.name, "is just a bonus") for face in items if not face.always and not face.abilities]


def dominated(box: Box) -> list[Finding]:
    """Items for which another one of the same slot, which anybody can use, is always the better choice."""
    items = [face for face in box.faces if face.kind == "item" and face.slot]
    found: list[Finding] = []
    for item in items:
        better = [other for other in items if _dominates(other, item)]
        if better:
            found.append(Finding(item.name, f"{better[0].name} is always better"))
    return found


def _dominates(other: Face, item: Face) -> bool:
    if other.only or other.not_for or other.slot != item.slot or (other.big and not item.big):
        return False
    has, better = _parts(item), _parts(other)
    if other.bonus < item.bonus or has.keys() - better.keys():
        return False
    more = [part for printed, part in better.items() if printed not in has]
    if any([_drawback(part) for part in more]):
        return False
    restricted = bool(item.only or item.not_for)
    return other.bonus > item.bonus or bool(more) or (item.big and not other.big) or restricted


def _parts(face: Face) -> dict[tuple[str, ...], Standing | Ability]:
    """Everything that an Item says beyond its figures, by what is printed."""
    found: dict[tuple[str, ...], Standing | Ability] = {(standing.text,): standing for standing in face.always}
    return found | {ability.printed()[1:]: ability for ability in face.abilities}


def _drawback(part: Standing | Ability) -> bool:
    """Whether it takes from its owner or forbids something. What an ability costs is the owner's choice."""
    if isinstance(part, Ability):
        return any([verb.harm() > 0 for verb in part.does])
    return any(
        [isinstance(node, DRAWBACKS) or (isinstance(node, Amount) and node.n < 0) for node in nodes_in(part)]
    )


def off_the_curve(box: Box) -> list[Finding]:
    """Monsters that pay less or more Treasures than others of their level."""
    found: list[Finding] = []
    for face in box.faces:
        if face.kind == "monster":
            fewest, most = next((low, high) for level, low, high in CURVE if face.level <= level)
            if not fewest <= face.treasures <= most:
                pays = f"level {face.level} pays {face.treasures}"
                found.append(Finding(face.name, f"{pays}; others of its level {fewest} to {most}"))
    return found


def endless(box: Box) -> list[Finding]:
    """Curses that stay and print no way out."""
    found: list[Finding] = []
    for face in box.faces:
        if face.kind == "curse" and (face.always or face.bonus) and face.until is None and not face.abilities:
            found.append(Finding(face.name, "stays, and says no way out"))
    return found


def openings(box: Box) -> list[Finding]:
    """Flavour whose first two words open other lines of the box too."""
    lines = [(face.name, " ".join(face.flavour.split()[:2])) for face in box.faces if face.flavour]
    often = Counter([opening for _, opening in lines])
    return [
        Finding(name, f'{often[opening]} lines begin with "{opening}"')
        for name, opening in lines
        if often[opening] > OPENINGS
    ]


def report(boxes: Sequence[Box], others: Sequence[Box]) -> str:
    """What `kickdoor cards review` prints; each box is compared with `others`."""
    lines: list[str] = []
    for box in boxes:
        chapters = {
            "do what a card of another box does": repeated(box, [one for one in others if one.id != box.id]),
            "Items are just a bonus": blanks(box),
            "Items are dominated": dominated(box),
            "monsters are off the curve of Treasures": off_the_curve(box),
            f"{box.words['curse'][1]} stay without a way out": endless(box),
            "lines of flavour open alike": openings(box),
        }
        lines.append(f"{box.name}: {len(box.faces)} cards")
        for title, findings in chapters.items():
            lines.append(f"  {len(findings)} {title}")
            lines += [f"    {finding}" for finding in findings]
    return "\n".join(lines) + "\n"
