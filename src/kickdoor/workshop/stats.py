"""Counts the cards of boxes and the sentence forms that they use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.face import DOOR, NO_DECK, TREASURE
from kickdoor.language.files.reference import uses
from kickdoor.language.grammar.forms import CHAPTERS
from kickdoor.language.grammar.kinds import KINDS
from kickdoor.language.grammar.template import shown
from kickdoor.language.grammar.tree import sentences_of

DECKS = {DOOR: "Door", TREASURE: "Treasure", NO_DECK: "beside"}
# Used only where Dungeons are played; they do not count as cards of the box.
OPTIONAL = ("dungeon", "portal")


def deck_counts(box: Box) -> dict[str, int]:
    """How many cards each deck has, with copies; the optional ones are counted separately."""
    found = dict.fromkeys([*DECKS.values(), "option"], 0)
    for face in box.faces:
        found["option" if face.kind in OPTIONAL else DECKS[face.deck]] += face.copies
    return found


def kind_counts(box: Box) -> dict[str, tuple[int, int]]:
    """For each kind in the box: different cards, and cards with copies."""
    names: Counter[str] = Counter([face.kind for face in box.faces])
    found: dict[str, tuple[int, int]] = {}
    for kind in KINDS:
        if kind in names:
            found[kind] = (names[kind], sum([face.copies for face in box.faces if face.kind == kind]))
    return found


def report(boxes: Sequence[Box]) -> str:
    """What `kickdoor cards stats` prints: the cards of each box, with copies, then the forms."""
    rows = [["", *[box.id for box in boxes]]]
    decks = [deck_counts(box) for box in boxes]
    for name in (*DECKS.values(), "option"):
        rows.append([name, *[str(counts[name] or "") for counts in decks]])
    kinds = [kind_counts(box) for box in boxes]
    for kind in KINDS:
        if any([kind in counts for counts in kinds]):
            rows.append(["  " + kind, *[str(counts[kind][1]) if kind in counts else "" for counts in kinds]])
    rows.append(["names", *[str(len(box.faces)) for box in boxes]])
    sentences = [sum([len(sentences_of(face)) for face in box.faces]) for box in boxes]
    rows.append(["sentences", *[str(number) for number in sentences]])
    widths = [max([len(row[place]) for row in rows]) for place in range(len(rows[0]))]
    lines: list[str] = []
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]))
    return "\n".join([line.rstrip() for line in [*lines, "", *_forms(boxes)]]) + "\n"


def _forms(boxes: Sequence[Box]) -> list[str]:
    used = uses(boxes)
    forms = [node_class for _, classes in CHAPTERS for node_class in classes]
    single = [(form, used[form][0]) for form in forms if len(used.get(form, [])) == 1]
    lines = [f"{len(forms)} sentence forms, {len([form for form in forms if form in used])} of them used here"]
    lines.append(f"{len(single)} used by a single card" + (":" if single else ""))
    return [*lines, *[f"  {shown(form.phrase)}   ({card})" for form, card in single]]
