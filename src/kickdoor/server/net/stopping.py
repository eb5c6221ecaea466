"""The web server, which tells all sockets that it ends before it closes them."""

from __future__ import annotations

import contextlib
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

import uvicorn

# Where there is one: a terminal that is closed, or a service manager. The default would end the process at once.
HANGUP: Final = getattr(signal, "SIGHUP", None)


class Stopping(uvicorn.Server):
    """SIGINT, SIGTERM and SIGHUP stop it in order; `drain` is called when it takes no new connections any more."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._drain: Final = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # A balancer whose connection is refused tries another node at once.
        for server in self.servers:
            server.close()
        await self._drain()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if HANGUP is None:
            with super().capture_signals():
                yield
            return
        before = signal.signal(HANGUP, self.handle_exit)
        try:
            with super().capture_signals():
                yield
        finally:
            signal.signal(HANGUP, before)
