"""The grammar: all sentence forms by sort, and which sort may stand for which other."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.sentence import Node

from ..sentences.amounts import AMOUNTS, GIFTS, OTHER_AMOUNTS
from ..sentences.bonuses import BONUSES
from ..sentences.company import COMPANY
from ..sentences.conditions import CONDITIONS
from ..sentences.costs import COSTS
from ..sentences.foes import FOES, PREY
from ..sentences.modifiers import MODIFIERS
from ..sentences.moments import LIMITS, MOMENTS
from ..sentences.quantities import COUNTS
from ..sentences.selectors import SELECTORS, WHO, This
from ..verbs.cards import CARD_VERBS
from ..verbs.fight import FIGHT_VERBS
from ..verbs.joints import CLAUSES, COUNTED
from ..verbs.levels import LEVEL_VERBS
from ..verbs.moment import MOMENT_VERBS
from ..verbs.prefixes import PREFIXES
from ..verbs.tracks import TRACK_VERBS

STANDING: Final[tuple[type[Node], ...]] = BONUSES + MODIFIERS
VERBS: Final[tuple[type[Node], ...]] = LEVEL_VERBS + TRACK_VERBS + CARD_VERBS + FIGHT_VERBS + MOMENT_VERBS

# What may fill a slot of that name.
SORTS: Final[dict[str, tuple[type[Node], ...]]] = {
    "count": COUNTS,
    "cond": (*CONDITIONS, *COMPANY),
    "foe": FOES,
    "who": WHO,
    "sel": SELECTORS,
    "cards": tuple([form for form in SELECTORS if form is not This]),
    "mon": PREY,
    "amount": AMOUNTS,
    "other amount": OTHER_AMOUNTS,
    "gift": GIFTS,
    "always": STANDING,
    "cost": COSTS,
    "verb": VERBS,
    "counted": COUNTED,
    "clause": CLAUSES,
    "does": PREFIXES,
    "when": MOMENTS,
    "limit": LIMITS,
}
# A verb may stand where a counted verb may, a counted verb where a clause may, a clause where a sentence may.
WITHIN: Final = {"counted": "verb", "clause": "counted", "does": "clause"}

# The chapters of the reference, in its order.
CHAPTERS: Final[tuple[tuple[str, tuple[type[Node], ...]], ...]] = (
    ("Counts (after *for each*)", COUNTS),
    ("Conditions", (*CONDITIONS, *COMPANY)),
    ("Foes (after *against*, *pursue*)", FOES),
    ("Who", WHO),
    ("Selectors: your own cards", SELECTORS),
    ("Monsters of the fight", PREY),
    ("Amounts: which total, by how much", AMOUNTS),
    ("Standing sentences (`always`)", STANDING),
    ("Costs", COSTS),
    ("Verbs", VERBS),
    ("Joints (of `does`, `bad_stuff`)", COUNTED + CLAUSES + PREFIXES),
    ("Moments and limits", MOMENTS + LIMITS),
)
