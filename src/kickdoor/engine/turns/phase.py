"""The name of where the turn is, read off the agenda."""

from __future__ import annotations

from typing import Final

from kickdoor.views.names import Phase

from ..play.death import LootOne, NewKid
from ..play.escape import Fleeing
from ..table.table import Table
from ..table.window import END, FIGHT, FLEE, REVEALED, ROOM, SETUP, START, Window
from .deal import ChooseHouse
from .turn import Give

_PHASES: Final[dict[int, Phase]] = {
    SETUP: "setup",
    START: "start",
    REVEALED: "door",
    ROOM: "room",
    END: "charity",
    FIGHT: "combat",
    FLEE: "fleeing",
}


PHASES: Final = (*dict.fromkeys(_PHASES.values()), "looting")


def phase(table: Table) -> Phase:
    """The name of where the turn is."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, (LootOne, NewKid)):
        return "looting"
    if isinstance(top, Give):
        return "charity"
    if isinstance(top, ChooseHouse):
        return "setup"
    if table.fight is not None:
        if table.fight.decided and any([isinstance(step, Fleeing) for step in table.agenda]):
            return "fleeing"
        return "combat"
    for step in reversed(table.agenda):
        if isinstance(step, Window) and step.kind in _PHASES:
            return _PHASES[step.kind]
    return "door"
