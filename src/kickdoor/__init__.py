"""The game of Munchkin: five editions on one engine. These are the public names, imported when they are used."""

from importlib import import_module
from typing import TYPE_CHECKING

from . import compiled  # noqa: F401 (first: it refuses stale modules)

if TYPE_CHECKING:
    from .engine.game import Game, imagine
    from .engine.table.agenda import Ask, Option
    from .engine.table.events import Event
    from .engine.table.rules import Refused
    from .records import BadRecord, replay
    from .scenario.position import set_up
    from .tables import new_game
    from .views.seat import View

_MODULES = {
    "Ask": "engine.table.agenda",
    "BadRecord": "records",
    "Event": "engine.table.events",
    "Game": "engine.game",
    "Option": "engine.table.agenda",
    "Refused": "engine.table.rules",
    "View": "views.seat",
    "imagine": "engine.game",
    "new_game": "tables",
    "replay": "records",
    "set_up": "scenario.position",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
    found: object = getattr(import_module(f".{_MODULES[name]}", __name__), name)
    globals()[name] = found
    return found


def to_json(view: "View") -> dict[str, object]:
    """A view as a JSON object: what all see, what the seat alone sees (null: a spectator), what has happened."""
    from msgspec import to_builtins

    return {
        "public": to_builtins(view.public),
        "own": to_builtins(view.own),
        "events": to_builtins(view.events),
    }


__all__ = [
    "Ask",
    "BadRecord",
    "Event",
    "Game",
    "Option",
    "Refused",
    "View",
    "imagine",
    "new_game",
    "replay",
    "set_up",
    "to_json",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
