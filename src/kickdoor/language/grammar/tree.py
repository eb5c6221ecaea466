"""Walks through sentences: the nodes of a sentence, the sentences of a card, the rules they are based on."""

from __future__ import annotations

from kickdoor.engine.table.box import Keyword, Track
from kickdoor.engine.table.face import Ability, Face
from kickdoor.engine.table.sentence import Node

from .template import fields


def nodes_in(node: object) -> list[Node]:
    """A node and all the nodes inside it."""
    if not isinstance(node, Node):
        return []
    found = [node]
    for field in fields(node.phrase):
        found += nodes_in(getattr(node, field.name))
    return found


def rules_of(ability: Ability) -> tuple[str, ...]:
    """The numbers of the rules that the forms of an ability are based on."""
    found: list[str] = []
    for sentence in (ability.when, ability.cost, ability.limit, *ability.does):
        for node in nodes_in(sentence):
            found += [rule for rule in node.rules if rule not in found]
    return tuple(found)


def sentences_of(source: Face | Keyword | Track) -> list[Node]:
    """Every whole sentence of a card, of a keyword or of a track."""
    if isinstance(source, Track):
        return [*source.end]
    found: list[Node] = [*source.always]
    abilities = list(source.abilities)
    if isinstance(source, Face):
        found += source.bad_stuff
        if source.until is not None:
            found.append(source.until)
        if source.play is not None:
            abilities.append(source.play)
    for ability in abilities:
        found += [ability.when, *ability.does]
        if ability.cost is not None:
            found.append(ability.cost)
        if ability.limit is not None:
            found.append(ability.limit)
    return found
