"""A PostgreSQL of the tests' own, in a temporary folder, reached by a socket in it."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from scripts.need_postgres import ADVICE, program

OWNERS: Final = ("postgres", "nobody")  # PostgreSQL refuses to run as root: who runs it then, the first there is
START: Final = 120.0  # seconds

# A crash of the process loses nothing that the system has: only a crash of the machine needs fsync.
SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum_naptime": "10min",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "log_min_messages": "fatal",
    "deadlock_timeout": "50ms",
}


class Cluster:
    """Started once, and stopped at the end; tests have a schema of their own each."""

    def __init__(self, settings: Mapping[str, str] | None = None) -> None:
        self._settings: Final = {**SETTINGS, **(settings or {})}
        self.folder: Final = Path(tempfile.mkdtemp(prefix="kickdoor-pg-"))
        self.data: Final = self.folder / "data"
        self._owner: Final = self._owned()
        initdb = program("initdb")
        assert initdb is not None, ADVICE
        words = [initdb, "-D", str(self.data), "-U", "kickdoor", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        subprocess.run(words, check=True, capture_output=True, **self._owner)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _owned(self) -> dict[str, Any]:
        if os.geteuid() != 0:
            return {}
        names = [entry.pw_name for entry in pwd.getpwall()]
        entry = pwd.getpwnam(next(name for name in OWNERS if name in names))
        os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": [], "cwd": "/"}

    def own(self) -> None:
        """Its data folder, which somebody has put there, belongs to the user who runs it."""
        if self._owner:
            for path in (self.data, *self.data.rglob("*")):
                os.chown(path, self._owner["user"], self._owner["group"], follow_symlinks=False)
        self.data.chmod(0o700)

    @property
    def url(self) -> str:
        return f"postgresql://kickdoor@/postgres?host={self.folder}"

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def schema(self) -> str:
        """The address of an empty schema, which is as good as a database and faster made."""
        name = f"t{secrets.token_hex(6)}"
        self.say(f"create schema {name}")
        return f"{self.url}&search_path={name}"

    def say(self, statement: str) -> None:
        """Says something on a connection of its own."""
        import asyncio

        import asyncpg

        async def said() -> None:
            connection = await asyncpg.connect(self.url)
            await connection.execute(statement)
            await connection.close()

        asyncio.run(said())

    def start(self) -> None:
        postgres = program("postgres")
        assert postgres is not None
        words = [postgres, "-D", str(self.data), "-k", str(self.folder)]
        for name, value in self._settings.items():
            words += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log, **self._owner)
        ends = time.monotonic() + START
        while True:
            try:
                return self.say("select 1")
            except Exception:
                alive = self.process.poll() is None
                if not alive or time.monotonic() > ends:
                    self.stop(signal.SIGQUIT)
                    raise RuntimeError((self.folder / "log").read_text("utf-8")) from None
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: it ends its connections and stops; SIGQUIT: it stops at once, and recovers at the next start."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(START)
            self.process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
