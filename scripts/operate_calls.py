"""The system calls of a server in use, compared with those that its unit allows."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
from pathlib import Path

import httpx

from tests.operating import DEPLOY
from tests.server.load import party
from tests.server.serving import Serving

AS_ROOT = {"fchown"}  # SQLite gives files to the owner of the database, but only as root, which the service is not


def calls_in(name: str) -> set[str]:
    """The calls of a group, and of the groups in it."""
    found = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True)
    lines = [line.strip() for line in found.stdout.splitlines()[1:]]
    words = [line for line in lines if line and not line.startswith("#")]
    return {call for word in words for call in (calls_in(word) if word.startswith("@") else {word})}


def allowed() -> set[str]:
    """By the lines of the unit: the first allows, those with ~ take away."""
    lines = re.findall(r"^SystemCallFilter=(.*)$", (DEPLOY / "kickdoor.service").read_text("utf-8"), re.MULTILINE)
    first, *others = lines
    found = {call for name in first.split() for call in calls_in(name)}
    for line in others:
        assert line.startswith("~"), line
        found -= {call for name in line[1:].split() for call in calls_in(name)}
    return found


def check_calls(folder: Path) -> str:
    """Plays a little on a server that is traced; also looks for memory that is written and executed."""
    trace = folder / "trace.txt"
    serving = Serving(folder)
    serving.program = ["strace", "-f", "-qq", "-e", "signal=none", "-o", str(trace), *serving.program]
    serving.start()
    server = int(Path(f"/proc/{serving.pid}/task/{serving.pid}/children").read_text().split()[0])
    try:
        asyncio.run(_use(serving))
    finally:
        os.kill(server, signal.SIGTERM)  # strace ends with it
        serving.wait_end()
    lines = trace.read_text(errors="replace").splitlines()
    used = {match[1] for line in lines if (match := re.match(r"\d+ +(\w+)\(", line))}
    refused = used - allowed() - (AS_ROOT if os.geteuid() == 0 else set())
    assert not refused, f"the unit does not allow {sorted(refused)}"
    executed = [line for line in lines if "PROT_EXEC" in line and ("PROT_WRITE" in line or "mprotect(" in line)]
    assert not executed, f"MemoryDenyWriteExecute refuses {executed[:3]}"
    return f"{len(used)} different system calls, all of them allowed by the unit"


async def _use(serving: Serving) -> None:
    table = await party(serving.url, serving.socket_url, 1, people=1, bots=["", "hob", "hob"], clock="blitz")
    await table.come()
    await table.play(5)
    await table.go()
    for path in ("/", "/metrics", "/api/qr.svg?link=x"):
        assert httpx.get(f"{serving.url}{path}", timeout=60).status_code == 200, path
