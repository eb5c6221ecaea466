"""The commands of docs/operate.md by which the database goes back to a moment in a game: `make nodes`."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

import asyncpg

from tests.nodes.cluster import Cluster
from tests.nodes.test_serving import logged, settled
from tests.operating import blocks, host
from tests.server.load import Party, party
from tests.server.serving import Serving, free_port


async def now(url: str) -> str:
    connection = await asyncpg.connect(url)
    found = str(await connection.fetchval("select clock_timestamp()"))
    await connection.execute("select pg_switch_wal()")
    await connection.close()
    return found


async def played(table: Party, moves: int) -> None:
    for player in table.players:
        player.number = 0
    await table.come()
    await table.play(moves)
    await table.go()


def test_the_database_goes_back_to_a_moment_in_a_game(tmp_path: Path) -> None:
    archive = tmp_path / "host" / "backups" / "wal"
    base, recover = blocks("recovery", "Several nodes")
    with host(tmp_path / "host", free_port()) as found:
        archive.mkdir()
        for folder in (*tmp_path.parents[:3], tmp_path, tmp_path / "host", found.backups, archive, found.data):
            folder.chmod(folder.stat().st_mode | 0o755)  # PostgreSQL runs as another user
        archive.chmod(0o777)
        keeps = {"archive_mode": "on", "archive_command": f"cp %p {archive}/%f"}
        cluster = Cluster(keeps)
        serving = Serving(tmp_path, "--database", cluster.url)
        serving.options += ["--address", serving.url]
        found.environment["DATABASE"] = cluster.url
        try:
            serving.start()
            found.run(base)
            table = asyncio.run(party(serving.url, serving.socket_url))
            asyncio.run(played(table, 10))
            kept = {(player.seat, id) for player in table.players for id in player.taken}
            assert len(kept) >= 10
            found.environment["MOMENT"] = asyncio.run(now(cluster.url))
            time.sleep(0.1)
            asyncio.run(played(table, 10))
            asyncio.run(now(cluster.url))
            serving.stop()
            found.run(recover)
            cluster.stop()
            shutil.rmtree(cluster.data)
            shutil.copytree(found.data / "recovered", cluster.data, copy_function=shutil.copy2)
            cluster.own()
            cluster.start()
            serving.start()
            late = {(player.seat, id) for player in table.players for id in player.taken} - kept
            log = asyncio.run(logged(cluster.url, table.table))
            assert kept <= log.keys() and late and not late & log.keys()
            for player in table.players:
                player.taken.clear()
            asyncio.run(played(table, 5))
            assert asyncio.run(settled(table, cluster.url)) >= 5
        finally:
            if serving.running:
                serving.kill()
            cluster.close()
