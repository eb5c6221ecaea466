"""The catalogue: the messages of all languages, read from their folders."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

HERE: Final = Path(__file__).parent
ENGLISH: Final = "en"
CARDS: Final = "cards"  # the folder with the templates of a language
PSEUDO: Final = "xx-pseudo"
Value = str | int


class Missing(LookupError):
    """A message is not in the catalogue, or an argument is missing."""


@cache
def languages() -> tuple[str, ...]:
    """The languages of the catalogue, English first, without the pseudo-language."""
    found = sorted(path.name for path in HERE.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return tuple(sorted(found, key=lambda language: language != ENGLISH))


def resources(language: str) -> list[Resource]:
    """The files of a language, read; FileNotFoundError where there is no such language."""
    from fluent.runtime import FluentResource

    files = sorted((HERE / language).glob("*.ftl"))
    if not files:
        raise FileNotFoundError(f"there is no language {language}; there are {', '.join(languages())}")
    return [FluentResource(file.read_text("utf-8")) for file in files]


@cache
def card_files(language: str) -> tuple[str, ...]:
    """The files that print the sentences of cards, as texts; English needs none, since cards are written in it."""
    return tuple(file.read_text("utf-8") for file in sorted((HERE / language / CARDS).glob("*.ftl")))


def _capital(text: object) -> Any:
    """What a message calls CAPITAL: a text with its first letter large."""
    said = str(text)
    return said[:1].upper() + said[1:]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Fluent is imported here, since most programs never make a text."""
    from fluent.runtime import FluentBundle

    from .pseudo import pseudo

    if language == PSEUDO:
        made = FluentBundle([ENGLISH], use_isolating=False)
        for resource in resources(ENGLISH):
            made.add_resource(pseudo(resource))
        return made
    made = FluentBundle([language], use_isolating=False, functions={"CAPITAL": _capital})
    for resource in resources(language):
        made.add_resource(resource)
    return made


class Catalogue:
    """The messages in one language; one that is missing, or cannot be filled, is said in English."""

    def __init__(self, language: str = ENGLISH, strict: bool = False) -> None:
        self.language: Final = language
        self._bundles: Final = [bundle(name) for name in dict.fromkeys((language, ENGLISH))]
        self._strict: Final = strict  # raise for a mistake; otherwise the text is the message's id

    def has(self, id: str, attribute: str = "") -> bool:
        return any(
            bundle.has_message(id) and (not attribute or attribute in bundle.get_message(id).attributes)
            for bundle in self._bundles
        )

    def say(self, id: str, /, **arguments: Value) -> str:
        """A message by its id, filled."""
        return self.fill(id, arguments)

    def fill(self, id: str, arguments: dict[str, Value], attribute: str = "") -> str:
        """A message, or one of its attributes."""
        for found in self._bundles:
            if not found.has_message(id):
                continue
            message = found.get_message(id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = found.format_pattern(pattern, arguments)
            if errors and self._strict:
                raise Missing(f"{id}: {'; '.join(str(error) for error in errors)}")
            if errors and found is not self._bundles[-1]:
                continue
            return str(text)
        if self._strict:
            raise Missing(f"there is no message {id}{attribute and '.'}{attribute}")
        return id
