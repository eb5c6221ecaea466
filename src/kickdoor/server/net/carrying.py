"""A socket that is carried between a client and the node that has its table: bytes, which are not looked into."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

RESTART: Final = b"\x88\x02\x03\xf4"  # a frame that closes with 1012: come back
LONG: Final = {126: 4, 127: 10}  # bytes before a frame whose second byte is this
HEAD: Final = 16_384  # bytes of an answer's head


class Frames:
    """Finds the ends of a server's frames: between two of them another can be put in."""

    def __init__(self) -> None:
        self._head = b""
        self._left = 0  # bytes until the end of the frame

    @property
    def between(self) -> bool:
        return not self._left and not self._head

    def read(self, data: bytes) -> None:
        at, end = 0, len(data)
        while at < end:
            if self._left:
                step = min(self._left, end - at)
                self._left -= step
                at += step
                continue
            need = 2 if len(self._head) < 2 else LONG[self._head[1]]
            piece = data[at : at + need - len(self._head)]
            self._head += piece
            at += len(piece)
            if len(self._head) >= 2 and len(self._head) == LONG.get(self._head[1], 2):
                self._left = self._head[1] if len(self._head) == 2 else int.from_bytes(self._head[2:])
                self._head = b""


class Owner(asyncio.Protocol):
    """The connection to the node that has the table."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.head = b""  # its answer: the status and the headers
        self._transport: asyncio.Transport | None = None
        self._answered: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._to: Carried | None = None
        self.rest = b""  # what came after the head before there was a client to write it to

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    async def answered(self) -> None:
        """Until the head of its answer is read; `OSError` where it ends before."""
        await self._answered

    @property
    def misdirected(self) -> bool:
        """It has not the table (any more), or it ends."""
        return self.head.split(b" ", 2)[1:2] not in ([b"101"], [b"429"])

    def data_received(self, data: bytes) -> None:
        if self._to is not None:
            self._to.from_owner(data)
            return
        self.rest += data
        if not self._answered.done():
            head, end, rest = self.rest.partition(b"\r\n\r\n")
            if end:
                self.head, self.rest = head + end, rest
                self._answered.set_result(None)
            elif len(head) > HEAD:
                self.close()

    def carry(self, to: Carried) -> None:
        """From now on what it says is written to this client."""
        rest, self.rest, self._to = self.rest, b"", to
        to.from_owner(rest)

    def write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def reading(self, on: bool) -> None:
        if self._transport is not None and not self._transport.is_closing():
            (self._transport.resume_reading if on else self._transport.pause_reading)()

    def pause_writing(self) -> None:
        if self._to is not None:
            self._to.reading(False)

    def resume_writing(self) -> None:
        if self._to is not None:
            self._to.reading(True)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._answered.done():
            self._answered.set_exception(ConnectionResetError("it ended before it answered"))
        if self._to is not None:
            self._to.come_back()


class Carried(asyncio.Protocol):
    """The connection of the client."""

    def __init__(self, transport: asyncio.Transport, owner: Owner, left: Callable[[Carried], None]) -> None:
        self._transport: Final = transport
        self._owner: Final = owner
        self._left: Final = left  # called at its end
        self._frames: Final = Frames()
        self._over = False

    @property
    def address(self) -> str:
        """Of the node that has the table."""
        return self._owner.address

    def begin(self) -> None:
        """Takes over from the protocol that has read the request."""
        self._transport.write(self._owner.head)
        self._transport.set_protocol(self)
        self._owner.carry(self)
        self.reading(True)

    def from_owner(self, data: bytes) -> None:
        if not self._over:
            self._frames.read(data)
            self._transport.write(data)

    def data_received(self, data: bytes) -> None:
        self._owner.write(data)

    def reading(self, on: bool) -> None:
        if not self._transport.is_closing():
            (self._transport.resume_reading if on else self._transport.pause_reading)()

    def pause_writing(self) -> None:
        self._owner.reading(False)

    def resume_writing(self) -> None:
        self._owner.reading(True)

    def come_back(self) -> None:
        """Closes it so that the client comes back at once, and finds who has the table then."""
        if self._over:
            return
        self._over = True
        if self._frames.between and not self._transport.is_closing():
            self._transport.write(RESTART)
        self._transport.close()
        self._owner.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._over = True
        self._owner.close()
        self._left(self)
