"""HAProxy and Caddy with the examples of deploy/, in front of three nodes: people play through them with TLS."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from scripts.operate_proxies import PATIENCE, certificate, program
from tests.nodes.cluster import Cluster
from tests.nodes.test_serving import settled
from tests.operating import DEPLOY, blocks
from tests.server.load import Party, party, tries
from tests.server.serving import Serving, free_port

CERTIFICATE = "/etc/haproxy/kickdoor.pem"


@contextlib.contextmanager
def nodes(folder: Path) -> Iterator[tuple[str, list[Serving]]]:
    """The address of a database, and three nodes that share it."""
    cluster = Cluster()
    found: list[Serving] = []
    try:
        url = cluster.schema()
        for number in range(3):
            home = folder / str(number)
            home.mkdir()
            found.append(Serving(home, "--database", url, "--proxy", "127.0.0.1"))
            found[-1].options += ["--address", found[-1].url]
            found[-1].start()
        yield url, found
    finally:
        for one in found:
            if one.running:
                one.kill()
        cluster.close()


def check_balanced(url: str, authority: Path, database: str, found: list[Serving]) -> str:
    """Through the balancer at this address; one node is stopped meanwhile."""
    os.environ["SSL_CERT_FILE"] = str(authority)
    ends = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(httpx.TransportError, OSError):
            if httpx.get(f"{url}/readyz").status_code == 200:
                break
        assert time.monotonic() < ends, "the balancer does not answer"
        time.sleep(0.1)
    assert httpx.get(f"{url}/metrics").status_code == 404

    away: list[float] = []  # seconds from a cut to the next answer

    async def plays_on(table: Party) -> None:
        ends = time.monotonic() + PATIENCE
        while table.answers < 10:
            assert time.monotonic() < ends, "a table was not playable again"
            try:
                await table.play(1)
            except ConnectionResetError:
                cut = time.monotonic()
                await table.go()
                await tries(table.come)
                await table.play(1)
                away.append(time.monotonic() - cut)
        await table.go()

    async def evening() -> int:
        tables = [await party(url, url.replace("https", "wss"), seed=seed) for seed in range(4)]
        for table in tables:
            await table.come()
            await table.play(5)
        ending = asyncio.create_task(asyncio.to_thread(found[0].stop))
        await asyncio.gather(*(plays_on(table) for table in tables))
        await ending
        return sum([await settled(table, database) for table in tables])

    answers = asyncio.run(evening())
    back = f"; who was cut played on after {max(away):.1f} s at worst" if away else ""
    return f"{answers} answers by TLS and WebSockets, while one of three nodes was stopped{back}"


def check_haproxy(folder: Path) -> str:
    with nodes(folder) as (database, found):
        plain, secure = free_port(), free_port()
        certificate(folder)
        both = folder / "kickdoor.pem"
        both.write_text((folder / "fullchain.pem").read_text() + (folder / "privkey.pem").read_text())
        text = (DEPLOY / "haproxy.cfg").read_text("utf-8")
        for old, new in (
            ("maxconn 20000", "maxconn 1000"),
            ("bind :80\n", f"bind 127.0.0.1:{plain}\n"),
            ("bind :443 ", f"bind 127.0.0.1:{secure} "),
            (CERTIFICATE, str(both)),
            *[(f"10.0.0.{number}:8000", f"127.0.0.1:{one.port}") for number, one in enumerate(found, 1)],
        ):
            assert old in text, old
            text = text.replace(old, new)
        config = folder / "haproxy.cfg"
        config.write_text(text)
        command = next(line for line in blocks("balancer")[0].text.splitlines() if line.startswith("haproxy"))
        checks = command.replace("deploy/haproxy.cfg", str(config)).split()
        subprocess.run(checks, check=True, stdout=subprocess.DEVNULL)
        with program(["haproxy", "-db", "-f", str(config)], folder):
            return check_balanced(f"https://127.0.0.1:{secure}", folder / "fullchain.pem", database, found)


def check_caddy_nodes(folder: Path) -> str:
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "share"), "XDG_CONFIG_HOME": str(folder / "config")}
    with nodes(folder) as (database, found):
        port = free_port()
        config = folder / "Caddyfile"
        alone = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        config.write_text(alone + (DEPLOY / "Caddyfile.nodes").read_text("utf-8"))
        known = " ".join(f"127.0.0.1:{one.port}" for one in found)
        own |= {"SITE": f"https://127.0.0.1:{port}", "NODES": known}
        command = next(line for line in blocks("balancer")[0].text.splitlines() if line.startswith("caddy"))
        subprocess.run(command.split(), check=True, capture_output=True, env={**os.environ, **own})
        words = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
        authority = folder / "share" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        with program(words, folder, own):
            return check_balanced(f"https://127.0.0.1:{port}", authority, database, found)
