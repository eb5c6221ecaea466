"""The input line at the bottom of the terminal, with a countdown; events are printed above it."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

from rich.console import Console

TICK: Final = 0.2  # seconds between two updates of the countdown
WIPE: Final = "\r\x1b[K"


class Line:
    """Reads lines without blocking. Where the input is no terminal, nothing is drawn."""

    def __init__(self, console: Console, status: Callable[[], str]) -> None:
        self._console: Final = console
        self._status: Final = status
        self._typed = ""
        self._drawn = ""
        self._hidden = 0
        self._lines: Final[asyncio.Queue[str | None]] = asyncio.Queue()
        self._decoder: Final = codecs.getincrementaldecoder("utf-8")("replace")
        self.on_start: Callable[[], None] = lambda: None  # called at the first key of a line
        self.live: Final = console.is_terminal and sys.stdin.isatty() and os.name == "posix"

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Takes over the terminal, and restores its mode at the end."""
        if not self.live:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read_all, args=(loop,), daemon=True).start()
            yield
            return
        import termios

        fd = sys.stdin.fileno()
        before = termios.tcgetattr(fd)
        ours = termios.tcgetattr(fd)
        ours[3] &= ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(fd, termios.TCSADRAIN, ours)
        loop = asyncio.get_running_loop()
        loop.add_reader(fd, self._keys, fd)
        ticking = asyncio.create_task(self._tick())
        try:
            yield
        finally:
            ticking.cancel()
            loop.remove_reader(fd)
            termios.tcsetattr(fd, termios.TCSADRAIN, before)
            self._console.file.write(WIPE)
            self._console.file.flush()

    async def lines(self) -> AsyncIterator[str]:
        """The lines that are typed, to the end of the input."""
        while True:
            found = await self._lines.get()
            if found is None:
                return
            yield found

    @contextlib.contextmanager
    def above(self) -> Iterator[None]:
        """What is printed inside appears above the line."""
        if self.live and not self._hidden:
            self._console.file.write(WIPE)
            self._drawn = ""
        self._hidden += 1
        try:
            yield
        finally:
            self._hidden -= 1
            self.draw()

    def draw(self) -> None:
        """Draws the line, if it has changed."""
        if not self.live or self._hidden:
            return
        status = self._status()
        room = max(10, self._console.width - len(status) - 4)
        line = f"\x1b[2m{status}\x1b[0m> {self._typed[-room:]}"
        if line != self._drawn:
            self._drawn = line
            self._console.file.write(WIPE + line)
            self._console.file.flush()

    async def _tick(self) -> None:
        while True:
            self.draw()
            await asyncio.sleep(TICK)

    # Keys.

    def _keys(self, fd: int) -> None:
        data = os.read(fd, 4096)
        if not data:
            self._lines.put_nowait(None)
            return
        text = self._decoder.decode(data)
        if text.startswith("\x1b"):  # an arrow or a function key: ignored
            return
        for sign in text:
            self._key(sign)
        self.draw()

    def _key(self, sign: str) -> None:
        if sign in "\r\n":
            with self.above():
                if self._typed:
                    self._console.print(f"> {self._typed}", style="dim", markup=False, highlight=False)
            self._lines.put_nowait(self._typed)
            self._typed = ""
        elif sign == "\x04":
            if not self._typed:
                self._lines.put_nowait(None)
        elif sign in "\x7f\x08":
            self._typed = self._typed[:-1]
        elif sign == "\x15":
            self._typed = ""
        elif sign.isprintable():
            if not self._typed:
                self.on_start()
            self._typed += sign

    def _read_all(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            for line in sys.stdin:
                loop.call_soon_threadsafe(self._lines.put_nowait, line.rstrip("\n"))
            loop.call_soon_threadsafe(self._lines.put_nowait, None)
