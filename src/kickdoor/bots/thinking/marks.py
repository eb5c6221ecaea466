"""The worth of single cards, from which the marks of options are computed."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.cards import BriefFace
from kickdoor.briefs.deeds import BriefOption
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefPlayer

# Verbs of questions in which a card is lost; in all others one is gained, or it does not matter.
PARTING: Final = frozenset(
    {"lose", "discard", "give", "pay", "pass_on", "unequip", "sacrifice", "spend", "return", "bury"}
)
PRICE: Final = 1000  # gold for a Level
NEVER: Final = -9.0  # the mark of an option that is not taken
EXTRA_TURN: Final = 0.7  # Levels that a turn more is worth
MARGIN: Final = 2  # points by which it must win a fight that it looks for: the others hold cards too


def worth(face: BriefFace) -> float:
    """What a card is worth to its holder, roughly in points of combat strength."""
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


def ahead(view: Brief, player: BriefPlayer) -> float:
    """How much of a Level a player has beside the own one: what is gone of each track, and a turn more."""
    found = EXTRA_TURN if player.extra_turn else 0.0
    if player.steps:
        found += sum([steps / track.steps for steps, track in zip(player.steps, view.tracks, strict=True)])
    return found


def foe_level(face: BriefFace) -> int:
    return 2 * face.bonus if face.kind == "steed" else face.level


def swing(option: BriefOption) -> int:
    """Points that the card of an option moves a fight by, towards the munchkins; 0 where none are printed."""
    if option.card is None:
        return 0
    face = option.card.face
    if face.kind == "monster":
        return -face.level
    if option.side == "munchkins":
        return face.bonus
    if option.side == "monsters" or option.foe is not None:
        return -face.bonus
    return face.bonus if option.seat is not None else 0
