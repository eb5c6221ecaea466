"""The log on disk: SQLite, one writer thread that commits all that is queued in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Protocol

from . import failpoints

SCHEMA: Final = """
create table if not exists entries(
    room text not null, n integer not null, at integer not null, body blob not null,
    primary key(room, n)) without rowid;
create table if not exists rooms(
    id text primary key, touched integer not null, stage text not null, info blob not null) without rowid;
create table if not exists facts(name text primary key, value text not null) without rowid;
"""
VERSION: Final = 1
PIECES: Final = (64, 8, 1)  # rows in one statement: few kinds, so that each is prepared once
BUSY: Final = 30_000  # milliseconds a commit waits for another process that holds the file

Row = tuple[int, int, bytes]  # the entry's number, the server's time, the entry


class Write:
    """What one room wants on disk: its new entries, and how it is to be listed."""

    def __init__(
        self,
        room: str,
        rows: list[Row],
        info: tuple[int, str, bytes] | None,
        done: Callable[[bool], None],
        gone: tuple[str, ...] = (),
    ) -> None:
        self.room: Final = room
        self.rows: Final = rows
        self.info: Final = info  # touched, stage, what the lobby shows
        self.done: Final = done
        self.gone: Final = gone  # rooms that are deleted


class Log(Protocol):
    """Where rooms are written. `done(True)` is called when it is on disk, `done(False)` if it cannot be."""

    def add(self, write: Write) -> None: ...

    def entries(self, room: str) -> list[Row]: ...

    def rooms(self) -> list[tuple[str, int, str, bytes]]:
        """id, touched, stage and listing of every room."""

    def drop(self, rooms: Iterable[str]) -> None: ...


class MemoryLog:
    """Keeps everything until it is forgotten; for tests, which may make it fail or wait."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.infos: dict[str, tuple[int, str, bytes]] = {}
        self.broken = False
        self.held: list[Write] | None = None  # a list: writes wait in it

    def add(self, write: Write) -> None:
        if self.held is not None:
            self.held.append(write)
            return
        if not self.broken:
            self.rows.setdefault(write.room, []).extend(write.rows)
            if write.info is not None:
                self.infos[write.room] = write.info
        write.done(not self.broken)

    def release(self) -> None:
        """Lets what waits be written."""
        held, self.held = self.held or [], None
        for write in held:
            self.add(write)

    def entries(self, room: str) -> list[Row]:
        return list(self.rows.get(room, ()))

    def rooms(self) -> list[tuple[str, int, str, bytes]]:
        return [(room, *info) for room, info in self.infos.items()]

    def drop(self, rooms: Iterable[str]) -> None:
        for room in rooms:
            self.rows.pop(room, None)
            self.infos.pop(room, None)


def _insert(connection: sqlite3.Connection, rows: list[tuple[str, int, int, bytes]]) -> None:
    """Many rows a statement: between two statements a busy loop may keep the writer waiting for its turn."""
    start = 0
    for size in PIECES:
        statement = "insert into entries values" + ",".join(["(?,?,?,?)"] * size)
        while len(rows) - start >= size:
            connection.execute(statement, [value for row in rows[start : start + size] for value in row])
            start += size


