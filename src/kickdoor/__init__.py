"""The game of Munchkin as software: five editions on one engine. These are the public names."""

from .engine.agenda import Ask, Option
from .engine.events import Event
from .engine.game import Game, imagine
from .engine.rules import Refused
from .engine.view import View
from .scenario.position import set_up
from .tables import BadRecord, new_game, replay


def to_json(view: View) -> dict[str, object]:
    """A view as a JSON object."""
    return view.json()


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
