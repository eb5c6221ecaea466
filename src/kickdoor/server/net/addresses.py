"""Whose address a connection has: its own, or where a trusted proxy forwards it, the one the proxy names."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Final

from uvicorn.middleware.proxy_headers import _TrustedHosts

HOME: Final = 64  # bits of an IPv6 address that one household or server has for itself


def counted(address: str) -> str:
    """The address under which limits count: of IPv6 the network, in which one person has many addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), HOME), strict=False))


class Proxies:
    """The addresses and networks of proxies whose `X-Forwarded-For` is believed; none unless they are named."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        self.named: Final = list(named)
        self._trusted: Final = _TrustedHosts(self.named)

    def trusts(self, address: str) -> bool:
        return bool(self.named) and address in self._trusted

    def client(self, address: str, headers: Iterable[tuple[str, str]]) -> str:
        """Who is behind a connection from this address."""
        if not self.trusts(address):
            return address
        said = ", ".join([value for name, value in headers if name.lower() == "x-forwarded-for"])
        return (self._trusted.get_trusted_client_address(said)[0] if said else "") or address
