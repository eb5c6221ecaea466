"""Three nodes and a worker node by the words of the compose file and of the units, without Docker and systemd.

The names of machines become ports of this one; a game is played through all three.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Template

import httpx
from ruamel.yaml import YAML

from tests.nodes.cluster import Cluster
from tests.nodes.test_serving import settled
from tests.operating import DEPLOY, PAGE, exec_start
from tests.server.load import party
from tests.server.serving import free_port

PATIENCE = 120.0  # seconds
NODES = ("one", "two", "three")
KICKDOOR = [sys.executable, "-m", "kickdoor.cli"]
Started = list[subprocess.Popen[bytes]]


def _settings(words: Sequence[str]) -> dict[str, str]:
    """Those of `-c name=value`."""
    return dict(word.split("=", 1) for word in words if word != "-c")


@contextlib.contextmanager
def _running(folder: Path, commands: Sequence[tuple[list[str], dict[str, str]]]) -> Iterator[Started]:
    started: Started = []
    with (folder / "log").open("ab") as log:
        try:
            for words, own in commands:
                environment = {**os.environ, **own}
                started.append(subprocess.Popen([*KICKDOOR, *words], stdout=log, stderr=log, env=environment))
            yield started
        except BaseException:
            print((folder / "log").read_text("utf-8")[-3000:])
            raise
        finally:
            for one in started:
                one.terminate()
            for one in started:
                one.wait(PATIENCE)


def _played(urls: list[str], database: str, started: Started) -> int:
    """Answers of a game through all three, once they are ready."""
    ends = time.monotonic() + PATIENCE
    for url in urls:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{url}/readyz").status_code == 200:
                    break
            assert time.monotonic() < ends and not any(one.poll() for one in started), "a node did not get ready"
            time.sleep(0.1)

    async def game() -> int:
        table = await party(urls[0], "", bots=["", "", "", "greedy"])
        for player, url in zip(table.players, urls, strict=True):
            player.url = url.replace("http", "ws")
        await table.come()
        await table.play(10)
        await table.go()
        return await settled(table, database)

    answers = asyncio.run(game())
    assert all(one.poll() is None for one in started), "one of them has ended"
    return answers


def check_compose_nodes(folder: Path) -> str:
    services = YAML(typ="safe").load((DEPLOY / "compose.nodes.yaml").read_text("utf-8"))["services"]
    ports = {name: free_port() for name in NODES}
    cluster = Cluster(_settings(services["postgres"]["command"]))
    try:
        database = cluster.schema()

        def here(word: str) -> str:
            word = word.replace("postgresql://kickdoor@postgres/kickdoor", database)
            word = re.sub(r"http://(\w+):8000", lambda found: f"http://127.0.0.1:{ports[found[1]]}", word)
            return word.replace("0.0.0.0", "127.0.0.1")

        commands: list[tuple[list[str], dict[str, str]]] = []
        for name in (*NODES, "work"):
            port = ports.get(name, 0)
            words = [here(word) for word in services[name]["command"]]
            commands.append(([*words, *([f"--port={port}"] if port else [])], {"PGPASSWORD": "a word"}))
        with _running(folder, commands) as started:
            answers = _played([f"http://127.0.0.1:{port}" for port in ports.values()], database, started)
    finally:
        cluster.close()
    return f"{len(commands)} services of the compose file run without Docker; {answers} answers"


def check_node_units(folder: Path) -> str:
    """By the file of settings that the page shows."""
    (shown,) = re.findall(r"^```\n(DATABASE=.*?)\n```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    names = dict(line.split("=", 1) for line in shown.splitlines())
    cluster = Cluster()
    try:
        database = cluster.schema()
        urls: list[str] = []
        commands: list[tuple[list[str], dict[str, str]]] = []
        for unit in (*["kickdoor-node.service"] * 3, "kickdoor-work.service"):
            port = free_port()
            own = {**names, "DATABASE": database, "ADDRESS": f"http://127.0.0.1:{port}"}
            words = [Template(word).substitute(own) for word in exec_start(unit)[1:]]
            if "--port" in words:
                words[words.index("--port") + 1] = str(port)
                words[words.index("--host") + 1] = "127.0.0.1"
                urls.append(own["ADDRESS"])
            commands.append((words, own))
        with _running(folder, commands) as started:
            answers = _played(urls, database, started)
    finally:
        cluster.close()
    return f"{len(commands)} services run as their units say, without systemd; {answers} answers"
