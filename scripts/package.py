"""Builds dist/ (an sdist, and from it a pure and a compiled wheel), and tries each wheel in a new environment.

`tries` is the quick form, too: a test calls it for a wheel that is unpacked.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
PATIENCE = 60.0  # seconds that a busy machine may take to start a server
EXTRAS = {  # a command, and the extra that it needs
    ("arena", "-n", "4"): "lab",
    ("compare", "base", "base"): "lab",
    ("report", "run"): "lab",
    ("replay", "--from-run", "run"): "lab",
    ("simulate", "--out", "run"): "lab",
    ("simulate", "--on", "ray"): "ray",
    ("bench", "server"): "server",
    ("join", "http://127.0.0.1:9/"): "server",
    ("protocol",): "server",
    ("serve",): "server",
}


class Installed:
    """A kickdoor that is installed somewhere: how its command is started, where, and with which variables."""

    def __init__(self, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
        self.command = list(command)
        self.folder = folder
        # No PATH: neither Node nor another kickdoor is found.
        self.environment = {**environment, "PATH": "", "HOME": str(folder), "LANG": "C.UTF-8"}

    def run(self, *words: str, code: int = 0) -> str:
        """What the command prints; it must end with that exit code."""
        done = subprocess.run(
            [*self.command, *words],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == code, (
            f"kickdoor {' '.join(words)}: {done.returncode}\n{done.stdout}{done.stderr}"
        )
        return done.stdout + (done.stderr if code else "")


def needs_no_extra(one: Installed) -> None:
    """Without extras it plays and simulates, and the other commands say at once what to install."""
    assert "wins the game!" in one.run("play", "--watch", "--seed", "7", "--players", "3")
    for words, extra in EXTRAS.items():
        said = one.run(*words, code=1)
        assert said.endswith(f", which is not installed: pip install 'kickdoor[{extra}]'\n"), said


def simulates(one: Installed) -> object:
    """The figures of two games with fixed seeds: the same of every kickdoor of this version."""
    return json.loads(one.run("simulate", "--cores", "1", "-n", "2", "--seed", "11", "--json"))


def serves(one: Installed) -> None:
    """`kickdoor serve` shows the built page, with its script, the icons of cards and the menu of boxes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    words = ["serve", "--port", str(port), "--database", str(one.folder / "tables.db")]
    log = one.folder / "server.log"
    with log.open("wb") as said:
        process = subprocess.Popen(
            [*one.command, *words], cwd=one.folder, env=one.environment, stdout=said, stderr=said
        )
    try:
        ends = time.monotonic() + PATIENCE
        while not _get(f"{url}/readyz"):
            assert process.poll() is None and time.monotonic() < ends, log.read_text()
            time.sleep(0.05)
        page = _get(url).decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, f"the page is not the built one:\n{page[:500]}"
        assert len(_get(url + script[1])) > 1000
        assert _get(f"{url}/icons/horse-head.svg").startswith(b"<svg")
        assert len(json.loads(_get(f"{url}/api/menu"))["boxes"]) == 5
    finally:
        process.terminate()
        process.wait()


def _get(url: str) -> bytes:
    """The body of an answer; nothing while no server accepts."""
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return bytes(answer.read())
    except OSError:
        return b""


def tries(one: Installed, kind: str) -> object:
    """Plays, serves and simulates with it; returns the figures of its simulation."""
    assert one.run("--version").rstrip().endswith(f"({kind})")
    assert one.run("docs", "server").startswith("# ")
    serves(one)
    return simulates(one)


def _pip(python: Path, *words: str, compiled: bool = False) -> None:
    environment = {**os.environ, "KICKDOOR_COMPILE": "1" if compiled else ""}
    subprocess.run(
        [python, "-m", "pip", *words[:1], "--quiet", "--disable-pip-version-check", *words[1:]],
        check=True,
        env=environment,
    )


def _new(folder: Path) -> Path:
    """The Python of a new environment."""
    venv.create(folder, with_pip=True)
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST], cwd=ROOT, check=True)
    (sdist,) = DIST.glob("*.tar.gz")
    found = []
    with tempfile.TemporaryDirectory(prefix="kickdoor-") as kept:
        here = Path(kept)
        builder = _new(here / "builder")
        for kind in ("interpreted", "compiled"):
            made = here / f"{kind}-wheel"
            _pip(builder, "wheel", "--no-deps", "-w", str(made), str(sdist), compiled=kind == "compiled")
            (wheel,) = made.glob("*.whl")
            print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
            python = _new(here / kind)
            _pip(python, "install", str(wheel))
            one = Installed([str(python.with_name("kickdoor"))], here, {})
            needs_no_extra(one)
            _pip(python, "install", f"{wheel}[server]")
            found.append(tries(one, kind))
            shutil.copy(wheel, DIST)
            print(f"{wheel.name}: installed in a new environment it plays, serves and simulates")
    assert found[0] == found[1], "compiled and interpreted play different games"


if __name__ == "__main__":
    main()
