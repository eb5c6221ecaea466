"""Clients that hold a server's connections without using them: idle ones, slow headers, slow bodies."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import httpx

OTHER = "127.0.0.2"  # another address of this machine
HALF = b"GET /api/menu HTTP/1.1\r\nhost: x\r\nx-slow: "
BODY = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"


class Holding:
    """Connections from one address, each with the same first bytes."""

    def __init__(self, port: int, first: bytes = b"") -> None:
        self._port, self._first = port, first
        self._held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._reading: list[asyncio.Task[bytes]] = []

    async def open(self, count: int) -> None:
        """Opens so many, a hundred at a time."""
        for start in range(0, count, 100):
            await asyncio.gather(*(self._one() for _ in range(min(100, count - start))))

    async def _one(self) -> None:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            if self._first:
                writer.write(self._first)
            self._held.append((reader, writer))
            self._reading.append(asyncio.create_task(_rest(reader)))

    async def drip(self, byte: bytes = b"a") -> None:
        """Sends one byte on each."""
        for (_, writer), reading in zip(self._held, self._reading, strict=True):
            if not reading.done() and not writer.is_closing():
                writer.write(byte)
        await asyncio.sleep(0)

    async def answers(self) -> list[bytes]:
        """What came on each until the server closed it."""
        return await asyncio.gather(*self._reading)

    def alive(self) -> int:
        """How many the server has not closed."""
        return sum(not reading.done() for reading in self._reading)

    def close(self) -> None:
        for _, writer in self._held:
            writer.transport.abort()


async def _rest(reader: asyncio.StreamReader) -> bytes:
    found = b""
    with contextlib.suppress(OSError):
        while piece := await reader.read(1000):
            found += piece
    return found


@contextlib.asynccontextmanager
async def holding(port: int, count: int, first: bytes = b"") -> AsyncIterator[Holding]:
    """So many connections, until the block ends."""
    found = Holding(port, first)
    try:
        await found.open(count)
        yield found
    finally:
        found.close()


async def served(url: str, address: str, patience: float = 30.0) -> float:
    """Seconds until a person at another address is answered."""
    began = time.monotonic()
    async with httpx.AsyncClient(
        transport=httpx.AsyncHTTPTransport(local_address=address), timeout=patience
    ) as client:
        answer = await client.get(f"{url}/api/tables")
        assert answer.status_code == 200
    return time.monotonic() - began
