"""What is found out before a room needs it, and not on the event loop: boxes that are new, have changed or are
stored in another printing, and the bots of other packages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from kickdoor.bots import others
from kickdoor.language.files.loader import OWN_BOXES, box_as_printed
from kickdoor.language.files.problems import BadBox
from kickdoor.tables import box_of, is_read

from ..protocol.answers import BotInfo
from ..room.entries import Opened
from ..room.printings import MOST, Printings, today
from ..store.store import StoreError
from ..thinking.asking import done
from ..thinking.others import decode
from ..thinking.tasks import Others
from ..thinking.thinkers import Job, Thinkers


class Ahead:
    """One for the server."""

    def __init__(self, thinkers: Thinkers, folders: Iterable[str]) -> None:
        self._thinkers: Final = thinkers
        self._all: Final = (*OWN_BOXES, *folders)
        self._reading: Final = asyncio.Lock()
        self._bots: Sequence[BotInfo] | None = None
        self._listing: Final = asyncio.Lock()

    async def boxes(self, names: Iterable[str] | None = None) -> None:
        """From now on these boxes, or all, are known as they are; reading one takes a tenth of a second."""
        for name in self._all if names is None else names:
            if not is_read(name):
                async with self._reading:  # the games need the box in this process, so a thread reads it, once
                    with suppress(BadBox, ValueError, OSError):  # who needs it is told
                        await asyncio.to_thread(box_of, name)

    async def printings(self, known: Printings) -> None:
        """From now on the stored boxes that are not today's are in memory, as many as are kept there."""
        if not known.stored:
            return
        await self.boxes()
        today = {box_of(name).printing for name in self._all if is_read(name)}
        for hash in sorted(known.stored - today)[:MOST]:
            with suppress(BadBox, StoreError):  # who needs it is told
                body = None if known.has(hash) else known.body(hash)
                if body is not None:
                    known.keep(hash, await asyncio.to_thread(box_as_printed, body))

    async def cards(self, opened: Opened, known: Printings) -> None:
        """From now on the boxes of this table are in memory, each in the printing that the table began with."""
        await self.boxes(opened.boxes)
        for name, hash in zip(opened.boxes, opened.printings, strict=False):
            if known.has(hash) or today(name, hash) is not None:
                continue
            async with self._reading:
                body = None if known.has(hash) else known.body(hash)
                try:
                    if body is not None:  # else who needs it is told that it is not here
                        known.keep(hash, await asyncio.to_thread(box_as_printed, body))
                except BadBox:
                    known.give_up(hash)

    async def bots(self) -> Sequence[BotInfo]:
        """The bots of other packages. Their code is run by workers only."""
        if self._bots is None:
            async with self._listing:
                if self._bots is None and not others():
                    self._bots = ()
                if self._bots is None:
                    found = await done(self._thinkers, Job(Others()))
                    if found.fault:
                        return ()  # asked again when they are needed again
                    self._bots = decode(found.body)
        return self._bots
