"""The cards of a box as they are printed."""

from __future__ import annotations

from kickdoor.engine.table.box import Box
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.language.files.problems import BadBox
from kickdoor.tables import box_of
from kickdoor.translations import texts_of
from kickdoor.views.cards import FaceView
from kickdoor.views.room import Problem
from kickdoor.words import languages

from ..protocol.answers import BoxTexts
from ..room.refusal import Refusal


def faces(box: str, folders: dict[str, str]) -> list[FaceView]:
    """Every card of a box; `folders` are those of boxes that are not ours."""
    return [face.printed for face in _box(box, folders).faces]


def texts(box: str, language: str, folders: dict[str, str]) -> BoxTexts:
    """What is printed on them in another language; a language that is not known here has no texts."""
    found = _box(box, folders)
    return BoxTexts(texts_of(language, [found]) if language in languages() else {})


def _box(box: str, folders: dict[str, str]) -> Box:
    if box not in OWN_BOXES and box not in folders:
        raise Refusal(Problem("no_box", name=box, names=(*OWN_BOXES, *folders)))
    try:
        return box_of(folders.get(box, box))
    except (BadBox, ValueError, OSError) as error:
        raise Refusal(Problem("not_valid", text=str(error))) from None
