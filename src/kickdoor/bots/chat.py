"""The answers of bots to quick phrases of the chat, from what their seat may know."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.cards import brief_of
from kickdoor.briefs.seat import briefed
from kickdoor.views.seat import View

from .thinking.marks import worth

OFFERED: Final = {"help_free": 0, "help_one": 1, "help_two": 2}  # Treasures offered for help
POLITE: Final = {"sorry": "revenge", "well_played": "thanks", "revenge": "sorry", "deal": "thanks"}


def reply(view: View, phrase: str, by: int) -> str:
    """The phrase that a bot answers with; empty where it does not answer."""
    if phrase not in OFFERED:
        return POLITE.get(phrase, "")
    fight = view.fight
    if fight is None or view.seat is None or fight.fighter != by or fight.helper is not None or fight.decided:
        return "no"
    me, fighter = view.players[view.seat], view.players[by]
    if me.dead or fighter.level + fight.levels >= view.winning_level:
        return "no"
    if _loses(view):
        return "nothing"
    return "deal" if OFFERED[phrase] >= max(1, fight.treasures // 3) else "more"


def _loses(view: View) -> bool:
    """Whether the fight is lost even with this seat's help: by the same sums as the fighter's button has."""
    fight = view.fight
    if view.ask is None or fight is None:
        return fight is not None and fight.munchkins + view.me.strength <= fight.monsters
    brief = briefed(view, view.ask)
    return brief.fight is not None and brief.fight.ahead_with(brief.seat) <= 0


def declines(view: View, by: int) -> str:
    """The phrase with which a bot declines what this seat offers: the reason that it may tell."""
    offer = None if view.seat is None else view.offer(by, view.seat)
    if offer is None:
        return "no"
    fight = view.fight
    if offer.kind == "help" and fight is not None:
        if fight.fighter != by:
            return "no"
        if view.players[by].level + fight.levels >= view.winning_level:
            return "too_close"
        return "too_weak" if _loses(view) else "more"
    gets = sum([worth(brief_of(card).face) for card in offer.gives])
    return (
        "need_it"
        if offer.wants and gets < sum([worth(brief_of(card).face) for card in offer.wants]) + 1
        else "no_use"
    )
