"""Which store a database has: PostgreSQL by its address, SQLite by its file."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from .file import check_free
from .migrations import check_version
from .sqlite import SqliteStore
from .store import ServerStore, Wake

SCHEMES: Final = ("postgresql://", "postgres://")


def is_address(database: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL, not a file."""
    return isinstance(database, str) and database.startswith(SCHEMES)


def open_store(database: str | Path, wake: Wake, address: str = "") -> ServerStore:
    """The store; `address` is where other nodes reach this one. `ValueError` where it cannot be used."""
    if not is_address(database):
        return SqliteStore(database, wake)
    _need_package()
    from .postgres import PostgresStore

    return PostgresStore(str(database), wake, address)


def check_usable(database: str | Path) -> None:
    """`ValueError` with a sentence where a server cannot use this database; nothing is changed."""
    if is_address(database):
        _need_package()
        from .postgres import check

        asyncio.run(check(str(database)))
        return
    path = Path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    check_free(path)
    check_version(str(path))


def shown(database: str | Path) -> str:
    """For the log: without the password."""
    if not is_address(database):
        return str(database)
    parts = urlsplit(str(database))
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


def _need_package() -> None:
    if find_spec("asyncpg") is None:
        raise ValueError("for PostgreSQL the package asyncpg is needed: pip install 'kickdoor[postgres]'")
