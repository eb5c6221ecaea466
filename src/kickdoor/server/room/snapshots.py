"""A room as bytes: what is true of it after an entry, so that a restart need not read the entries before.

The game in it is as old as what may still be taken back: the answers since then are given to it again.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from kickdoor.engine.table.rules import Refused
from kickdoor.fairness import Draw
from kickdoor.snapshots import Unusable
from kickdoor.views.names import Door

from ..protocol.paces import Pace
from . import apply
from .apply import give
from .clocks import ClockState
from .entries import Noticed, Opened, Spoke
from .refusal import OtherRules, Unreadable
from .state import Ended, Maker, RoomState

VERSION: Final = 1  # of this format


class SeatKept(Struct, forbid_unknown_fields=True):
    """As `state.Seat`."""

    name: str
    sex: str
    owner: str
    bot: str
    promise: str
    muted: bool
    minder: str
    standing: int | None
    last: int | None
    moment: int
    ended: list[Ended]


class TimingKept(Struct, forbid_unknown_fields=True):
    """As `clocks.Timing`."""

    pace: Pace
    stand: ClockState | None
    since: int
    spent: int
    holds: list[int]
    halted: int | None


class ChatKept(Struct, forbid_unknown_fields=True):
    """A line of the chat: one of these."""

    spoke: Spoke | None = None
    noticed: Noticed | None = None


class RoomKept(Struct, forbid_unknown_fields=True):
    """As `state.RoomState`."""

    version: int
    entry: int  # the number of the last entry that it has
    rules: int  # of `opened`, which is the first entry
    seats: list[SeatKept]
    timing: TimingKept
    draw: Draw | None
    reveal_by: int
    players: list[tuple[str, str]]
    gone: int  # how many answers the game below has had
    game: Raw  # its snapshot; null: it is over, and kept as it ended
    answers: list[tuple[int, int]]  # since then
    moves: int
    ids: list[tuple[int, str]]
    chat: list[ChatKept]
    spoken: int
    told: int
    paused: bool
    stepped: int | None
    host_key: str
    sent_away: list[str]
    hushed: bool
    door: Door
    lock: str
    invite: str
    frozen: str
    rematch: str


SAME: Final = (
    "draw", "reveal_by", "players", "moves", "spoken", "told", "paused", "stepped", "host_key", "hushed", "door",
    "lock", "invite", "frozen", "rematch",
)  # fmt: skip
SEAT: Final = SeatKept.__struct_fields__
TIMING: Final = TimingKept.__struct_fields__
NO_GAME: Final = Raw(b"null")

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(RoomKept).decode


def kept(state: RoomState, entry: int) -> bytes:
    """The room after the entry with this number; empty where its game must be played again."""
    game = state.game
    if game is None or state.other_rules:
        return b""
    if game.over:
        count, body = state.count, NO_GAME
    elif state.copies:
        count, body = state.copies[0][0], Raw(state.copies[0][1].snapshot())
    else:
        return b""
    if not bytes(body) or count < state.gone:
        return b""
    same = {name: getattr(state, name) for name in SAME}
    return encode(
        RoomKept(
            version=VERSION,
            entry=entry,
            rules=state.opened.rules,
            seats=[SeatKept(**{name: getattr(seat, name) for name in SEAT}) for seat in state.seats],
            timing=TimingKept(**{name: getattr(state.timing, name) for name in TIMING}),
            gone=count,
            game=body,
            answers=state.answers[count - state.gone :],
            ids=list(state.ids),
            chat=[ChatKept(one) if isinstance(one, Spoke) else ChatKept(None, one) for one in state.chat],
            sent_away=sorted(state.sent_away),
            **same,
        )
    )


def restore(body: bytes, opened: Opened, make: Maker) -> tuple[RoomState, int]:
    """The room of this snapshot, and the number of the last entry that it has. `Unusable` where it cannot be."""
    try:
        found = decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unusable(str(error)) from error
    if found.version != VERSION or len(found.seats) != len(opened.bots):
        raise Unusable(f"version {found.version} of snapshots of rooms")
    state = RoomState(opened, make)
    for name in SAME:
        setattr(state, name, getattr(found, name))
    state.opened = state.dealt = replace(state.opened, rules=found.rules)
    if state.draw is not None:
        state.dealt = replace(state.opened, seed=state.draw.seed)
    for seat, data in zip(state.seats, found.seats, strict=True):
        for name in SEAT:
            setattr(seat, name, getattr(data, name))
    for name in TIMING:
        setattr(state.timing, name, getattr(found.timing, name))
    state.ids = dict.fromkeys(found.ids, True)
    state.chat = [line for one in found.chat for line in (one.spoke, one.noticed) if line is not None]
    state.sent_away.update(found.sent_away)
    _restore_game(state, found)
    return state, found.entry


def _restore_game(state: RoomState, found: RoomKept) -> None:
    try:
        game = state.make(state.dealt, state.players)
        game.restore(bytes(found.game), len(state.opened.fork) + found.gone)
        copy = game.copy()
        for seat, index in found.answers:
            give(game, seat, index)
    except (OtherRules, Unreadable, Refused) as error:
        raise Unusable(str(error)) from error
    state.game, state.gone, state.answers = game, found.gone, found.answers
    state.copies = [] if copy is None else [(found.gone, copy)]
    state.copy_at = found.gone + apply.COPIED
