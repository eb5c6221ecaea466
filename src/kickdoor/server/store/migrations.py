"""Carries a database of an older version over, one step of `schema` at a time, all or nothing."""

from __future__ import annotations

import sqlite3
from typing import Any, Final, Protocol
from urllib.parse import quote

from .schema import FACTS, PEOPLE, OtherVersion, Step, checked, oldest_for, steps_of, written_for
from .statements import VERSION

SEATS: Final = 6  # the most of a table
LOCK: Final = 0x6B69636B  # a number of ours: one node at a time looks which steps are to be taken
# Milliseconds that a step waits for a lock: appends wait behind it, and readers may be slow. Then it fails.
PATIENCE: Final = 2_000

NOTE: Final = "insert into facts values('{name}', '{value}') on conflict(name) do update set value=excluded.value"


def _notes(steps: list[Step]) -> list[str]:
    """The statements that note the version, and the oldest version whose release can go on."""
    values = {"version": len(steps), "oldest": oldest_for(steps)}
    return [NOTE.format(name=name, value=value) for name, value in values.items()]


# SQLite.


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Brings a file to the version of this release; `OtherVersion` for one that is newer."""
    connection.execute(written_for("sqlite", FACTS))
    connection.execute("begin immediate")
    try:
        facts = dict(connection.execute(VERSION))
        version = checked("sqlite", path, facts["version"], facts.get("oldest")) if "version" in facts else 0
        steps = steps_of("sqlite")
        for step in steps[version:]:
            take(connection, step)
        if version < len(steps):
            for note in _notes(steps):
                connection.execute(note)
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")


def take(connection: sqlite3.Connection, step: Step) -> None:
    """Takes one step."""
    if step is PEOPLE:
        _people(connection)
        return
    for statement in step.statements:
        connection.execute(written_for("sqlite", statement))


def check_version(path: str) -> None:
    """`OtherVersion` for a file that this release cannot read; nothing is changed."""
    connection = sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True)
    try:
        known = connection.execute("select 1 from sqlite_master where name='facts'").fetchone()
        facts = dict(connection.execute("select name, value from facts")) if known else {}
    except sqlite3.DatabaseError as error:
        raise OtherVersion(f"{path} cannot be read: {error}") from None
    finally:
        connection.close()
    if "version" in facts:
        checked("sqlite", path, facts["version"], facts.get("oldest"))


def _people(connection: sqlite3.Connection) -> None:
    """Files that name no version may have the column already."""
    if "people" not in [name for _, name, *_ in connection.execute("pragma table_info(rooms)")]:
        for statement in PEOPLE.statements:
            connection.execute(written_for("sqlite", statement))
        for room, people in _seated(connection).items():
            connection.execute("update rooms set people=? where id=?", (",".join(people), room))


def _seated(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """By room and seat: who took it, and has not given it up."""
    found: dict[str, list[str]] = {}
    rows = connection.execute(
        "select room, json_extract(body, '$.k') as what, json_extract(body, '$.seat'), "
        "json_extract(body, '$.owner') "
        "from (select room, n, cast(body as text) as body from entries) "
        "where what in ('sat', 'stood') order by room, n"
    )
    for room, what, seat, owner in rows:
        people = found.setdefault(room, [""] * SEATS)
        people[seat] = owner if what == "sat" else ""
    return found


# PostgreSQL.


class Executes(Protocol):
    """What a step needs of a connection to PostgreSQL."""

    async def execute(self, query: str, /) -> str: ...

    async def fetch(self, query: str, /) -> list[Any]: ...


async def _at_work(connection: Executes) -> bool:
    """Whether a node uses the database now."""
    ((known,),) = await connection.fetch("select to_regclass('nodes') is not null")
    return bool(known and await connection.fetch("select id from nodes where lease_until > now() limit 1"))


async def migrate_postgres(connection: Executes, name: str) -> None:
    """The same for a database that several nodes share: they may start at once, and others may be at work."""
    await connection.execute("begin")
    try:
        await connection.execute(f"select pg_advisory_xact_lock({LOCK}, hashtext(current_schema()))")
        await connection.execute(f"set local lock_timeout = {PATIENCE}")
        await connection.execute(written_for("postgres", FACTS))
        facts = dict(await connection.fetch(VERSION))
        version = checked("postgres", name, facts["version"], facts.get("oldest")) if "version" in facts else 0
        steps = steps_of("postgres")
        if oldest_for(steps) > version and await _at_work(connection):
            raise OtherVersion(
                f"nodes of an older release are at work, and cannot go on with what this one changes in {name}: "
                "stop them first, or renew them by the release before this one; nothing in it was changed"
            )
        for step in steps[version:]:
            for statement in step.statements:
                await connection.execute(written_for("postgres", statement))
        if version < len(steps):
            for note in _notes(steps):
                await connection.execute(note)
    except BaseException:
        await connection.execute("rollback")
        raise
    await connection.execute("commit")
