"""A store in memory, for tests: it can be told to fail, or to wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .store import FIRST_LIFE, Listing, OneNode, Row, Snapshot, Taken, Write


class MemoryStore(OneNode):
    """Keeps everything until it is dropped."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.listings: dict[str, Listing] = {}
        self.kept: dict[str, dict[str, bytes]] = {}  # results by room and person
        self.boxes: dict[str, bytes] = {}  # by hash
        self.ended: dict[str, bytes] = {}  # finished games by room
        self.snapshots: dict[str, Snapshot] = {}
        self.broken = False  # no commit succeeds
        self.held: list[Write] | None = None  # a list: writes wait in it

    @property
    def shared(self) -> bool:
        return False

    @property
    def leased(self) -> bool:
        return True

    def add(self, write: Write) -> None:
        if self.held is not None:
            self.held.append(write)
            return
        if not self.broken:
            self.rows.setdefault(write.room, []).extend(write.rows)
            if write.listing is not None:
                self.listings[write.room] = write.listing
            if write.results:
                self.kept[write.room] = dict(write.results)
            self.boxes = {**dict(write.printings), **self.boxes}
            if write.finished:
                self.ended.setdefault(write.room, write.finished)
            if write.snapshot is not None:
                self.snapshots[write.room] = write.snapshot
        write.done(not self.broken)

    def release(self) -> None:
        """Commits what waits."""
        held, self.held = self.held or [], None
        for write in held:
            self.add(write)

    def take(self, room: str) -> Taken:
        snapshot = self.snapshot(room)
        return Taken(FIRST_LIFE, self.entries(room, 0 if snapshot is None else snapshot[0]), snapshot)

    def entries(self, room: str, since: int = 0) -> list[Row]:
        return [row for row in self.rows.get(room, ()) if not row[0] or row[0] >= since]

    def snapshot(self, room: str) -> Snapshot | None:
        return self.snapshots.get(room)

    def rooms(self) -> list[tuple[str, Listing]]:
        return list(self.listings.items())

    def drop(self, rooms: Mapping[str, int]) -> None:
        for room in rooms:
            self.rows.pop(room, None)
            self.listings.pop(room, None)
            self.ended.pop(room, None)
            self.snapshots.pop(room, None)

    def results(self, person: str) -> list[bytes]:
        return [people[person] for people in self.kept.values() if person in people]

    def counted(self, room: str) -> bool:
        return room in self.kept

    def printing(self, hash: str) -> bytes | None:
        return self.boxes.get(hash)

    def printings(self) -> list[str]:
        return list(self.boxes)

    def finished_rooms(self, rooms: Sequence[str] | None = None) -> set[str]:
        return set(self.ended if rooms is None else [room for room in rooms if room in self.ended])

    def finished(self, room: str) -> bytes | None:
        return self.ended.get(room)
