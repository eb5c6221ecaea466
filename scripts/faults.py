"""Kills the server at random moments under load, and checks every answer against its log.

    python -m scripts.faults --rounds 100 --tables 250

At each table sits a bot, which thinks in a worker. In each round the disk fails twice: two commits in a row fail,
and so does the reading after each. No acknowledged answer may be lost, none done twice; the workers of a killed
server must end. The server must accept connections again within three seconds, and send each table within half a
second after its first request, but for the pause after a failed commit. Prints the times; a time above its bound
is an error.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx

from kickdoor.server.running.saving import RETRY
from kickdoor.server.store.failpoints import VARIABLE
from tests.server.load import LOST, Party, account, party, tries
from tests.server.serving import Serving

ACCEPT, TOUCH = 3.0, 0.5  # seconds, at most
ORPHAN = 10.0  # seconds that a worker may outlive its server, on a busy machine
BOTS = ("grizelda", "hob", "cousin-smile")  # of the menu
FIGURES = ("kickdoor_commit_failures_total", "kickdoor_bot_answers_total", "kickdoor_worker_restarts_total")


class Rounds:
    def __init__(self, serving: Serving, options: argparse.Namespace) -> None:
        self.serving, self.options = serving, options
        self.think: float = options.think
        self.dice = random.Random(options.seed)
        self.tables: list[Party] = []
        self.here: dict[str, asyncio.Event] = {}
        self.parked: set[str] = set()
        self.accepts: list[float] = []
        self.worked: list[float] = []  # seconds of a core that the server had until it accepted
        self.touches: list[float] = []
        self.figures: Counter[str] = Counter()  # over all rounds
        self.ended = False

    async def open(self, count: int) -> None:
        gate = asyncio.Semaphore(8)

        async def one(seed: int) -> None:
            async with gate:
                bots = [BOTS[(seed + place) % len(BOTS)] for place in range(self.options.bots)]
                seats = ["", "", "", *bots]
                table = await party(self.serving.url, self.serving.socket_url, seed, bots=seats)
                await table.come()
                self.tables.append(table)
                self.here[table.table] = asyncio.Event()
                self.here[table.table].set()

        await asyncio.gather(*(one(seed) for seed in range(count)))

    async def play(self, table: Party) -> None:
        """Plays a table whenever its players are connected, until the end."""
        here = self.here[table.table]
        while not self.ended:
            self.parked.add(table.table)
            await here.wait()
            self.parked.discard(table.table)
            try:
                if not await table.move():
                    self.parked.add(table.table)
                    return
                await asyncio.sleep(self.think * 2 * table.dice.random())
            except LOST:
                here.clear()

    async def round(self, seconds: float) -> int:
        """Plays, kills and restarts the server, and connects to every table; returns the answers so far."""
        await asyncio.sleep(self.dice.uniform(0.05, 2 * seconds))
        workers = children(self.serving.pid)
        self.figures += await asyncio.to_thread(figures, self.serving)
        self.serving.kill()
        while len(self.parked) < len(self.tables):
            await asyncio.sleep(0.01)
        # The garbage of this process is collected now, so that its pauses are not measured as the server's.
        for player in [player for table in self.tables for player in table.players]:
            player.heard.clear()
        gc.collect()
        await gone(workers)
        if self.options.disk:
            first = self.dice.randrange(1, 40)  # of the commits after the start
            self.serving.environment[VARIABLE] = f"disk_error:{first}:{self.options.disk}"
        began = time.monotonic()
        self.serving.start(ready=False)
        while not await asyncio.to_thread(accepts, self.serving):
            await asyncio.sleep(0.01)
        self.accepts.append(time.monotonic() - began)
        self.worked.append(cpu_seconds(self.serving.pid))
        if self.options.at_once:
            await asyncio.gather(*(self.touch(table) for table in self.tables))
        else:
            for table in self.tables:
                await self.touch(table)
        return sum(table.answers for table in self.tables)

    async def touch(self, table: Party) -> None:
        self.touches.append(await tries(table.come))
        self.here[table.table].set()


def children(pid: int) -> list[int]:
    return [int(found) for found in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def accepts(serving: Serving) -> bool:
    """Whether it answers; it is ready when it has read its tables back, but people can come before."""
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{serving.url}/healthz", timeout=2).status_code == 200
    return False


def figures(serving: Serving) -> Counter[str]:
    """Some metrics of this server since its start."""
    rows = [line.split() for line in httpx.get(f"{serving.url}/metrics", timeout=30).text.splitlines()]
    return Counter({row[0]: int(float(row[1])) for row in rows if row[0] in FIGURES})


async def gone(pids: list[int]) -> None:
    """Until these processes have ended; a process that its parent has not buried has ended, too."""
    ends = time.monotonic() + ORPHAN
    while alive := [pid for pid in pids if _alive(pid)]:
        assert time.monotonic() < ends, f"the workers {alive} outlive their server"
        await asyncio.sleep(0.02)


def _alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def cpu_seconds(pid: int) -> float:
    """The processor time of a process; other processes do not change it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(options: argparse.Namespace, folder: Path) -> int:
    serving = Serving(folder, "--openings", "1000000")
    serving.start()
    gc.disable()
    rounds = Rounds(serving, options)
    try:
        await rounds.open(options.tables)
        players = [asyncio.create_task(rounds.play(table)) for table in rounds.tables]
        for number in range(1, options.rounds + 1):
            answers = await rounds.round(options.seconds)
            touched = rounds.touches[-options.tables :]
            print(
                f"round {number}: {answers} answers; accepted after {rounds.accepts[-1]:.2f} s "
                f"({rounds.worked[-1]:.2f} s of work), "
                f"worst first touch {max(touched) * 1000:.0f} ms",
                flush=True,
            )
        await asyncio.sleep(options.seconds)
        rounds.ended = True
        for event in rounds.here.values():
            event.set()
        await asyncio.gather(*players)
        await asyncio.gather(*(table.go() for table in rounds.tables))
        serving.stop()
    finally:
        if serving.running:
            serving.kill()
    acknowledged, logged = account(rounds.tables, serving.database)
    worst = sorted(rounds.touches)
    print(
        f"{options.rounds} times killed, {options.tables} tables: {acknowledged} answers taken, {logged} logged;"
    )
    print("none lost, none twice; every seat was sent each event once; no worker outlived its server")
    print(", ".join(f"{name.removeprefix('kickdoor_')} {rounds.figures[name]}" for name in FIGURES))
    assert not options.disk or rounds.figures[FIGURES[0]], "the disk did not fail"
    assert not options.bots or rounds.figures[FIGURES[1]], "no bot answered"
    slowest = f"worst {max(rounds.accepts):.2f} s (at most {ACCEPT:g})"
    print(f"accepting again: {slowest}, at most {max(rounds.worked):.2f} s of work")
    most, half = worst[int(len(worst) * 0.99)] * 1000, worst[len(worst) // 2] * 1000
    bound = TOUCH + sum(RETRY << failed for failed in range(options.disk)) / 1000
    slowest = f"worst {worst[-1] * 1000:.0f} ms (at most {bound * 1000:g})"
    print(f"first touch of a table: {slowest}, 99 % within {most:.0f} ms, half within {half:.0f} ms")
    print(
        f"{options.rounds} kills, {options.tables} tables, {acknowledged} answers taken: 0 lost, 0 doubled; "
        f"{rounds.figures[FIGURES[0]]} commits failed, {rounds.figures[FIGURES[1]]} answers of bots in workers; "
        f"load {os.getloadavg()[0]:.1f}"
    )
    return 0 if max(rounds.accepts) <= ACCEPT and worst[-1] <= bound else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=1.0, help="of play between two kills, on average")
    parser.add_argument(
        "--think", type=float, default=1.0, help="seconds between two answers at a table, on average"
    )
    parser.add_argument("--bots", type=int, default=1, help="at each table, besides three people")
    parser.add_argument("--disk", type=int, default=2, help="commits that fail in each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", action="store_true", help="all clients reconnect at the same moment")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(options, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
