"""The closed sets of names that fields of views hold."""

from __future__ import annotations

from typing import Literal

Kind = Literal[
    "monster", "enhancer", "curse", "class", "race", "house", "kid", "double", "power", "origin",
    "companion", "item", "steed", "turf", "item_enhancer", "one_shot", "level_up", "cheat", "dungeon",
    "portal", "special",
]  # fmt: skip
Deck = Literal["door", "treasure", "none"]
Slot = Literal["headgear", "armor", "footgear", "one hand", "two hands"]
Side = Literal["munchkins", "monsters"]
Sex = Literal["male", "female"]
Way = Literal["pick", "pass", "propose", "play", "quiet", "draft"]
Phase = Literal["setup", "start", "door", "room", "charity", "combat", "fleeing", "looting"]
WindowKind = Literal["setup", "start", "revealed", "room", "end", "fight", "flee", "interrupt"]
OfferKind = Literal["help", "trade"]
DraftKind = Literal["help", "trade", "sale", "show"]
Chooser = Literal["fighter", "helper"]
# What a line of a sum comes from.
LineKind = Literal["level", "bonus", "sentence", "keyword", "combat", "doubled"]
EndReason = Literal["winning_level", "last_turn", "standstill"]
