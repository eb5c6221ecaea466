"""What the first printing said in another way: forms that are gone, and what is written in their place."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.sentence import Node, Prey, Verb

from ..sentences.selectors import Party
from ..verbs.fight import RemoveAndTakeTreasures, RemoveWithoutTreasures
from .forms import SORTS, VERBS
from .tree import rebuilt


class Remove(Verb):
    """Whether its Treasures were taken was a rule of the box; now the card says it."""

    id: ClassVar[str] = "remove"
    was: ClassVar[tuple[str, ...]] = ("remove {mon}",)

    def __init__(self, mon: Prey) -> None:
        self.mon: Final = mon


FIRST_SORTS: Final = {**SORTS, "verb": (*VERBS, Remove)}


def carried(node: Node, pays: bool, curse: bool) -> Node:
    """A sentence of the first printing in the forms of today.

    `pays`: whether a monster that is removed left its Treasures in that box. `curse`: whether the card is one; on
    other cards "whoever played this" is `you`, where it stands in what is said of others.
    """

    def change(node: Node, of_others: bool) -> Node | None:
        if isinstance(node, Remove):
            return RemoveAndTakeTreasures(node.mon) if pays else RemoveWithoutTreasures(node.mon)
        if isinstance(node, Party) and node.party == "whoever played this" and of_others and not curse:
            return Party("you")
        return None

    return rebuilt(node, change)
