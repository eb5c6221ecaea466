"""What Items are worth to one player: what they would add, what their loss costs, which to sell for a Level."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kickdoor.briefs.cards import BriefCard, BriefFace
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefPlayer

from .marks import PRICE

# In points of combat strength.
LEVEL: Final = 3.5  # a Level
GOLD: Final = 1.5  # a thousand gold pieces
CARDS: Final = 7  # the number of cards, cheapest first, whose combinations are compared for a sale
WARES: Final = frozenset({"item", "one_shot"})
ONE_HAND: Final = "1 hand"
TWO_HANDS: Final = "2 hands"
HANDS: Final = frozenset({ONE_HAND, TWO_HANDS})


def _sets(length: int) -> list[tuple[int, int, int]]:
    """All sets of so many cards, small ones first: the set, the set without its last card (one bit for each card),
    and the place of the last one."""
    found: list[tuple[int, int, int]] = []
    for count in range(1, length + 1):
        for some in combinations(range(length), count):
            whole = sum([1 << place for place in some])
            found.append((whole, whole & ~(1 << some[-1]), some[-1]))
    return found


_SETS: Final = [_sets(length) for length in range(CARDS + 1)]


def traits(me: BriefPlayer) -> set[str]:
    """What restrictions on Items refer to: Classes, Races and the like, and the sex."""
    return {card.name for card in me.play if card.face.kind not in WARES} | {me.sex or ""}


def may_wear(me: BriefPlayer, face: BriefFace) -> bool:
    own = traits(me)
    return (not face.only or any(name in own for name in face.only)) and not any(
        name in own for name in face.not_for
    )


def adds(me: BriefPlayer, face: BriefFace) -> float:
    """What an Item would add to the strength of a player: its bonus, less the bonus of what it replaces."""
    if face.kind != "item" or not may_wear(me, face):
        return 0.0
    in_force = me.in_force
    worn = [card.face for card in me.play if card.kind == "item" and card.tag in in_force]
    if face.big and any(other.big and other.slot != face.slot for other in worn):
        return 0.0
    if face.slot in HANDS:
        hands = sorted([other.bonus for other in worn if other.slot == ONE_HAND])
        both = [other.bonus for other in worn if other.slot == TWO_HANDS]
        if face.slot == TWO_HANDS:
            return max(0.0, face.bonus - sum(hands) - sum(both))
        return max(0.0, face.bonus - (sum(both) if both else (hands[0] if len(hands) > 1 else 0)))
    same = [other.bonus for other in worn if face.slot and other.slot == face.slot]
    return max(0.0, face.bonus - max(same, default=0))


def costs(me: BriefPlayer, card: BriefCard) -> float:
    """What a player loses with one of their cards, in points of strength, without its gold value."""
    face = card.face
    if card.tag in me.in_force:
        return max(0, face.bonus) + 0.3
    if face.kind == "one_shot":
        return 0.1 + 0.15 * abs(face.bonus)
    return 0.2 + 0.2 * max(0, face.bonus)


def sale(view: Brief, me: BriefPlayer, worth: float) -> frozenset[int]:
    """The tags of the cards whose sale gains most, if a Level is worth so much; empty where no sale gains."""
    wares = [card for card in [*view.hand, *me.play] if card.face.value and card.kind in WARES]
    if sum([card.face.value for card in wares]) < PRICE:
        return frozenset()
    cost = {card.tag: costs(me, card) for card in wares}
    wares = sorted(wares, key=lambda card: cost[card.tag] / card.face.value)[:CARDS]
    most = view.winning_level - 1 - me.level
    if most <= 0:
        return frozenset()
    values = [card.face.value for card in wares]
    prices = [cost[card.tag] for card in wares]
    # By set of cards, one bit each: what it fetches, and what it costs.
    fetched, lost = [0] * (1 << len(wares)), [0.0] * (1 << len(wares))
    best, found = 0.0, 0
    for some, others, last in _SETS[len(wares)]:
        fetched[some] = fetched[others] + values[last]
        lost[some] = lost[others] + prices[last]
        levels = min(most, fetched[some] // PRICE)
        if levels:
            gain = worth * levels - lost[some]
            if gain > best:
                best, found = gain, some
    return frozenset([card.tag for place, card in enumerate(wares) if found >> place & 1])
