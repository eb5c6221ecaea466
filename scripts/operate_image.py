"""The image: built from the Dockerfile, started as its user on a read-only file system, its commands run in it.

Buildah builds it, which needs no engine, on a base image that is made of Debian's packages here.
Both need root. What was built stays in build/operate, so that the next check is quick.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shlex
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.operating import ROOT, blocks
from tests.server.load import Party, account, party
from tests.server.serving import Serving

KEPT = ROOT / "build" / "operate"
BUILDAH = ("buildah", "--storage-driver", "vfs", "--root", str(KEPT / "root"), "--runroot", str(KEPT / "run"))
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
PACKAGES = "python3,python3-venv,ca-certificates"
BASE = f"""FROM scratch
COPY base /
ENV SSL_CERT_FILE={CERTIFICATES} NODE_EXTRA_CA_CERTS={CERTIFICATES} PIP_CERT={CERTIFICATES}
"""
# In a mount namespace of its own: the root read-only, what a container gets besides, and the user of the image.
ENTER = """
root=$1 data=$2 user=$3; shift 3
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
mount --rbind /dev "$root/dev"
mount --rbind /proc "$root/proc"
exec setpriv --no-new-privs chroot --userspec="$user" "$root" env -i "$@"
"""


def buildah(*words: str) -> str:
    done = subprocess.run([*BUILDAH, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"buildah {' '.join(words)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout.strip()


def build_base() -> None:
    """An image with Python and nothing else, as the official one is."""
    context = KEPT / "context"
    made = context / "made"
    if not made.exists():
        shutil.rmtree(context, ignore_errors=True)
        context.mkdir(parents=True)
        release = "bookworm"
        words = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", release, str(context / "base")]
        with (KEPT / "debootstrap.log").open("wb") as log:
            subprocess.run(words, check=True, stdout=log, stderr=log)
        shutil.copy(CERTIFICATES, context / "base" / CERTIFICATES.relative_to("/"))
        (context / "base" / "usr" / "bin" / "python").symlink_to("python3")
        (context / "Dockerfile").write_text(BASE)
        made.touch()
    buildah("build", "--isolation", "chroot", "--tag", "kickdoor-base", str(context))


class Image:
    """The root of the image, and how a container of it is started."""

    def __init__(self, folder: Path) -> None:
        self.container = buildah("from", "kickdoor-operate")
        self.root = Path(buildah("mount", self.container))
        self.config: dict[str, Any] = json.loads(buildah("inspect", self.container))["Docker"]["config"]
        self.data = folder / "data"
        subprocess.run(["cp", "--archive", str(self.root / "data"), str(self.data)], check=True)

    def words(self, *inside: str) -> list[str]:
        """The command that runs this in the image."""
        where = [str(self.root), str(self.data), self.config["User"], *self.config["Env"]]
        return ["unshare", "--mount", "--propagation", "private", "sh", "-euc", ENTER, "enter", *where, *inside]

    def run(self, *inside: str) -> str:
        done = subprocess.run(self.words(*inside), capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{inside}: {done.stdout}{done.stderr}"
        return done.stdout

    def size(self) -> int:
        """Bytes of what the image adds to its base."""
        return sum(path.lstat().st_size for path in (self.root / "opt" / "kickdoor").rglob("*"))


class InImage(Serving):
    """The server in the image, with a port of its own and on this machine only."""

    def __init__(self, folder: Path, image: Image) -> None:
        super().__init__(folder)
        self.database = image.data / "tables.db"
        self.program = image.words(*image.config["Entrypoint"], *image.config["Cmd"], "--host", "127.0.0.1")

    def start(self, ready: bool = True) -> None:
        shown, self.database = self.database, Path("/data/tables.db")  # as it is named in the image
        try:
            super().start(ready)
        finally:
            self.database = shown


def check_image(folder: Path) -> str:
    assert os.geteuid() == 0, "the image can be built as root only"
    KEPT.mkdir(parents=True, exist_ok=True)
    build_base()
    began = time.monotonic()
    words = ("--isolation", "chroot", "--format", "docker", "--build-arg", "PYTHON=localhost/kickdoor-base")
    buildah("build", *words, "--tag", "kickdoor-operate", ".")
    took = time.monotonic() - began
    image = Image(folder)
    try:
        serving = InImage(folder, image)
        try:
            asyncio.run(story(image, serving))
        finally:
            if serving.running:
                serving.kill()
        size = image.size()
    finally:
        buildah("rm", image.container)
    return f"built in {took:.0f} s, {size / 1e6:.0f} MB more than its base; played, copied and restored in it"


async def story(image: Image, serving: Serving) -> None:
    """A game in the image, with the commands that the page has for it."""
    assert image.config["User"] == "10001:10001"
    with contextlib.suppress(AssertionError):
        image.run("touch", "/opt/kickdoor/x")
        raise SystemExit("the root of the image can be written")
    serving.start()
    owners = {path.stat().st_uid for path in image.data.rglob("*")}
    assert owners == {10001}, owners
    check = [word.replace(":8000/", f":{serving.port}/") for word in image.config["Healthcheck"]["Test"][1:]]
    image.run(*check)
    with urllib.request.urlopen(f"{serving.url}/") as page:
        assert b"/assets/" in page.read(), "the page is not in the image"
    table = await party(serving.url, serving.socket_url, seed=5)
    await _play(table)
    for block in blocks("image"):
        for line in block.text.splitlines():
            _carry_out(line, image, serving)
    for player in table.players:
        player.number = 0  # the copy is older than what they saw
    await _play(table)
    account([table], serving.database)
    serving.stop()
    with contextlib.suppress(AssertionError):
        image.run(*check)
        raise SystemExit("the health check does not fail")


async def _play(table: Party) -> None:
    await table.come()
    await table.play(15)
    await table.go()


def _carry_out(line: str, image: Image, serving: Serving) -> None:
    """A line of the page, without the engine."""
    docker, compose, verb, *words = shlex.split(line)
    assert (docker, compose) == ("docker", "compose"), line
    if verb == "exec":
        assert words[0] == "kickdoor"
        image.run(*words[1:])
    elif verb == "run":
        (copy,) = (image.data / "backups").iterdir()
        given = words[words.index("kickdoor") + 1 :]
        image.run(*image.config["Entrypoint"], *_renamed(given, copy.name))
    elif verb == "stop":
        serving.stop()
    elif verb == "start":
        serving.start()
    else:
        assert verb == "cp" and words[0].startswith("kickdoor:/data/backups"), line


def _renamed(words: Sequence[str], name: str) -> list[str]:
    """With the name of the copy that there is."""
    return [f"/data/backups/{name}" if word.startswith("/data/backups/") else word for word in words]
