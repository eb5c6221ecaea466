"""nginx and Caddy with the examples of deploy/, in front of a server: people play through them with TLS."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx

from tests.operating import DEPLOY, blocks, host
from tests.server.load import account, party
from tests.server.serving import Serving, free_port, running

PATIENCE = 30.0  # seconds
OPENINGS = 3  # tables that an address may open: few, so that it is seen whose address counts
FIRST, SECOND = "127.0.0.2", "127.0.0.3"  # addresses of this machine
FORGED = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "http"}


def certificate(folder: Path) -> None:
    """A certificate for the proxy that is tried, and its key."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
         "-days", "2", "-subj", "/CN=play.example.org", "-addext", "subjectAltName=IP:127.0.0.1",
         "-keyout", "privkey.pem", "-out", "fullchain.pem"],
        cwd=folder, check=True, capture_output=True,
    )  # fmt: skip


@contextlib.contextmanager
def program(words: list[str], folder: Path, environment: Mapping[str, str] | None = None) -> Iterator[None]:
    """Runs a program until the block ends."""
    log = folder / "proxy.log"
    with log.open("wb") as out:
        started = subprocess.Popen(words, stdout=out, stderr=out, env={**os.environ, **(environment or {})})
    try:
        yield
    except BaseException:
        print(log.read_text()[-3000:])
        raise
    finally:
        started.terminate()
        started.wait(PATIENCE)


def check_proxied(serving: Serving, url: str, authority: Path) -> str:
    """Through the proxy at this address, whose certificate this authority has signed."""
    ends = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(httpx.TransportError, OSError):
            os.environ["SSL_CERT_FILE"] = str(authority)
            if httpx.get(f"{url}/readyz").status_code == 200:
                break
        assert time.monotonic() < ends, "the proxy does not answer"
        time.sleep(0.1)
    assert httpx.get(f"{url}/metrics").status_code == 404
    page = httpx.get(url)
    assert "max-age" in page.headers["strict-transport-security"]
    assert "content-security-policy" in page.headers
    opened = [_opening(url, FIRST) for _ in range(OPENINGS + 1)]
    assert [answer.status_code for answer in opened] == [201] * OPENINGS + [429], opened
    assert "secure" in opened[0].headers["set-cookie"].lower()
    assert _opening(url, SECOND).status_code == 201, "two people count as one address"
    foreign = httpx.post(f"{url}/api/tables", json={}, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403, foreign.text
    return asyncio.run(_play(serving, url))


def _opening(url: str, address: str) -> httpx.Response:
    """Opens a table from this address, with headers that say something else."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
        return client.post(f"{url}/api/tables", json={}, headers={**FORGED, "origin": url})


async def _play(serving: Serving, url: str) -> str:
    table = await party(url, url.replace("https", "wss"), seed=1)
    await table.come()
    await table.play(30)
    await table.go()
    answers, _ = account([table], serving.database)
    return f"{answers} answers by TLS and WebSockets; addresses of clients, Secure cookies, origins, no metrics"


def check_nginx(folder: Path) -> str:
    with running(folder, "--proxy", "127.0.0.1", "--openings", str(OPENINGS)) as serving:
        plain, secure = free_port(), free_port()
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        site = "/etc/letsencrypt/live/play.example.org"
        for old, new in (
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl http2;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"),
            ("server 127.0.0.1:8000;", f"server 127.0.0.1:{serving.port};"),
            (f"{site}/fullchain.pem", str(folder / "fullchain.pem")),
            (f"{site}/privkey.pem", str(folder / "privkey.pem")),
        ):
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in kinds)
        whole = f"pid {folder}/nginx.pid;\nevents {{}}\nhttp {{\n{temporary}    access_log off;\n{text}\n}}\n"
        config = folder / "nginx.conf"
        config.write_text(whole)
        certificate(folder)
        words = ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(config)]
        subprocess.run([*words, "-t", "-q"], check=True)
        with program([*words, "-g", "daemon off;"], folder):
            found = check_proxied(serving, f"https://127.0.0.1:{secure}", folder / "fullchain.pem")
            sent = httpx.get(f"http://127.0.0.1:{plain}/t/x", follow_redirects=False)
            assert (sent.status_code, sent.headers["location"]) == (301, "https://127.0.0.1/t/x")
    return found


def check_caddy(folder: Path) -> str:
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "share"), "XDG_CONFIG_HOME": str(folder / "config")}
    with host(folder / "host", free_port()) as found:
        found.environment.update(own)
        for block in blocks("operate", "Behind a proxy"):
            found.run(block)
    with running(folder, "--proxy", "127.0.0.1", "--openings", str(OPENINGS)) as serving:
        port = free_port()
        config = folder / "Caddyfile"
        alone = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        config.write_text(alone + (DEPLOY / "Caddyfile").read_text("utf-8"))
        own |= {"SITE": f"https://127.0.0.1:{port}", "KICKDOOR": f"127.0.0.1:{serving.port}"}
        words = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
        authority = folder / "share" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        with program(words, folder, own):
            return check_proxied(serving, f"https://127.0.0.1:{port}", authority)
