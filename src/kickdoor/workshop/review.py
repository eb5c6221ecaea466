"""Criticises a box: what repeats another box, blank and dominated Items, Treasures off the curve, openings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from kickdoor.engine.table.box import Box
from kickdoor.language.files.written import words_of
from kickdoor.views.cards import AbilityView, FaceView

# Kinds that every edition's book defines, and that are meant to be alike.
BY_THE_BOOK: Final = ("class", "race", "house", "double", "cheat", "origin")
NAMED: Final = re.compile(r"\[[^]]*\]")
DRAWBACK: Final = re.compile(r"[-\u2212]\d|you may not|doesn't count|don't count|does not count")
OPENINGS: Final = 2  # lines of a box that may begin with the same two words
# The Treasures of a monster up to each level: the fewest and the most.
CURVE: Final = ((2, 1, 1), (6, 1, 2), (10, 2, 3), (14, 3, 4), (17, 4, 5), (99, 5, 6))


class Finding(NamedTuple):
    """Something to think about, and the card it is about."""

    card: str
    about: str

    def __str__(self) -> str:
        return f"{self.card}: {self.about}"


class Mechanics:
    """What the faces of a box do, names apart: its own words, traits and tags become what they stand for."""

    def __init__(self, box: Box) -> None:
        words = words_of(box)
        meant: dict[str, str] = {}
        for key, word in words.box.items():
            meant |= {word.one: f"<{key}>", word.many: f"<{key}>"}
        for word in words.traits:
            meant |= {word.one: "<trait>", word.many: "<trait>"}
        for tag in words.tags.monster:
            meant |= {tag: "<monster tag>", tag + "s": "<monster tag>"}
        for tag in words.tags.item:
            meant |= {tag: "<Item tag>", tag + "s": "<Item tag>"}
        longest_first = sorted(meant, key=len, reverse=True)
        self.meant: Final = meant
        self.own: Final = re.compile(
            r"\b(an? )?(" + "|".join([re.escape(word) for word in longest_first]) + r")\b"
        )

    def sentence(self, text: str) -> str:
        return self.own.sub(lambda found: self.meant[found.group(2)], NAMED.sub("<card>", text))

    def ability(self, ability: AbilityView) -> tuple[str, ...]:
        said = (ability.when, ability.cost, ability.limit, *ability.does)
        return (*[self.sentence(text) for text in said], str(bool(ability.only)))

    def of(self, face: FaceView) -> tuple[object, ...]:
        """Two faces with the same value do the same."""
        abilities = [ability for ability in (face.play, *face.abilities) if ability is not None]
        return (
            (face.kind, face.level, face.rank, face.bonus, face.treasures, face.slot, face.big, face.value),
            bool(face.only or face.not_for),
            tuple([self.sentence(text) for text in (*face.always, face.until)]),
            tuple([self.ability(ability) for ability in abilities]),
            tuple([self.sentence(text) for text in face.bad_stuff]),
        )


def repeated(box: Box, others: Sequence[Box]) -> list[Finding]:
    """The faces that do what a face of another box does, besides those that the books share."""
    known: dict[tuple[object, ...], str] = {}
    for other in others:
        mechanics = Mechanics(other)
        for face in other.faces:
            known.setdefault(mechanics.of(face.printed), f"{face.name} ({other.name})")
    mechanics = Mechanics(box)
    found: list[Finding] = []
    for face in box.faces:
        twin = known.get(mechanics.of(face.printed))
        if twin is not None and face.kind not in BY_THE_BOOK:
            found.append(Finding(face.name, f"does what {twin} does"))
    return found


def blanks(box: Box) -> list[Finding]:
    """Items that are just a bonus."""
    items = [face.printed for face in box.faces if face.kind == "item"]
    return [Finding(face.name, "is just a bonus") for face in items if not texts(face)]


def texts(face: FaceView) -> frozenset[str]:
    """Everything that a card says beyond its figures."""
    abilities = [" ".join((a.when, a.cost, a.limit, *a.only, *a.does)) for a in face.abilities]
    return frozenset([*face.always, *abilities])


def dominated(box: Box) -> list[Finding]:
    """Items for which another one of the same slot, which anybody can use, is always the better choice."""
    items = [face.printed for face in box.faces if face.kind == "item" and face.printed.slot]
    found: list[Finding] = []
    for item in items:
        better = [other for other in items if _dominates(other, item)]
        if better:
            found.append(Finding(item.name, f"{better[0].name} is always better"))
    return found


def _dominates(other: FaceView, item: FaceView) -> bool:
    if other.only or other.not_for or other.slot != item.slot or (other.big and not item.big):
        return False
    more = texts(other) - texts(item)
    if other.bonus < item.bonus or texts(item) - texts(other) or any([DRAWBACK.search(text) for text in more]):
        return False
    restricted = bool(item.only or item.not_for)
    return other.bonus > item.bonus or bool(more) or (item.big and not other.big) or restricted


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
        card = face.printed
        if face.kind == "curse" and (card.always or card.bonus) and not card.until and not card.abilities:
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
