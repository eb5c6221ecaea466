"""A bot to learn against: takes part, helps whoever asks, hurts nobody, and is in no hurry to win."""

from __future__ import annotations

from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.seat import View

from ..thinking.marks import NEVER
from .mellow import MellowBot


class GentleBot(MellowBot):
    """Fights what comes through its own door, and leaves shortcuts, Curses and the glory to the others."""

    def _mark(self, view: View, ask: AskView, option: OptionView) -> float:
        assert view.seat is not None
        fight = view.fight
        mine = fight is not None and view.seat in (fight.fighter, fight.helper)
        match option.verb:
            case "accept" if fight is not None and not mine:
                strength = view.players[view.seat].strength
                return 4 if fight.munchkins + strength > fight.monsters else NEVER
            case "ask_help":
                return NEVER
            case "play" | "use" if option.way != "pick":
                aimed = option.seat not in (None, view.seat) or (fight is not None and not mine)
                if aimed or (option.card is not None and option.card.kind == "curse"):
                    return NEVER
        return super()._mark(view, ask, option)
