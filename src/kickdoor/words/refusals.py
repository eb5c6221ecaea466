"""A refusal as one line of English, for messages that have no reader of their own."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.views.deeds import RefusalView

from .filling import Words
from .reader import Reader


def sentence(view: RefusalView, names: Sequence[str] = (), seat: int | None = None) -> str:
    """Why it is refused, said to this seat; without names, players are "somebody"."""
    words = Words()
    known = tuple(names) if names else (words.say("somebody"),) * 8
    return words.refusal(Reader(known, seat), view)


def line(view: RefusalView, names: Sequence[str] = (), seat: int | None = None) -> str:
    """The same, with the number of the rule that decides before it."""
    said = sentence(view, names, seat)
    return f"{view.rule}: {said}" if view.rule else said
