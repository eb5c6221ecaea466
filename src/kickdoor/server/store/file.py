"""The file of a database: only its owner may read it, one server uses it, and it is noticed when it is gone."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # on Windows, where an open file cannot be deleted either
    fcntl = None  # type: ignore[assignment]

PRIVATE: Final = 0o600  # it holds the secret that signs keys, and the seeds of running games


class InUse(ValueError):
    """Another server has the database."""


class DatabaseFile:
    """Created where there is none, and locked until `release`."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        # A file of its own: SQLite's locks on the database must not be lost when this one is closed.
        self._lock: Final = _locked(path)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        with contextlib.suppress(OSError):  # of another owner: whoever set it up has chosen who may read it
            for name in (path, f"{path}-wal", f"{path}-shm"):
                if os.path.exists(name) and os.stat(name).st_mode & 0o077:
                    os.chmod(name, PRIVATE)
        self._inode: Final = _inode(path)
        self._wal = 0  # of the write-ahead log, once it is known

    def missing(self) -> str:
        """What happened to the file, if what is written now would be lost; empty: it is there."""
        found = _inode(self._path)
        if found != self._inode:
            return f"the file {self._path} was {'replaced' if found else 'deleted'}"
        wal = _inode(f"{self._path}-wal")
        if self._wal and wal != self._wal:
            return f"the file {self._path}-wal was {'replaced' if wal else 'deleted'}"
        return ""

    def written(self) -> None:
        """A commit has just succeeded: from the first on there is a write-ahead log."""
        self._wal = self._wal or _inode(f"{self._path}-wal")

    def release(self) -> None:
        """Another server may have it now."""
        if self._lock is not None:
            os.close(self._lock)


def _inode(path: str) -> int:
    """The number by which the system knows a file; 0: there is none."""
    try:
        return os.stat(path).st_ino
    except OSError:
        return 0


def _locked(path: str) -> int | None:
    """A lock that ends with the process; None where there are no such locks."""
    if fcntl is None:
        return None
    found = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        owner = os.read(found, 20).decode(errors="replace").strip()
        os.close(found)
        raise InUse(f"{path} is in use by another server{f' (process {owner})' if owner else ''}") from None
    os.ftruncate(found, 0)
    os.write(found, f"{os.getpid()}\n".encode())
    return found


def check_free(path: Path) -> None:
    """`InUse` where another server has this database."""
    DatabaseFile(str(path)).release()


@contextlib.contextmanager
def held(path: str) -> Iterator[None]:
    """No server can use this database until the block ends; `InUse` where one does."""
    lock = _locked(path)
    try:
        yield
    finally:
        if lock is not None:
            os.close(lock)


def tables_file() -> Path:
    """The database of this user, where no other is named."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "kickdoor" / "tables.db"
