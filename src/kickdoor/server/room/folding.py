"""The state of a room from what is stored of it: its entries, or a snapshot and the entries since then."""

from __future__ import annotations

from kickdoor.engine.table.rules import Refused
from kickdoor.snapshots import Unusable

from ..store.store import Row
from .apply import COPIED, apply
from .entries import Answered, AnyEntry, Opened, Silent, Undone, decode
from .refusal import Unreadable
from .snapshots import restore
from .state import Maker, RoomState


def fold(rows: list[Row], make: Maker, snapshot: bytes | None = None) -> RoomState:
    """The state that these entries give. `Unreadable` where they are not those of a table.

    With a snapshot, `rows` are the first entry, the last that it has, and those since then; `Unusable` where it
    cannot be gone on from.
    The game skips answers that are taken back later, and the entries that take them back: nobody saw them, so
    nothing depends on them, and playing the game again for each would take too long.
    """
    first = decode(rows[0][2])
    if not isinstance(first, Opened):
        raise Unreadable("the first entry does not open a table")
    state, done = (RoomState(first, make), 0) if snapshot is None else restore(snapshot, first, make)
    since = [row for row in rows[1:] if row[0] > done]
    rest = [decode(body) for _, _, body in since]
    taken_back = _taken_back(rest, state.count)
    for place, (number, at, _) in enumerate(since):
        entry = rest[place]
        if snapshot is None:
            _copy_late(state, place, len(rest))
        if number != done + place + 1:
            raise Unreadable(f"entry {done + place + 1} is missing")
        try:
            apply(state, entry, at, place in taken_back)
        except Refused as refused:
            if snapshot is not None:
                raise Unusable(f"the game refuses entry {number}") from refused
            raise Unreadable(f"the game refuses entry {number}") from refused
    return state


def _copy_late(state: RoomState, place: int, count: int) -> None:
    """No copy of the game but the first and the last few: each takes longer than an answer."""
    if place == count - COPIED:
        state.copy_at = 0
    elif state.copies and place < count - COPIED:
        state.copy_at = count + 1


def _taken_back(entries: list[AnyEntry], before: int) -> set[int]:
    """The places of the entries whose answers are taken back later, and of those that take them back.

    None where one takes back an answer of before: the game has that, so that it is played again without it.
    """
    answers: list[int] = []
    found: set[int] = set()
    for place, entry in enumerate(entries):
        if isinstance(entry, (Answered, Silent)):
            answers.append(place)
        elif isinstance(entry, Undone):
            if entry.place < before:
                return set()
            found |= {answers.pop(entry.place - before), place}
    return found
