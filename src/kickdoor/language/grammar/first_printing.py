"""What the first printing said in another way: forms that are gone, and what is written in their place."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from kickdoor.engine.table.sentence import Node, Prey, Verb

from ..sentences.selectors import Party
from ..verbs.fight import RemoveAndTakeTreasures, RemoveWithoutTreasures
from ..verbs.prefixes import Said
from .forms import SORTS, VERBS
from .template import fields


class Remove(Verb):
    """Whether its Treasures were taken was a rule of the box; now the card says it."""

    id: ClassVar[str] = "remove"
    was: ClassVar[str] = "remove {mon}"

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

    return _rebuilt(node, False, change)


def _rebuilt(node: Node, of_others: bool, change: Callable[[Node, bool], Node | None]) -> Node:
    """The node with some of the nodes in it replaced."""
    changed = change(node, of_others)
    if changed is not None:
        return changed
    if not node.phrase:
        return node  # a noun
    values: list[object] = []
    for field in fields(node.phrase):
        value: object = getattr(node, field.name)
        inside = of_others or (isinstance(node, Said) and field.name == "verb")
        values.append(_rebuilt(value, inside, change) if isinstance(value, Node) else value)
    return type(node)(*values)
