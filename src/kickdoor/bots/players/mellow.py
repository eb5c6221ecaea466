"""The bot `mellow`: plays as `simple`, but gains levels only in fights."""

from __future__ import annotations

from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.seat import View

from ..thinking.marks import NEVER
from .simple import SimpleBot


class MellowBot(SimpleBot):
    """It sells nothing, does not Look for Trouble, and does not play Go Up a Level cards."""

    def _mark(self, view: View, ask: AskView, option: OptionView) -> float:
        free = option.verb == "play" and option.card is not None and option.card.kind == "level_up"
        if option.verb in ("look_for_trouble", "sell") or free:
            return NEVER
        return super()._mark(view, ask, option)
