"""All sentence forms by sort, and which sorts hold others: the grammar at a glance."""

from __future__ import annotations

from typing import Final

from ..engine.sorts import Node
from .amounts import AMOUNTS, OTHER_AMOUNTS
from .conditions import CONDITIONS
from .costs import COSTS
from .foes import FOES, PREY
from .joints import CLAUSES, COUNTED, JOINTS, PREFIXES
from .modifiers import STANDING
from .moments import LIMITS, MOMENTS
from .quantities import COUNTS
from .selectors import SELECTORS, WHO
from .verbs_cards import CARD_VERBS
from .verbs_fight import FIGHT_VERBS
from .verbs_levels import LEVEL_VERBS
from .verbs_moment import MOMENT_VERBS

VERBS: Final[tuple[type[Node], ...]] = LEVEL_VERBS + CARD_VERBS + FIGHT_VERBS + MOMENT_VERBS

# What may fill a slot of that name.
SORTS: Final[dict[str, tuple[type[Node], ...]]] = {
    "count": COUNTS,
    "cond": CONDITIONS,
    "foe": FOES,
    "who": WHO,
    "sel": SELECTORS,
    "mon": PREY,
    "amount": AMOUNTS,
    "other amount": OTHER_AMOUNTS,
    "always": STANDING,
    "cost": COSTS,
    "verb": VERBS,
    "counted": COUNTED,
    "clause": CLAUSES,
    "does": PREFIXES,
    "when": MOMENTS,
    "limit": LIMITS,
}
# Three storeys: a verb may stand for a counted one, that for a clause, that for a whole sentence.
WITHIN: Final = {"counted": "verb", "clause": "counted", "does": "clause"}

# The chapters of the reference, in its order.
CHAPTERS: Final[tuple[tuple[str, tuple[type[Node], ...]], ...]] = (
    ("Counts (after *for each*)", COUNTS),
    ("Conditions", CONDITIONS),
    ("Foes (after *against*, *pursue*)", FOES),
    ("Who", WHO),
    ("Selectors: cards of the one spoken to", SELECTORS),
    ("Monsters of the fight", PREY),
    ("Amounts: which total, by how much", AMOUNTS),
    ("Standing sentences (`always`)", STANDING),
    ("Costs", COSTS),
    ("Verbs", VERBS),
    ("Joints (of `does`, `bad_stuff`)", JOINTS),
    ("Moments and limits", MOMENTS + LIMITS),
)
