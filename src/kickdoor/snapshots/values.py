"""Cards, steps, options and what else a position holds, as plain data and back.

A tuple is a list; a card is `{"card": 12}`; what the book holds is `{"at": NAME}`; any other object is
`{"is": CLASS, …}` with what its constructor takes, and what is set after that.
"""

from __future__ import annotations

import sys
from typing import Final, cast

from kickdoor.engine.table.card import Card
from kickdoor.engine.table.rules import Rule

from .fields import making
from .places import Places

OURS: Final = "kickdoor."
PACKAGES: Final = ("engine.", "language.")  # whose classes a position may hold
PLAIN: Final = (int, str, bool, type(None))


class Writer:
    """Writes values of one book."""

    def __init__(self, places: Places) -> None:
        self.places: Final = places

    def value(self, thing: object) -> object:
        """A value as plain data. `TypeError` for one that cannot be read back."""
        kind = type(thing)
        if kind in PLAIN:
            return thing
        if isinstance(thing, tuple):
            return [self.value(one) for one in thing]
        if isinstance(thing, Card):
            return {"card": self.places.card(thing)}
        name = self.places.names.get(id(thing))
        if name is not None:
            return {"at": name}
        if isinstance(thing, Rule):
            return {"is": _name(kind), **_rule(thing)}
        return self._made(thing)

    def _made(self, thing: object) -> dict[str, object]:
        cls = type(thing)
        data: dict[str, object] = {"is": _name(cls)}
        how = making(cls)
        for parameter, attribute in how.parameters:
            data[parameter] = self.value(getattr(thing, attribute))
        for attribute in how.after:
            data[attribute] = self.value(getattr(thing, attribute))
        return data


class Reader:
    """Reads values of one book."""

    def __init__(self, places: Places) -> None:
        self.places: Final = places

    def value(self, data: object) -> object:
        """The value that was written so."""
        if isinstance(data, list):
            return tuple([self.value(one) for one in data])
        if isinstance(data, str):
            return sys.intern(data)  # as the words in code are: views leave defaults out by their identity
        if not isinstance(data, dict):
            return data
        if "card" in data and len(data) == 1:
            return self.card(data["card"])
        if "at" in data and len(data) == 1:
            return self.places.found[data["at"]]
        cls = _class(data["is"])
        if cls is Rule:
            return Rule(*data["numbers"], reason=data["reason"], also=tuple(data["also"]))
        how = making(cls)
        made = cls(**{parameter: self.value(data[parameter]) for parameter, _ in how.parameters})
        for attribute in how.after:
            setattr(made, attribute, self.value(data[attribute]))
        return cast(object, made)

    def card(self, index: object) -> Card:
        if not isinstance(index, int) or index < 0:
            raise ValueError(f"no card has the number {index}")
        return self.places.book.cards[index]


def _rule(rule: Rule) -> dict[str, object]:
    """The numbers of a rule, so that the same of them decides."""
    decides = bool(rule.view.rule)
    return {
        "numbers": list(rule.numbers) if decides else [],
        "reason": rule.reason,
        "also": [] if decides else list(rule.numbers),
    }


def _name(cls: type) -> str:
    name = f"{cls.__module__}.{cls.__qualname__}"
    short = name.removeprefix(OURS)
    if short == name or not short.startswith(PACKAGES):
        raise TypeError(f"{name} cannot be part of a position")
    return short


def _class(name: str) -> type:
    """The class of this name: one of ours that is loaded, and nothing else."""
    module, _, last = name.rpartition(".")
    found = getattr(sys.modules.get(OURS + module), last, None) if name.startswith(PACKAGES) else None
    if not isinstance(found, type) or found.__module__ != OURS + module:
        raise ValueError(f"there is no class {name}")
    return found
