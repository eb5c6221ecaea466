"""Where `kickdoor serve` can be found: a free port, the address in print, a browser where there is a screen."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Final

TRIES: Final = 50  # ports that are tried
EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there


def free_port(host: str, first: int, tries: int = TRIES) -> int:
    """The first free port from this one on."""
    for port in range(first, min(first + tries, 65536)):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    which = f"port {first} is not" if tries == 1 else f"no port from {first} to {first + tries - 1} is"
    raise ValueError(f"{which} free; name another with --port")


def reachable(host: str, port: int) -> tuple[str, ...]:
    """The addresses by which other machines reach a server that listens at this host; none where they cannot."""
    if host not in EVERYWHERE:
        near = host == "localhost" or host.startswith("127.") or host == "::1"
        return () if near else (f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}",)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # of a datagram socket: it only chooses the network
        except OSError:
            return ()
        own = str(probe.getsockname()[0])
    return () if own.startswith(("127.", "0.")) else (f"http://{own}:{port}",)


def has_screen() -> bool:
    """Whether a browser can be shown here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def announce(host: str, port: int, opens: bool) -> None:
    """Prints the address once the server is ready; `opens`: shows it in a browser, where there is a screen."""
    shown = "127.0.0.1" if host in EVERYWHERE else host
    address = f"http://{shown}:{port}/"
    others = [one for one in reachable(host, port) if f"{one}/" != address]
    threading.Thread(target=_announce, args=(address, others, opens), daemon=True).start()


def _announce(address: str, others: list[str], opens: bool) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}readyz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    elsewhere = "".join(f"\n  From other machines: {one}/" for one in others)
    print(f"\n  The table is at {address}{elsewhere}\n  Ctrl+C stops the server; tables are kept.\n", flush=True)
    if opens and has_screen():
        webbrowser.open(address)
