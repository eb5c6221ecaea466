"""A WebSocket client made of bytes, for frames that no library sends and for clients that misbehave."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def framed(
    data: bytes,
    opcode: int = TEXT,
    fin: bool = True,
    reserved: int = 0,
    masked: bool = True,
    mask: bytes = bytes(4),
) -> bytes:
    """The bytes of one frame."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", first, bit | len(data))
    elif len(data) < 1 << 16:
        head = struct.pack("!BBH", first, bit | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, bit | 127, len(data))
    hidden = bytes([byte ^ mask[at % 4] for at, byte in enumerate(data)])
    return head + (mask + hidden if masked else data)


class Raw:
    """A socket that sends any bytes, and reads only when told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int, path: str, buffer: int = 0, headers: tuple[str, ...] = ()) -> Raw:
        """Connects; `buffer` limits the bytes that the system keeps for a client that does not read."""
        plain = socket.socket()
        if buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=1 << 12)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers, "", "",
        )  # fmt: skip
        writer.write("\r\n".join(lines).encode())
        raw = cls(reader, writer)
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return raw

    async def send(self, *frames: bytes) -> None:
        self.writer.write(b"".join(frames))
        await self.writer.drain()

    async def receive(self) -> tuple[int, bytes]:
        """The opcode and the data of the next frame."""
        first, length = await self.reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(length)

    async def closed(self) -> int:
        """Reads until the end; the code of the close frame, or 1006 where there was none."""
        code = 1006
        try:
            while True:
                opcode, data = await self.receive()
                if opcode == CLOSE:
                    code = struct.unpack("!H", data[:2])[0] if data else 1005
        except (asyncio.IncompleteReadError, ConnectionError):
            return code

    def cut(self) -> None:
        self.writer.transport.abort()
