"""Compares the cards of two plans: which differ, and in which printed lines."""

from __future__ import annotations

from dataclasses import dataclass

from kickdoor.language.files.problems import BadBox
from kickdoor.tables import box_of
from kickdoor.words import Words, face_lines

from ..run.plan import Plan


@dataclass(frozen=True)
class Change:
    """A card, and the lines that only one of its two printings has."""

    card: str
    before: tuple[str, ...]
    after: tuple[str, ...]

    def json(self) -> dict[str, object]:
        return {"card": self.card, "a": list(self.before), "b": list(self.after)}


def changes(before: Plan, after: Plan) -> list[Change]:
    """The cards that differ, by name; none where a box is gone, or has other cards than when it was played."""
    old, new = _cards(before), _cards(after)
    if old is None or new is None:
        return []
    found = [
        Change(
            name,
            tuple(line for line in old.get(name, []) if line not in new.get(name, [])),
            tuple(line for line in new.get(name, []) if line not in old.get(name, [])),
        )
        for name in sorted({*old, *new})
    ]
    return [change for change in found if change.before or change.after]


def _cards(plan: Plan) -> dict[str, list[str]] | None:
    """The printed lines and the number of copies of each card; None where the boxes have changed since."""
    found: dict[str, list[str]] = {}
    words = Words()
    for name, digest in zip(plan.boxes, plan.digests, strict=True):
        try:
            box = box_of(name)
        except (BadBox, ValueError, OSError):
            return None
        if box.digest != digest:
            return None
        for face in box.faces:
            copies = "once" if face.copies == 1 else f"{face.copies} times"
            lines = [line.text for line in face_lines(words, face.printed) if line.part != "flavour"]
            found[face.name] = [*lines, f"in the box {copies}"]
    return found
