"""A real server for tests: `kickdoor serve` in a process of its own, to be killed, stopped and started again.

Its deals follow from the titles of the tables: see `tests.server.seeded`.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path

PATIENCE = 120.0  # seconds that a busy machine may take for anything here


class Serving:
    """One server on one port and one database. `start` after `kill` or `stop` finds both again."""

    def __init__(self, folder: Path, *options: str, environment: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.database = folder / "tables.db"
        self.words = folder / "server.log"  # what the server says, over all its starts
        self.options = list(options)  # of `kickdoor serve`; those of the next start
        self.environment = dict(environment or {})  # besides our own, as for failpoints; that of the next start
        self.port = free_port()
        self.program = [sys.executable, "-m", "tests.server.seeded", "serve"]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server does not run"
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self, ready: bool = True) -> None:
        """Starts it and waits until it accepts; with ready=False, does not wait."""
        assert not self.running, "the server runs already"
        command = [*self.program, "--port", str(self.port), "--database", str(self.database), *self.options]
        with self.words.open("ab") as words:
            self._process = subprocess.Popen(
                command, stdout=words, stderr=words, env={**os.environ, **self.environment}
            )
        if ready:
            self.wait_ready()

    def wait_ready(self) -> None:
        """Until /readyz says so."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            if not self.running:
                raise AssertionError(f"the server ended at once:\n{self.words.read_text()[-2000:]}")
            if self.ready():
                return
            time.sleep(0.02)
        raise AssertionError(f"the server did not get ready:\n{self.words.read_text()[-2000:]}")

    def ready(self) -> bool:
        """Whether it accepts now."""
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:  # refused, cut off, or 503
            return False

    def wait_end(self) -> int:
        """Until it has ended by itself, as at a failpoint; its exit code."""
        assert self._process is not None
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    def kill(self) -> None:
        """Kills it with SIGKILL."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self.wait_end()

    def stop(self) -> int:
        """SIGTERM, as a service manager stops it; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self.wait_end()


def free_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.contextmanager
def running(folder: Path, *options: str, environment: Mapping[str, str] | None = None) -> Iterator[Serving]:
    """A server that accepts connections, and is ended afterwards in any case."""
    serving = Serving(folder, *options, environment=environment)
    try:
        serving.start()
        yield serving
    finally:
        if serving.running:
            serving.kill()
