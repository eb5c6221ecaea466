"""Which rooms a node hands over to others, so that one that was added takes its share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SLACK: Final = 1.2  # times the mean that a node may have without handing over,
FEW: Final = 2  # and so many rooms more
MOST: Final = 25  # rooms that are handed over at once: their people wait for a moment


def receivers(shares: Mapping[str, int], own: str) -> list[str]:
    """Whom a node hands rooms over to, one address for each room; it has more than the others."""
    mean = sum(shares.values()) / max(1, len(shares))
    mine = shares.get(own, 0)
    if mine <= mean * SLACK + FEW:
        return []
    counts = {address: count for address, count in shares.items() if address != own}
    found: list[str] = []
    for _ in range(min(MOST, max(1, int(mine - mean) // 2))):
        least = min(counts, key=lambda address: (counts[address], address))
        counts[least] += 1
        found.append(least)
    return found
