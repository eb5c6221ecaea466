"""`kickdoor work`: processes that take tasks from the queue of a database, for the nodes that serve tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import time
from collections.abc import Callable
from typing import Any, Final

import structlog

from ..store import statements
from ..store.jobs import LEASE, RELEASE
from ..store.link import Away, Connection
from ..store.link import Link as Database
from .link import Link
from .tasks import Request, Result, decode_request, encode

CHANNEL: Final = "kickdoor_jobs"
IDLE: Final = 0.5  # seconds between two looks where nobody has said that there is something
PATIENCE: Final = 2.0  # seconds that the database may take
SIGN: Final = 1.0  # seconds between two signs of life
SPARE: Final = 0.1  # seconds before the deadline at which a result must be there


class Process:
    """One process, which is replaced where it ends."""

    def __init__(self) -> None:
        self._link: Link | None = None
        self._result: asyncio.Future[Result | None] | None = None
        self.boxes: set[str] = set()  # printings that it was sent
        self._table = ""  # whose game it keeps

    async def ready(self) -> None:
        if self._link is None:
            self.boxes, self._table = set(), ""
            self._result = asyncio.get_running_loop().create_future()
            self._link = Link(self._heard)
            if await self._result is None:
                await asyncio.sleep(1.0)

    async def do(self, request: Request, seconds: float) -> Result | None:
        """None: it did not come to an end in time."""
        if self._link is None:
            return None
        table = "" if request.update is None else request.update.table
        request.forget = [self._table] if self._table not in ("", table) else []
        self._table = table
        self._result = asyncio.get_running_loop().create_future()
        self._link.send(request, seconds)
        return await self._result

    def _heard(self, link: Link, result: Result | None) -> None:
        if result is None:
            self._link = None
        if self._result is not None and not self._result.done():
            self._result.set_result(result)

    def close(self) -> None:
        if self._link is not None:
            self._link.close()
            self._link.wait()


class WorkerNode:
    """So many processes; each takes one task after another."""

    def __init__(self, url: str, count: int) -> None:
        self._url: Final = url
        self._count: Final = count
        self._id: Final = secrets.randbits(62) + 1
        self._some: Final = asyncio.Event()
        self._listening: Connection | None = None
        self.done = 0  # tasks
        self._log: Final = structlog.get_logger()

    async def run(self, stopped: asyncio.Event) -> None:
        """Until it is stopped. What is being done is done again elsewhere."""
        database = Database(self._url)
        await database.open()
        works = [self._signs(database), *[self._works() for _ in range(self._count)]]
        tasks = [asyncio.create_task(work) for work in works]
        self._log.info("working", processes=self._count)
        await stopped.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Away):
            await database.run(lambda link: link.execute(statements.WORKER_GONE, self._id), PATIENCE)
        await database.close()
        self._log.info("closed", done=self.done)

    async def _signs(self, database: Database) -> None:
        """Says that it is at work, and hears of new tasks."""
        while True:
            with contextlib.suppress(Away):
                await database.run(self._sign, PATIENCE)
            await asyncio.sleep(SIGN)

    async def _sign(self, connection: Connection) -> None:
        if connection is not self._listening:
            await _listen(connection, lambda *said: self._some.set())
            self._listening = connection
        await connection.execute(statements.WORKER, self._id, RELEASE, LEASE)
        await connection.execute(statements.SWEEP_JOBS)

    async def _works(self) -> None:
        database, process = Database(self._url), Process()
        database.cut("not connected yet")
        try:
            while True:
                await process.ready()
                await database.ready()
                try:
                    found = await database.run(self._take, PATIENCE)
                    if found is None:
                        await self._idle()
                        continue
                    await self._do(database, process, *found)
                except Away:
                    continue
        finally:
            process.close()
            await database.close()

    async def _idle(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(IDLE):
                await self._some.wait()
        self._some.clear()

    async def _take(self, connection: Connection) -> tuple[int, bytes, float] | None:
        for id, body, seconds in await connection.fetch(statements.TAKE_JOB, self._id, RELEASE):
            return id, body, seconds
        return None

    async def _do(self, database: Database, process: Process, id: int, body: bytes, seconds: float) -> None:
        ends = time.monotonic() + seconds - SPARE
        self._some.set()  # there may be more: another process looks
        request = decode_request(body)
        start = None if request.update is None else request.update.start
        if request.update is not None and start is not None:
            for hash in [hash for hash in start.opened.printings if hash not in process.boxes]:
                for (box,) in await database.fetch(PATIENCE, statements.PRINTING, hash):
                    request.update.boxes = [*request.update.boxes, (hash, box)]
                    process.boxes.add(hash)
        result = await process.do(request, max(SPARE, ends - time.monotonic()))
        if result is not None:
            await database.run(lambda link: link.execute(statements.JOB_DONE, id, encode(result)), PATIENCE)
            self.done += 1


async def _listen(connection: Any, heard: Callable[..., None]) -> None:
    await connection.add_listener(CHANNEL, heard)


def work(url: str, count: int) -> None:
    """Until the process is stopped."""

    async def main() -> None:
        stopped = asyncio.Event()
        for one in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(one, stopped.set)
        try:
            await WorkerNode(url, count).run(stopped)
        except Away as away:
            raise ValueError(f"the database cannot be used: {away}") from None

    asyncio.run(main())
