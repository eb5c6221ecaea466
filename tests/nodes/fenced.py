"""Two nodes and a few connections, with which the tests of the fence interleave statements by hand."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import asyncpg

from kickdoor.server.store import statements
from kickdoor.server.store.appending import Batch, Fates
from kickdoor.server.store.link import SETTINGS
from kickdoor.server.store.migrations import migrate_postgres
from kickdoor.server.store.nodes import VERSION
from kickdoor.server.store.store import Life, Listing, Write

T = TypeVar("T")
A, B, C = 101, 102, 103  # nodes
LISTED: Final = Listing(5, "gathering", b"{}")
WAITING: Final = "select count(*) from pg_locks where not granted"


def written(room: str, epoch: int, first: int, *bodies: bytes) -> Write:
    rows = [(first + number, 5, body) for number, body in enumerate(bodies)]
    return Write(room, rows, LISTED if first == 0 else None, lambda kept: None, life=Life(epoch, first))


class Scene:
    """A database with the nodes A, B and C, of which A has the room "r"; `a`, `b`, `c` are connections, `eye` is
    one that looks."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._open: Final[list[Any]] = []

    async def connection(self) -> Any:
        self._open.append(await asyncpg.connect(self._url, server_settings=SETTINGS))
        return self._open[-1]

    async def begin(self) -> None:
        self.eye = await self.connection()
        await migrate_postgres(self.eye, "the database")
        self.a, self.b, self.c = [await self.connection() for _ in range(3)]
        for node in (A, B, C):
            await self.join(node)
        await self.opened("r")

    async def close(self) -> None:
        for connection in self._open:
            connection.terminate()

    async def join(self, node: int) -> None:
        await self.eye.execute(statements.JOIN, node, f"node {node}", VERSION)

    async def dead(self, node: int) -> None:
        await self.eye.execute(statements.LEAVE, node)

    async def append(self, connection: Any, node: int, *writes: Write) -> Fates:
        return await Batch(node, writes).settle(connection)

    async def opened(self, room: str, node: int = A) -> None:
        """A room with one entry, which a node has in its first epoch."""
        fates = await self.append(self.eye, node, written(room, 1, 0, b"opened"))
        assert len(fates.kept) == 1

    async def take(self, connection: Any, room: str, node: int) -> int | None:
        found: int | None = await connection.fetchval(statements.TAKE, room, node, VERSION)
        return found

    async def log(self, room: str) -> list[bytes]:
        return [body for _, _, body in await self.eye.fetch(statements.ENTRIES, room)]

    async def row(self, room: str) -> tuple[int | None, int, int]:
        """The node, the epoch and the length."""
        return tuple(await self.eye.fetchrow("select node, epoch, length from rooms where id = $1", room))

    async def sound(self, room: str) -> bool:
        """Whether the log has as many entries as the row says, without a gap."""
        numbers = [n for n, _, _ in await self.eye.fetch(statements.ENTRIES, room)]
        return numbers == list(range((await self.row(room))[2]))

    async def blocked(self, work: Awaitable[T]) -> asyncio.Future[T]:
        """Begins something that must wait for a lock, and sees that it does."""
        before = await self.eye.fetchval(WAITING)
        begun = asyncio.ensure_future(work)
        while await self.eye.fetchval(WAITING) == before:
            assert not begun.done(), "it did not wait"
            await asyncio.sleep(0.002)
        return begun


@contextlib.asynccontextmanager
async def _scene(url: str) -> AsyncIterator[Scene]:
    scene = Scene(url)
    try:
        await scene.begin()
        yield scene
    finally:
        await scene.close()


Played = Callable[[Scene], Coroutine[Any, Any, None]]


def play(url: str, what: Played) -> None:
    """Plays a scene in an event loop of its own."""

    async def all() -> None:
        async with _scene(url) as scene:
            await what(scene)

    asyncio.run(all())


def played(what: Played) -> Callable[[str], None]:
    """The scene as a test."""

    def test(url: str) -> None:
        play(url, what)

    test.__name__, test.__doc__, test.__module__ = what.__name__, what.__doc__, what.__module__
    return test
