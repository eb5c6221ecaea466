"""What the faces of a box do, names apart: two faces with the same value do the same."""

from __future__ import annotations

from kickdoor.engine.table.face import Ability, Face
from kickdoor.engine.table.sentence import Node
from kickdoor.language.grammar.lists import SLOTS
from kickdoor.language.grammar.template import fields
from kickdoor.language.sentences.foes import Label
from kickdoor.language.sentences.nouns import CardNoun, Having

Mechanics = tuple[object, ...]


def of_face(face: Face) -> Mechanics:
    """The figures and the sentences of a card. Its traits, its tags and the cards it names may be any."""
    abilities = [ability for ability in (face.play, *face.abilities) if ability is not None]
    return (
        (face.kind, face.level, face.rank, face.bonus, face.treasures, face.slot, face.big, face.value),
        bool(face.only or face.not_for),
        tuple([of_node(node) for node in (*face.always, face.until)]),
        tuple([_of_ability(ability) for ability in abilities]),
        tuple([of_node(verb) for verb in face.bad_stuff]),
    )


def _of_ability(ability: Ability) -> Mechanics:
    said = (ability.when, ability.cost, ability.limit, *ability.does)
    return (*[of_node(node) for node in said], bool(ability.only))


def of_node(node: Node | None) -> Mechanics:
    """The form of a sentence with what fills it."""
    if node is None:
        return ()
    return (node.id, *[_of_value(field.slot, getattr(node, field.name)) for field in fields(node.phrase)])


def _of_value(slot: str, value: object) -> object:
    if isinstance(value, CardNoun):
        return value.key[:1] if value.key[:1] in ("#", "[") else value.key  # a tag, a name, or a kind of card
    if isinstance(value, Node):
        return of_node(value)
    if isinstance(value, Having):
        return (value.none, _of_value(slot, value.noun))
    if isinstance(value, Label):
        return value.what
    return "trait" if slot in SLOTS and SLOTS[slot][0] == "trait" else value
