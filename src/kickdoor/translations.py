"""What is printed on cards, in the languages of the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from .engine.table.box import Box
from .language.translation.ftl import FluentTemplates, bundle_of
from .language.translation.texts import texts
from .words.catalogue import ENGLISH, card_files

MOST_BOXES: Final = 64  # whose texts are kept; people may bring boxes of their own
_made: Final[dict[tuple[str, str], dict[str, str]]] = {}


def texts_of(language: str, boxes: Iterable[Box]) -> dict[str, str]:
    """What is printed on the cards of these boxes in a language, by its English; empty in English."""
    found: dict[str, str] = {}
    if language == ENGLISH or not card_files(language):
        return found
    for box in boxes:
        key = (language, box.digest)
        if key not in _made:
            if len(_made) >= MOST_BOXES:
                _made.clear()
            _made[key] = texts(box, _templates(language))
        found |= _made[key]
    return found


@cache
def _templates(language: str) -> FluentTemplates:
    return FluentTemplates(bundle_of(language, *card_files(language)))
