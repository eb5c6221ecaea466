"""Reads the keys of a scenario whose shape has been checked."""

from __future__ import annotations

from collections.abc import Mapping

Words = Mapping[str, object]  # a mapping of the file: a step, an expectation, a player


def names_in(words: Words, key: str) -> list[str]:
    """A list of names; a single name is a list of one, nothing an empty list."""
    value = words.get(key)
    if value is None:
        return []
    return [str(name) for name in value] if isinstance(value, list) else [str(value)]


def mapping_in(words: Words, key: str) -> Words:
    """The mapping under a key; an empty one where there is none."""
    value = words.get(key)
    return value if isinstance(value, Mapping) else {}


def list_in(words: Words, key: str) -> list[object]:
    """The list under a key; an empty one where there is none."""
    value = words.get(key)
    return value if isinstance(value, list) else []


def mappings_in(words: Words, key: str) -> list[Words]:
    """The list of mappings under a key; an empty one where there is none."""
    return [item for item in list_in(words, key) if isinstance(item, Mapping)]
