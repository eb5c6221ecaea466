"""The game of Munchkin: five editions on one engine. These are the public names."""

from msgspec import to_builtins

from . import compiled  # noqa: F401 (first: it refuses stale modules)
from .engine.game import Game, imagine
from .engine.table.agenda import Ask, Option
from .engine.table.events import Event
from .engine.table.rules import Refused
from .records import BadRecord, replay
from .scenario.position import set_up
from .tables import new_game
from .views.seat import View


def to_json(view: View) -> dict[str, object]:
    """A view as a JSON object: what all see, what the seat alone sees (null: a spectator), what has happened."""
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
