"""What a server uses for tables, idle sockets, and tables that come and go: `kickdoor bench server`."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from .crowd import SEATS, SPECTATORS, CrowdTable, Server, Wire, serving

ROUND: Final = 12.0  # seconds after which one lot of tables is followed by the next
FULL: Final = 2.0  # minutes after which there are as many tables as there will be
WARM: Final = 3.0  # seconds before anything is counted


class Play:
    """Answers at a fixed rate, whether or not the server keeps up, and measures until the last seat was told."""

    def __init__(self, tables: list[CrowdTable], rate: float, rng: random.Random) -> None:
        self._tables: Final = tables
        self._every: Final = 1 / rate
        self._rng: Final = rng
        self.times: list[float] = []
        self.late = 0  # answered after more than the time until the table's next answer, or not at all
        self.ended = 0

    async def run(self, seconds: float) -> None:
        """CrowdTable after table; the clock of an answer starts when it should have been sent."""
        begin = time.perf_counter()
        steps = int(seconds / self._every)
        for step in range(steps):
            intended = begin + step * self._every
            wait = intended - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif step % 8 == 0:
                await asyncio.sleep(0)
            table = self._tables[step % len(self._tables)]
            if not self._count(table):
                continue
            if not table.over and not table.answer(intended, self._rng):
                self.ended += 1
        await asyncio.sleep(1)
        for table in self._tables:
            self._count(table)

    def _count(self, table: CrowdTable) -> bool:
        """Counts the table's last answer; False where it still waits for it."""
        if table.sent and not table.taken:
            self.late += 1
            return False
        if table.sent:
            self.times.append(table.last - table.sent)
            table.sent = 0.0
        return True

    def forget(self) -> None:
        self.times, self.late = [], 0

    def at(self, share: float) -> float:
        """Milliseconds within which this share was answered."""
        ordered = sorted(self.times)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else -1.0


async def load(server: Server, tables: int, rate: float, seconds: float, box: str) -> dict[str, object]:
    """How long an answer takes until the last seat is told, and what it costs, at the rate of real people."""
    rng = random.Random(7)
    await server.ready()
    (await server.open(box)).leave()
    empty = server.memory()
    opened = await server.open_many(tables, box)
    full = server.memory()
    play = Play(opened, rate, rng)
    await play.run(WARM)
    play.forget()
    cpu, own, began, others = server.cpu(), time.process_time(), time.perf_counter(), busy()
    await play.run(seconds)
    spent, took = server.cpu() - cpu, time.perf_counter() - began
    client = time.process_time() - own
    return {
        "tables": tables,
        "sockets": tables * (SEATS + SPECTATORS),
        "answers": len(play.times),
        "answers_per_second": round(len(play.times) / seconds, 1),
        "p50_ms": play.at(0.5),
        "p99_ms": play.at(0.99),
        "slowest_ms": play.at(1.0),
        "late": play.late,
        "refused": sum(table.refused for table in opened),
        "over": sum(table.over for table in opened),
        "server_cores": round(spent / seconds, 3),
        "us_per_answer": round(1e6 * spent / max(1, len(play.times))),
        "client_cores": round(client / took, 3),
        "other_cores": round(max(0.0, busy() - others - spent - client) / took, 2),
        "kb_per_table": round((full - empty) / tables, 1),
        "kb_per_table_after_play": round((server.memory() - empty) / tables, 1),
    }


def in_a_line(figures: dict[str, object]) -> str:
    """What the load of tables comes to, with what else the machine did: it makes answers slower."""
    return (
        f"p99 {figures['p99_ms']} ms, {figures['server_cores']} of a core, "
        f"{figures['answers_per_second']} answers/s "
        f"at {figures['tables']} tables, {figures['sockets']} sockets; others used {figures['other_cores']} cores"
    )


