"""Sends frames nobody should send to one table of a real server, while people at another play; measures those.

    python scripts/fuzz_socket.py 100000 --seed 1

The frames come from the grammar of tests/server/frames.py. The server must live, every refusal must be typed, and
the bystander's table must answer within 250 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "server"))

import frames  # noqa: E402
from load import party  # noqa: E402
from serving import running  # noqa: E402

from kickdoor.server.messages import REFUSALS  # noqa: E402

BOUND = 0.25  # seconds in which the bystander is answered


def watch(http: str, socket: str, ended: object, waits: object) -> None:
    """The bystanders: a process of their own, so that only the server makes them wait."""

    async def play() -> None:
        bystander = await party(http, socket, 7)
        await bystander.come()
        while not ended.is_set() and await bystander.move():  # type: ignore[attr-defined]
            await asyncio.sleep(0.02)
        waits.put([wait for player in bystander.players for wait in player.waits])  # type: ignore[attr-defined]
        await bystander.go()

    asyncio.run(play())


async def attack(http: str, socket: str, count: int, seed: int) -> frames.Fuzzed:
    victim = await party(http, socket, 1)
    await victim.come()
    found = await frames.fuzz(socket, victim.table, victim.players[0].token, count, random.Random(seed))
    for player in victim.players:
        if player.closed is not None:
            await player.come()
    await victim.play(20)
    assert victim.answers >= 20, "the table under attack does not go on"
    await victim.go()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), "--openings", "100000") as serving:
        ended, queue = multiprocessing.Event(), multiprocessing.Queue()  # type: ignore[var-annotated]
        bystander = multiprocessing.Process(target=watch, args=(serving.url, serving.socket_url, ended, queue))
        bystander.start()
        began = time.monotonic()
        try:
            found = asyncio.run(attack(serving.url, serving.socket_url, options.count, options.seed))
        finally:
            ended.set()
        waits = sorted(queue.get(timeout=60))
        bystander.join(60)
        took = time.monotonic() - began
        words = serving.words.read_text()
        assert serving.running, "the server died"
    print(f"{found.sent} frames in {took:.0f} s; closed {dict(found.closes)}; refused {dict(found.refusals)}")
    most, half = waits[int(len(waits) * 0.99)] * 1000, waits[len(waits) // 2] * 1000
    print(f"the bystanders' {len(waits)} answers: worst {waits[-1] * 1000:.0f} ms (at most {BOUND * 1000:g}),")
    print(f"99 % within {most:.0f} ms, half within {half:.1f} ms")
    unknown = set(found.refusals) - set(REFUSALS)
    return 1 if unknown or "Traceback" in words or waits[-1] > BOUND else 0


if __name__ == "__main__":
    sys.exit(main())
