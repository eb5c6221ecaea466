"""What the objects of a position are made of: what their constructors take, and what is set besides.

Steps, options, drafts and offers are immutable, and a parameter of their constructors has the name of the
attribute that keeps it. Where it has another name, it stands in `RENAMED`; what is set after the constructor
stands in `SET_AFTER`. Tests read the source of all these classes, and compare what comes back.
"""

from __future__ import annotations

import inspect
from typing import Final

from kickdoor.engine.flow.choices import ChooseCards, ChooseFoe, ChooseSeat
from kickdoor.engine.table.acts import AtCardOption
from kickdoor.engine.table.agenda import Offer
from kickdoor.engine.table.sentence import Cause, Node, Selector
from kickdoor.engine.table.table import Memo
from kickdoor.engine.table.window import Window
from kickdoor.engine.turns.settling import Shed

# By class: parameters, and the attributes that keep them.
RENAMED: Final[dict[type, dict[str, str]]] = {
    AtCardOption: {"target": "at"},
    ChooseCards: {"verb": "kind"},
    ChooseSeat: {"verb": "kind"},
    ChooseFoe: {"verb": "kind"},
    Selector: {"n": "number"},
    Shed: {"kind": "of"},
}

SET_AFTER: Final[dict[type, tuple[str, ...]]] = {
    Cause: ("times",),
    Memo: ("roll", "paid", "luck", "picked", "rid", "sources"),
    Node: ("text",),
    Offer: ("beat",),
    Window: ("then", "passed", "held", "silent", "heard"),
}


_NAMED: Final = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


class Making:
    """How objects of one class are made again."""

    def __init__(self, cls: type) -> None:
        self.cls: Final = cls
        renamed: dict[str, str] = {}
        after: list[str] = []
        for base in cls.__mro__:
            renamed = {**RENAMED.get(base, {}), **renamed}
            after += SET_AFTER.get(base, ())
        named = [one.name for one in inspect.signature(cls).parameters.values() if one.kind in _NAMED]
        self.parameters: Final = [(name, renamed.get(name, name)) for name in named]  # with their attributes
        self.after: Final = after


_made: Final[dict[type, Making]] = {}


def making(cls: type) -> Making:
    """How objects of this class are made again."""
    found = _made.get(cls)
    if found is None:
        found = _made[cls] = Making(cls)
    return found


def attributes(thing: object) -> list[str]:
    """The names of all that an object holds, whether its class is compiled or not."""
    compiled: tuple[str, ...] | None = getattr(type(thing), "__mypyc_attrs__", None)
    if compiled is not None:
        names = set(compiled)
    else:
        names = set(getattr(thing, "__dict__", ()))
        for base in type(thing).__mro__:
            names.update(base.__dict__.get("__slots__", ()))
    return sorted([name for name in names if hasattr(thing, name)])
