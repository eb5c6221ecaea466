"""The names that an `icon` may have: those of the game-icons collection."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

ICONS: Final = Path(__file__).parents[2] / "editions" / "icons.txt"


@functools.cache
def icons() -> frozenset[str]:
    lines = ICONS.read_text(encoding="utf-8").split("\n")
    return frozenset([line for line in lines if line and not line.startswith("#")])
