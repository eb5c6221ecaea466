"""Reads rooms back from the store while others are served: threads read boxes, a worker plays long games again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from kickdoor.snapshots import Unusable
from kickdoor.views.room import Problem

from ..room import entries
from ..room.entries import Opened
from ..room.refusal import Refusal
from ..running.about import box_id
from ..running.runner import Runner
from ..store.store import Lasting, Life, Row, Snapshot, StoreError, Write
from ..thinking.asking import done
from ..thinking.tasks import Fold, decode_folded
from ..thinking.thinkers import Job
from .ahead import Ahead
from .hall import Hall

SHORT: Final = 400  # entries that are folded at once: a few milliseconds


class ReadBack:
    """One for the server."""

    def __init__(self, hall: Hall, ahead: Ahead) -> None:
        self._hall: Final = hall
        self._ahead: Final = ahead
        self._reading: Final[dict[str, asyncio.Task[Runner]]] = {}  # by room: who asks meanwhile waits, too
        hall.reading = self._reading

    async def room(self, id: str) -> Runner:
        """The room; `Refusal` where there is none to be read."""
        found = self._hall.here(id)
        if found is not None:
            return found
        task = self._reading.get(id)
        if task is None:
            taken = self._hall.stored(id)
            task = self._reading[id] = asyncio.create_task(self._read(id, taken.rows, taken.snapshot))
            task.add_done_callback(lambda _: self._ended(id))
        return await asyncio.shield(task)  # one who goes does not end it for the others

    def _ended(self, id: str) -> None:
        del self._reading[id]
        self._hall.was_read(id)

    async def _read(self, id: str, rows: list[Row], snapshot: Snapshot | None) -> Runner:
        opened = _first(rows)
        if opened is not None:  # else reading it says what is wrong
            with suppress(StoreError):
                await self._ahead.cards(opened, self._hall.services.printings)
        long = rows[-1][0] > SHORT and opened is not None and not self._finished(id)
        if snapshot is None and long:
            return await self._played(id)
        try:
            return self._hall.read(id, rows, snapshot)
        except Unusable as error:
            self._hall.services.unusable(id, str(error))
        return await self._played(id) if long else self._whole(id)

    def _finished(self, id: str) -> bool:
        """Whether its game is kept as it ended, so that it is not played again."""
        try:
            return bool(self._hall.services.store.finished_rooms([id]))
        except StoreError:
            raise Refusal(Problem("not_read")) from None

    def _whole(self, id: str) -> Runner:
        try:
            return self._hall.read(id, self._hall.services.store.entries(id), None)
        except StoreError:
            raise Refusal(Problem("not_read")) from None

    async def _played(self, id: str) -> Runner:
        """A worker plays the game again; what it makes of it is stored, so that this is done once."""
        services = self._hall.services
        try:
            rows = await asyncio.to_thread(services.store.entries, id)
            opened = _opened(rows)
            boxes = services.printings.bodies(opened)
        except StoreError:
            raise Refusal(Problem("not_read")) from None
        fold = Fold(id, [box_id(box) for box in opened.boxes], rows, boxes)
        result = await done(services.thinkers, Job(fold, id))
        if result.fault:
            services.fault(id, f"not read back: {result.fault}", result.trace)
            raise Refusal(Problem("not_read"))
        folded = decode_folded(result.body)
        if folded.broken:
            raise self._hall.give_up(id, folded.broken)
        if not folded.snapshot:
            return self._hall.read(id, rows, None)
        snapshot = rows[-1][0], folded.snapshot
        stored = asyncio.get_running_loop().create_future()
        lasting = Lasting(finished=folded.finished, snapshot=snapshot)
        life = Life(self._hall.stored(id).epoch, rows[-1][0] + 1)
        services.store.add(Write(id, [], None, stored.set_result, lasting, life))
        if folded.finished and not await stored:  # it is shown as it is kept
            raise Refusal(Problem("not_read"))
        return self._hall.read(id, [rows[0], rows[-1]], snapshot)


def _first(rows: list[Row]) -> Opened | None:
    """The entry that opened the table; None where it is damaged."""
    try:
        return _opened(rows)
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError):
        return None


def _opened(rows: list[Row]) -> Opened:
    found = entries.decode(rows[0][2])
    if not isinstance(found, Opened):
        raise TypeError("the first entry does not open a table")
    return found
