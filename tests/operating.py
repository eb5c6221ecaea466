"""The commands of docs/operate.md, and a host to run them on, with stand-ins for sudo and systemctl.

    python -m tests.operating systemctl start kickdoor

is the stand-in for systemctl: it starts the server as the unit of deploy/ says, but for the paths and the port.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "operate.md"
DEPLOY = ROOT / "deploy"
KINDS = {  # of blocks of commands: what runs them
    "names": "nothing: the test has names of its own",
    "test": "make test",
    "operate": "make operate",
    "nodes": "make test, with a PostgreSQL of its own",
    "recovery": "make nodes",
    "balancer": "make operate, in front of three nodes",
    "image": "make operate, in the root of the image",
    "docker": "nothing here: they need a Docker engine",
    "host": "nothing here: they change the system",
}
PATIENCE = 60.0  # seconds


class Block(NamedTuple):
    """A block of commands."""

    kind: str
    heading: str  # of the section it is in
    text: str


def blocks(kind: str = "", heading: str = "") -> list[Block]:
    """The blocks of commands of the page, in order; of one kind, in one section."""
    found: list[Block] = []
    section, inside = "", None
    lines: list[str] = []
    for line in PAGE.read_text("utf-8").splitlines():
        if inside is None and line.startswith("## "):
            section = line.removeprefix("## ")
        elif inside is None and line.startswith("```"):
            inside, lines = line.removeprefix("```"), []
        elif inside is not None and line == "```":
            language, _, word = inside.partition(" ")
            if language == "console":
                found.append(Block(word, section, "\n".join(lines)))
            inside = None
        elif inside is not None:
            lines.append(line)
    return [block for block in found if kind in ("", block.kind) and heading in ("", block.heading)]


def names() -> dict[str, str]:
    """The names that the commands use, as the page sets them."""
    (block,) = blocks("names")
    return dict(re.findall(r"^([A-Z]+)=(\S+)", block.text, re.MULTILINE))


def exec_start(unit: str) -> list[str]:
    """The command of a unit of deploy/."""
    (line,) = re.findall(r"^ExecStart=(.*)$", (DEPLOY / unit).read_text("utf-8"), re.MULTILINE)
    return shlex.split(line)


# Metrics of the page that only a node of several has.
OF_NODES = {f"kickdoor_{name}" for name in ("nodes", "passed_on_total", "sockets_carried", "tables_lost_total",
            "tables_handed_over_total")}  # fmt: skip


def metrics() -> set[str]:
    """The metrics that the page names."""
    return set(re.findall(r"`((?:kickdoor|process)_\w+)`", PAGE.read_text("utf-8")))


class Host:
    """A folder in which the paths of the page are, with a server that is not started yet."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.app, self.data, self.backups = folder / "app", folder / "data", folder / "backups"
        self.database = self.data / "tables.db"
        self.log = folder / "server.log"
        self.url = f"http://127.0.0.1:{port}"
        programs = folder / "programs"
        for made in (self.app / "bin", self.data, self.backups, programs):
            made.mkdir(parents=True)
        _program(self.app / "bin" / "kickdoor", f'exec {shlex.quote(sys.executable)} -m kickdoor.cli "$@"')
        _program(programs / "sudo", 'while [ "$1" = -u ]; do shift 2; done; exec "$@"')
        here = f"cd {shlex.quote(str(ROOT))} && exec {shlex.quote(sys.executable)} -m tests.operating"
        _program(programs / "systemctl", f'{here} systemctl "$@"')
        self.environment = {
            **os.environ,
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "HOST": str(folder),
            "APP": str(self.app),
            "DATA": str(self.data),
            "BACKUPS": str(self.backups),
            "URL": self.url,
        }

    def run(self, block: Block) -> str:
        """Runs a block in bash; what it printed."""
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block.text],
            cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        said = f"{block.text}\n{done.stdout}\n{done.stderr}"
        assert done.returncode == 0, said
        assert "Traceback" not in said, said
        return done.stdout

    def close(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            os.kill(int((self.folder / "pid").read_text()), signal.SIGKILL)


@contextlib.contextmanager
def host(folder: Path, port: int) -> Iterator[Host]:
    """A host whose server is ended afterwards in any case."""
    found = Host(folder, port)
    try:
        yield found
    finally:
        found.close()


def _program(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    path.chmod(0o755)


# The stand-in for systemctl, in a process of its own.


def systemctl(verb: str, unit: str) -> None:
    assert (verb, unit) in [(one, "kickdoor") for one in ("start", "stop", "restart")], f"systemctl {verb} {unit}"
    folder = Path(os.environ["HOST"])
    if verb != "start":
        os.kill(int((folder / "pid").read_text()), signal.SIGTERM)
        with (Path(os.environ["DATA"]) / "tables.db.lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # once the server has ended
    if verb != "stop":
        _start(folder)


def _start(folder: Path) -> None:
    known, url = names(), os.environ["URL"]
    words = exec_start("kickdoor.service")
    for name in ("APP", "DATA"):
        words = [word.replace(known[name], os.environ[name]) for word in words]
    words[words.index("--port") + 1] = url.rpartition(":")[2]
    with (folder / "server.log").open("ab") as log:
        server = subprocess.Popen(words, stdout=log, stderr=log, start_new_session=True)
    (folder / "pid").write_text(str(server.pid))
    ends = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < ends:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/readyz", timeout=2):
            return
        time.sleep(0.05)
    sys.exit(f"the server did not get ready:\n{(folder / 'server.log').read_text()[-2000:]}")


if __name__ == "__main__":
    assert sys.argv[1] == "systemctl"
    systemctl(*sys.argv[2:])
