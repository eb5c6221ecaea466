"""Holds connections of a real server and floods its chat, and checks that somebody else is served all the while.

    python -m scripts.attacks --count 1005

One address opens idle connections, sends headers and bodies byte by byte, and says a message with each of many
cookies, which are free. A person at another address must be answered during each of these, and the connections be
closed in time.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
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
        words = serving.words.read_text()
        assert serving.running and "Traceback" not in words, words[-2000:]
    return 0


if __name__ == "__main__":
    sys.exit(main())
