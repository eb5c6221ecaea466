"""Snapshots as they are kept: pressed together, since they repeat themselves."""

from __future__ import annotations

import zlib
from typing import Final

from .store import Snapshot

FAST: Final = 1  # of the levels of zlib


def packed(snapshot: Snapshot) -> tuple[int, bytes]:
    """The columns of a snapshot."""
    return snapshot[0], zlib.compress(snapshot[1], FAST)


def unpacked(rows: list[tuple[int, bytes]]) -> Snapshot | None:
    """The snapshot of these rows, one at most; None where it is damaged: the entries are there."""
    try:
        return (rows[0][0], zlib.decompress(rows[0][1])) if rows else None
    except zlib.error:
        return None
