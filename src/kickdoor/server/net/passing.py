"""Passes requests and sockets on to the node that has their table in memory: any node takes any of them."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from .carrying import Carried, Owner

PASSED: Final = b"x-kickdoor-passed"  # the secret of the nodes, the address of the client, its scheme
TABLE: Final = re.compile(rb"/api/tables/([a-z0-9]{1,40})(?:/[^?]*)?(?:\?.*)?")
CONNECT: Final = 2.0  # seconds in which another node takes a connection
SHAKE: Final = 5.0  # seconds in which it answers the request for a socket
KNOWN: Final = 30.0  # seconds for which the node of a table is believed to have it; it says so where it has not
UNREACHABLE: Final = 0.3  # seconds for which a table is not looked for again after its node did not answer
MOST: Final = 20_000  # tables whose nodes are remembered

Headers = Iterable[tuple[bytes, bytes]]
Finds = Callable[[str], str]


class Unreachable(Exception):
    """The node that has the table does not answer."""


class Client(NamedTuple):
    """Whose request was passed on to us."""

    address: str
    scheme: str


def place_of(address: str) -> tuple[str, int]:
    """The host and the port of a node; `ValueError` with a sentence where an address has none."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not address.startswith("http://") or not host or not port or parts.path.strip("/") or parts.query:
        raise ValueError(f"--address {address}: expected the address of this node, as http://10.0.0.1:8000")
    return host, port


class Passing:
    """One for the server; only where several nodes share a database."""

    def __init__(self, finds: Finds, secret: str) -> None:
        self._finds: Final = finds  # the address of the node that has a table; empty: this one, or none
        self._secret: Final = secret
        self._known: Final[dict[str, tuple[str, float]]] = {}  # by table: its node, and until when
        self._unreachable: Final[dict[str, float]] = {}  # by table: until when it is not looked for again
        self.carried: Final[set[Carried]] = set()
        self._nodes: frozenset[str] = frozenset()
        self.requests = 0  # passed on since the start
        self.sockets = 0
        self.failures = 0  # of those that could not be

    def client(self, headers: Headers) -> Client | None:
        """Whose request another node has passed on to us; None: it was not."""
        for name, value in headers:
            if name.lower() == PASSED:
                secret, address, scheme = (*value.decode("latin-1").split(" "), "", "", "")[:3]
                if secrets.compare_digest(secret.encode(), self._secret.encode()):
                    return Client(address, scheme)
        return None

    def marked(self, client: Client) -> tuple[bytes, bytes]:
        """The header by which another node knows that we pass a request on."""
        return PASSED, f"{self._secret} {client.address or '-'} {client.scheme}".encode("latin-1")

    def elsewhere(self, table: str, again: bool = False) -> str:
        """The address of the node that has this table; empty: serve it here. `again`: it was not as we knew."""
        address, ends = self._known.get(table, ("", 0.0))
        if not again and address and time.monotonic() < ends:
            return address
        found = self._finds(table)
        self._known.pop(table, None)
        if found:
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[table] = (found, time.monotonic() + KNOWN)
        return found

    def unreachable(self, table: str) -> bool:
        """Whether the node of this table has just not answered. When one has died, all its people come back again
        and again, and looking for their tables each time would cost more than everything else."""
        if time.monotonic() < self._unreachable.get(table, 0.0):
            return True
        self._unreachable.pop(table, None)
        return False

    async def socket(self, table: str, head: bytes) -> Owner | None:
        """A socket at the node that has the table, of which the answer is read; None: the table is here now."""
        for again in (False, True):
            address = self.elsewhere(table, again)
            if not address:
                return None
            owner = await self._shaken(address, head)
            if owner is not None and not owner.misdirected:
                self.sockets += 1
                return owner
            if owner is not None:
                owner.close()
        self.failures += 1
        self._unreachable[table] = time.monotonic() + UNREACHABLE
        raise Unreachable(table)

    async def _shaken(self, address: str, head: bytes) -> Owner | None:
        """None: it does not answer."""
        loop = asyncio.get_running_loop()
        owner = Owner(address)
        try:
            async with asyncio.timeout(CONNECT):
                await loop.create_connection(lambda: owner, *place_of(address))
            owner.write(head)
            async with asyncio.timeout(SHAKE):
                await owner.answered()
        except (OSError, ValueError):  # a timeout is an OSError
            owner.close()
            return None
        return owner

    def nodes(self, addresses: frozenset[str]) -> None:
        """The other nodes that there are. Sockets that were passed on to one that has gone are closed."""
        gone, self._nodes = self._nodes - addresses, addresses
        for one in list(self.carried):
            if one.address in gone:
                one.come_back()

    def close(self) -> None:
        """This server ends."""
        for one in list(self.carried):
            one.come_back()
