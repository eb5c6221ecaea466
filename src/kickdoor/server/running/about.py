"""What everybody may know of a room: the table, who sits there, and what was said."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from kickdoor.engine.table.dice import hash_of
from kickdoor.tables import knows_sexes
from kickdoor.views.names import SEXES, Notice
from kickdoor.views.room import SeatInfo, TableInfo
from kickdoor.words.filling import Words

from ..protocol import messages
from ..room import entries
from ..room.state import RoomState
from .presence import Presence

NOTICES: Final[dict[Notice, str]] = {"minded": "seat-minded", "back": "seat-back"}


def box_id(box: str) -> str:
    """What players call a box; the folder it lies in stays private."""
    return Path(box).name.replace("_", "-")


@lru_cache(maxsize=64)
def _sexes(boxes: tuple[str, ...], said: bool | int | str | None) -> bool:
    """Whether a table of these boxes has sexes, with what it says about that itself."""
    try:
        return knows_sexes(boxes, {"sexes": said})
    except ValueError:
        return False  # a box that is gone, or none of ours


def info_of(id: str, state: RoomState, presence: Presence) -> TableInfo:
    """The table as the lobby lists it and as its sockets are sent it."""
    opened = state.opened
    here = presence.seats()
    return TableInfo(
        id=id,
        title=opened.title,
        boxes=[box_id(box) for box in opened.boxes],
        settings=opened.settings,
        sexes=_sexes(tuple(opened.boxes), opened.settings.get("sexes")) if opened.sexes is None else opened.sexes,
        clock=opened.clock,
        public=opened.public,
        stage=state.stage,
        fault=state.frozen,
        other_rules=state.other_rules,
        host=None if state.host < 0 else state.host,
        seats=[
            SeatInfo(
                name=seat.name,
                sex=SEXES.get(seat.sex),
                bot=seat.player,
                taken=bool(seat.owner),
                here=number in here,
                muted=seat.muted,
                promise=seat.promise,
            )
            for number, seat in enumerate(state.seats)
        ],
        spectators=presence.spectators,
        seed_hash=hash_of(opened.seed),
        rematch=state.rematch,
        turn=state.turn,
        paused=state.paused,
        door=state.door,
        hushed=state.hushed,
        words=opened.words,
        revealing=state.revealing,
        winners=state.game.winners if state.game is not None else (),
    )


def said_of(number: int, spoke: entries.Spoke | entries.Noticed) -> messages.Said:
    """A message of the chat, with its number."""
    if isinstance(spoke, entries.Noticed):
        text = Words().say(NOTICES[spoke.notice], name=spoke.name)
        return messages.Said(number, spoke.seat, spoke.name, text, notice=spoke.notice, after=spoke.after)
    seat = None if spoke.seat < 0 else spoke.seat
    to = None if spoke.to < 0 else spoke.to
    return messages.Said(number, seat, spoke.name, spoke.text, spoke.phrase, to)
