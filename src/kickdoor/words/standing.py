"""How things stand for the one who is asked: the fight, what can be done in a room, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.views.deeds import OptionView
from kickdoor.views.table import PublicView

from .catalogue import Value
from .reader import NONE


def standing(public: PublicView, seat: int | None, options: Sequence[OptionView]) -> dict[str, Value]:
    """Arguments of a question that are not its own fields."""
    verbs = [option.verb for option in options]
    trouble, loot = "look_for_trouble" in verbs, "loot_room" in verbs
    fight = public.fight
    me = None if seat is None else public.players[seat]
    return {
        "can": "both" if trouble and loot else "trouble" if trouble else "loot" if loot else NONE,
        "help": "yes" if "ask_help" in verbs else "no",
        "side": "munchkins" if fight is not None and fight.winning else "monsters",
        "ours": 0 if fight is None else fight.munchkins,
        "theirs": 0 if fight is None else fight.monsters,
        "pursuers": verbs.count("run_away"),
        "excess": 0 if me is None else max(0, me.hand_size - me.hand_limit),
    }
