"""Carries the tables of a file into an empty PostgreSQL, all or nothing."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg

from . import statements
from .copies import BadCopy, check, copied, reading
from .file import held
from .link import Away, connect
from .migrations import migrate, migrate_postgres

NOT_MOVED: Final = ("version", "oldest", "alive")  # facts that are those of a database

# Times are moved on: the time of one server is that of its file, the time of nodes is the database's. Snapshots
# have times in them; they are not carried over, but made again.
ENTRIES: Final = "select room, n, at + ?, body from entries order by room, n"
ROOMS: Final = """
select id, touched + ?, stage, info, people, 1, (select count(*) from entries where room = rooms.id) from rooms
"""
GAPS: Final = "select room from entries group by room having max(n) + 1 <> count(*) or min(n) <> 0 limit 1"
# By table: its columns, and what they are read by.
COLUMNS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "entries": (("room", "n", "at", "body"), ENTRIES),
    "rooms": (("id", "touched", "stage", "info", "people", "epoch", "length"), ROOMS),
    "results": (("person", "room", "body"), "select person, room, body from results"),
    "printings": (("hash", "body"), "select hash, body from printings"),
    "finished": (("room", "body"), "select room, body from finished"),
}
EMPTY: Final = f"""
select not exists (select from rooms) and not exists (select from results) and not exists (select from nodes)
and not exists (select from facts where name not in {NOT_MOVED})
"""


class Moved(NamedTuple):
    """What was carried over."""

    tables: int
    entries: int


async def move(path: Path, url: str) -> Moved:
    """`ValueError` with a sentence where that cannot be done; then nothing has changed. The file stays as it is.
    No server may use it meanwhile: what was played afterwards would be missing."""
    if not path.is_file():
        raise ValueError(f"there is no file {path}")
    with held(str(path)), _as_today(path) as source:
        try:
            connection: Any = await connect(url)
        except Away as away:
            raise ValueError(f"the database cannot be used: {away}") from None
        try:
            await migrate_postgres(connection, "the database")
            async with connection.transaction():
                return await _carried(source, connection)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ValueError(f"nothing was carried over: {error}") from None
        finally:
            await connection.close()


@contextlib.contextmanager
def _as_today(path: Path) -> Iterator[sqlite3.Connection]:
    """A copy of a file, checked and brought to the version of this release."""
    check(path)
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=f"{path.name}.moving-") as folder:
        copy = Path(folder) / "copy.db"
        copied(path, copy)
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            migrate(connection, str(path))
        with reading(copy) as connection:
            gap = connection.execute(GAPS).fetchone()
            if gap is not None:
                raise BadCopy(f"{path} is damaged: entries of the table {gap[0]} are missing")
            yield connection


async def _carried(source: sqlite3.Connection, to: Any) -> Moved:
    # A node that starts now waits, and finds what was carried over.
    await to.execute("lock table facts, nodes, rooms in exclusive mode")
    if not await to.fetchval(EMPTY):
        raise ValueError("the database is not empty: a node has used it; make a new one, and nothing else in it")
    facts = dict(source.execute("select name, value from facts"))
    shift = int(await to.fetchval(statements.NOW)) - int(facts.get("alive", 0))
    kept = [(name, value) for name, value in facts.items() if name not in NOT_MOVED]
    await to.copy_records_to_table("facts", columns=("name", "value"), records=kept)
    for table, (columns, query) in COLUMNS.items():
        rows = source.execute(query, (shift,) if "?" in query else ())
        await to.copy_records_to_table(table, columns=columns, records=rows)
    sizes = {table: await _same(table, source, to) for table in COLUMNS}
    return Moved(sizes["rooms"], sizes["entries"])


async def _same(table: str, source: sqlite3.Connection, to: Any) -> int:
    """How many rows a table has; they are as many, and as long, in both databases."""
    query = f"select count(*), coalesce(sum(length({'info' if table == 'rooms' else 'body'})), 0) from {table}"
    count, size = source.execute(query).fetchone()
    found, long = await to.fetchrow(query)
    if (found, int(long)) != (count, size):
        raise ValueError(f"nothing was carried over: of {table} {count} rows were read, and {found} are there")
    return int(count)
