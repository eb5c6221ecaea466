"""Uvicorn's WebSocket protocol, with the limits it lacks against hostile clients."""

from __future__ import annotations

from asyncio import BaseTransport
from collections import deque
from collections.abc import Callable, Iterable
from socket import SO_SNDBUF, SOL_SOCKET
from struct import pack
from typing import ClassVar, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from .bucket import Bucket
from .doors import Doors

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

# Bytes that the system may hold for a socket that does not read; its default is millions.
KERNEL: Final = 1 << 16
PIECE: Final = 2048  # bytes that are read in one turn of the loop: some hundred of the shortest frames
PINGS: Final = (5.0, 100.0)  # ping frames of a socket a second, and at once
FRAGMENTS: Final = 256  # fragments of one message
CUT: Final = "kickdoor.cut"  # under this key the scope of a socket has a function that aborts it
WRITE: Final = "kickdoor.write"  # and under this one, a function that writes to it at once
HEAR: Final = "kickdoor.hear"  # and under this one, a function that is told who reads its texts at once
TEXT: Final = 0x81  # the first byte of a text in one frame
PONG: Final = 0x8A
BETWEEN: Final = StreamReader.at_eof.__code__  # where the library waits between two frames


def _is_between(parser: object) -> bool:
    """Whether a parser of the library waits between two frames: it reads them in a generator within its own."""
    waits = getattr(getattr(parser, "gi_yieldfrom", None), "gi_yieldfrom", None)
    return getattr(waits, "gi_code", None) is BETWEEN


class Edge(WebSocketsSansIOProtocol):
    """Reads in small pieces, so that others are served during a flood of frames; can be aborted at once."""

    doors: ClassVar[Doors] = Doors()

    def connection_made(self, transport: BaseTransport) -> None:
        self._unread: deque[bytes] = deque()
        self._reading = False
        self._heard: Callable[[str], None] | None = None  # reads texts at once
        self._pings = Bucket(*PINGS, self.loop.time())
        held = transport.get_extra_info("socket")
        if held is not None:
            held.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if len(data) <= PIECE and not self._unread:
            if not self._read_at_once(data):
                super().data_received(data)
            return
        self._unread.extend(data[start : start + PIECE] for start in range(0, len(data), PIECE))
        self.transport.pause_reading()
        if not self._reading:
            self._reading = True
            self._read_on()

    def _read_at_once(self, data: bytes) -> bool:
        """Reads a text or a pong that comes whole and alone, as nearly all do; False where it is anything else.

        The library's way to read one costs more than the room's own work.
        """
        conn = self.conn
        if self._heard is None or len(data) < 6 or conn.state is not OPEN or self.close_sent:
            return False
        kind, size, start = data[0], data[1] - 128, 6
        if size == 126 and kind == TEXT:
            size, start = data[2] << 8 | data[3], 8
        elif size > 125:
            return False
        if len(data) != start + size or not _is_between(conn.parser):
            return False
        if kind == PONG:
            self.handle_pong(Frame(Opcode.PONG, apply_mask(data[start:], data[start - 4 : start])))
            return True
        if kind != TEXT or conn.current_size is not None or not self.queue.empty():
            return False  # others, a part of a longer one, or one that comes after others which wait
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self._heard(text)
        return True

    def hear(self, heard: Callable[[str], None]) -> None:
        """From now on texts are given to this function, where that can be done at once; others are received."""
        self._heard = heard

    def _read_on(self) -> None:
        """Reads one piece; the next in the next turn of the loop."""
        if self.transport.is_closing() or not self._unread:
            self._reading = False
            self._unread.clear()
            return
        super().data_received(self._unread.popleft())
        idle = self.queue.empty() or self.close_sent  # else `receive` resumes reading once the queue is empty
        if not self._unread and idle and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        self.loop.call_soon(self._read_on)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and not self._unread:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_connect(self, event: Request) -> None:
        if not self._let_in(event):
            # Refused before any work is done for it.
            self.conn.send_response(self.conn.reject(429, "this address opens too many sockets; wait a second\n"))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            return
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[CUT] = self.cut  # type: ignore[typeddict-unknown-key]
            self.scope[WRITE] = self.write  # type: ignore[typeddict-unknown-key]
            self.scope[HEAR] = self.hear  # type: ignore[typeddict-unknown-key]

    def _let_in(self, event: Request) -> bool:
        address = self.client[0] if self.client else ""
        return self.doors.upgrade(self.transport, address, event.headers.raw_items(), self.loop.time())

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # the base class does the same, but logs a traceback
                self.conn.fail(1007, "a text that is not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)
        # Breaks reference cycles: the garbage collector runs seldom.
        if hasattr(self, "scope"):
            self.scope.pop(CUT, None)  # type: ignore[typeddict-item]
            self.scope.pop(WRITE, None)  # type: ignore[typeddict-item]
            self.scope.pop(HEAR, None)  # type: ignore[typeddict-item]
        self._heard = None
        self.conn.parser.close()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.conn.fail(1009, "a message in too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        # A client that pings without reading the pongs would fill the buffer.
        if not self.writable.is_set() or not self._pings.take(self.loop.time()):
            self.cut()
            return
        super().handle_ping()

    def keepalive_timeout(self) -> None:
        # A half-open socket never completes the closing handshake.
        super().keepalive_timeout()
        self.cut()

    def write(self, frames: Iterable[bytes]) -> bool:
        """Writes text frames at once, in one piece; False where the socket is not ready for them.

        A text frame of a server is its length and its bytes. The library's way to write one costs more than the
        room's own work.
        """
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for frame in frames:
            size = len(frame)
            if size < 126:
                parts.append(b"\x81%c" % size)
            elif size < 1 << 16:
                parts.append(pack("!BBH", 0x81, 126, size))
            else:
                parts.append(pack("!BBQ", 0x81, 127, size))
            parts.append(frame)
        self.transport.write(b"".join(parts))
        return True

    def cut(self) -> None:
        """Aborts the socket, whatever still waits to be sent."""
        self.transport.abort()


def edge(doors: Doors) -> type[Edge]:
    """A protocol class with counts of its own."""
    return type("Edge", (Edge,), {"doors": doors})
