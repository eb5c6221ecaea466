"""What a bargain for help is worth to the helper, in Treasures."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.deeds import BriefOffer
from kickdoor.briefs.table import BriefFight

from .marks import worth

TREASURE: Final = 4.0  # the worth of a Treasure, in points of combat strength
CURSED: Final = 6.0  # what a Curse costs, likewise


def shared(terms: BriefOffer, won: int) -> int:
    """How many of the Treasures won the helper gets."""
    if terms.share == "all":
        return won
    if terms.share == "half":
        return won // 2
    if terms.share == "beyond":
        return max(0, won - terms.treasures)
    return min(won, terms.treasures)


def gets(terms: BriefOffer, won: int) -> float:
    """What the helper gets. A promised Curse counts against it; other cards than Levels count for nothing."""
    goods = sum([worth(card.face) for card in terms.gives])
    for card in terms.cards:
        if card.kind == "level_up":
            goods += worth(card.face)
        elif card.kind == "curse":
            goods -= CURSED
    return shared(terms, won) + goods / TREASURE


def needs(fight: BriefFight, offer: BriefOffer) -> bool:
    """Whether the fighter, who is offered help, loses without it and wins with it."""
    return not fight.winning and fight.ahead_with(offer.by) > 0
