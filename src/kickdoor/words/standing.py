"""How things stand for the one who is asked: the fight, what can be done in a room, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.views.deeds import OptionView
from kickdoor.views.table import MomentView, PublicView

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
        "play": "yes" if "play" in verbs else "no",
        "begun": "yes" if public.turns else "no",
        "playable": "yes" if _playable(public, options) else "no",
        "stronger": "yes" if me is not None and any([_adds(option, me.strength) for option in options]) else "no",
        "side": "munchkins" if fight is not None and fight.winning else "monsters",
        "ours": 0 if fight is None else fight.munchkins,
        "theirs": 0 if fight is None else fight.monsters,
        "pursuers": verbs.count("run_away"),
        "spared": "yes" if "sacrifice" in verbs else "no",
        "excess": 0 if me is None else max(0, me.hand_size - me.hand_limit),
    }


def stake(moment: MomentView) -> dict[str, Value]:
    """Arguments of a moment: the roll that may be changed, and whether a Curse was stopped."""
    return {"roll": moment.roll, "needed": moment.needed, "averted": "yes" if moment.averted else "no"}


# What a question proposes to do, by the verb of the options that it needs, in the order of the sentence.
DEEDS: Final = (
    ("play", "deed-play"),
    ("sell", "deed-sell"),
    ("offer", "deed-trade"),
    ("ask_help", "deed-help"),
    ("run_away", "deed-run"),
)


def deeds(options: Sequence[OptionView]) -> list[str]:
    """The entries of the catalogue for what is listed, to be named in a sentence."""
    verbs = {option.verb for option in options}
    return [entry for verb, entry in DEEDS if verb in verbs]


def _playable(public: PublicView, options: Sequence[OptionView]) -> bool:
    """Whether a card that lies in the middle can be played."""
    tags = {card.tag for card in public.middle}
    played = [option.card.tag for option in options if option.verb == "play" and option.card is not None]
    return any([tag in tags for tag in played])


def _adds(option: OptionView, strength: int) -> bool:
    """Whether it makes its player stronger, and costs no card."""
    then = option.then
    return then is not None and then.strength is not None and then.strength > strength and not then.loses
