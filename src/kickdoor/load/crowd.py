"""Clients for measuring a server: a minimal WebSocket client, tables full of them, and the server process."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

SEATS: Final = 4
SPECTATORS: Final = 2


# What a client needs of a state; msgspec skips the rest.


class _Option(msgspec.Struct):
    word: str
    verb: str


class _Ask(msgspec.Struct):
    number: int
    options: list[_Option]


class _Own(msgspec.Struct):
    ask: _Ask | None = None


class _Public(msgspec.Struct):
    asked: int | None
    over: bool


class _State(msgspec.Struct):
    public: _Public
    own: _Own


decode = msgspec.json.Decoder(_State).decode


class Wire(asyncio.Protocol):
    """A minimal WebSocket client: reads whole text frames, and answers pings."""

    def __init__(self, path: str, heard: Callable[[Wire, bytes], None]) -> None:
        self._path: Final = path
        self._heard: Final = heard
        self._rest = b""
        self._open = False
        self.state = b""  # the last one
        self.frames = 0  # texts that came
        self.lost = False
        self.ready: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"{self._path}: the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        place = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            self._open = True
            place = end + 4
        while len(data) - place >= 2:
            size, start = data[place + 1], place + 2
            if size > 125:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            if len(data) < start + size:
                break
            kind, frame = data[place] & 15, data[start : start + size]
            place = start + size
            if kind == 1:
                self._text(frame)
            elif kind == 9:
                self._write(10, frame)
        self._rest = data[place:]

    def _text(self, frame: bytes) -> None:
        self.frames += 1
        if frame.startswith(b'{"t":"state"'):
            self.state = frame
        if not self.ready.done():
            self.ready.set_result(None)
        self._heard(self, frame)

    def send(self, text: bytes) -> None:
        self._write(1, text)

    def _write(self, kind: int, body: bytes) -> None:
        # Clients must mask what they send; a mask of zeros is allowed.
        size = bytes((128 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes((128 | kind,)) + size + b"\0\0\0\0" + body)


class CrowdTable:
    """A table with clients in all its seats; one of them answers when `answer` is called."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.wires: Final[list[Wire]] = []  # of the seats, then of the spectators
        self.tokens: Final[list[str]] = []
        self.sent = 0.0  # when the last answer should have been sent; 0: it was counted
        self.taken = False
        self.last = 0.0  # when a seat last received anything
        self.count = 0
        self.over = False
        self.refused = 0

    def hear(self, wire: Wire, frame: bytes) -> None:
        if frame.startswith(b'{"t":"taken"'):
            self.taken = True
        elif frame.startswith(b'{"t":"refused"'):
            self.refused += 1
            self.taken = True
        if wire in self.wires[:SEATS]:
            self.last = time.perf_counter()

    def answer(self, intended: float, rng: random.Random) -> bool:
        """A seat that can pass does; else the asked seat takes any option. False where the game is over."""
        first = decode(self.wires[0].state)
        self.over = first.public.over
        chosen: tuple[Wire, int, str] | None = None
        for number, wire in enumerate(self.wires[:SEATS]):
            ask = (first if number == 0 else decode(wire.state)).own.ask
            if ask is None or not ask.options:
                continue
            passes = [option.word for option in ask.options if option.verb == "pass"]
            if passes:
                chosen = (wire, ask.number, passes[0])
                break
            if number == first.public.asked or chosen is None:
                chosen = (wire, ask.number, rng.choice(ask.options).word)
        if self.over or chosen is None:
            return False
        self.count += 1
        wire, at, word = chosen
        self.sent, self.taken, self.last = intended, False, 0.0
        message = {"t": "answer", "id": str(self.count), "number": at, "word": word}
        wire.send(msgspec.json.encode(message))
        return True

    def leave(self) -> None:
        for wire in self.wires:
            wire.transport.abort()


class Server:
    """A server in a process of its own, and what it uses; with the address of a PostgreSQL, one of its nodes."""

    def __init__(self, folder: Path, database: str = "") -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: Final = int(found.getsockname()[1])
        command = [sys.executable, "-m", "kickdoor.cli", "serve", "--port", str(self.port)]
        command += ["--database", database or str(folder / "tables.db"), "--openings", "1000000"]
        if database:
            command += ["--address", f"http://127.0.0.1:{self.port}"]
        self.words: Final = folder / f"server-{self.port}.log"
        with self.words.open("wb") as words:
            self._process: Final = subprocess.Popen(command, stdout=words, stderr=words)

    async def ready(self) -> None:
        for _ in range(300):
            with contextlib.suppress(OSError, ValueError):
                if (await self.ask("GET", "/readyz"))["status"] == "ready":
                    return
            if self._process.poll() is not None:
                break
            await asyncio.sleep(0.1)
        raise RuntimeError(f"the server did not get ready:\n{self.words.read_text()[-1000:]}")

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else msgspec.json.encode(body)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{bearer}"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head, _, rest = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        status = int(head.split(b" ", 2)[1])
        if status >= 400:
            raise ValueError(f"{method} {path}: {status} {rest[:300]!r}")
        return msgspec.json.decode(rest) if rest else None

    async def wire(self, path: str, heard: Callable[[Wire, bytes], None]) -> Wire:
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(path, heard), "127.0.0.1", self.port)
        await asyncio.wait_for(wire.ready, 60)
        return wire

    async def open(self, box: str, spectators: int = SPECTATORS, door: Server | None = None) -> CrowdTable:
        """A table with clients in all seats, whose game has begun; `door`: the node that their sockets come to."""
        wanted = {"boxes": [box], "bots": [""] * SEATS, "clock": "none"}
        opened = await self.ask("POST", "/api/tables", wanted)
        table = CrowdTable(opened["table"])
        where = f"/api/tables/{table.id}"
        for seat in range(SEATS):
            taking = {"name": f"P{seat}", "sex": "female", "seat": seat}
            sat = await self.ask("POST", f"{where}/seats", taking, "" if seat else opened["token"])
            table.tokens.append(sat["token"])
        await self.ask("POST", f"{where}/begin", {}, table.tokens[0])
        paths = [f"{where}/socket?token={token}" for token in table.tokens] + [f"{where}/socket"] * spectators
        for path in paths:
            table.wires.append(await (door or self).wire(path, table.hear))
        while not all([wire.state for wire in table.wires[:SEATS]]):
            await asyncio.sleep(0.01)
        return table

    async def open_many(
        self, count: int, box: str, spectators: int = SPECTATORS, door: Server | None = None
    ) -> list[CrowdTable]:
        few = asyncio.Semaphore(8)

        async def one() -> CrowdTable:
            async with few:
                return await self.open(box, spectators, door)

        return list(await asyncio.gather(*[one() for _ in range(count)]))

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu_of(self._process.pid)

    def memory(self) -> float:
        """Kilobytes resident."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1024

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has spent."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(database: str = "", nodes: int = 1) -> Iterator[list[Server]]:
    """Servers until the block ends: one with a file, or several nodes of a PostgreSQL."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="kickdoor-bench-") as folder:
        servers = [Server(Path(folder), database) for _ in range(nodes)]
        try:
            yield servers
        finally:
            for server in servers:
                server.stop()
