"""A bot that is in no hurry: plays as its simple sibling does, but only what comes through the door lifts it."""

from __future__ import annotations

from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.seat import View

from ..thinking.marks import NEVER
from .simple import SimpleBot


class MellowBot(SimpleBot):
    """Leaves the shortcuts to the others: sells nothing, looks for no trouble, saves its free levels for later."""

    def _mark(self, view: View, ask: AskView, option: OptionView) -> float:
        free = option.verb == "play" and option.card is not None and option.card.kind == "level_up"
        if option.verb in ("look_for_trouble", "sell") or free:
            return NEVER
        return super()._mark(view, ask, option)
