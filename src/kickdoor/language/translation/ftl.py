"""Reads templates from the text of Fluent files. Fluent is imported late, since English needs none of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from .printer import Untranslated

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def bundle_of(language: str, *texts: str) -> FluentBundle:
    """A bundle from the texts of some files; ValueError where a text is not Fluent."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        resource = FluentResource(text)
        wrong = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        if wrong:
            raise ValueError(f"not a Fluent message: {wrong[0].content}")
        bundle.add_resource(resource)
    return bundle


class FluentTemplates:
    """The messages of one language, from a bundle of Fluent messages."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle: Final = bundle

    def message(self, id: str, arguments: Mapping[str, str | int]) -> str:
        if not self.bundle.has_message(id):
            raise Untranslated(id)
        return self._formatted(id, self.bundle.get_message(id).value, arguments)

    def attribute(self, id: str, name: str, arguments: Mapping[str, str | int]) -> str:
        if not self.bundle.has_message(id):
            raise Untranslated(id)
        pattern = self.bundle.get_message(id).attributes.get(name)
        return "" if pattern is None else self._formatted(f"{id}.{name}", pattern, arguments)

    def _formatted(self, id: str, pattern: Any, arguments: Mapping[str, str | int]) -> str:
        from fluent.runtime.types import fluent_number

        given = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in arguments.items()
        }
        text, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise Untranslated(f"{id}: {errors[0]}")
        return str(text)
