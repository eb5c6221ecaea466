"""Copies of a database: made while its server runs, checked, and put back while it does not."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from .file import PRIVATE, held
from .migrations import check_version

TIME: Final = "%Y%m%d-%H%M%S"  # UTC, in the names of copies: their order is that of time
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a database


class BadCopy(ValueError):
    """A file that is not a whole database of ours; the message says so in a sentence."""


class Copy(NamedTuple):
    """A database that was checked."""

    path: Path
    tables: int
    entries: int
    size: int  # bytes


def back_up(database: Path, place: Path, keep: int = 0) -> Copy:
    """Copies a database that may be in use to a new file, or into a folder; there only the newest may be kept."""
    _must_exist(database)
    path = place / f"{database.stem}-{_now()}{database.suffix}" if place.is_dir() else place
    if path.exists():
        raise ValueError(f"{path} exists already")
    with _written(path) as part:
        copied(database, part)
        found = check(part)
    if keep and place.is_dir():
        for old in sorted(place.glob(f"{database.stem}-????????-??????{database.suffix}"))[:-keep]:
            old.unlink()
    return found._replace(path=path)


def restore(path: Path, database: Path) -> Path | None:
    """Puts a copy in the place of a database that no server uses; returns where the replaced one is, if any."""
    _must_exist(path)
    check(path)
    folder = database.parent
    folder.mkdir(parents=True, exist_ok=True)
    if os.name == "posix" and os.geteuid() == 0 and folder.stat().st_uid != 0:
        raise ValueError(f"{folder} belongs to another user: run this as that user, as its server does")
    with held(str(database)), _written(database) as part:
        copied(path, part)
        return _aside(database) if database.exists() else None


def check(path: Path) -> Copy:
    """Reads the whole file; `BadCopy` where it is damaged or none of ours, `OtherVersion` where it is newer."""
    try:
        with reading(path) as connection:
            (said,) = connection.execute("pragma integrity_check(1)").fetchone()
            if said != "ok":
                raise BadCopy(f"{path} is damaged: {said}")
            (tables,) = connection.execute("select count(*) from rooms").fetchone()
            (entries,) = connection.execute("select count(*) from entries").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadCopy(f"{path} is not a database of tables, or is damaged: {error}") from None
    check_version(str(path))
    return Copy(path, tables, entries, path.stat().st_size)


def copied(path: Path, to: Path) -> None:
    """In one step: SQLite reads the state of one moment, and a server goes on writing meanwhile."""
    with reading(path) as source, contextlib.closing(sqlite3.connect(to)) as copy:
        source.backup(copy)
        copy.execute("pragma journal_mode=delete")  # a copy is one file


def _must_exist(path: Path) -> None:
    if not path.is_file():
        raise ValueError(f"there is no file {path}")


def _now() -> str:
    return datetime.now(UTC).strftime(TIME)


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
        yield connection


@contextlib.contextmanager
def _written(path: Path) -> Iterator[Path]:
    """A private file beside this one, which takes its place when the block has ended well, and is on disk then."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)  # of a copy that was interrupted
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        yield part
        with part.open("rb") as made:
            os.fsync(made.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _aside(database: Path) -> Path:
    """Renames a database and the files beside it: with another's write-ahead log a database is damaged."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")  # it is one file afterwards, unless it is damaged
    replaced = database.with_name(f"{database.name}.replaced-{_now()}")
    for end in (*BESIDE, ""):
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{database}{end}", f"{replaced}{end}")
    return replaced
