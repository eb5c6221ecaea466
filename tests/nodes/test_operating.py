"""The commands of docs/operate.md for several nodes: a file is carried over, and a dump is put back."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.nodes.cluster import Cluster
from tests.nodes.houses import nodes as here
from tests.nodes.test_serving import settled
from tests.operating import OF_NODES, ROOT, Block, Host, blocks, host
from tests.server.load import PATIENCE, Party, party, tries
from tests.server.serving import free_port


@pytest.fixture
def database(cluster: Cluster) -> str:
    """A database of its own, as pg_dump and pg_restore need it."""
    name = f"d{secrets.token_hex(6)}"
    cluster.say(f"create database {name}")
    return cluster.url.replace("/postgres?", f"/{name}?")


class Nodes:
    """Programs that the commands of the page have started."""

    def __init__(self, found: Host, log: Path) -> None:
        self._host, self._log = found, log
        self._running: list[subprocess.Popen[bytes]] = []

    def start(self, block: Block, port: int) -> str:
        with self._log.open("ab") as log:
            words, known = ["bash", "-c", f"exec {block.text}"], {**self._host.environment, "PORT": str(port)}
            self._running.append(subprocess.Popen(words, cwd=ROOT, env=known, stdout=log, stderr=log))
        return f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        """All of them, in order."""
        for one in self._running:
            one.send_signal(signal.SIGTERM)
        assert [one.wait(PATIENCE) in (0, -signal.SIGTERM) for one in self._running] == [True] * len(self._running)
        self._running.clear()

    def kill(self) -> None:
        for one in self._running:
            with contextlib.suppress(ProcessLookupError):
                one.kill()
            one.wait()


@pytest.fixture
def nodes(tmp_path: Path, database: str) -> Iterator[tuple[Host, Nodes]]:
    with host(tmp_path / "host", free_port()) as found:
        found.environment["DATABASE"] = database
        started = Nodes(found, tmp_path / "log")
        try:
            yield found, started
        except BaseException:
            print((tmp_path / "log").read_text("utf-8")[-3000:])
            raise
        finally:
            started.kill()


def well(urls: list[str]) -> None:
    ends = time.monotonic() + 2 * PATIENCE
    for url in urls:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{url}/readyz").status_code == 200:
                    break
            assert time.monotonic() < ends, "a node did not get ready"
            time.sleep(0.05)


async def begun(file: Path) -> Party:
    """A game at one server, which has ended."""
    async with here(str(file), 1) as (one,):
        table = await party(one.url, one.socket_url)
        await table.come()
        await table.play(8)
        await table.go()
    return table


def test_a_game_goes_on_at_three_nodes_that_the_page_starts_and_again_from_the_dump(
    nodes: tuple[Host, Nodes], database: str
) -> None:
    found, started = nodes
    move, serve, work, dump, restore = blocks("nodes", "Several nodes")
    table = asyncio.run(begun(found.database))
    assert "has the 1 tables of" in found.run(move)
    ports = [free_port() for _ in range(3)]
    urls = [started.start(serve, port) for port in ports]
    started.start(work, 0)
    well(urls)

    async def evening() -> None:
        for player, url in zip(table.players, urls, strict=True):
            player.url = url.replace("http", "ws")
        await tries(table.come)
        await table.play(8)
        await asyncio.to_thread(found.run, dump)
        before = await settled(table, database)
        shown = httpx.get(f"{urls[1]}/metrics").text
        assert not [name for name in OF_NODES if f"# HELP {name} " not in shown]
        await table.play(5)
        await table.go()
        await asyncio.to_thread(started.stop)
        await asyncio.to_thread(found.run, restore)
        for port in ports[:1]:
            started.start(serve, port)
        await asyncio.to_thread(well, urls[:1])
        again = await party(urls[0], urls[0].replace("http", "ws"), seed=1)
        await again.come()
        await again.play(2)
        await again.go()
        for player in table.players:
            player.url, player.number, player.taken = urls[0].replace("http", "ws"), 0, set()
        await table.come()
        assert before >= 16
        await table.play(3)
        await table.go()
        assert await settled(table, database) >= 3

    asyncio.run(evening())
