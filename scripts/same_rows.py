"""Plays the same games interpreted and compiled, and compares all rows that the lab keeps of them.

python -m scripts.same_rows FOLDER    a compiled copy, as `scripts/compile.py FOLDER` makes it
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BOXES = ("base", "super", "oz", "harry-potter", "south-park")
BOTS = ("greedy", "gentle", "random", "simple")
GAMES = 2  # of each box


def digests() -> dict[str, str]:
    """By box: the digest of the rows of its games."""
    from kickdoor.compiled import kind
    from kickdoor.lab.run.plan import Plan
    from kickdoor.lab.run.play import play

    found = {"engine": kind()}
    for box in BOXES:
        plan = Plan((box,), BOTS, GAMES, seed=7).sealed()
        rows = [play(plan, number).rows() for number in range(GAMES)]
        found[box] = hashlib.sha256(json.dumps(rows, default=str).encode()).hexdigest()
    return found


def of(folder: Path) -> dict[str, str]:
    """The digests of the games that the package in this folder plays."""
    program = "import json; from scripts.same_rows import digests; print(json.dumps(digests()))"
    path = os.pathsep.join([str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": path}, check=True, stdout=subprocess.PIPE
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


def main(folder: str) -> None:
    compiled, interpreted = of(Path(folder).resolve()), of(ROOT / "src")
    if (compiled.pop("engine"), interpreted.pop("engine")) != ("compiled", "interpreted"):
        sys.exit(f"same_rows: expected a compiled copy in {folder}, and sources that are not compiled in place")
    for box in BOXES:
        if compiled[box] != interpreted[box]:
            sys.exit(f"same_rows: the games of {box} are others when compiled")
    print(f"The same rows, compiled and interpreted: {GAMES} games of each of {len(BOXES)} boxes.")


if __name__ == "__main__":
    main(*sys.argv[1:])
