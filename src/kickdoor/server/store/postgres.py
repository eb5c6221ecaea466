"""The store of several nodes: PostgreSQL, in a thread that commits everything queued in one statement."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import asyncpg
from prometheus_client import Histogram

from . import failpoints, statements
from .appending import Batch, Fates, batched
from .following import Following
from .jobs import Jobs
from .link import BAD, Away, Connection, Link, connect
from .migrations import migrate_postgres
from .nodes import Node
from .packing import unpacked
from .schema import OtherVersion, checked
from .sqlite import BUCKETS
from .store import Listing, News, Queue, Row, Snapshot, StoreError, Taken, Wake, Write

READING: Final = 0.5  # seconds that reading may take: everybody waits meanwhile
STARTING: Final = 60.0  # seconds that reading all rooms may take, before anybody comes
CUT: Final = 5.0  # seconds that a commit may take until its connection is cut; then it is sent again
CLOSE: Final = 10.0  # seconds that an orderly end may take

NOT_USABLE: Final = "the database cannot be used"

T = TypeVar("T")
Kind = TypeVar("Kind")
Job = Callable[[Connection], Coroutine[Any, Any, object]]  # done between two batches


class LetGo(NamedTuple):
    """A life of a room that is over here."""

    room: str
    epoch: int
    done: Callable[[], None] | None


async def check(url: str) -> None:
    """`ValueError` with a sentence where there is no such database, or its address is not one."""
    try:
        connection = await connect(url)
        facts = dict(await connection.fetch(statements.VERSION)) if await _known(connection) else {}
        await connection.close()
    except (Away, asyncpg.PostgresError) as error:
        raise ValueError(f"{NOT_USABLE}: {error}") from None
    if "version" in facts:
        checked("postgres", "the database", facts["version"], facts.get("oldest"))


async def _known(connection: Connection) -> bool:
    return bool((await connection.fetch("select to_regclass('facts') is not null"))[0][0])


class PostgresStore:
    """Nothing is acknowledged before the database has committed it. A batch of unknown fate is sent again."""

    def __init__(self, url: str, wake: Wake, address: str = "") -> None:
        self._url: Final = url
        self._wake: Final = wake
        self._jobs: Final[deque[Write | LetGo | Job]] = deque()
        self._fail: Final = failpoints.from_environment()
        self.node: Final = Node(address, self._lose)
        self.lost: Callable[[str, int], None] = lambda room, epoch: None
        self.jobs: Queue | None = None
        self.news: Callable[[News], None] = lambda news: None
        self.commits = 0
        self.failures = 0
        self.trouble = ""
        self.latency: Final = Histogram(
            "kickdoor_commit_seconds", "Time of a commit, of all that waited", buckets=BUCKETS, registry=None
        )
        self._woken = False  # the thread is told already that there is something to do
        self._closing = False
        self._ready: Final = threading.Event()
        self._error: BaseException | None = None  # why the start failed
        self._thread: Final = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()
        self._ready.wait()
        if self._error is not None:
            self._thread.join()
            raise self._error

    # From the event loop.

    def add(self, write: Write) -> None:
        self._put(write)

    def let_go(self, room: str, epoch: int, done: Callable[[], None] | None = None) -> None:
        self._put(LetGo(room, epoch, done))

    def drop(self, rooms: Mapping[str, int]) -> None:
        for room, used in rooms.items():
            values = (statements.DROP, room, used)
            self._put(partial(self._say, *values))

    async def _say(self, statement: str, room: str, used: int, connection: Connection) -> None:
        await connection.execute(statement, room, used, self.node.id)

    def beat(self, now: int) -> None:
        """The server's time is the database's: there is nothing to note."""

    def close(self) -> None:
        self._closing = True
        self._rouse()
        self._thread.join(CLOSE + 2)

    @property
    def queued(self) -> int:
        return len(self._jobs)

    @property
    def missing(self) -> str:
        return self._writer.trouble

    @property
    def shared(self) -> bool:
        return True

    @property
    def leased(self) -> bool:
        return self.node.leased

    @property
    def peers(self) -> frozenset[str]:
        return self.node.peers

    def _put(self, job: Write | LetGo | Job) -> None:
        self._jobs.append(job)
        self._rouse()

    def _rouse(self) -> None:
        if not self._woken:
            self._woken = True
            with contextlib.suppress(RuntimeError):  # the thread has ended: nothing is kept any more
                self._loop.call_soon_threadsafe(self._work.set)

    def _lose(self, room: str, epoch: int) -> None:
        self._tell(lambda: self.lost(room, epoch))

    def _tell(self, *calls: Callable[[], None]) -> None:
        """Calls these on the event loop, from the thread."""
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits for the result any more
            self._wake(*calls)

    # The thread.

    def _run(self) -> None:
        try:
            asyncio.run(self._main())
        except BaseException as error:
            if self._ready.is_set():
                raise
            self._error = error
        finally:
            self._ready.set()

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._work = asyncio.Event()
        jobs = self.jobs = Jobs(self._tell)
        try:
            connection = await connect(self._url)
            await migrate_postgres(connection, "the database")
            await self.node.join(connection)
            await connection.close()
            self._writer, self._reader, keeper, follower, queue = links = [Link(self._url) for _ in range(5)]
            for link in links:
                await link.open()
        except (Away, asyncpg.PostgresError) as error:
            raise OtherVersion(f"{NOT_USABLE}: {error}") from None
        self._ready.set()
        following = Following(lambda news: self._tell(lambda: self.news(news)), jobs)
        works = (self.node.keep(keeper), following.run(follower), jobs.run(queue))
        tasks = [asyncio.ensure_future(work) for work in works]
        await self._writing()
        for task in tasks:
            task.cancel()
        for link in links:
            await link.close()

    async def _writing(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            self._woken = False
            if self._closing:
                with contextlib.suppress(TimeoutError, Away):
                    async with asyncio.timeout(CLOSE):  # else what waits is lost, and nobody was told it is kept
                        await self._all()
                        await self._writer.run(self.node.leave, CUT)
                return
            await self._all()

    async def _all(self) -> None:
        """Everything that is queued, in order."""
        while self._jobs:
            for batch in batched(self._next(Write)):
                await self._commit(batch)
            gone = self._next(LetGo)
            if gone:
                await self._until_done(partial(self.node.release, {one.room: one.epoch for one in gone}))
            for one in gone:
                if one.done is not None:
                    self._tell(one.done)
            if self._jobs and not isinstance(self._jobs[0], (Write, LetGo)):
                job = self._jobs.popleft()
                assert not isinstance(job, (Write, LetGo))
                await self._until_done(job)

    def _next(self, kind: type[Kind]) -> list[Kind]:
        """What is queued first, as far as it is of this kind."""
        found: list[Kind] = []
        while self._jobs and isinstance(self._jobs[0], kind):
            job = self._jobs.popleft()
            assert isinstance(job, kind)
            found.append(job)
        return found

    async def _commit(self, writes: list[Write]) -> None:
        began = time.monotonic()
        rows = any([write.rows for write in writes])
        try:
            if rows:
                self._fail.passing("slow_commit", "commit_error", "disk_error", "before_commit")
            fates = await self._until_done(partial(self._settle, writes))
        except Exception as error:  # whatever it is, the thread goes on: without it the whole server stands still
            self.failures += 1
            self.trouble = str(error)
            if isinstance(error, BAD) and len(writes) > 1:
                for write in writes:  # one room's rows cannot be kept: that must not fail the others
                    await self._commit([write])
                return
            self._report(Fates([], []), writes)
            return
        if rows:
            self._fail.passing("after_commit")
        self.commits += 1
        self.trouble = ""
        self.latency.observe(time.monotonic() - began)
        self._report(fates, [])

    async def _settle(self, writes: list[Write], connection: Connection) -> Fates:
        fates = await Batch(self.node.id, writes).settle(connection)
        for write in writes:
            if write.life is None:
                people = [person for person, _ in write.results]
                await connection.execute(statements.COUNT, write.room, people, [body for _, body in write.results])
                fates.kept.append(write)
        return fates

    async def _until_done(self, job: Callable[[Connection], Coroutine[Any, Any, T]]) -> T:
        """Waits for the database while it is away, and sends the same again."""
        while True:
            try:
                return await self._writer.run(job, CUT)
            except Away as away:
                self.failures += 1
                self.trouble = str(away)
                await self._writer.ready()

    def _report(self, fates: Fates, failed: list[Write]) -> None:
        """Calls every `done` on the event loop, or `lost`."""
        for write in fates.kept:
            if write.life is not None and write.life.first == 0 and write.rows:
                self.node.held.setdefault(write.room, write.life.epoch)  # a new room
        self._tell(
            *[partial(write.done, True) for write in fates.kept], *[partial(write.done, False) for write in failed]
        )
        for write in fates.lost:
            assert write.life is not None
            self.node.gone(write.room, write.life.epoch)

    # Reading, on the event loop: it waits, but not for a database that is away.

    def _ask(self, call: Callable[[Connection], Coroutine[Any, Any, T]], patience: float = READING) -> T:
        """What a call comes to; `StoreError` at once where there is no connection."""
        asked = asyncio.run_coroutine_threadsafe(self._reader.run(call, patience), self._loop)
        try:
            return asked.result(patience * 3)
        except (Away, TimeoutError, asyncpg.PostgresError) as error:
            raise StoreError(str(error) or "no answer") from None

    def _read(self, statement: str, *values: object) -> list[Any]:
        self._readable()
        return self._ask(lambda connection: connection.fetch(statement, *values))

    def _readable(self) -> None:
        try:
            self._fail.reading()
        except Exception as error:
            raise StoreError(str(error)) from None

    def take(self, room: str) -> Taken:
        self._readable()
        return self._ask(lambda connection: self.node.take(connection, room))

    def owner(self, room: str) -> str:
        """The address of the node that has this room in memory; empty: this one, none, or one that is dead."""
        for node, address in self._read(statements.WHERE, room):
            return str(address or "") if node != self.node.id else ""
        return ""

    def entries(self, room: str, since: int = 0) -> list[Row]:
        return [(n, at, body) for n, at, body in self._read(statements.ENTRIES_SINCE, room, since)]

    def snapshot(self, room: str) -> Snapshot | None:
        return unpacked(self._read(statements.SNAPSHOT, room))

    def rooms(self) -> list[tuple[str, Listing]]:
        found = self._ask(lambda connection: connection.fetch(statements.ROOMS), STARTING)
        return [
            (id, Listing(used, stage, info, tuple(people.split(",")))) for id, used, stage, info, people in found
        ]

    def results(self, person: str) -> list[bytes]:
        return [body for (body,) in self._read(statements.RESULTS, person)]

    def counted(self, room: str) -> bool:
        return bool(self._read(statements.COUNTED, room))

    def printing(self, hash: str) -> bytes | None:
        found = self._read(statements.PRINTING, hash)
        return found[0][0] if found else None

    def printings(self) -> list[str]:
        return [hash for (hash,) in self._read(statements.PRINTINGS)]

    def finished_rooms(self, rooms: Sequence[str] | None = None) -> set[str]:
        if rooms is None:
            return {room for (room,) in self._read(statements.FINISHED_ROOMS)}
        return {room for (room,) in self._read(statements.FINISHED_OF, list(rooms))}

    def finished(self, room: str) -> bytes | None:
        found = self._read(statements.FINISHED, room)
        return found[0][0] if found else None

    def opened_by(self, room: str, opener: str) -> None:
        self._read(statements.OPENED_BY, room, opener)

    def tables_of(self, opener: str) -> int:
        return int(self._read(statements.TABLES_OF, opener)[0][0])

    def allows(self, who: str, rate: float, burst: float) -> bool:
        return bool(self._read(statements.ALLOW, who, 1 / rate, burst / rate))

    def fact(self, name: str) -> str | None:
        if name == "alive":  # the server's time, which all nodes share
            return str(self._read(statements.NOW)[0][0])
        found = self._read(statements.FACT, name)
        return str(found[0][0]) if found else None

    def facts(self, start: str) -> list[tuple[str, str]]:
        return [(name, value) for name, value in self._read(statements.FACTS, start)]

    def remember(self, name: str, value: str) -> None:
        self._read(statements.REMEMBER, name, value)

    def agree(self, name: str, value: str) -> str:
        self._read(statements.AGREE, name, value)
        return self.fact(name) or value
