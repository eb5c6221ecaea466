"""Checks what docs/operate.md tells operators, with the real programs.

    python -m scripts.operate              # all parts: `make operate`
    python -m scripts.operate units nginx  # some of them

Programs that are missing are installed as root on Debian; elsewhere it names them and ends. Nothing is skipped.
All servers listen on this machine only, and end with the check.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path

from scripts.operate_balancers import check_caddy_nodes, check_haproxy
from scripts.operate_calls import check_calls
from scripts.operate_image import check_image
from scripts.operate_nodes import check_compose_nodes, check_node_units
from scripts.operate_proxies import check_caddy, check_nginx
from tests.operating import DEPLOY, ROOT, blocks, host, names
from tests.server.serving import free_port

EXPOSED = 15  # tenths: what `systemd-analyze security` may find at most, of 100
PACKAGES = {  # of Debian, by program
    "buildah": "buildah",
    "caddy": "caddy",
    "curl": "curl",
    "debootstrap": "debootstrap",
    "docker-compose": "docker-compose",
    "haproxy": "haproxy",
    "nginx": "nginx-light",
    "openssl": "openssl",
    "strace": "strace",
    "systemd-analyze": "systemd",
}


def output_of(*words: str, **environment: str) -> str:
    """What a program prints on both streams; an error where it fails."""
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(words)}: {done.returncode}\n{done.stdout}"
    return done.stdout


def check_units(folder: Path) -> str:
    """The units, with a program at the path they name; what systemd says of them."""
    program = folder / "bin" / "kickdoor"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    copies: list[str] = []
    for unit in sorted(DEPLOY.glob("kickdoor*.[st]*")):
        copy = folder / unit.name
        copy.write_text(unit.read_text("utf-8").replace(names()["APP"], str(folder)))
        copies.append(str(copy))
    said = output_of("systemd-analyze", "verify", *copies)
    assert not said.strip(), said
    services = [copy for copy in copies if copy.endswith(".service")]
    found = output_of("systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED}", *services)
    levels = re.findall(r"exposure level for (\S+): (\S+)", found)
    assert len(levels) == len(services), found
    return "; ".join(f"{unit} {level} of 10" for unit, level in levels)


def check_compose(folder: Path) -> str:
    words = ("docker-compose", "--file", "compose.yaml", "config")
    services = output_of(*words, "--services", SITE="play.example.org").split()
    nodes = ("docker-compose", "--file", "deploy/compose.nodes.yaml", "config", "--services")
    services += output_of(*nodes, SITE="play.example.org", PASSWORD="a word").split()
    without = subprocess.run(words, cwd=ROOT, env={"PATH": os.environ["PATH"]}, capture_output=True, text=True)
    assert without.returncode and "name of your site" in without.stderr, without.stderr
    return f"services {', '.join(services)}; without SITE: refused"


def check_install(folder: Path) -> str:
    """The program as it is installed, and asked whether it is well."""
    with host(folder, free_port()) as found:
        (install,) = blocks("operate", "As a service of systemd")
        found.run(install)
        assert (found.app / "pyvenv.cfg").exists()
        found.run(blocks("test", "As a service of systemd")[0])
        for block in blocks("operate", "Is it well?"):
            assert "kickdoor_sockets" in found.run(block)
        for block in blocks("operate", "Sizing"):
            assert "answers per second" in found.run(block)
        with urllib.request.urlopen(f"{found.url}/") as page:
            assert b"/assets/" in page.read(), "the page is not in the wheel"
        size = sum(
            path.stat().st_size for path in found.app.rglob("*") if path.is_file() and not path.is_symlink()
        )
    return f"installed ({size / 1e6:.0f} MB), started, well; the built page is served"


PARTS: dict[str, tuple[Callable[[Path], str], Sequence[str]]] = {
    "units": (check_units, ("systemd-analyze",)),
    "calls": (check_calls, ("strace", "systemd-analyze")),
    "compose": (check_compose, ("docker-compose",)),
    "nginx": (check_nginx, ("nginx", "openssl")),
    "caddy": (check_caddy, ("caddy",)),
    "haproxy": (check_haproxy, ("haproxy", "openssl")),
    "caddy-nodes": (check_caddy_nodes, ("caddy",)),
    "compose-nodes": (check_compose_nodes, ()),
    "node-units": (check_node_units, ()),
    "install": (check_install, ("curl",)),
    "image": (check_image, ("buildah", "debootstrap")),
}


def need(programs: set[str]) -> None:
    """Installs what is missing, or says so and ends."""
    missing = sorted(PACKAGES[program] for program in programs if shutil.which(program) is None)
    apt = shutil.which("apt-get")
    if missing and apt is not None and os.geteuid() == 0:
        print(f"Installing {', '.join(missing)} …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *missing]):
            if subprocess.run([apt, *words], env=quiet, stdout=subprocess.DEVNULL).returncode:
                sys.exit(f"operate: apt-get {words[0]} failed; is Debian's package index reachable?")
        missing = [program for program in programs if shutil.which(program) is None]
    if missing:
        sys.exit(f"operate: needs {', '.join(missing)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=", ".join(PARTS))
    wanted = parser.parse_args().parts or list(PARTS)
    if unknown := [part for part in wanted if part not in PARTS]:
        parser.error(f"there is no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    need({program for part in wanted for program in PARTS[part][1]})
    environment = {**os.environ}
    for part in wanted:
        with tempfile.TemporaryDirectory(prefix="kickdoor-operate-") as folder:
            print(f"{part}: {PARTS[part][0](Path(folder))}", flush=True)
        # Some parts trust a certificate in their folder, which is gone now.
        os.environ.clear()
        os.environ.update(environment)
    return 0


if __name__ == "__main__":
    sys.exit(main())
