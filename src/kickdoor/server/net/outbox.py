"""What is sent to a WebSocket: from a bounded queue, and who does not read is aborted rather than waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from kickdoor.views.names import CloseCode

from ..protocol import messages
from ..protocol.limits import QUEUE

FAREWELL: Final = 3.0  # seconds in which a socket takes its last message; then it is aborted

encode = msgspec.json.Encoder().encode


class Flushing:
    """Has the frames of one turn of the loop written in the next, those of each socket in one piece."""

    def __init__(self) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._due: list[Outbox] = []

    def later(self, outbox: Outbox) -> None:
        if not self._due:
            self._loop.call_soon(self._flush)
        self._due.append(outbox)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for outbox in due:
            outbox.flush()


class Outbox:
    """Frames that wait to be sent. A socket that does not read is closed."""

    def __init__(self, flushing: Flushing) -> None:
        self._flushing: Final = flushing
        self._waiting: Final[deque[bytes]] = deque()
        self._size = 0
        self._new = 0  # bytes of these that were added in this turn of the loop
        self._wake: Final = asyncio.Event()
        self._due = False  # what waits is written in the loop's next turn
        self._pumping = False  # `pump` is sending; nothing may overtake it
        self.code: CloseCode | None = None  # with which the socket is to be closed
        self.cut: Callable[[], None] = lambda: None  # aborts the socket
        self.write: Callable[[deque[bytes]], bool] = lambda frames: False  # writes at once, if the socket is ready

    def put(self, frame: bytes) -> None:
        if self.code is not None:
            return
        # Frames of this turn of the loop do not count yet: a new socket is sent a whole game and its chat at once.
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
            self._flushing.later(self)

    def flush(self) -> None:
        """Writes what waits, in one piece."""
        self._due = False
        self._new = 0
        if self._pumping or self.code is not None or not self.write(self._waiting):
            self._wake.set()
            return
        self._waiting.clear()
        self._size = 0

    def close(self, code: CloseCode) -> None:
        if self.code is None:
            self.code = code
            self._waiting.append(encode(messages.Bye(code)))
            self._wake.set()
            # A client that does not read does not complete the closing handshake either.
            asyncio.get_running_loop().call_later(FAREWELL, lambda: self.cut())

    async def pump(self, socket: WebSocket) -> None:
        """Sends what `write` could not, until the socket is to be closed."""
        while True:
            self._pumping = True
            while self._waiting:
                frame = self._waiting.popleft()
                self._size -= len(frame)
                await socket.send({"type": "websocket.send", "text": frame.decode()})
                del frame  # else it stays in memory while this waits
            self._pumping = False
            if self.code is not None:
                await socket.close(self.code, messages.CLOSES[self.code])
                return
            self._wake.clear()
            await self._wake.wait()
