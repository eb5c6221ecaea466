"""Rate limits: token buckets, for one socket or for every address."""

from __future__ import annotations

from typing import Final

ADDRESSES: Final = 10_000  # addresses that are counted at once


class Bucket:
    """Allows `burst` at once, and `rate` a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now; counts it."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class AddressBuckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, address: str, now: float) -> bool:
        """Whether this address is allowed one more now; counts it."""
        if len(self._buckets) > ADDRESSES:
            self._buckets.clear()
        return self._buckets.setdefault(address, Bucket(self._rate, self._burst, now)).take(now)
