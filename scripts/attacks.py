"""Holds connections of a real server, floods it with requests and its chat, while somebody else must be served.

    python -m scripts.attacks --count 1005

One address opens idle connections, sends headers and bodies byte by byte, says a message with each of many
cookies, which are free, and asks for the same page again and again. A person at another address must be answered
during each of these, and the connections be closed in time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from websockets.asyncio.client import connect

from kickdoor.server.net.doors import EACH
from kickdoor.server.net.front import BODY as BODY_TIME
from kickdoor.server.net.front import HEADERS as HEADERS_TIME
from kickdoor.server.protocol.limits import CHAT_MOST, CHAT_SPAN
from tests.server.attackers import BODY, HALF, OTHER, holding, served
from tests.server.load import party
from tests.server.serving import Serving, running

SPARE = 10.0  # seconds that a busy machine may add to a limit


async def hold(serving: Serving, count: int, first: bytes, limit: float) -> str:
    """Holds connections until the server has closed them; a sentence, or an error."""
    began = time.monotonic()
    async with holding(serving.port, count, first) as held:
        waits = [await served(serving.url, OTHER) for _ in range(5)]
        assert held.alive() <= EACH, f"{held.alive()} connections of one address"
        while held.alive():
            assert time.monotonic() - began < limit + SPARE + count / 100, f"{held.alive()} are still open"
            if first:
                await held.drip()
            waits.append(await served(serving.url, OTHER))
            await asyncio.sleep(0.5)
    return f"closed after {time.monotonic() - began:.1f} s; others waited {max(waits) * 1000:.0f} ms at most"


async def _asks(port: int, path: str, found: Counter[bytes]) -> None:
    """Asks for this path until the server closes the connection; the statuses of the answers."""
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while True:
            writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            found[head.split()[1]] += 1
            await reader.readexactly(int(head.lower().partition(b"content-length: ")[2].split()[0]))


async def ask(serving: Serving, path: str, seconds: float) -> str:
    """Many connections ask at once, and again when they are closed."""
    found: Counter[bytes] = Counter()

    async def again() -> None:
        while True:
            await _asks(serving.port, path, found)

    asking = [asyncio.create_task(again()) for _ in range(EACH - 50)]
    ends, waits = time.monotonic() + seconds, [0.0]
    while time.monotonic() < ends:
        waits.append(await served(serving.url, OTHER))
    for one in asking:
        one.cancel()
    said = ", ".join(f"{count} {status.decode()}" for status, count in sorted(found.items()))
    assert found[b"200"], "nobody was answered"
    return f"{said}; others waited {max(waits) * 1000:.0f} ms at most"


async def flood(serving: Serving, count: int) -> str:
    """Spectators with a new cookie each say something."""
    table = await party(serving.url, serving.socket_url, 1)
    await table.come()
    address = f"{serving.socket_url}/api/tables/{table.table}/socket?watch"
    began = time.monotonic()
    for number in range(count):
        async with connect(address) as socket:
            await socket.send(f'{{"t":"say","id":"{number}","text":"spam {number}"}}')
            for _ in range(20):
                if '"t":"taken"' in (found := str(await socket.recv())) or '"t":"refused"' in found:
                    break
    spans = itertools.count(1)
    allowed = CHAT_MOST * next(number for number in spans if number * CHAT_SPAN / 1000 > time.monotonic() - began)
    heard = sum(message["t"] == "said" for message in table.players[0].heard)
    await table.play(5)
    await table.go()
    assert 0 < heard <= allowed, f"{heard} messages were heard, {allowed} may be"
    return f"{count} said something, {heard} were heard in {time.monotonic() - began:.1f} s"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1005, help="connections")
    count = parser.parse_args().count
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as serving:
        for name, first, limit in (
            ("idle connections", b"", HEADERS_TIME),
            ("slow headers", HALF, HEADERS_TIME),
            ("slow bodies", BODY, BODY_TIME),
        ):
            print(f"{count} {name}: {asyncio.run(hold(serving, count, first, limit))}")
        print(f"chat: {asyncio.run(flood(serving, 100))}")
        for path in ("/api/docs", "/api/tables"):
            print(f"{EACH - 50} ask for {path}: {asyncio.run(ask(serving, path, 10.0))}")
        words = serving.words.read_text()
        assert serving.running and "Traceback" not in words, words[-2000:]
    return 0


if __name__ == "__main__":
    sys.exit(main())
