"""Many tables on three real servers, with one fault after another; what people were told is checked at the end.

python -m tests.nodes.faults --tables 100 --rate 200 --kills 6 --stops 2 --restarts 2 --crashes 1 --drains 3
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from tests.nodes.cluster import Cluster
from tests.nodes.evening import Evening
from tests.nodes.proxy import Proxy
from tests.nodes.witness import Told

LEASE: Final = 6.0
KINDS: Final = ("kills", "stops", "drains", "restarts", "crashes", "stalls")


class Faults:
    """What befalls the servers of an evening."""

    def __init__(self, evening: Evening, proxy: Proxy) -> None:
        self._evening: Final = evening
        self._proxy: Final = proxy
        self._drained = 0

    async def kills(self) -> None:
        evening = self._evening
        server = evening.dice.choice(evening.servers)
        tables, since = await evening.tables_of(server), time.monotonic()
        server.kill()
        await evening.playable("kill", tables, since, cut=True)
        await asyncio.to_thread(server.start)

    async def stops(self) -> None:
        """It stands still for three leases."""
        evening = self._evening
        server = evening.dice.choice(evening.servers)
        tables, since = await evening.tables_of(server), time.monotonic()
        os.kill(server.pid, signal.SIGSTOP)
        evening.down = server
        await evening.playable("stop", tables, since, cut=True)
        await asyncio.sleep(max(0.0, since + 3 * LEASE - time.monotonic()))
        os.kill(server.pid, signal.SIGCONT)
        evening.down = None

    async def drains(self) -> None:
        """Of one server after the other."""
        evening = self._evening
        server = evening.servers[self._drained % 3]
        self._drained += 1
        tables, since = await evening.tables_of(server), time.monotonic()
        ending = asyncio.create_task(asyncio.to_thread(server.stop))
        await evening.playable("drain", tables, since, cut=True)
        await ending
        await asyncio.to_thread(server.start)

    async def restarts(self) -> None:
        await self._restart("restart", signal.SIGINT)

    async def crashes(self) -> None:
        await self._restart("crash", signal.SIGQUIT)

    async def _restart(self, kind: str, how: signal.Signals) -> None:
        await asyncio.to_thread(self._evening.cluster.restart, how)
        await self._everywhere(kind)

    async def stalls(self) -> None:
        """The connections to the database."""
        dice = self._evening.dice
        self._proxy.stall(dice.choice(("to the database", "from the database")))
        await asyncio.sleep(dice.uniform(1, 8))
        self._proxy.go_on()
        await self._everywhere("stall")

    async def _everywhere(self, kind: str) -> None:
        evening = self._evening
        await evening.playable(kind, list(evening.tables.values()), time.monotonic(), cut=False)


async def spend(evening: Evening, proxy: Proxy, wanted: argparse.Namespace) -> None:
    """The whole evening."""
    try:
        await evening.open(wanted.tables)
        began = time.monotonic()
        playing = [asyncio.create_task(evening.play(one)) for one in evening.tables.values()]
        await asyncio.sleep(LEASE + 1)  # a node that has just come declares nobody dead
        found = Faults(evening, proxy)
        calls: dict[str, Callable[[], Awaitable[None]]] = {kind: getattr(found, kind) for kind in KINDS}
        faults = [kind for kind in KINDS for _ in range(getattr(wanted, kind))]
        evening.dice.shuffle(faults)
        for kind in faults:
            print(f"{time.strftime('%H:%M:%S')} {kind}, load {os.getloadavg()[0]:.1f}", flush=True)
            await calls[kind]()
            await asyncio.sleep(evening.dice.uniform(LEASE, LEASE + 2))  # until all know each other again
        evening.over = True
        for task in playing:
            with contextlib.suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(task, 30)
        seconds = time.monotonic() - began
        await evening.close()
        evening.kill()
        report(evening, faults, await evening.check(), seconds)
    finally:
        evening.kill()


def report(evening: Evening, faults: list[str], told: list[Told], seconds: float) -> None:
    acknowledged, logged, bots, frames = (sum(column) for column in zip(*told, strict=True))
    seconds_of = [int(at) for one in evening.tables.values() for at in one.acks]
    each = [seconds_of.count(second) for second in range(min(seconds_of) + 1, max(seconds_of))]
    closed = sum(len(person.codes) for one in evening.tables.values() for person in one.people)
    waits = sorted(wait for one in evening.tables.values() for player in one.players for wait in player.waits)
    print(f"{len(told)} tables, {len(faults)} faults, {seconds:.0f} s")
    print(f"answers: {acknowledged} acknowledged, {logged} in the log, 0 lost, 0 doubled; {bots} of bots")
    print(f"a second: {acknowledged / seconds:.0f} on average, {statistics.median(each):.0f} in the median second")
    print(f"acknowledged after {1000 * statistics.median(waits):.0f} ms (half), "
          f"{1000 * waits[len(waits) * 99 // 100]:.0f} ms (99 %)")  # fmt: skip
    print(f"{frames} states, each what its seat may see, in order; {closed} sockets closed")
    for kind, times in sorted(evening.waits.items()):
        print(f"{kind}: {len(times)} tables playable again after {statistics.median(times):.2f} s, "
              f"at worst {max(times):.2f} s")  # fmt: skip


def main(words: list[str] | None = None) -> Evening:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--rate", type=float, default=200, help="answers of people a second, at all tables")
    parser.add_argument("--seed", type=int, default=1)
    for name in KINDS:
        parser.add_argument(f"--{name}", type=int, default=0)
    wanted = parser.parse_args(words)
    cluster = Cluster()
    try:
        with tempfile.TemporaryDirectory() as folder, Proxy(cluster.socket) as proxy:
            place = str(proxy.folder if wanted.stalls else cluster.folder)
            evening = Evening(cluster, Path(folder), place, wanted.seed, wanted.rate)
            asyncio.run(spend(evening, proxy, wanted))
    finally:
        cluster.close()
    return evening


if __name__ == "__main__":
    main()
