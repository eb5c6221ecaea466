"""Walking along the tracks of the boxes: steps forward, steps back, and what happens at the end (RULE-38)."""

from __future__ import annotations

from kickdoor.views.events import Facts

from ..table.sentence import Cause
from ..table.table import Table
from .script import begin


def steps_along(table: Table, seat: int, name: str) -> int:
    """How many steps a character has taken along a track; 0 where no box has it."""
    place = table.book.track_place(name)
    return table.seats[seat].steps[place] if place >= 0 else 0


def step(table: Table, seat: int, name: str, number: int) -> None:
    """Steps along a track. At its end the rest of the steps is lost, the end happens, and one begins again."""
    place = table.book.track_place(name)
    owner = table.seats[seat]
    if place < 0 or owner.dead or number < 1:
        return
    track = table.book.tracks[place]
    reached = min(owner.steps[place] + number, track.steps)
    taken = reached - owner.steps[place]
    table.tell("step", seat, facts=Facts(amount=taken, steps=reached, track=name))
    ends = reached == track.steps
    _stand(table, seat, place, 0 if ends else reached)
    if ends:
        table.tell("track_end", seat, facts=Facts(track=name))
        begin(table, track.end, Cause(None, seat, seat))


def step_back(table: Table, seat: int, name: str, number: int) -> None:
    """Steps back along a track, not beyond its beginning."""
    place = table.book.track_place(name)
    owner = table.seats[seat]
    if place < 0 or owner.dead:
        return
    taken = min(number, owner.steps[place])
    if taken > 0:
        left = owner.steps[place] - taken
        table.tell("step_back", seat, facts=Facts(amount=taken, steps=left, track=name))
        _stand(table, seat, place, left)


def _stand(table: Table, seat: int, place: int, number: int) -> None:
    owner = table.seats[seat]
    owner.steps = (*owner.steps[:place], number, *owner.steps[place + 1 :])
    table.marks |= 1 << seat
    table.last_change = table.turns
