"""What our own bots are: they are shown a view, but read of it only what they ask for."""

from __future__ import annotations

from kickdoor.briefs.deeds import BriefAsk
from kickdoor.briefs.native import mypyc_attr
from kickdoor.briefs.seat import Brief, briefed
from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnBot:
    """A bot that reads a brief."""

    def choose(self, view: View, ask: AskView) -> int:
        """The index of the option that it takes."""
        found = briefed(view, ask)
        return self.decide(found, found.ask)

    def decide(self, view: Brief, ask: BriefAsk) -> int:
        """The same, from what it reads of a view."""
        raise NotImplementedError
