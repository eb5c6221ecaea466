"""A connection to PostgreSQL that is cut when it does not answer, and made again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

import asyncpg

CONNECT: Final = 5.0  # seconds that making a connection may take
AGAIN: Final = 0.25  # seconds between two attempts

# On every connection. Plans are made once: the sizes of batches differ, and the way to the rows does not.
SETTINGS: Final = {"plan_cache_mode": "force_generic_plan", "jit": "off", "application_name": "kickdoor"}

BAD: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)  # what was said can never be kept

T = TypeVar("T")
Rows = list[Any]


class Away(Exception):
    """The database does not answer. What became of what it was last told is not known."""


class Connection(Protocol):
    """What is used of asyncpg's."""

    async def execute(self, query: str, /, *values: object) -> str: ...

    async def fetch(self, query: str, /, *values: object) -> Rows: ...

    def terminate(self) -> None: ...

    def add_termination_listener(self, call: Callable[[Any], None], /) -> None: ...

    def is_closed(self) -> bool: ...

    async def close(self) -> None: ...


async def connect(url: str) -> Connection:
    """A connection; `Away` where there is none to be had."""
    try:
        found: Connection = await asyncpg.connect(url, timeout=CONNECT, server_settings=SETTINGS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Away(_word(error)) from None
    return found


class Link:
    """One connection at a time, and one statement at a time on it.

    A statement that takes too long is not cancelled: a commit that waits for a standby answers a cancel with
    success. The connection is cut, and whoever sent it finds out what became of it.
    """

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._lock: Final = asyncio.Lock()
        self._there: Final = asyncio.Event()
        self._connection: Connection | None = None
        self._mending: asyncio.Task[None] | None = None
        self._closed = False
        self.trouble = ""  # why there is no connection

    async def open(self) -> None:
        """The first connection; `Away` where there is none to be had."""
        self._use(await connect(self._url))

    def _use(self, connection: Connection) -> None:
        self._connection = connection
        self.trouble = ""
        self._there.set()
        connection.add_termination_listener(self._ended)

    def _ended(self, connection: Any) -> None:
        """A connection that ends while it is idle is made again before somebody needs it."""
        if connection is self._connection:
            self.cut("the connection was closed")

    @property
    def there(self) -> bool:
        return self._there.is_set()

    async def ready(self) -> None:
        """Waits for a connection."""
        await self._there.wait()

    async def run(self, call: Callable[[Connection], Awaitable[T]], patience: float) -> T:
        """What the call comes to, in so many seconds; `Away` at once where there is no connection."""
        async with self._lock:
            connection = self._connection
            if connection is None or connection.is_closed():
                self.cut(self.trouble or "the connection was closed")
                raise Away(self.trouble)
            work = asyncio.ensure_future(call(connection))
            await asyncio.wait({work}, timeout=patience)
            if not work.done():
                self.cut(f"no answer for {patience:g} seconds")
                await asyncio.wait({work})  # at once: its connection is gone
                if work.exception() is not None:
                    raise Away(self.trouble)
            try:
                return work.result()
            except BAD:
                raise
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
                self.cut(_word(error))
                raise Away(self.trouble) from None

    async def fetch(self, patience: float, statement: str, *values: object) -> Rows:
        return await self.run(lambda connection: connection.fetch(statement, *values), patience)

    def cut(self, why: str) -> None:
        """Ends the connection, whatever it is doing, and begins to make another."""
        self.trouble = why
        self._there.clear()
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
        if self._mending is None and not self._closed:
            self._mending = asyncio.ensure_future(self._mend())

    async def _mend(self) -> None:
        while not self._there.is_set():
            try:
                self._use(await connect(self._url))
            except Away as away:
                self.trouble = str(away)
                await asyncio.sleep(AGAIN)
        self._mending = None

    async def close(self) -> None:
        self._closed = True
        if self._mending is not None:
            self._mending.cancel()
        connection, self._connection = self._connection, None
        if connection is not None and self._lock.locked():
            connection.terminate()
        elif connection is not None:
            with contextlib.suppress(TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                async with asyncio.timeout(1.0):
                    await connection.close()


def _word(error: BaseException) -> str:
    return str(error) or type(error).__name__
