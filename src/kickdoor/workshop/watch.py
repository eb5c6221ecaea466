"""Checks card files again whenever one of them changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from kickdoor.language.files.loader import Problem, check

EVERY: Final = 0.5  # seconds

Stamp = dict[Path, tuple[int, int]]


def stamp(paths: Sequence[Path]) -> Stamp:
    """The modification time and the size of each card file."""
    found: Stamp = {}
    for path in paths:
        folder = path.parent if path.is_file() else path
        for file in [*folder.glob("*.toml"), *folder.glob("*/*.toml")]:
            try:
                about = file.stat()
            except OSError:  # deleted since it was listed, as editors do when they save
                continue
            found[file] = (about.st_mtime_ns, about.st_size)
    return found


def checks(paths: Sequence[Path], wait: Callable[[float], object] = time.sleep) -> Iterator[list[Problem]]:
    """The problems now and after every change; never ends."""
    before: Stamp | None = None
    while True:
        now = stamp(paths)
        if now != before:
            before = now
            yield check(paths)
        wait(EVERY)
