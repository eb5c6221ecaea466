"""What a node and its PostgreSQL need for many tables: figures of docs/how-far.md that nothing else measures.

    python -m scripts.city --tables 20000

Times are of the processor, so that other work on the machine does not change them much.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import time
from pathlib import Path

import asyncpg

from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.running.server_time import UpTime
from kickdoor.server.running.services import Services
from kickdoor.server.store.following import Following
from kickdoor.server.store.jobs import Jobs
from kickdoor.server.store.link import connect
from kickdoor.server.store.postgres import PostgresStore
from tests.nodes.cluster import Cluster
from tests.nodes.houses import NodeHere, nodes
from tests.server.load import Party, party

# As PostgreSQL is when nobody has changed anything.
SETTINGS = {"fsync": "on", "full_page_writes": "on"}
MOVES = 400  # answers of a table that is measured
LISTED = """
insert into rooms(id, touched, stage, info, people, length)
select 't' || number, touched + number, stage, info, people, 0 from rooms, generate_series(1, $1) as number
where id = $2
"""


def resident() -> int:
    """Bytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


async def _sizes(url: str) -> tuple[int, int]:
    """Bytes that the database has written to its log, and that the entries take."""
    connection = await asyncpg.connect(url)
    wal = await connection.fetchval("select (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint")
    entries = await connection.fetchval("select pg_total_relation_size('entries')")
    await connection.close()
    return int(wal), int(entries)


async def one_table(url: str) -> str:
    """A game: what an answer takes on disk, and what it takes another node to go on with it."""
    async with nodes(url, 1) as (one,):
        table = await party(one.url, one.socket_url, bots=["", "", "", ""], people=4)
        await table.come()
        await table.play(20)
        before = await _sizes(url)
        count = table.answers
        await table.play(MOVES, think=0.05)  # slower than the limit of a socket
        after, count = await _sizes(url), table.answers - count
        await table.go()
        print(f"an answer writes {(after[0] - before[0]) / count:.0f} bytes to PostgreSQL's log, committed alone; "
              f"its entry takes {(after[1] - before[1]) / count:.0f} bytes")  # fmt: skip
        taken = await _taken(one, table)
    print(f"reading a table back takes a node {1000 * taken:.1f} ms")
    return table.table


async def _taken(node: NodeHere, table: Party) -> float:
    """Seconds of the processor that reading a table back takes, in the mean of a few."""
    hall, spent = node.house.hall, 0.0
    for _ in range(10):
        room = hall.rooms.pop(table.table)
        room.drop()
        began = time.process_time()
        await node.house.room(table.table)
        spent += time.process_time() - began
    return spent / 10


async def many_tables(url: str, like: str, count: int) -> None:
    """What all tables cost each node, whoever has them."""
    connection = await connect(url)
    await connection.execute(LISTED, count, like)
    store = PostgresStore(url, lambda *calls: [call() for call in calls], "http://127.0.0.1:1")
    services = Services(UpTime(), store, Munchkin, TableBots)
    gc.collect()
    before, began = resident(), time.process_time()
    hall = Hall(services)
    print(f"{len(hall.listed)} tables are read at the start in {time.process_time() - began:.2f} s, and take "
          f"{(resident() - before) / count / 1000:.2f} kB each in every node")  # fmt: skip
    began = time.process_time()
    for _ in range(10):
        hall.lobby(50)
    print(f"the lobby takes {100 * (time.process_time() - began):.0f} ms with so many")
    following, changed = Following(lambda news: None, Jobs(lambda call: None)), 1000
    await following.look(connection)
    await connection.execute("update rooms set listed_at = now() - interval '1 hour'")
    following._since = time.time()
    dice = random.Random(1)
    for _ in range(5):
        ids = [f"t{dice.randrange(1, count + 1)}" for _ in range(changed)]
        await connection.execute("update rooms set listed_at = now() where id = any($1::text[])", ids)
        began = time.process_time()
        hall.news(await following.look(connection))
        spent = time.process_time() - began
    print(f"{changed} listings that other nodes have changed take a node {1000 * spent:.0f} ms")
    await connection.close()
    store.close()


async def measure(url: str, count: int) -> None:
    await many_tables(url, await one_table(url), count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    wanted = parser.parse_args()
    cluster = Cluster(SETTINGS)
    try:
        asyncio.run(measure(cluster.schema(), wanted.tables))
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
