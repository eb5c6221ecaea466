"""A worker: a process of its own that does tasks for the server until the server is gone.

    python -m kickdoor.server.thinking.worker FD

`FD` is the number of an open socket to the server.
"""

from __future__ import annotations

import contextlib
import gc
import os
import queue
import resource
import signal
import socket
import sys
import threading
import time
from typing import Final

from ..logs import configure_logging
from .desk import Desk
from .tasks import Frames, Result, decode_request, encode, framed

MEMORY: Final = 2_000_000_000  # bytes of address space
HANGS: Final = 120  # seconds of processor time for one task; then the system ends the worker
NICE: Final = 5  # the server goes first where there are too few cores
GARBAGE: Final = (20_000, 10, 10)  # as in the server: see gc.set_threshold


def main() -> None:
    """Until the socket is closed."""
    # The server says when it ends: Ctrl+C in a terminal, and a service manager, also send these to its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    with contextlib.suppress(OSError):
        os.nice(NICE)
    configure_logging(sys.stderr.isatty())
    link = socket.socket(fileno=int(sys.argv[1]))
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    # A thread reads, so that the worker ends with the server also while a bot thinks without end.
    threading.Thread(target=_read, args=(link, requests), daemon=True).start()
    desk = Desk()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    link.sendall(framed(encode(Result())))
    while True:
        request = decode_request(requests.get())
        _limit()
        link.sendall(framed(encode(desk.do(request))))


def _read(link: socket.socket, requests: queue.SimpleQueue[bytes]) -> None:
    frames = Frames()
    with contextlib.suppress(OSError, ValueError):
        while data := link.recv(1 << 16):
            for request in frames.feed(data):
                requests.put(request)
    os._exit(0)


def _limit() -> None:
    """Code that the fence cannot interrupt, as a search in a long text, is ended by the system."""
    with contextlib.suppress(ValueError, OSError):
        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + HANGS, most))


if __name__ == "__main__":
    main()
