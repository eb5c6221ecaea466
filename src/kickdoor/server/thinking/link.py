"""A worker process as the server sees it: started, sent requests one at a time, killed when it hangs."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import sys
from collections.abc import Callable
from typing import Final

from .known import Known
from .tasks import Frames, Request, Result, decode_result, encode, framed

STARTING: Final = 30.0  # seconds in which a worker must have started
ENDING: Final = 2.0  # seconds that the end of a killed worker is waited for when the server stops
BURIAL: Final = 0.05  # seconds until the system is asked again whether a killed worker has ended


class Link:
    """One process. `heard` is called with each result, and with None once, when the process is gone."""

    def __init__(self, heard: Callable[[Link, Result | None], None]) -> None:
        self._heard: Final = heard
        self._loop: Final = asyncio.get_running_loop()
        self._frames: Final = Frames()
        self._unsent = b""
        self.known: Final = Known()
        self.ready = False  # it has started
        self.open = True
        self.fault = "a worker ended"  # why it is gone
        self._socket, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", f"{__package__}.worker", str(theirs.fileno())]
            self.process: Final = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=(theirs.fileno(),))
        self._socket.setblocking(False)
        self._loop.add_reader(self._socket.fileno(), self._readable)
        self._timer = self._loop.call_later(STARTING, self._late, STARTING)

    def send(self, request: Request, seconds: float) -> None:
        """Sends a request; the worker is killed unless its result comes within these seconds."""
        self._timer = self._loop.call_later(seconds, self._late, seconds)
        waits = bool(self._unsent)
        self._unsent += framed(encode(request))
        if not waits:
            self._write()

    def _write(self) -> None:
        try:
            sent = self._socket.send(self._unsent)
        except (BlockingIOError, InterruptedError):
            sent = 0
        except OSError:
            self._gone()
            return
        before, self._unsent = self._unsent, self._unsent[sent:]
        if self._unsent and len(before) > sent:
            self._loop.add_writer(self._socket.fileno(), self._writable)

    def _writable(self) -> None:
        self._loop.remove_writer(self._socket.fileno())
        self._write()

    def _readable(self) -> None:
        try:
            data = self._socket.recv(1 << 18)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
        if not data:
            self._gone()
            return
        for body in self._frames.feed(data):
            self._timer.cancel()
            result = decode_result(body)
            self.ready = True
            self._heard(self, result)

    def close(self) -> None:
        """Ends the worker, and says nothing."""
        if not self.open:
            return
        self.open = False
        self._timer.cancel()
        self._loop.remove_reader(self._socket.fileno())
        self._loop.remove_writer(self._socket.fileno())
        self._socket.close()
        self.process.kill()
        self._bury()

    def wait(self) -> None:
        """Until the process has ended; a killed one ends at once."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDING)

    def _bury(self) -> None:
        """Lets the system forget the process."""
        if self.process.poll() is None and not self._loop.is_closed():
            self._loop.call_later(BURIAL, self._bury)

    def _late(self, seconds: float) -> None:
        self.fault = f"a worker did not answer within {seconds:g} seconds"
        self._gone()

    def _gone(self) -> None:
        """It hangs, or it has ended."""
        if self.open:
            self.close()
            self._heard(self, None)
