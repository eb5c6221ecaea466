"""The tables of the database, and the steps that carry a file of an older version over, one version at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final
from urllib.parse import quote

SEATS: Final = 6  # the most of a table

Step = Callable[[sqlite3.Connection], None]

FACTS: Final = "create table if not exists facts(name text primary key, value text not null) without rowid"


class OtherVersion(ValueError):
    """A file that this release cannot read; the message says so in a sentence."""


def _first(connection: sqlite3.Connection) -> None:
    """The entries of rooms, and how they are listed."""
    connection.execute(
        "create table if not exists entries("
        "room text not null, n integer not null, at integer not null, body blob not null, "
        "primary key(room, n)) without rowid"
    )
    connection.execute(
        "create table if not exists rooms("
        "id text primary key, touched integer not null, stage text not null, info blob not null) without rowid"
    )


def _people(connection: sqlite3.Connection) -> None:
    """Rooms are listed with their people."""
    if "people" not in [name for _, name, *_ in connection.execute("pragma table_info(rooms)")]:
        connection.execute("alter table rooms add column people text not null default ''")
        for room, people in _seated(connection).items():
            connection.execute("update rooms set people=? where id=?", (",".join(people), room))


def _results(connection: sqlite3.Connection) -> None:
    """What each person did in each finished game. The server counts older games after the start."""
    connection.execute(
        "create table if not exists results("
        "person text not null, room text not null, body blob not null, "
        "primary key(person, room)) without rowid"
    )
    connection.execute("create index if not exists results_of_rooms on results(room)")


def _printings(connection: sqlite3.Connection) -> None:
    """The boxes of tables, whole, and finished games as they were shown."""
    connection.execute(
        "create table if not exists printings(hash text primary key, body blob not null) without rowid"
    )
    connection.execute(
        "create table if not exists finished(room text primary key, body blob not null) without rowid"
    )


def _snapshots(connection: sqlite3.Connection) -> None:
    """Rooms as they were after an entry, so that the entries before need not be read again."""
    connection.execute(
        "create table if not exists snapshots(room text primary key, n integer not null, body blob not null)"
    )


# The step at place n makes version n + 1. A step that was released does not change: a new one follows it.
STEPS: Final[tuple[Step, ...]] = (_first, _people, _results, _printings, _snapshots)
VERSION: Final = len(STEPS)


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Brings a file to the version of this release, all or nothing; `OtherVersion` for one that is newer."""
    connection.execute(FACTS)
    connection.execute("begin immediate")
    try:
        found = connection.execute("select value from facts where name='version'").fetchone()
        version = 0 if found is None else _number(path, str(found[0]))
        for step in STEPS[version:]:
            step(connection)
        connection.execute("insert or replace into facts values('version', ?)", (str(VERSION),))
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")


def check_version(path: str) -> None:
    """`OtherVersion` for a file that this release cannot read; nothing is changed."""
    connection = sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True)
    try:
        known = connection.execute("select 1 from sqlite_master where name='facts'").fetchone()
        found = known and connection.execute("select value from facts where name='version'").fetchone()
    except sqlite3.DatabaseError as error:
        raise OtherVersion(f"{path} cannot be read: {error}") from None
    finally:
        connection.close()
    if found:
        _number(path, str(found[0]))


def _number(path: str, version: str) -> int:
    if version.isdecimal() and 1 <= int(version) <= VERSION:
        return int(version)
    newer = version.isdecimal() and int(version) > VERSION
    raise OtherVersion(
        f"{path} was written by {'a newer' if newer else 'another'} release: this one reads the versions 1 to "
        f"{VERSION} of the database, and found {version}; nothing in it was changed"
    )


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
