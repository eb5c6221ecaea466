"""The cards of a box as they are printed."""

from __future__ import annotations

from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.language.files.problems import BadBox
from kickdoor.tables import box_of
from kickdoor.views.cards import FaceView
from kickdoor.views.room import Problem

from ..room.refusal import Refusal


def faces(box: str, folders: dict[str, str]) -> list[FaceView]:
    """Every card of a box; `folders` are those of boxes that are not ours."""
    if box not in OWN_BOXES and box not in folders:
        raise Refusal(Problem("no_box", name=box, names=(*OWN_BOXES, *folders)))
    try:
        return [face.printed for face in box_of(folders.get(box, box)).faces]
    except (BadBox, ValueError, OSError) as error:
        raise Refusal(Problem("not_valid", text=str(error))) from None
