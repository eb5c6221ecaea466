"""Prints sentences in another language, by its templates and its names.

The message with the id of a form prints it; each field of its English template is an argument. Fields are printed
first: a word by its own message, a phrase inside a sentence by the message of its form. An attribute with the name
of a field says in which grammatical form the template wants it (`.noun = many`); the message of the field receives
that as `$as`. So a language can ask for cases and genders that English does not have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from kickdoor.engine.table.sentence import Node

from ..grammar.lists import CLOSED, SLOTS, Entry
from ..grammar.phrase import joint_of
from ..grammar.slots import signed
from ..grammar.template import MORE_OR_FEWER, NUMBERS, ONE, SIGNED, TOLD, Field, Own, fields, pieces
from ..sentences.nouns import Having
from .ids import HAVING, HAVING_NONE, NAMED, card_id, entry_id, form_id, name_in, own_id, word_id

Arguments = dict[str, str | int]
JOINTS: Final = {",": "comma", ":": "colon", "": "none"}


class Untranslated(LookupError):
    """A message that a language lacks, or that cannot be printed."""


class Templates(Protocol):
    """The messages of one language."""

    def message(self, id: str, arguments: Mapping[str, str | int]) -> str:
        """The text of a message; `Untranslated` where there is none."""

    def attribute(self, id: str, name: str, arguments: Mapping[str, str | int]) -> str:
        """The text of an attribute of a message; empty where it has none."""


class Printer:
    """Prints the sentences of one box in one language."""

    def __init__(self, box: str, templates: Templates) -> None:
        self.box: Final = box
        self.templates: Final = templates

    def sentence(self, node: Node) -> str:
        """A whole sentence; the English of its card where the language lacks a part of it."""
        try:
            return self.printed(node)
        except Untranslated:
            return node.text

    def printed(self, node: Node, form: str = ONE) -> str:
        """A node by the templates; `Untranslated` where one is missing."""
        id = form_id(type(node))
        facts = self.facts(node, form)
        said: Arguments = {"as": form}
        for piece in pieces(node.phrase):
            if isinstance(piece, Own):
                said[piece.key] = self.own(id, piece, facts)
            elif isinstance(piece, Field):
                value: object = getattr(node, piece.name)
                if piece.slot in NUMBERS and isinstance(value, int):
                    said |= numbers(piece, value)
                else:
                    said[piece.name] = self.value(piece.slot, value, self.asked(id, piece.name, facts))
                if piece.slot == TOLD:
                    said[f"{piece.name}-joint"] = JOINTS[joint_of(value)]
        return self.templates.message(id, said)

    def clause(self, node: Node, field: str) -> str:
        """A part of a sentence by itself, in the form that the sentence wants it in."""
        part: object = getattr(node, field)
        if not isinstance(part, Node):
            raise Untranslated(f"{field}: {part!r}")
        return self.printed(part, self.asked(form_id(type(node)), field, self.facts(node, ONE)))

    def facts(self, node: Node, form: str) -> Arguments:
        """What an attribute may depend on: the numbers of the node, and the ids of its words from closed lists."""
        found: Arguments = {"as": form}
        for field in fields(node.phrase):
            value: object = getattr(node, field.name)
            if field.slot in NUMBERS and isinstance(value, int):
                found |= numbers(field, value)
            elif field.slot in SLOTS and SLOTS[field.slot][0] in CLOSED:
                name = SLOTS[field.slot][0]
                found[field.name] = entry_id(name, entry_of(name, value).id)
        return found

    def asked(self, id: str, field: str, facts: Arguments) -> str:
        """How a template wants a field."""
        return self.templates.attribute(id, field, facts) or ONE

    def own(self, id: str, word: Own, facts: Arguments) -> str:
        return self.templates.message(own_id(self.box, word.key), {"as": self.asked(id, word.key, facts)})

    def value(self, slot: str, value: object, form: str) -> str:
        """What fills a slot."""
        if isinstance(value, Having):
            id = HAVING_NONE if value.none else HAVING
            said = self.word("noun", value.noun, self.asked(id, "noun", {"as": form}))
            return self.templates.message(id, {"noun": said, "as": form})
        if slot not in SLOTS:
            if not isinstance(value, Node):
                raise Untranslated(f"{slot}: {value!r}")
            return self.printed(value, form)
        name, _ = SLOTS[slot]
        return self.entry(name, value, form) if name in CLOSED else self.word(name, value, form)

    def entry(self, name: str, value: object, form: str) -> str:
        """A word of a list that is the same in every box; it may have words of the box in it."""
        entry = entry_of(name, value)
        id = entry_id(name, entry.id)
        said: Arguments = {"as": form}
        for piece in pieces(entry.text):
            if isinstance(piece, Own):
                said[piece.key] = self.own(id, piece, {"as": form})
        return self.templates.message(id, said)

    def word(self, name: str, value: object, form: str) -> str:
        """A word of a list that each box fills, or the name of a card in brackets."""
        card = name_in(value)
        if card is None:
            return self.templates.message(word_id(self.box, name, value), {"as": form})
        return self.templates.message(NAMED, {"name": self.name(card, form), "as": form})

    def name(self, card: str, form: str = ONE) -> str:
        """The name of a card; the English one where the language has none."""
        try:
            return self.templates.message(card_id(self.box, card), {"as": form})
        except Untranslated:
            return card


def numbers(field: Field, value: int) -> Arguments:
    """A number as arguments. A signed one is text; its size is the number that words agree with."""
    if field.slot in (SIGNED, MORE_OR_FEWER):
        sign = "plus" if value > 0 else "minus"
        return {field.name: signed(value), f"{field.name}-size": abs(value), f"{field.name}-sign": sign}
    return {field.name: value}


def entry_of(name: str, value: object) -> Entry:
    """The entry of a closed list that stands for a value."""
    for entry in CLOSED[name]:
        if entry.value == value:
            return entry
    raise Untranslated(f"{name}: {value!r}")