class SqliteLog:
    """The real one. Nothing is acknowledged before it is on disk (WAL, synchronous FULL)."""

    def __init__(self, path: str | Path, wake: Callable[[Callable[[], None]], object] | None = None) -> None:
        self.path: Final = str(path)
        self._wake = wake  # how the writer gets back onto the loop
        self._queue: Final[queue.SimpleQueue[Write | None]] = queue.SimpleQueue()
        self._reader: Final = self._open()
        self._facts: dict[str, str] = {}
        self._facts_lock: Final = threading.Lock()
        self._fail: Final = failpoints.from_environment()
        version = self.fact("version") or str(VERSION)
        if version != str(VERSION):
            raise ValueError(f"{path} was written by another version: expected {VERSION}, found {version}")
        self.remember("version", str(VERSION))
        self.commits = 0
        self.failures = 0
        self._thread: Final = threading.Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute(f"pragma busy_timeout={BUSY}")
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        connection.executescript(SCHEMA)
        return connection

    def add(self, write: Write) -> None:
        self._queue.put(write)

    def beat(self, now: int) -> None:
        """Notes that the server is alive, with the next commit."""
        with self._facts_lock:
            self._facts["alive"] = str(now)
        self._queue.put(Write("", [], None, lambda kept: None))

    def close(self) -> None:
        """Writes what is queued, and ends."""
        self._queue.put(None)
        self._thread.join(10)
        self._reader.close()

    def _run(self) -> None:
        connection = self._open()
        while True:
            first = self._queue.get()
            batch = [first]
            with contextlib.suppress(queue.Empty):
                while True:
                    batch.append(self._queue.get_nowait())
            writes = [write for write in batch if write is not None]
            self._tell(self._committed(connection, writes))
            if None in batch:
                connection.close()
                return

    def _committed(self, connection: sqlite3.Connection, writes: list[Write]) -> list[tuple[Write, bool]]:
        try:
            kept = self._commit(connection, writes)
        except sqlite3.IntegrityError:
            # One room wants what cannot be, as a number that is taken: it must not fail the others.
            if len(writes) > 1:
                return [found for write in writes for found in self._committed(connection, [write])]
            kept = False
        return [(write, kept) for write in writes]

    def _commit(self, connection: sqlite3.Connection, writes: list[Write]) -> bool:
        with self._facts_lock:
            facts = list(self._facts.items())
            self._facts.clear()
        rows = [(write.room, *row) for write in writes for row in write.rows]
        try:
            connection.execute("begin immediate")
            _insert(connection, rows)
            connection.executemany(
                "insert into rooms values(?,?,?,?) on conflict(id) do update set "
                "touched=excluded.touched, stage=excluded.stage, info=excluded.info",
                [(write.room, *write.info) for write in writes if write.info is not None],
            )
            for room in [room for write in writes for room in write.gone]:
                connection.execute("delete from entries where room=?", (room,))
                connection.execute("delete from rooms where id=?", (room,))
            connection.executemany("insert or replace into facts values(?,?)", facts)
            if rows:
                self._fail.passing("slow_commit", "commit_error", "before_commit")
            connection.execute("commit")
            if rows:
                self._fail.passing("after_commit")
            self.commits += 1
            return True
        except Exception as error:  # whatever it is, the writer goes on: without it the whole server stands
            self.failures += 1
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            if isinstance(error, sqlite3.IntegrityError):
                raise
            return False

    def _tell(self, done: list[tuple[Write, bool]]) -> None:
        def tell() -> None:
            failed: Exception | None = None
            for write, kept in done:
                try:
                    write.done(kept)
                except Exception as error:  # one room's mistake; the others wait for their word
                    failed = error
            if failed is not None:
                raise failed  # to the loop, which reports it

        if self._wake is None:
            self._wake = asyncio.get_event_loop().call_soon_threadsafe
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits for it any more
            self._wake(tell)

    # Reading happens on the loop: a room's log is short, and read once.

    def entries(self, room: str) -> list[Row]:
        return self._reader.execute("select n, at, body from entries where room=? order by n", (room,)).fetchall()

    def rooms(self) -> list[tuple[str, int, str, bytes]]:
        return self._reader.execute("select id, touched, stage, info from rooms order by touched desc").fetchall()

    def drop(self, rooms: Iterable[str]) -> None:
        self._queue.put(Write("", [], None, lambda kept: None, tuple(rooms)))

    def fact(self, name: str) -> str | None:
        found = self._reader.execute("select value from facts where name=?", (name,)).fetchone()
        return None if found is None else str(found[0])

    def remember(self, name: str, value: str) -> None:
        self._reader.execute("insert or replace into facts values(?,?)", (name, value))
