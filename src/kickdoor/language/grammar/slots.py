"""How one slot of a template is read and printed: a number, a word of a list, a name in brackets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ..sentences.foes import Label
from ..sentences.nouns import CardNoun, Having

# The values found at a place, each with the place after it.
Found = list[tuple[object, int]]

NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
MINUS: Final = "\u2212"  # as it is printed; a file may have a hyphen
SIGNED: Final = re.compile(rf"[+{MINUS}-][1-9][0-9]{{0,5}}")
HYPHEN: Final = re.compile(r"(?<![\w)\]])-(?=[0-9])")
EXTRA: Final = re.compile(r"(an|[1-9][0-9]{0,5}) extra")
MORE_OR_FEWER: Final = re.compile(r"([1-9][0-9]{0,5}) (extra|fewer)")
UNLESS_ONE: Final = re.compile(r"(?:([1-9][0-9]{0,5}) )?(?![0-9])")
# Other ways to write a number, only to find out what an author meant.
LOOSE_NUMBER: Final = re.compile(r"(?:an?|one|two|three|four|five|six|[0-9][0-9,.]{0,6})(?![a-z0-9])")
LOOSE_SIGNED: Final = re.compile(rf"[+{MINUS}-]? ?[1-9][0-9]{{0,5}}")
SPELLED: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def key_of(value: object) -> object:
    """The key by which a word list finds a value; it is the same in every box."""
    if isinstance(value, (CardNoun, Label)):
        return value.key
    return value


class Slot:
    """Reads and prints one slot. `number` is the number before it, which decides between singular and plural."""

    def read(self, text: str, start: int, number: int) -> Found:
        raise NotImplementedError

    def show(self, value: object, number: int) -> str:
        raise NotImplementedError

    def displays(self) -> list[str]:
        """Every word that it knows, without the names in brackets."""
        return []


class NumberSlot(Slot):
    def __init__(self, least: int, loose: bool) -> None:
        self.least: Final = least
        self.loose: Final = loose

    def read(self, text: str, start: int, number: int) -> Found:
        found = (LOOSE_NUMBER if self.loose else NUMBER).match(text, start)
        if found is None:
            return []
        written = found.group()
        value = SPELLED[written] if written in SPELLED else int(re.sub("[,.]", "", written))
        return [(value, found.end())] if value >= self.least else []

    def show(self, value: object, number: int) -> str:
        return str(value)


def minus_signs(text: str) -> str:
    """A sentence with a minus sign for each hyphen before a number."""
    return HYPHEN.sub(MINUS, text) if "-" in text else text


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS)


class SignedSlot(Slot):
    def __init__(self, loose: bool) -> None:
        self.loose: Final = loose

    def read(self, text: str, start: int, number: int) -> Found:
        found = (LOOSE_SIGNED if self.loose else SIGNED).match(text, start)
        return [(int(found.group().replace(" ", "").replace(MINUS, "-")), found.end())] if found else []

    def show(self, value: object, number: int) -> str:
        return signed(value) if isinstance(value, int) else str(value)


class ExtraSlot(Slot):
    """ "an extra", "2 extra"."""

    def read(self, text: str, start: int, number: int) -> Found:
        found = EXTRA.match(text, start)
        if found is None or found.group(1) == "1":
            return []
        return [(1 if found.group(1) == "an" else int(found.group(1)), found.end())]

    def show(self, value: object, number: int) -> str:
        return "an extra" if value == 1 else f"{value} extra"


class MoreOrFewerSlot(Slot):
    """ "1 extra" for +1, "1 fewer" for -1."""

    def read(self, text: str, start: int, number: int) -> Found:
        found = MORE_OR_FEWER.match(text, start)
        if found is None:
            return []
        size = int(found.group(1))
        return [(size if found.group(2) == "extra" else -size, found.end())]

    def show(self, value: object, number: int) -> str:
        size = value if isinstance(value, int) else 0
        return f"{size} extra" if size > 0 else f"{-size} fewer"


class UnlessOneSlot(Slot):
    """A number and a space; nothing for 1: "the top card", "the top 2 cards"."""

    def read(self, text: str, start: int, number: int) -> Found:
        found = UNLESS_ONE.match(text, start)
        if found is None or found.group(1) == "1":
            return []
        return [(int(found.group(1) or 1), found.end())]

    def show(self, value: object, number: int) -> str:
        return "" if value == 1 else f"{value} "


class WordSlot(Slot):
    """One word of a closed list; with `named`, also a card's name in square brackets."""

    def __init__(
        self,
        entries: list[tuple[str, object]],
        names: dict[str, str] | None = None,
        named: Callable[[str], object] | None = None,
    ) -> None:
        self.entries: Final = entries
        self.names: Final[dict[str, str]] = names if names is not None else {}
        self.named: Final = named
        self.by_first: Final[dict[str, list[tuple[str, object]]]] = {}
        self.shown: Final[dict[object, str]] = {}
        for display, value in entries:
            self.by_first.setdefault(display[:1], []).append((display, value))
            self.shown.setdefault(key_of(value), display)

    def read(self, text: str, start: int, number: int) -> Found:
        first = text[start : start + 1]
        if first == "[" and self.named is not None:
            end = text.find("]", start)
            name = self.names.get(text[start + 1 : end])
            return [(self.named(name), end + 1)] if end > 0 and name is not None else []
        if first not in self.by_first:
            return []
        return [(v, start + len(d)) for d, v in self.by_first[first] if text.startswith(d, start)]

    def show(self, value: object, number: int) -> str:
        key = key_of(value)
        if isinstance(key, str) and key.startswith("["):
            return key
        # A word that this box does not have is printed by its own name.
        return self.shown.get(key, str(key).lstrip("#"))

    def displays(self) -> list[str]:
        return [display for display, _ in self.entries]


