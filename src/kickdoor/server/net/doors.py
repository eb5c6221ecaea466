"""Who may connect: limits on all connections, on those of one address, and on how fast it opens sockets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import structlog

from .addresses import Proxies, counted
from .bucket import AddressBuckets
from .passing import Passing

try:
    import resource
except ImportError:  # on Windows, where there is no such limit
    resource = None  # type: ignore[assignment]

OPENED: Final = (100.0, 400.0)  # sockets that an address may open a second, and at once, as after a restart
MOST: Final = 20_000  # connections at once
EACH: Final = 300  # connections of one address at once
FILES: Final = 65_536  # open files that we ask the system for
RESERVED: Final = 200  # of these are not for connections
QUIET: Final = 10.0  # seconds between two lines of the log


def raise_file_limit() -> int:
    """Asks the system for as many open files as it allows; how many connections may be open at once."""
    if resource is None:
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = FILES if soft == resource.RLIM_INFINITY else soft
    return min(MOST, max(files - RESERVED, files // 2))


class Doors:
    """Counts connections by address. A trusted proxy is not counted itself; those whom it forwards are."""

    def __init__(
        self,
        most: int = MOST,
        each: int = EACH,
        opened: tuple[float, float] = OPENED,
        proxies: Proxies | None = None,
    ) -> None:
        self._most: Final = most
        self._each: Final = each
        self._opened: Final = AddressBuckets(*opened)
        self.proxies: Final = proxies or Proxies()
        self._inside: Final[dict[object, str]] = {}  # by transport: the address it counts for; empty: for none
        self._counts: Final[dict[str, int]] = {}
        self.turned_away: Final[dict[str, int]] = {}  # by reason
        self.passing: Passing | None = None  # where other nodes may pass connections on to us
        self._nodes: Final[set[str]] = set()  # addresses from which other nodes have done so
        self._logged = -QUIET
        self._unlogged = 0

    @property
    def inside(self) -> int:
        """Connections that are open."""
        return len(self._inside)

    def enter(self, transport: object, address: str, now: float) -> bool:
        """A new connection; False: it must be closed."""
        if len(self._inside) >= self._most:
            return self.turn_away("full", address, now)
        trusted = address in self._nodes or self.proxies.trusts(address)
        return self._count(transport, "" if trusted else address, now)

    def upgrade(self, transport: object, address: str, headers: Iterable[tuple[str, str]], now: float) -> bool:
        """A connection becomes a socket; False: it must be closed."""
        client = self._client(address, list(headers))
        if not self._opened.take(counted(client), now):
            return self.turn_away("fast", client, now)
        if self._inside.get(transport) == counted(client):
            return True
        self.leave(transport)
        return self._count(transport, client, now)

    def _client(self, address: str, headers: list[tuple[str, str]]) -> str:
        """Who is behind a connection."""
        passed = None
        if self.passing is not None:
            passed = self.passing.client([(name.encode(), value.encode("latin-1")) for name, value in headers])
        if passed is None:
            return self.proxies.client(address, headers)
        self._nodes.add(address)
        return passed.address

    def _count(self, transport: object, address: str, now: float) -> bool:
        place = counted(address) if address else ""
        here = self._counts.get(place, 0)
        if place and here >= self._each:
            return self.turn_away("address", address, now)
        self._inside[transport] = place
        self._counts[place] = here + 1
        return True

    def leave(self, transport: object) -> None:
        """A connection has ended; nothing happens where it does not count (any more)."""
        place = self._inside.pop(transport, None)
        if place is None:
            return
        left = self._counts[place] - 1
        if left:
            self._counts[place] = left
        else:
            del self._counts[place]

    def turn_away(self, why: str, address: str, now: float) -> bool:
        """Counts a connection that is closed, and logs it, but not every one of a flood; False."""
        self.turned_away[why] = self.turned_away.get(why, 0) + 1
        self._unlogged += 1
        if now - self._logged >= QUIET:
            structlog.get_logger().warning("turned away", why=why, address=address, count=self._unlogged)
            self._logged, self._unlogged = now, 0
        return False