async def idle(server: Server, sockets: int, seconds: float, box: str) -> dict[str, object]:
    """Sockets that only listen, ten at a table, beside one table that plays."""
    await server.ready()
    active = await server.open(box)
    empty = server.memory()
    wires: list[Wire] = []
    few = asyncio.Semaphore(32)

    async def one(table: str) -> None:
        async with few:
            wires.append(await server.wire(f"/api/tables/{table}/socket", lambda wire, frame: None))

    for _ in range((sockets + 9) // 10):
        opened = await server.ask("POST", "/api/tables", {"bots": [""] * SEATS, "clock": "none"})
        await asyncio.gather(*[one(opened["table"]) for _ in range(min(10, sockets - len(wires)))])
    held = server.memory()
    play = Play([active], 20.0, random.Random(7))
    await play.run(WARM)
    play.forget()
    cpu = server.cpu()
    await play.run(seconds)
    return {
        "idle_sockets": sum([not wire.lost for wire in wires]),
        "answers": len(play.times),
        "p50_ms": play.at(0.5),
        "p99_ms": play.at(0.99),
        "late": play.late,
        "server_cores": round((server.cpu() - cpu) / seconds, 3),
        "kb_per_idle_socket": round((held - empty) / sockets, 1),
    }


async def churn(
    server: Server, minutes: float, box: str, told: Callable[[str], None], tables: int = 20
) -> dict[str, object]:
    """Tables are opened, played and left again and again: does the server's memory grow?"""
    rng = random.Random(7)
    await server.ready()
    samples: list[tuple[float, float]] = []
    begin = time.perf_counter()
    count = answers = 0
    while time.perf_counter() - begin < 60 * minutes:
        due = time.perf_counter() + ROUND
        opened = await server.open_many(tables, box)
        play = Play(opened, 10.0 * tables, rng)
        await play.run(5)
        for table in opened:
            for token in table.tokens:
                await server.ask("DELETE", f"/api/tables/{table.id}/seats/mine", None, token)
            table.leave()
        count, answers = count + tables, answers + len(play.times)
        samples.append(((time.perf_counter() - begin) / 60, server.memory() / 1024))
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        told(f"{samples[-1][0]:6.1f} min {count:>7} tables {samples[-1][1]:8.1f} MB")
    # A table stays in memory for a minute after the last player has left: only what follows counts.
    later = [sample for sample in samples if sample[0] > FULL] or samples
    return {
        "minutes": round(samples[-1][0], 1),
        "tables": count,
        "answers": answers,
        "mb_at_end": round(samples[-1][1], 1),
        "mb_per_minute": round(_slope(later), 3),
    }


def _slope(points: list[tuple[float, float]]) -> float:
    mean_x, mean_y = (sum(values) / len(points) for values in zip(*points, strict=True))
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / spread if spread else 0.0


def busy() -> float:
    """Seconds of processor time that the whole machine has spent."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


class Wanted(NamedTuple):
    """What is to be measured: idle sockets, tables that come and go, or else the load of these tables."""

    tables: int
    rate: float  # answers a second, at all tables together
    seconds: float
    box: str
    sockets: int  # idle ones; 0: do not measure these
    minutes: float  # of tables that come and go; 0: do not measure these
    database: str = ""  # the address of a PostgreSQL; empty: a file of its own


def measured(wanted: Wanted, told: Callable[[str], None]) -> dict[str, dict[str, object]]:
    """The figures, each from a server of its own. `told` is called with lines of progress."""
    tables, rate, seconds, box, sockets, minutes, database = wanted
    found: dict[str, dict[str, object]] = {}
    if not sockets and not minutes:
        with serving(database) as (server,):
            found["load"] = asyncio.run(load(server, tables, rate, seconds, box))
    if sockets:
        with serving(database) as (server,):
            found["idle"] = asyncio.run(idle(server, sockets, seconds, box))
    if minutes:
        with serving(database) as (server,):
            found["churn"] = asyncio.run(churn(server, minutes, box, told))
    return found
