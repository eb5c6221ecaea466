"""What several nodes cost: PostgreSQL beside SQLite, frames that are passed on, and one to three nodes at work.

`python -m benchmarks.nodes` starts a PostgreSQL with fsync in a temporary folder, and servers on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kickdoor.load.crowd import CrowdTable, Server, cpu_of, serving
from kickdoor.load.measure import WARM, Play, busy, load
from tests.nodes.cluster import Cluster

BOX: Final = "base"
PAUSE: Final = 0.02  # seconds between two answers of a table that plays as fast as it can
DURABLE: Final = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "128MB", "autovacuum_naptime": "1min"}

Figures = dict[str, object]


@contextmanager
def database() -> Iterator[Cluster]:
    """A PostgreSQL that loses nothing when the machine fails."""
    cluster = Cluster(DURABLE)
    try:
        yield cluster
    finally:
        cluster.close()


def cpu_of_database(cluster: Cluster) -> float:
    """Seconds of processor time that its processes have spent, without those that have ended."""
    assert cluster.process is not None
    spent = cpu_of(cluster.process.pid)
    for found in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = found.read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has ended
            continue
        if int(fields[1]) == cluster.process.pid:
            spent += cpu_of(int(found.parent.name))
    return spent


class Watched:
    """Processor time of everything that takes part, from its making on."""

    def __init__(self, servers: Sequence[Server], cluster: Cluster) -> None:
        self._servers: Final = servers
        self._cluster: Final = cluster
        self._before: Final = self._now()
        self._began: Final = time.perf_counter()

    def _now(self) -> list[float]:
        nodes = [server.cpu() for server in self._servers]
        return [*nodes, cpu_of_database(self._cluster), time.process_time(), busy()]

    def cores(self) -> tuple[list[float], float, float, float]:
        """Of each node, the database, the clients and all other programs."""
        took = time.perf_counter() - self._began
        *nodes, stored, own, all_of_it = [
            (after - before) / took for before, after in zip(self._before, self._now(), strict=True)
        ]
        return nodes, stored, own, max(0.0, all_of_it - sum(nodes) - stored - own)


# PostgreSQL beside SQLite.


def beside(cluster: Cluster, tables: int, rate: float, seconds: float) -> Figures:
    """The load of `kickdoor bench server`, first with a file and then with PostgreSQL."""
    with serving() as (server,):
        file = asyncio.run(load(server, tables, rate, seconds, BOX))
    with serving(cluster.schema()) as (server,):
        before, began = cpu_of_database(cluster), time.perf_counter()
        shared = asyncio.run(load(server, tables, rate, seconds, BOX))
        stored = (cpu_of_database(cluster) - before) / (time.perf_counter() - began)
    kept = ("answers_per_second", "p50_ms", "p99_ms", "late", "server_cores", "us_per_answer", "other_cores")
    return {
        "sqlite": {name: file[name] for name in kept},
        "postgresql": {name: shared[name] for name in kept} | {"database_cores": round(stored, 3)},
    }


# Frames that are passed on.


async def passed(servers: list[Server], cluster: Cluster, tables: int, rate: float, seconds: float) -> Figures:
    """Tables at both nodes, whose sockets come to their own node, and then to the other: what a frame costs more.

    Each node has half of the tables, else it would hand some over.
    """
    for server in servers:
        await server.ready()
    found: Figures = {}
    spent: list[float] = []  # seconds of the processor for each frame
    for name, doors in (("at_the_owner", servers), ("passed_on", servers[::-1])):
        halves = [
            await owner.open_many(tables // 2, BOX, door=door) for owner, door in zip(servers, doors, strict=True)
        ]
        opened = [table for pair in zip(*halves, strict=True) for table in pair]
        play = Play(opened, rate, random.Random(7))
        await play.run(WARM)
        play.forget()
        frames = _frames(opened)
        watched = Watched(servers, cluster)
        await play.run(seconds)
        nodes, _, _, others = watched.cores()
        frames = _frames(opened) - frames + len(play.times)
        spent.append(sum(nodes) * (seconds + 1) / frames)
        found[name] = {
            "p50_ms": play.at(0.5),
            "p99_ms": play.at(0.99),
            "late": play.late,
            "frames_per_second": round(frames / seconds),
            "node_cores": [round(cores, 3) for cores in nodes],
            "other_cores": round(others, 2),
        }
        for table in opened:
            table.leave()
        await asyncio.sleep(1)
    found["us_more_for_a_frame_passed_on"] = round(1e6 * (spent[1] - spent[0]), 1)
    return found


def _frames(tables: list[CrowdTable]) -> int:
    return sum(wire.frames for table in tables for wire in table.wires)


# As fast as they can.


async def rush(servers: list[Server], cluster: Cluster, tables: int, seconds: float) -> Figures:
    """Tables at all nodes, each of which answers again as soon as its last answer is taken."""
    for server in servers:
        await server.ready()
    spread = [await server.open_many(tables // len(servers), BOX) for server in servers]
    opened = [table for some in spread for table in some]
    await _played(opened, WARM)
    watched = Watched(servers, cluster)
    answers = await _played(opened, seconds)
    nodes, stored, own, others = watched.cores()
    return {
        "answers_per_second": round(answers / seconds),
        "node_cores": [round(node, 3) for node in nodes],
        "us_per_answer_of_nodes": round(1e6 * sum(nodes) * seconds / max(1, answers)),
        "us_per_answer_of_database": round(1e6 * stored * seconds / max(1, answers)),
        "client_cores": round(own, 3),
        "other_cores": round(others, 2),
        "refused": sum(table.refused for table in opened),
    }


async def _played(tables: list[CrowdTable], seconds: float) -> int:
    """How many answers were taken."""
    ends, rng = time.perf_counter() + seconds, random.Random(7)

    async def play(table: CrowdTable) -> int:
        count, refused = 0, table.refused  # where a seat has not been told yet that its moment is over
        while (now := time.perf_counter()) < ends and table.answer(now, rng):
            while not table.taken and time.perf_counter() < ends:
                await asyncio.sleep(PAUSE)
            count += table.taken
        return count - (table.refused - refused)

    return sum(await asyncio.gather(*[play(table) for table in tables]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=250.0, help="answers a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20.0, help="the time that each part is measured")
    parser.add_argument("--nodes", type=int, default=3, help="how many nodes are at work in the last part")
    parser.add_argument("--only", choices=("beside", "passed", "rush"), help="one part alone")
    given = parser.parse_args()
    tables, rate, seconds = given.tables, given.rate, given.seconds
    found: Figures = {"cores": os.cpu_count(), "tables": tables, "sockets": 6 * tables}
    with database() as cluster:
        if given.only in (None, "beside"):
            found |= beside(cluster, tables, rate, seconds)
        if given.only in (None, "passed"):
            with serving(cluster.schema(), 2) as servers:
                found["two_nodes"] = asyncio.run(passed(servers, cluster, tables // 2, rate / 2, seconds))
        for nodes in range(1, given.nodes + 1) if given.only in (None, "rush") else ():
            with serving(cluster.schema(), nodes) as servers:
                found[f"rush_of_{nodes}"] = asyncio.run(rush(servers, cluster, tables, seconds))
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