class AgreeingSlot(Slot):
    """The singular after 1, the plural after any other number."""

    def __init__(self, one: Slot, many: Slot) -> None:
        self.one: Final = one
        self.many: Final = many

    def read(self, text: str, start: int, number: int) -> Found:
        return (self.one if number == 1 else self.many).read(text, start, number)

    def show(self, value: object, number: int) -> str:
        return (self.one if number == 1 else self.many).show(value, number)

    def displays(self) -> list[str]:
        return self.one.displays() + self.many.displays()


class DontSlot(Slot):
    """ "One-Shots don't", "Armor doesn't": a noun with the verb that agrees with it."""

    def __init__(self, many: Slot, singular: frozenset[str]) -> None:
        self.many: Final = many
        self.singular: Final = singular  # the keys of nouns without a plural

    def verb(self, value: object) -> str:
        key = str(key_of(value))
        return " doesn't" if key in self.singular or key.startswith("[") else " don't"

    def read(self, text: str, start: int, number: int) -> Found:
        return [
            (value, end + len(self.verb(value)))
            for value, end in self.many.read(text, start, number)
            if text.startswith(self.verb(value), end)
        ]

    def show(self, value: object, number: int) -> str:
        return self.many.show(value, number) + self.verb(value)

    def displays(self) -> list[str]:
        return [*self.many.displays(), "doesn't", "don't"]


class HavingSlot(Slot):
    """ "a …" with its article, or "no …" without one."""

    def __init__(self, articled: Slot, bare: Slot) -> None:
        self.articled: Final = articled
        self.bare: Final = bare

    def read(self, text: str, start: int, number: int) -> Found:
        none = text.startswith("no ", start)
        inner = self.bare.read(text, start + 3, 1) if none else self.articled.read(text, start, 1)
        return [(Having(value, none), end) for value, end in inner if isinstance(value, CardNoun)]

    def show(self, value: object, number: int) -> str:
        if isinstance(value, Having) and value.none:
            return "no " + self.bare.show(value.noun, 1)
        return self.articled.show(value.noun if isinstance(value, Having) else value, 1)

    def displays(self) -> list[str]:
        return self.articled.displays() + self.bare.displays()
