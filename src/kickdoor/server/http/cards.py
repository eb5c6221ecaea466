"""The cards of a box as they are printed."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.tables import box_of
from kickdoor.words import Words, printed

from ..room.refusal import Refusal


def faces(box: str, folders: dict[str, str]) -> list[dict[str, Any]]:
    """Every card of a box; `folders` are those of boxes that are not ours."""
    if box not in OWN_BOXES and box not in folders:
        raise Refusal("no_table", f"there is no box {box!r}")
    found = box_of(folders.get(box, box))
    words = Words()
    return [{**to_builtins(face.printed), "lines": printed(words, face.printed)[1:]} for face in found.faces]
