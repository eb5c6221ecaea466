"""Sends invalid frames to one table of a real server, and measures the answers at another table.

    python -m scripts.fuzz_socket 100000 --seed 1

The frames come from the grammar of tests/server/frames.py. The server must not end, every refusal must have a
known code, and the other table must answer within 250 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from kickdoor.server.protocol.messages import REFUSALS
from scripts.bystanders import bystanders, summary
from tests.server.frames import Fuzzed, fuzz
from tests.server.load import party
from tests.server.serving import running

BOUND = 0.25  # seconds in which the bystander is answered


async def attack(http: str, socket: str, count: int, seed: int) -> Fuzzed:
    victim = await party(http, socket, 1)
    await victim.come()
    found = await fuzz(socket, victim.table, victim.players[0].token, count, random.Random(seed))
    for player in victim.players:
        if player.closed is not None:
            await player.come()
    await victim.play(20)
    assert victim.answers >= 20, "the table under attack cannot be played any more"
    await victim.go()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), "--openings", "100000") as serving:
        began = time.monotonic()
        with bystanders(serving) as waits:
            found = asyncio.run(attack(serving.url, serving.socket_url, options.count, options.seed))
        took = time.monotonic() - began
        words = serving.words.read_text()
        assert serving.running, "the server has ended"
    print(f"{found.sent} frames in {took:.0f} s; closed {dict(found.closes)}; refused {dict(found.refusals)}")
    print(summary(waits, BOUND))
    unknown = set(found.refusals) - set(REFUSALS)
    return 1 if unknown or "Traceback" in words or waits[-1] > BOUND else 0


if __name__ == "__main__":
    sys.exit(main())
