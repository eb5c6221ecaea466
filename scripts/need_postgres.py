"""Checks that there is a PostgreSQL for the tests of several nodes; as root on Debian, it installs one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

# Debian makes and starts a server with the package. The tests start their own, in a temporary folder.
NO_SERVER: Final = Path("/etc/postgresql-common/createcluster.d/no-server.conf")
ADVICE: Final = (
    "need_postgres: the tests of several nodes need PostgreSQL, and there is no `postgres` on the PATH.\n"
    "Debian and Ubuntu: apt-get install postgresql (as root). Elsewhere: put its programs on the PATH"
)


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is: on the PATH, or where Debian has it."""
    found = shutil.which(name)
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return found or (str(debian[-1]) if debian else None)


def main() -> None:
    if program("postgres") and program("initdb"):
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        sys.exit(ADVICE)
    print("Installing postgresql …", flush=True)
    _apt(apt, "update", "-qq")
    _apt(apt, "install", "-y", "-qq", "--no-install-recommends", "postgresql-common")
    if not any(Path("/etc/postgresql").glob("*/*")):
        NO_SERVER.parent.mkdir(parents=True, exist_ok=True)
        NO_SERVER.write_text("create_main_cluster = false\n", "utf-8")
    _apt(apt, "install", "-y", "-qq", "--no-install-recommends", "postgresql")
    if not program("postgres"):
        sys.exit(ADVICE)


def _apt(apt: str, *words: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run([apt, *words], env=quiet, stdout=subprocess.DEVNULL).returncode:
        sys.exit(f"need_postgres: apt-get {words[0]} failed; is Debian's package index reachable?")


if __name__ == "__main__":
    main()
