"""A refusal as one line, for messages that have no reader of their own."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.views.deeds import RefusalView

from .catalogue import ENGLISH
from .filling import Words
from .reader import Reader


def sentence(
    view: RefusalView, names: Sequence[str] = (), seat: int | None = None, language: str = ENGLISH
) -> str:
    """Why it is refused, said to this seat; without names, players are "somebody"."""
    words = Words(language)
    known = tuple(names) if names else (words.say("somebody"),) * 8
    return words.refusal(Reader(known, seat), view)


def line(view: RefusalView, names: Sequence[str] = (), seat: int | None = None, language: str = ENGLISH) -> str:
    """The same, with the number of the rule that decides before it."""
    said = sentence(view, names, seat, language)
    return f"{view.rule}: {said}" if view.rule else said
