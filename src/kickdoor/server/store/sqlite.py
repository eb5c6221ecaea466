"""The store on disk: SQLite, with one writer thread that commits everything queued in one transaction."""

from __future__ import annotations

import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from prometheus_client import Histogram

from . import failpoints
from .file import DatabaseFile
from .migrations import migrate
from .packing import packed, unpacked
from .store import FIRST_LIFE, Listing, News, OneNode, Queue, Row, Snapshot, StoreError, Taken, Wake, Write

PIECE: Final = 64  # rows in one statement at most: each of these sizes is prepared once
AHEAD: Final = 500  # milliseconds by which the stored time is ahead of the last entry: it is stored that seldom
BUSY: Final = 30_000  # milliseconds a commit waits for another process that holds the file
READING: Final = 500  # milliseconds that reading waits for it: everybody waits meanwhile
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class _Drop:
    """Rooms to be deleted with the next commit, and when each was last used."""

    def __init__(self, rooms: Mapping[str, int]) -> None:
        self.rooms: Final = dict(rooms)


class _Beat:
    """Has the facts written, though no room has anything to write."""


_Job = Write | _Drop | _Beat


def _insert(connection: sqlite3.Connection, rows: list[tuple[str, int, int, bytes]]) -> None:
    """Many rows in one statement: between two statements the event loop may take the interpreter lock."""
    for start in range(0, len(rows), PIECE):
        piece = rows[start : start + PIECE]
        statement = "insert into entries values" + ",".join(["(?,?,?,?)"] * len(piece))
        connection.execute(statement, [value for row in piece for value in row])


def _columns(listing: Listing) -> tuple[int, str, bytes, str]:
    return (listing.used, listing.stage, listing.info, ",".join(listing.people))


def _insert_lasting(connection: sqlite3.Connection, writes: list[Write]) -> None:
    """All that rooms keep besides their entries."""
    connection.executemany(
        "insert into rooms values(?,?,?,?,?) on conflict(id) do update set "
        "touched=excluded.touched, stage=excluded.stage, info=excluded.info, people=excluded.people",
        [(write.room, *_columns(write.listing)) for write in writes if write.listing is not None],
    )
    connection.executemany(
        "insert or replace into results values(?,?,?)",
        [(person, write.room, body) for write in writes for person, body in write.results],
    )
    connection.executemany(
        "insert or ignore into printings values(?,?)",
        [printing for write in writes for printing in write.printings],
    )
    connection.executemany(
        "insert or ignore into finished values(?,?)",
        [(write.room, write.finished) for write in writes if write.finished],
    )
    connection.executemany(
        "insert or replace into snapshots values(?,?,?)",
        [(write.room, *packed(write.snapshot)) for write in writes if write.snapshot is not None],
    )


def _delete(connection: sqlite3.Connection, room: str, used: int) -> None:
    connection.execute("delete from rooms where id=? and touched<=?", (room, used))
    if connection.execute("select 1 from rooms where id=?", (room,)).fetchone() is None:  # else it was used since
        for table in ("entries", "finished", "snapshots"):
            connection.execute(f"delete from {table} where room=?", (room,))


