"""The bot `gentle`, for a first game: it asks for help and gives it, attacks nobody, and is in no hurry."""

from __future__ import annotations

from typing import ClassVar

from kickdoor.briefs.deeds import BriefAsk, BriefOption
from kickdoor.briefs.native import mypyc_attr
from kickdoor.briefs.seat import Brief

from ..thinking.marks import NEVER
from ..thinking.price import gets
from .mellow import MellowBot


@mypyc_attr(allow_interpreted_subclasses=True)
class GentleBot(MellowBot):
    """As `mellow`, but it accepts every request for help that wins, always offers it, and plays no Curse.

    It takes no Level by a card, its own or somebody else's: a first game lasts some turns.
    """

    proposes: ClassVar[float] = 1.0
    offers: ClassVar[float] = 1.0

    def _mark(self, view: Brief, ask: BriefAsk, option: BriefOption) -> float:
        fight = view.fight
        mine = fight is not None and view.seat in (fight.fighter, fight.helper)
        match option.verb:
            case "accept" if fight is not None and not mine:
                offer = None if option.seat is None else view.offer(option.seat, view.seat or 0)
                hurts = offer is not None and gets(offer, fight.treasures) < 0
                return 4 if not hurts and fight.ahead_with(view.seat) > 0 else NEVER
            case "offer_help" if fight is not None:
                if fight.winning or not self._turn[2]:
                    return NEVER
                return 2 if fight.ahead_with(view.seat) > 0 else NEVER
            case "treasures" if fight is not None and fight.fighter != view.seat:
                return 4 if option.share == "number" and option.number == 1 < fight.treasures else NEVER
            case "look_for_trouble":
                return NEVER
            case "play" | "use" if option.way != "pick":
                aimed = option.seat not in (None, view.seat) or (fight is not None and not mine)
                if aimed or (option.card is not None and option.card.kind in ("curse", "level_up", "special")):
                    return NEVER
        return super()._mark(view, ask, option)
