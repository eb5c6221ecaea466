"""The game of Munchkin as software: five editions on one engine. These are the public names."""

from collections.abc import Mapping

from .engine.game import Game, imagine
from .engine.sight.view import View
from .engine.table.agenda import Ask, Option
from .engine.table.events import Event
from .engine.table.rules import Refused
from .tables import BadRecord, new_game, replay


def set_up(position: Mapping[str, object]) -> Game:
    """A game in the middle, as a scenario file describes it: for tests, puzzles and bug reports."""
    from .scenario.position import set_up as lay  # reading YAML is for those who need it

    return lay(position)


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
