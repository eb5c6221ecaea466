"""The server as a whole: its log, its time, its hall, and what must be done now and then."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from pathlib import Path
from typing import Final

import structlog

from ..http.replays import Teller
from ..net.bucket import Bucket
from ..net.keys import Keys
from ..room.connection import Refusal
from ..room.hosted import Munchkin
from ..room.runner import Services
from ..room.server_time import UpTime
from ..room.state import Maker
from ..store.log import SqliteLog
from .hall import KEEP, Hall

BEAT: Final = 0.5  # seconds between two notes that the server is alive
TIDY: Final = 20.0
WARM: Final = 500  # rooms that are read back after a restart before anybody asks for them


class Config:
    """What can be set from outside; nothing has to be."""

    def __init__(
        self,
        database: str | Path,
        boxes: dict[str, str] | None = None,
        origins: tuple[str, ...] = (),
        keep: int = KEEP,
        make: Maker = Munchkin,
        opening: tuple[float, float] = (0.5, 30.0),
    ) -> None:
        self.database: Final = database
        self.boxes: Final = boxes or {}
        self.origins: Final = origins
        self.keep: Final = keep
        self.make: Final = make
        self.opening: Final = opening  # tables an address may open a second, and at once


class House:
    """Made when the server starts, closed when it stops."""

    def __init__(self, config: Config) -> None:
        loop = asyncio.get_running_loop()
        self.config: Final = config
        self.origins: Final = config.origins
        self.log: Final = SqliteLog(config.database, loop.call_soon_threadsafe)
        secret = self.log.fact("secret")
        if secret is None:
            secret = secrets.token_hex(32)
            self.log.remember("secret", secret)
        self.keys: Final = Keys(secret)
        self.clock: Final = UpTime(int(self.log.fact("alive") or 0))
        self.services: Final = Services(self.clock, self.log, config.make)
        self.services.on_fault = self._fault
        self.hall: Final = Hall(self.services, config.boxes, config.keep)
        self.teller: Final = Teller()
        self.sockets = 0
        self.openers: Final[dict[str, Bucket]] = {}  # how fast each address opens tables
        self.rematching: Final = asyncio.Lock()
        self.ready = False
        self.words: Final = structlog.get_logger()
        self._tasks: Final = [asyncio.create_task(work()) for work in (self._beat, self._tidy, self._warm)]
        self.words.info("open", database=str(config.database), tables=len(self.hall.listed))

    def _fault(self, room: str, word: str) -> None:
        self.words.error("fault", table=room, word=word, exc_info=sys.exc_info()[0] is not None)

    def refused(self, code: str) -> None:
        self.services.refusals[code] = self.services.refusals.get(code, 0) + 1

    async def _beat(self) -> None:
        while True:
            self.log.beat(self.clock.now())
            await asyncio.sleep(BEAT)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            deleted = self.hall.tidy()
            if deleted:
                self.words.info("tidied", deleted=deleted)

    async def _warm(self) -> None:
        """Reads back the rooms that were in use, one after another, while nobody waits for it."""
        self.ready = True
        recent = sorted(self.hall.listed.items(), key=lambda row: -row[1][0])
        for id, (_, stage, _) in recent[:WARM]:
            if stage in ("playing", "adjourned") and id not in self.hall.rooms:
                began = time.monotonic()
                try:
                    self.hall.room(id)
                except Refusal:
                    pass  # whoever asks for it is told
                except Exception:
                    self.words.exception("not read back", table=id)
                await asyncio.sleep(time.monotonic() - began)  # half of the time is for those who are here already

    async def close(self) -> None:
        """Everybody is told to come back, and what is said already gets onto the disk."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        self.hall.close(1012)
        self.teller.close()
        for _ in range(100):
            if all(room.quiet for room in self.hall.rooms.values()):
                break
            await asyncio.sleep(0.02)
        self.log.beat(self.clock.now())
        await asyncio.to_thread(self.log.close)
        self.words.info("closed", tables=len(self.hall.rooms))
