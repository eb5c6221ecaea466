"""A socket between a node and its database, which can hold back what goes through it."""

from __future__ import annotations

import contextlib
import shutil
import socket
import tempfile
import threading
from pathlib import Path
from types import TracebackType
from typing import Final

PIECE: Final = 65_536


class Proxy:
    """Passes bytes on in threads; what is held back is passed on later, to whoever is still there."""

    def __init__(self, database: Path) -> None:
        self._database: Final = database
        self.folder: Final = Path(tempfile.mkdtemp(prefix="kickdoor-proxy-"))
        self._listening: Final = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self.folder / database.name))
        self._listening.listen()
        self._flows: Final[dict[str, threading.Event]] = {}
        for direction in ("to the database", "from the database"):
            self._flows[direction] = threading.Event()
            self._flows[direction].set()

    def __enter__(self) -> Proxy:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.go_on()
        self._listening.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def stall(self, direction: str) -> None:
        self._flows[direction].clear()

    def go_on(self) -> None:
        for flow in self._flows.values():
            flow.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.socket(socket.AF_UNIX)
                try:
                    server.connect(str(self._database))
                except OSError:  # the database is away
                    client.close()
                    continue
                for direction, source, to in (
                    ("to the database", client, server),
                    ("from the database", server, client),
                ):
                    threading.Thread(target=self._pass, args=(direction, source, to), daemon=True).start()

    def _pass(self, direction: str, source: socket.socket, to: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(PIECE):
                self._flows[direction].wait()
                to.sendall(piece)
        for one in (source, to):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
