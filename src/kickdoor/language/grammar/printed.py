"""How a sentence is printed on a card, where its file says less or more than a reader needs there."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.sentence import COMBAT, YOUR_COMBAT, Cost, Moment, Node, Verb

from ..sentences.costs import Discard
from ..sentences.selectors import SomeCards, UpTo
from ..verbs.fight import GetThisCombat
from .phrase import Grammar
from .tree import nodes_in, rebuilt

IN_COMBAT: Final = (COMBAT, YOUR_COMBAT)


class Have(GetThisCombat):
    """After "in combat": until when is said already."""

    id: ClassVar[str] = "have-in-combat"
    phrase: ClassVar[str] = "you have {amount:gift}"


class FromAnywhere(SomeCards):
    """In a price: where the cards may lie."""

    id: ClassVar[str] = "some-cards-from-anywhere"
    phrase: ClassVar[str] = "{n} {noun:thing(s)} from your hand or in play"


class UpToFromAnywhere(UpTo):
    id: ClassVar[str] = "up-to-from-anywhere"
    phrase: ClassVar[str] = "up to {n} {noun:thing(s)} from your hand or in play"


# They are printed only. A language without a template for one of them prints the sentence of the file.
PRINTED: Final[tuple[type[Node], ...]] = (Have, FromAnywhere, UpToFromAnywhere)


def verb_on_face(verb: Verb, when: Moment) -> Node:
    """What an ability does, as it is printed after its moment."""
    if when.what not in IN_COMBAT or not any([type(node) is GetThisCombat for node in nodes_in(verb)]):
        return verb
    return rebuilt(verb, _without_time)


def cost_on_face(cost: Cost) -> Node:
    """What an ability costs, as it is printed."""
    if not isinstance(cost, Discard) or type(cost.sel) not in (SomeCards, UpTo):
        return cost
    return rebuilt(cost, _with_place)


def said(grammar: Grammar, node: Node) -> str:
    """The sentence of a node: as it stands in the file, where it is printed so."""
    return node.text or grammar.show(node)


def _without_time(node: Node, of_others: bool) -> Node | None:
    return Have(node.amount) if isinstance(node, GetThisCombat) else None


def _with_place(node: Node, of_others: bool) -> Node | None:
    if not isinstance(node, SomeCards) or not node.noun.from_hand:
        return None
    return UpToFromAnywhere(node.n, node.noun) if isinstance(node, UpTo) else FromAnywhere(node.n, node.noun)