class SqliteStore(OneNode):
    """Nothing is acknowledged before it is on disk (WAL, synchronous FULL)."""

    def __init__(self, path: str | Path, wake: Wake) -> None:
        self.path: Final = str(path)
        self._wake: Final = wake
        self._queue: Final[queue.SimpleQueue[_Job | None]] = queue.SimpleQueue()
        self._file: Final = DatabaseFile(self.path)
        try:
            self._reader = self._open()
            migrate(self._reader, self.path)
        except BaseException:
            self._file.release()
            raise
        self._facts: dict[str, str] = {}  # to be written with the next commit
        self._facts_lock: Final = threading.Lock()
        self._alive = int(
            self.fact("alive") or 0
        )  # the server's time, as it is stored; after a crash it goes on here
        self._last = self._alive  # the time of the last entry, or of the last beat
        self._fail: Final = failpoints.from_environment()
        self._reader.execute(f"pragma busy_timeout={READING}")
        self.commits = 0
        self.failures = 0
        self.trouble = ""  # why the last commit failed; empty: it did not
        self.lost: Callable[[str, int], None] = lambda room, epoch: None  # never: the file has one server
        self.news: Callable[[News], None] = lambda news: None  # never
        self.jobs: Queue | None = None
        self.latency: Final = Histogram(
            "kickdoor_commit_seconds", "Time of a commit, of all that waited", buckets=BUCKETS, registry=None
        )
        self._thread: Final = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)

    def _open(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute(f"pragma busy_timeout={BUSY}")
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    def add(self, write: Write) -> None:
        self._queue.put(write)

    def drop(self, rooms: Mapping[str, int]) -> None:
        self._queue.put(_Drop(rooms))

    def beat(self, now: int) -> None:
        with self._facts_lock:
            self._alive = self._last = max(self._last, now)
            self._facts["alive"] = str(self._alive)
        self._queue.put(_Beat())

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join(10)
        self._reader.close()
        self._file.release()

    @property
    def queued(self) -> int:
        return self._queue.qsize()

    @property
    def shared(self) -> bool:
        return False

    @property
    def leased(self) -> bool:
        return True

    @property
    def peers(self) -> frozenset[str]:
        return frozenset()

    @property
    def missing(self) -> str:
        return self._file.missing()

    # The writer thread.

    def _run(self) -> None:
        connection = self._open()
        while True:
            first = self._queue.get()
            batch = [first]
            with contextlib.suppress(queue.Empty):
                while True:
                    batch.append(self._queue.get_nowait())
            self._report(self._committed(connection, [job for job in batch if job is not None]))
            if None in batch:
                connection.close()
                return

    def _committed(self, connection: sqlite3.Connection, jobs: list[_Job]) -> list[tuple[Write, bool]]:
        try:
            kept = self._commit(connection, jobs)
        except sqlite3.IntegrityError:
            # One room's rows cannot be inserted, as where a number is taken: that must not fail the others.
            if len(jobs) > 1:
                return [found for job in jobs for found in self._committed(connection, [job])]
            kept = False
        return [(job, kept) for job in jobs if isinstance(job, Write)]

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> bool:
        writes = [job for job in jobs if isinstance(job, Write)]
        rows = [(write.room, *row) for write in writes for row in write.rows]
        facts = self._new_facts(rows)
        lasting = [write for write in writes if write.listing is not None or write.lasts]
        drops = [one for job in jobs if isinstance(job, _Drop) for one in job.rooms.items()]
        began = time.monotonic()
        try:
            if missing := self._file.missing():
                raise sqlite3.OperationalError(missing)  # SQLite would go on writing to the deleted file
            alone = not (
                lasting or drops or facts or len(rows) > PIECE
            )  # one statement is a transaction by itself
            if not alone:
                connection.execute("begin immediate")
                _insert_lasting(connection, lasting)
                for room, used in drops:
                    _delete(connection, room, used)
                connection.executemany("insert or replace into facts values(?,?)", facts)
            if rows:
                self._fail.passing("slow_commit", "commit_error", "disk_error", "before_commit")
                _insert(connection, rows)
            if not alone:
                connection.execute("commit")
            if rows:
                self._fail.passing("after_commit")
            self._file.written()
            self.commits += 1
            self.trouble = ""
            self.latency.observe(time.monotonic() - began)
            return True
        except Exception as error:  # whatever it is, the writer goes on: without it the whole server stands still
            self.failures += 1
            self.trouble = str(error)
            self._alive = 0  # it may not be stored
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            if isinstance(error, sqlite3.IntegrityError):
                raise
            return False

    def _new_facts(self, rows: list[tuple[str, int, int, bytes]]) -> list[tuple[str, str]]:
        """What is to be stored with these rows: the server's time goes on from them at least."""
        with self._facts_lock:
            if rows:
                self._last = max(self._last, *[at for _, _, at, _ in rows])
            if self._last > self._alive:
                self._alive = self._last + AHEAD
                self._facts["alive"] = str(self._alive)
            facts = list(self._facts.items())
            self._facts.clear()
        return facts

    def _report(self, done: list[tuple[Write, bool]]) -> None:
        """Calls every `done` on the event loop."""
        if done:
            with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits for the result any more
                self._wake(*[partial(write.done, kept) for write, kept in done])

    # Reading happens on the event loop: a room has few entries, and they are read once.

    def _read(self, statement: str, *values: str | int) -> list[Any]:
        """All rows; `StoreError` where they cannot be read. The next try has a connection of its own."""
        try:
            self._fail.reading()
            return self._reader.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                again = self._connect()
                again.execute(f"pragma busy_timeout={READING}")
                broken, self._reader = self._reader, again
                broken.close()
            raise StoreError(str(error)) from error

    def take(self, room: str) -> Taken:
        snapshot = self.snapshot(room)
        return Taken(FIRST_LIFE, self.entries(room, 0 if snapshot is None else snapshot[0]), snapshot)

    def entries(self, room: str, since: int = 0) -> list[Row]:
        if not since:
            return self._read("select n, at, body from entries where room=? order by n", room)
        return self._read(
            "select n, at, body from entries where room=? and n=0 union all "
            "select n, at, body from entries where room=? and n>=? order by n", room, room, since,
        )  # fmt: skip

    def snapshot(self, room: str) -> Snapshot | None:
        return unpacked(self._read("select n, body from snapshots where room=?", room))

    def rooms(self) -> list[tuple[str, Listing]]:
        rows = self._read("select id, touched, stage, info, people from rooms order by touched desc")
        return [
            (id, Listing(used, stage, info, tuple(people.split(",")))) for id, used, stage, info, people in rows
        ]

    def results(self, person: str) -> list[bytes]:
        return [body for (body,) in self._read("select body from results where person=? order by room", person)]

    def counted(self, room: str) -> bool:
        return bool(self._read("select 1 from results where room=? limit 1", room))

    def printing(self, hash: str) -> bytes | None:
        found = self._read("select body from printings where hash=?", hash)
        return found[0][0] if found else None

    def printings(self) -> list[str]:
        return [hash for (hash,) in self._read("select hash from printings")]

    def finished_rooms(self, rooms: Sequence[str] | None = None) -> set[str]:
        if rooms is None:
            return {room for (room,) in self._read("select room from finished")}
        return {room for room in rooms if self._read("select 1 from finished where room=?", room)}

    def finished(self, room: str) -> bytes | None:
        found = self._read("select body from finished where room=?", room)
        return found[0][0] if found else None

    def fact(self, name: str) -> str | None:
        found = self._reader.execute("select value from facts where name=?", (name,)).fetchone()
        return None if found is None else str(found[0])

    def facts(self, start: str) -> list[tuple[str, str]]:
        return [
            (name, value)
            for name, value in self._reader.execute("select name, value from facts")
            if name.startswith(start)
        ]

    def remember(self, name: str, value: str) -> None:
        self._read("insert or replace into facts values(?,?)", name, value)

    def agree(self, name: str, value: str) -> str:
        self._read("insert or ignore into facts values(?,?)", name, value)
        return self.fact(name) or value
