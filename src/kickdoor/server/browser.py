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


def has_screen() -> bool:
    """Whether a browser can be shown here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def announce(host: str, port: int, opens: bool) -> None:
    """Prints the address once the server is ready; `opens`: shows it in a browser, where there is a screen."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{port}/"
    threading.Thread(target=_announce, args=(address, opens), daemon=True).start()


def _announce(address: str, opens: bool) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}readyz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    print(f"\n  The table is at {address}\n  Ctrl+C stops the server; tables are kept.\n", flush=True)
    if opens and has_screen():
        webbrowser.open(address)
