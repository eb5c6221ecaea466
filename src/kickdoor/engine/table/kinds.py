"""The kinds of card, by neutral names that stand in every edition's card files, and the groups rules speak of."""

from __future__ import annotations

from typing import Final, Literal, get_args

from kickdoor.views.names import Kind

# Learners number the kinds by this order: a new one goes to the end.
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

ITEM_KINDS: Final[tuple[Kind, ...]] = ("item", "steed", "turf", "one_shot")
WORN_KINDS: Final[tuple[Kind, ...]] = ("item", "steed", "turf")  # in play they are equipped or carried
TURNED_KINDS: Final[tuple[Kind, ...]] = ("item", "steed")  # in play they may lie sideways, carried; a Turf never
ALWAYS_BIG: Final[tuple[Kind, ...]] = ("steed", "turf")  # whatever they print (STEED-01, TURF-01)
FOUGHT_KINDS: Final[tuple[Kind, ...]] = ("monster", "steed")
DUNGEON_KINDS: Final[tuple[Kind, ...]] = ("dungeon", "portal")  # in the decks only with the option of PORT-01
COMPANION_KINDS: Final[tuple[Kind, ...]] = ("companion", "monster")  # in play; a monster there was kept (RULE-42)
KEPT_IN_DEATH: Final[tuple[Kind, ...]] = ("class", "race", "double", "power", "curse")
DISCARDED_AT_WILL: Final[tuple[Kind, ...]] = ("class", "race", "power")  # at any time (TIME-01)
DISCARDED_IN_CALM: Final[tuple[Kind, ...]] = ("double", "origin", "special", "cheat")  # out of combat (DECK-05)

# What a character is. A double is laid on one of them.
Identity = Literal["class", "race"]
IDENTITIES: Final[tuple[Identity, ...]] = ("class", "race")
