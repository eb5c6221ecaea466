"""A WebSocket at a table: reads with limits, writes from a bounded queue, and is cut rather than waited for."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket

from ..protocol import messages
from ..room.connection import Link, Refusal
from ..room.doings import doing
from ..room.runner import encode
from .bucket import Bucket
from .edge import CUT, WRITE
from .keys import COOKIE

if TYPE_CHECKING:
    from ..house.house import House

LONGEST: Final = 16_384  # bytes of a message; the web server closes the socket with 1009 beyond it
QUEUE: Final = 1 << 18  # bytes that may wait for a socket that does not read
RATE: Final = 30.0  # messages a second, and
BURST: Final = 120.0  # so many at once
FAREWELL: Final = 3.0  # seconds in which a socket takes its last message; then it is cut
STRIKES: Final = 40  # messages refused as too fast or not understood, until the socket is closed

decode = msgspec.json.Decoder(messages.FromClient).decode


class Outbox:
    """What waits to be sent; whoever does not read is cut."""

    def __init__(self) -> None:
        self._waiting: Final[deque[bytes]] = deque()
        self._size = 0
        self._new = 0  # of these, what was put there in this turn of the loop
        self._wake: Final = asyncio.Event()
        self._loop: Final = asyncio.get_running_loop()
        self._due = False  # what waits is written in the loop's next turn, in one piece
        self._pumping = False  # something is being sent the slow way, and nothing may overtake it
        self.code: int | None = None  # with which the socket is to be closed
        self.cut: Callable[[], None] = lambda: None  # ends the socket, whatever waits in it
        self.write: Callable[[deque[bytes]], bool] = lambda frames: False  # at once, where the socket is ready

    def put(self, frame: bytes) -> None:
        if self.code is not None:
            return
        # What is said in one turn of the loop counts only if it has not gone by the next: whoever comes to a long
        # game, or to a long talk, is told all of it at once.
        old = self._size - self._new
        if old and old + len(frame) > QUEUE:
            self._waiting.clear()
            self.close(1013)
            return
        self._size += len(frame)
        self._new += len(frame)
        self._waiting.append(frame)
        if not self._due:
            self._due = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._due = False
        self._new = 0
        if self._pumping or self.code is not None or not self.write(self._waiting):
            self._wake.set()
            return
        self._waiting.clear()
        self._size = 0

    def close(self, code: int) -> None:
        if self.code is None:
            self.code = code
            self._waiting.append(encode(messages.Bye(code, messages.CLOSES[code])))
            self._wake.set()
            # Whoever does not read does not read the farewell either, and a socket is closed only once it is read.
            asyncio.get_running_loop().call_later(FAREWELL, lambda: self.cut())

    async def pump(self, socket: WebSocket) -> None:
        """Sends until there is a reason to close."""
        while True:
            self._pumping = True
            while self._waiting:
                frame = self._waiting.popleft()
                self._size -= len(frame)
                await socket.send({"type": "websocket.send", "text": frame.decode()})
                del frame  # or it would stay as long as the socket
            self._pumping = False
            if self.code is not None:
                await socket.close(self.code, messages.CLOSES[self.code])
                return
            self._wake.clear()
            await self._wake.wait()


def _welcome(house: House, socket: WebSocket) -> tuple[str, int | None]:
    """The key of whoever knocks, and the code to turn them away with."""
    origin = socket.headers.get("origin")
    if (
        origin is not None
        and origin.partition("://")[2] != socket.headers.get("host")
        and origin not in house.origins
    ):
        return "", 4003
    token = socket.query_params.get("token") or socket.cookies.get(COOKIE)
    if token is None:
        return "", None
    key = house.keys.read(token)
    return ("", 4003) if key is None else (key, None)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None


async def serve_socket(house: House, socket: WebSocket) -> None:
    """One socket, from its knock to its end."""
    key, code = _welcome(house, socket)
    await socket.accept()
    if code is None:
        try:
            room = house.hall.room(socket.path_params["table"])
        except Refusal as refusal:
            code = 4004 if refusal.code == "no_table" else 4010
    if code is not None:
        await socket.send(
            {"type": "websocket.send", "text": encode(messages.Bye(code, messages.CLOSES[code])).decode()}
        )
        await socket.close(code, messages.CLOSES[code])
        return
    outbox = Outbox()
    mine = room.state.seats_of(key)
    wanted = _number(socket.query_params.get("seat"))
    watch = "watch" in socket.query_params
    seat = None if watch or not mine else (wanted if wanted in mine else mine[0])
    seen = _number(socket.query_params.get("seen")) or 0
    link = Link(outbox.put, outbox.close, key, seat, seen, socket.query_params.get("name", "")[:24])
    house.sockets += 1
    outbox.cut = socket.scope.get(CUT, outbox.cut)
    outbox.write = socket.scope.get(WRITE, outbox.write)
    writer = asyncio.create_task(outbox.pump(socket))
    room.attach(link)
    try:
        await _read(house, socket, link, outbox)  # comes to its end too when the writer has closed the socket
        if outbox.code is not None and not writer.done():
            await asyncio.wait((writer,), timeout=FAREWELL)
    finally:
        house.sockets -= 1
        room.detach(link)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer


async def _read(house: House, socket: WebSocket, link: Link, outbox: Outbox) -> None:
    loop = asyncio.get_running_loop()
    bucket = Bucket(RATE, BURST, loop.time())
    strikes = 0
    room = house.hall.room(socket.path_params["table"])
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        frame = event.get("text") or event.get("bytes") or b""
        refused: messages.Refused | None = None
        if not bucket.take(loop.time()):
            refused = messages.Refused("", "too_fast", f"at most {RATE:g} messages a second are read")
        else:
            try:
                message = decode(frame)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                refused = messages.Refused("", "not_understood", f"{error}"[:200])
        if refused is None and isinstance(message, messages.Ping):
            # Answered here, not in the room's line: the disk may keep that waiting.
            outbox.put(encode(messages.Pong(message.n, house.clock.now())))
            continue
        if refused is None:
            room.do(doing(link, message), outbox.put, getattr(message, "id", ""))
            continue
        strikes += 1
        house.refused(refused.code)
        outbox.put(encode(refused))
        if strikes >= STRIKES:
            outbox.close(1008)
            return
