"""Opens sockets to one table of a real server at a given rate, and measures the answers at another table.

    python -m scripts.knock_socket --rate 1000 --seconds 20

All come from one address, and are closed after a moment; beyond the rate limit of an address they are refused. 99
of 100 answers at the other table must come within 100 ms, and afterwards the address is accepted again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from kickdoor.load.crowd import Wire
from scripts.bystanders import bystanders, summary
from tests.server.load import party
from tests.server.serving import running

BOUND = 0.1  # seconds in which 99 of 100 answers of the bystanders come
STAY = 0.05  # seconds until an accepted socket is closed
LEAST = 0.95  # of the rate; on a machine too busy for that, the measurement is not valid


class Knocking:
    """Opens and closes sockets, and counts them."""

    def __init__(self, port: int, path: str) -> None:
        self._port, self._path = port, path
        self.welcomed = 0
        self.failed: dict[str, int] = {}

    async def one(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            _, wire = await loop.create_connection(lambda: Wire(self._path, _ignore), "127.0.0.1", self._port)
            await asyncio.wait_for(wire.ready, 30)
            self.welcomed += 1
            await asyncio.sleep(STAY)
            wire.transport.abort()
        except (OSError, TimeoutError) as error:
            word = type(error).__name__
            self.failed[word] = self.failed.get(word, 0) + 1

    async def run(self, rate: float, seconds: float) -> float:
        """Opens sockets at this rate, whether or not the server keeps up; returns how long that took."""
        began = time.monotonic()
        knocks: set[asyncio.Task[None]] = set()
        for number in range(int(rate * seconds)):
            wait = began + number / rate - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            elif number % 8 == 0:
                await asyncio.sleep(0)
            knock = asyncio.create_task(self.one())
            knocks.add(knock)
            knock.add_done_callback(knocks.discard)
        await asyncio.gather(*knocks)
        return time.monotonic() - began


def _ignore(wire: Wire, frame: bytes) -> None:
    """Ignores what the server sends."""


async def attack(http: str, socket: str, port: int, rate: float, seconds: float) -> tuple[Knocking, float]:
    victim = await party(http, socket, 1)
    knocking = Knocking(port, f"/api/tables/{victim.table}/socket?watch=1")
    took = await knocking.run(rate, seconds)
    await asyncio.sleep(1)
    await victim.come()
    await victim.play(20)
    assert victim.answers >= 20, "the table cannot be played any more"
    await victim.go()
    return knocking, took


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=1000.0, help="sockets a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), "--openings", "300") as serving:
        with bystanders(serving) as waits:
            knocking, took = asyncio.run(
                attack(serving.url, serving.socket_url, serving.port, options.rate, options.seconds)
            )
        words = serving.words.read_text()
        assert serving.running, "the server has ended"
    away = knocking.failed.pop("ConnectionError", 0)
    rate = (knocking.welcomed + away) / took
    print(f"{knocking.welcomed} sockets accepted and {away} refused in {took:.1f} s, {rate:.0f} a second")
    print(f"failed {knocking.failed}")
    print(summary(waits, BOUND))
    kept = rate >= LEAST * options.rate and not knocking.failed and "Traceback" not in words
    return 0 if kept and waits[int(len(waits) * 0.99)] <= BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
