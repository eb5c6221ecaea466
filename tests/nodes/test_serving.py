"""`kickdoor serve` on PostgreSQL: people play on after it was killed, and after its database was."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.nodes.cluster import Cluster
from tests.nodes.test_stores import waited
from tests.server.load import Party, party, tries, until
from tests.server.serving import Serving


@pytest.fixture
def served(tmp_path: Path, url: str) -> Iterator[list[Serving]]:
    """Two servers on one database; the second does not run yet."""
    found: list[Serving] = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        found.append(Serving(folder, "--database", url))  # the last option counts
        found[-1].options += ["--address", found[-1].url]
    found[0].start()
    yield found
    for serving in found:
        if serving.running:
            serving.kill()


async def logged(url: str, table: str) -> Counter[tuple[int | None, str]]:
    """How often each answer, by seat and id, is in the log."""
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("select n, body from entries where room = $1 order by n", table)
    await connection.close()
    assert [n for n, _ in rows] == list(range(len(rows)))
    entries = [json.loads(body) for _, body in rows]
    return Counter(
        (entry["seat"], entry["id"]) for entry in entries if entry["k"] == "answered" and entry.get("id")
    )


async def settled(found: Party, url: str) -> int:
    """Every acknowledged answer is logged once; how many."""
    log = await logged(url, found.table)
    taken = [(player.seat, id) for player in found.players for id in player.taken]
    assert [log[one] for one in taken] == [1] * len(taken)
    return len(taken)


def test_people_play_on_after_the_server_and_the_database_were_killed(
    served: list[Serving], url: str, cluster: Cluster
) -> None:
    serving = served[0]

    async def evening() -> None:
        found = await party(serving.url, serving.socket_url)
        await found.come()
        await found.play(10)
        serving.kill()
        serving.start()
        await tries(found.come)
        await found.play(10)
        for how in (signal.SIGINT, signal.SIGQUIT):
            await asyncio.to_thread(cluster.restart, how)
            await found.play(10)
        await found.go()
        assert await settled(found, url) >= 40

    asyncio.run(evening())


def test_a_table_goes_to_another_server_when_its_own_ends_in_order(served: list[Serving], url: str) -> None:
    one, two = served

    async def evening() -> None:
        found = await party(one.url, one.socket_url)
        two.start()
        for player in found.players[1:]:
            player.url = two.socket_url
        await found.come()
        await found.play(5)
        began = time.monotonic()
        code = asyncio.create_task(asyncio.to_thread(one.stop))
        await until(lambda: all(player.closed for player in found.players))
        assert {player.closed for player in found.players} == {1012}
        found.players[0].url = two.socket_url
        await tries(found.come)
        print(f"playable again {time.monotonic() - began:.2f} s after SIGTERM")
        await found.play(5)
        assert await code in (0, -signal.SIGTERM)
        await found.go()
        assert await settled(found, url) >= 10

    asyncio.run(evening())
    waited(lambda: two.ready())
