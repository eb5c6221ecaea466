"""A language for testing: English with accents and brackets; text without them is not in the catalogue."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from fluent.syntax.ast import Message, Resource, TextElement
from fluent.syntax.visitor import Visitor

ACCENTS: Final = str.maketrans("aeiouycnszAEIOUYCNSZ", "àéîöûýçñšžÀÉÎÖÛÝÇÑŠŽ")


class _Accents(Visitor):
    """Changes every text of a message; what is filled in stays as it is."""

    def visit_TextElement(self, node: TextElement) -> None:
        node.value = node.value.translate(ACCENTS)


def pseudo(resource: Resource) -> Resource:
    """The same messages in the pseudo-language."""
    made = deepcopy(resource)
    for entry in made.body:
        if isinstance(entry, Message):
            _Accents().visit(entry)
            for pattern in [entry.value, *[attribute.value for attribute in entry.attributes]]:
                if pattern is not None:
                    pattern.elements = [TextElement("⟦"), *pattern.elements, TextElement("⟧")]
    return made
