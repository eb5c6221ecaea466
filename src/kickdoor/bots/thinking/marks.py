"""What single things are worth: the numbers that marks of options are made of."""

from __future__ import annotations

from typing import Final

from kickdoor.views.cards import FaceView
from kickdoor.views.deeds import OptionView

# Picks in which something is parted with; in all others something is won, or it does not matter.
PARTING: Final = ("lose", "discard", "give", "pay", "sacrifice", "spend", "return")
PRICE: Final = 1000
NEVER: Final = -9.0
MARGIN: Final = 2  # points that a fight sought out is won by: the others hold cards too


def worth(face: FaceView) -> float:
    """What a card is worth to whoever holds it, about in combat points."""
    match face.kind:
        case "level_up":
            return 8
        case "item" | "steed" | "turf" | "item_enhancer" | "companion":
            return 1 + 1.5 * face.bonus + face.value / 300
        case "one_shot":
            return 1 + 0.5 * abs(face.bonus)
        case "class" | "race" | "power" | "origin" | "double":
            return 3 + face.rank
        case "monster":
            return 1.5 if face.level <= 4 else 0.5
    return 2


def foe_level(face: FaceView) -> int:
    return 2 * face.bonus if face.kind == "steed" else face.level


def swing(option: OptionView) -> int:
    """By how much a card played in a fight moves it towards the munchkins; 0 where that is not printed."""
    assert option.card is not None
    face = option.card.face
    if face.kind == "monster":
        return -face.level
    if option.side == "munchkins":
        return face.bonus
    if option.side == "monsters" or option.foe is not None:
        return -face.bonus
    return face.bonus if option.seat is not None else 0
