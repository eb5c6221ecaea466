"""A batch of writes as one statement of PostgreSQL, and what became of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from . import statements
from .link import Connection
from .packing import packed
from .store import Write


class Fates(NamedTuple):
    """What became of the writes of a batch."""

    kept: list[Write]
    lost: list[Write]  # another node has the room, or its log is not what the write goes on from


def batched(writes: Sequence[Write]) -> list[list[Write]]:
    """Batches in which no room is twice, in order: the second write of a room goes on from its first."""
    batches: list[list[Write]] = [[]]
    rooms: set[str] = set()
    for write in writes:
        if write.room in rooms:
            batches.append([])
            rooms = set()
        rooms.add(write.room)
        batches[-1].append(write)
    return [batch for batch in batches if batch]


class Batch:
    """The values of `APPEND`: columns of the writes, sorted by room, so that all nodes lock rooms in one order."""

    def __init__(self, node: int, writes: Sequence[Write]) -> None:
        self.writes: Final = sorted(
            [write for write in writes if write.life is not None], key=lambda one: one.room
        )
        self.node: Final = node

    @property
    def values(self) -> list[object]:
        rooms: list[tuple[object, ...]] = []
        rows: list[tuple[object, ...]] = []
        for write in self.writes:
            room, epoch = _life(write)
            count = len(write.rows)
            listing = write.listing
            listed = (listing.used, listing.stage, listing.info) if listing is not None else (None, None, None)
            people = None if listing is None else ",".join(listing.people)
            rooms.append((room, epoch, _after(write) - count, count, *listed, people))
            rows += [(room, epoch, *row) for row in write.rows]
        return [self.node, *_columns(rooms, 8), *_columns(rows, 5)]

    @property
    def ends(self) -> list[object]:
        """What outlasts the rooms; empty: nothing. Sorted, as other nodes may keep the same boxes."""
        results: list[tuple[object, ...]] = []
        finished: list[tuple[object, ...]] = []
        snapshots: list[tuple[object, ...]] = []
        boxes: dict[str, bytes] = {}
        for write in self.writes:
            _, epoch = _life(write)
            results += [(write.room, epoch, person, body) for person, body in write.results]
            if write.finished:
                finished.append((write.room, epoch, write.finished))
            if write.snapshot is not None:
                snapshots.append((write.room, epoch, *packed(write.snapshot)))
            boxes.update(write.printings)
        if not (results or finished or snapshots or boxes):
            return []
        printed = sorted(boxes.items())
        return [*_columns(results, 4), *_columns(finished, 3), *_columns(snapshots, 4), *_columns(printed, 2)]

    async def settle(self, connection: Connection) -> Fates:
        """Appends, and looks what became of what was not kept now. Sent again after a lost connection, it is kept
        once, whatever became of the first."""
        if not self.writes:
            return Fates([], [])
        ends = self.ends
        statement = statements.APPEND_AND_END if ends else statements.APPEND
        done = {(id, epoch) for id, epoch in await connection.fetch(statement, *self.values, *ends)}
        missing = [write for write in self.writes if _life(write) not in done]
        if missing:
            # An entry was appended by this life of the room alone: as many as the write leaves are its own.
            rows = await connection.fetch(statements.LOOK, [write.room for write in missing])
            found = {(id, epoch): length for id, node, epoch, length in rows if node == self.node}
            done |= {_life(write) for write in missing if found.get(_life(write)) == _after(write)}
        fates = Fates([], [])
        for write in self.writes:
            (fates.kept if _life(write) in done else fates.lost).append(write)
        return fates


def _life(write: Write) -> tuple[str, int]:
    return write.room, write.life.epoch if write.life is not None else 0


def _after(write: Write) -> int:
    """How many entries the room has after this write."""
    return (write.life.first if write.life is not None else 0) + len(write.rows)


def _columns(rows: Sequence[tuple[object, ...]], count: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(count)]
