"""A WebSocket at a table: who is behind it, and what it says, within limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from starlette.websockets import WebSocket

from kickdoor.views.names import CloseCode
from kickdoor.views.room import Problem

from ..protocol import messages
from ..protocol.limits import BURST, COOKIE, RATE, STRIKES
from ..room.chat import LONGEST_NAME
from ..room.refusal import Refusal
from ..running.connection import Connection
from ..running.replies import Reply, message_of
from ..running.runner import Runner
from .addresses import counted
from .bucket import Bucket
from .edge import CUT, HEAR, WRITE
from .outbox import FAREWELL, Flushing, Outbox

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(messages.FromClient).decode


class Host(Protocol):
    """What a socket needs of the server."""

    sockets: int  # how many are open

    @property
    def flushing(self) -> Flushing:
        """Has frames written."""

    @property
    def draining(self) -> bool:
        """Whether the server ends."""

    @property
    def origins(self) -> tuple[str, ...]:
        """Web origins that may speak for their visitors."""

    async def room(self, id: str) -> Runner:
        """The room with this id; `Refusal` where there is none."""

    def key_of(self, token: str) -> str | None:
        """The key in a token; None where it was not signed here."""

    def refused(self, code: str) -> None:
        """Counts a refusal."""

    def now(self) -> int:
        """The server's time."""


def _admitted(host: Host, socket: WebSocket) -> tuple[str, CloseCode | None]:
    """The key of the person behind a socket, and the code to close it with where it is not let in."""
    origin = socket.headers.get("origin")
    own = origin is None or origin.partition("://")[2] == socket.headers.get("host")
    if not own and origin not in host.origins:
        return "", 4003
    token = socket.query_params.get("token") or socket.cookies.get(COOKIE)
    if token is None:
        return "", None
    key = host.key_of(token)
    return ("", 4003) if key is None else (key, None)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None


def closing_code(refusal: Refusal) -> CloseCode:
    """With which code a socket is closed whose table is not here."""
    return 4004 if refusal.code == "no_table" else 1012 if refusal.code == "not_read" else 4010


async def serve_socket(host: Host, socket: WebSocket) -> None:
    """Serves one socket until it is closed."""
    key, code = _admitted(host, socket)
    await socket.accept()
    if host.draining:
        code = 1012
    if code is None:
        try:
            room = await host.room(socket.path_params["table"])
        except Refusal as refusal:
            code = closing_code(refusal)
    if code is not None:
        await socket.send({"type": "websocket.send", "text": encode(messages.Bye(code)).decode()})
        await socket.close(code, messages.CLOSES[code])
        return
    outbox = Outbox(host.flushing)
    outbox.cut = socket.scope.get(CUT, outbox.cut)
    outbox.write = socket.scope.get(WRITE, outbox.write)
    connection = _connection(room, socket, outbox, key)
    host.sockets += 1
    writer = asyncio.create_task(outbox.pump(socket))
    room.attach(connection)
    try:
        await _Reader(host, room, connection, outbox).read(socket)  # ends too when the writer closes the socket
        if outbox.code is not None and not writer.done():
            await asyncio.wait((writer,), timeout=FAREWELL)
    finally:
        host.sockets -= 1
        room.detach(connection)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer


def _connection(room: Runner, socket: WebSocket, outbox: Outbox, key: str) -> Connection:
    """The socket as its room knows it: in the seat it asks for, in another of the person's, or watching."""
    query = socket.query_params
    mine = room.state.seats_of(key)
    wanted = _number(query.get("seat"))
    seat = None if "watch" in query or not mine else (wanted if wanted in mine else mine[0])
    seen = _number(query.get("seen")) or 0
    address = counted(socket.client.host if socket.client is not None else "")
    return Connection(outbox.put, outbox.close, key, seat, seen, query.get("name", "")[:LONGEST_NAME], address)


class _Reader:
    """Reads the messages of one socket, with a rate limit."""

    def __init__(self, host: Host, room: Runner, connection: Connection, outbox: Outbox) -> None:
        self._host: Final = host
        self._room: Final = room
        self._connection: Final = connection
        self._outbox: Final = outbox
        self._loop: Final = asyncio.get_running_loop()
        self._bucket: Final = Bucket(RATE, BURST, self._loop.time())
        self._strikes = 0

    async def read(self, socket: WebSocket) -> None:
        """Until the socket ends; it is closed once it has sent too much that cannot be read."""
        hear: Callable[[Callable[[str], None]], None] = socket.scope.get(HEAR, lambda heard: None)
        hear(self._heard)
        while True:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            self._heard(event.get("text") or event.get("bytes") or b"")

    def _heard(self, frame: str | bytes) -> None:
        if self._strikes >= STRIKES:
            return
        if self._bucket.take(self._loop.time()):
            self._frame(frame)
        else:
            self._refuse(Problem("too_fast", number=int(RATE), seconds=1))

    def _frame(self, frame: str | bytes) -> None:
        try:
            message = decode(frame)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._refuse(Problem("not_understood", text=f"{error}"[:200]))
            return
        if isinstance(message, messages.Ping):
            # Answered here, not by the room: its queue may be waiting for a commit.
            self._outbox.put(encode(messages.Pong(message.n, self._host.now())))
            return
        id = getattr(message, "id", "")
        self._room.hear(self._connection, message, lambda reply: self._reply(reply, id))

    def _reply(self, reply: Reply, id: str) -> None:
        self._outbox.put(encode(message_of(reply, id)))

    def _refuse(self, problem: Problem) -> None:
        self._strikes += 1
        self._host.refused(problem.code)
        self._outbox.put(encode(messages.Refused.of(problem, "")))
        if self._strikes == STRIKES:
            self._outbox.close(1008)
