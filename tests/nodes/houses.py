"""Nodes in this process, on one event loop: whole servers, which start fast and can be looked into."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

import httpx

from kickdoor.server.command import web_server
from kickdoor.server.house.house import Config, House
from kickdoor.server.http.app import application
from kickdoor.server.net.doors import Doors
from tests.server.load import PATIENCE, Party
from tests.server.serving import free_port

MANY = (1000.0, 10_000.0)  # tables that an address may open a second, and at once


class NodeHere:
    """A node that runs as a task."""

    def __init__(self, database: str, keep: int = 10**12) -> None:
        self.port = free_port()
        self.url, self.socket_url = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}"
        config = Config(database, keep=keep, opening=MANY, workers=0, node=self.url)
        self.app = application(config)
        self.server = web_server(self.app, "127.0.0.1", self.port, 60.0, Doors(each=10_000))
        self._task: asyncio.Task[None] | None = None

    @property
    def house(self) -> House:
        found = self.app.state.house
        assert isinstance(found, House)
        return found

    async def start(self) -> None:
        self._task = asyncio.create_task(self.server._serve())
        await comes(lambda: self.server.started or self._ended)
        assert self.server.started, "the node did not start"

    @property
    def _ended(self) -> bool:
        return self._task is not None and self._task.done()

    async def stop(self) -> None:
        """As SIGTERM does."""
        if self._task is not None and not self._task.done():
            self.server.should_exit = True
            await self._task

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as client:
            return await client.get(path)


async def comes(condition: Callable[[], object]) -> None:
    """Waits for what must come true."""
    ends = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < ends, "it did not happen"
        await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def nodes(database: str, count: int) -> AsyncIterator[list[NodeHere]]:
    """So many nodes, which are stopped afterwards in any case."""
    found = [NodeHere(database) for _ in range(count)]
    try:
        for node in found:
            await node.start()
        yield found
    finally:
        for node in found:
            with contextlib.suppress(Exception):
                await node.stop()


def through(found: Party, *doors: NodeHere) -> None:
    """The people come through these nodes from now on, one after the other."""
    for number, player in enumerate(found.players):
        player.url = doors[number % len(doors)].socket_url
