"""Walks through sentences: the nodes of a sentence, the sentences of a card, the rules they are based on."""

from __future__ import annotations

from collections.abc import Callable

from kickdoor.engine.table.box import Keyword, Track
from kickdoor.engine.table.face import Ability, Face
from kickdoor.engine.table.sentence import Node

from ..verbs.prefixes import Said
from .template import fields


def nodes_in(node: object) -> list[Node]:
    """A node and all the nodes inside it."""
    if not isinstance(node, Node):
        return []
    found = [node]
    for field in fields(node.phrase):
        found += nodes_in(getattr(node, field.name))
    return found


def rebuilt(node: Node, change: Callable[[Node, bool], Node | None], of_others: bool = False) -> Node:
    """The node with some of the nodes in it replaced; `change` is told whether they are said of others."""
    changed = change(node, of_others)
    if changed is not None:
        return changed
    if not node.phrase:
        return node  # a noun
    values: list[object] = []
    for field in fields(node.phrase):
        value: object = getattr(node, field.name)
        inside = of_others or (isinstance(node, Said) and field.name == "verb")
        values.append(rebuilt(value, change, inside) if isinstance(value, Node) else value)
    return type(node)(*values)


def rules_of(ability: Ability) -> tuple[str, ...]:
    """The numbers of the rules that the forms of an ability are based on."""
    found: list[str] = []
    for sentence in (ability.when, ability.cost, ability.limit, *ability.does):
        for node in nodes_in(sentence):
            found += [rule for rule in node.rules if rule not in found]
    return tuple(found)


def abilities_of(source: Face | Keyword | Track) -> list[Ability]:
    """Every ability of a card or of a keyword; what playing the card does is one of them."""
    if isinstance(source, Track):
        return []
    play = source.play if isinstance(source, Face) else None
    return [*source.abilities, *([] if play is None else [play])]


def sentences_of(source: Face | Keyword | Track) -> list[Node]:
    """Every whole sentence of a card, of a keyword or of a track."""
    if isinstance(source, Track):
        return [*source.end]
    found: list[Node] = [*source.always]
    if isinstance(source, Face):
        found += source.bad_stuff
        if source.until is not None:
            found.append(source.until)
    for ability in abilities_of(source):
        found += [ability.when, *ability.does]
        if ability.cost is not None:
            found.append(ability.cost)
        if ability.limit is not None:
            found.append(ability.limit)
    return found
