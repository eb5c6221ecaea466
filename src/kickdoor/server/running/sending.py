"""Turns what is true into frames: each socket is sent what has changed since what it was sent last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from kickdoor.fence import fenced

from ..protocol import messages
from ..protocol.limits import LAST_EVENTS
from ..room.entries import Noticed
from ..room.hosted import Hosted
from ..room.state import RoomState
from .about import said_of
from .connection import Connection

SHOWING: Final = 0.2  # seconds that showing a table may take
encode = msgspec.json.Encoder().encode


class Sending:
    """Called after a commit, never before: what is sent is on disk."""

    def __init__(self, table: str) -> None:
        self._table: Final = table

    def welcome(self, connections: Sequence[Connection], now: int) -> None:
        """The first message to a new socket: also where it has sent something that is answered now."""
        for connection in connections:
            if not connection.sent.welcomed:
                connection.sent.welcomed = True
                connection.send(encode(messages.Welcome(messages.VERSION, self._table, connection.seat, now)))

    def greet(self, state: RoomState, connections: Sequence[Connection], info: bytes) -> None:
        """The table's listing and the chat, where they are new to a socket."""
        for connection in connections:
            sent = connection.sent
            if sent.table != info:
                sent.table = info
                connection.send(encode(messages.Table.encoded(Raw(info))))
            if sent.chat < state.spoken:
                _chat(state, connection)

    def show(self, state: RoomState, connections: Sequence[Connection]) -> None:
        """The game, to each seat as it may see it. `Fault` where the game fails to show itself."""
        if state.game is None or not connections:
            return
        with fenced("showing the table", SHOWING):
            frames = _frames(state, state.game, connections)
        for connection, frame in frames:
            connection.send(frame)


def _chat(state: RoomState, connection: Connection) -> None:
    first = state.spoken - len(state.chat)
    for number in range(max(first, connection.sent.chat), state.spoken):
        spoke = state.chat[number - first]
        if isinstance(spoke, Noticed) or connection.hears(spoke.seat):
            connection.send(encode(said_of(number, spoke)))
    connection.sent.chat = state.spoken


def _frames(state: RoomState, game: Hosted, connections: Sequence[Connection]) -> list[tuple[Connection, bytes]]:
    public, clock, count = game.public(), encode(state.timing.clock()), game.events
    owns: dict[int | None, bytes] = {None: b"null"}
    # By seat and first event: several spectators are sent the same frame.
    made: dict[tuple[int | None, int], bytes] = {}
    frames: list[tuple[Connection, bytes]] = []
    for connection in connections:
        seat, sent = connection.seat, connection.sent
        own = owns.get(seat)
        if own is None:
            own = owns[seat] = _own(state, game, seat)
        since = max(sent.events if 0 <= sent.events <= count else 0, count - LAST_EVENTS)
        if (public, own, clock) == sent.shown and since == count:
            continue
        sent.shown, sent.events = (public, own, clock), count
        frame = made.get((seat, since))
        if frame is None:
            events = game.events_for(seat, since) if since < count else b"[]"
            shown = messages.State.encoded(count, Raw(public), Raw(own), Raw(events), Raw(clock))
            frame = made[seat, since] = encode(shown)
        frames.append((connection, frame))
    return frames


def _own(state: RoomState, game: Hosted, seat: int | None) -> bytes:
    if seat is None:
        return b"null"
    place = state.seats[seat]
    return game.own(seat, place.standing is not None, place.last is not None and not place.player)
