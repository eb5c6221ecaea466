"""What rooms and the server need of a store; SQLite is one, and tests have one in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from prometheus_client import Histogram

Row = tuple[int, int, bytes]  # the entry's number, the server's time, the entry
Result = tuple[str, bytes]  # the key of a person, what they did in a game
Printed = tuple[str, bytes]  # the hash of a printing, the box
Snapshot = tuple[int, bytes]  # the number of the last entry that it has, the room


class Listing(NamedTuple):
    """How a room is listed."""

    used: int  # when it was last used
    stage: str
    info: bytes  # what the lobby shows of it
    people: tuple[str, ...] = ()  # by seat: the key of its owner; empty: nobody's, or a bot's


class StoreError(Exception):
    """The store cannot be read now; trying again may help."""


class Lasting(NamedTuple):
    """What a room needs to be read for ever, whatever a release changes, and to be read soon."""

    printings: Sequence[Printed] = ()  # of its boxes
    finished: bytes = b""  # the game as it ended; empty: as before
    snapshot: Snapshot | None = None  # which takes the place of the last one; None: as before


NOTHING_LASTING: Final = Lasting()


class Write:
    """What one room wants to be kept, all or nothing: its new entries, how it is listed, and how it ended."""

    def __init__(
        self,
        room: str,
        rows: list[Row],
        listing: Listing | None,
        done: Callable[[bool], None],
        results: Sequence[Result] = (),
        lasting: Lasting = NOTHING_LASTING,
    ) -> None:
        self.room: Final = room
        self.rows: Final = rows
        self.listing: Final = listing  # None: as before
        self.done: Final = done  # called with whether it was committed
        self.results: Final = results  # of the people of a game that is over; they outlive the room
        self.printings: Final = lasting.printings
        self.finished: Final = lasting.finished
        self.snapshot: Final = lasting.snapshot


class Store(Protocol):
    """Where rooms are kept."""

    def add(self, write: Write) -> None:
        """Commits the rows, and only then calls `write.done(True)`; `write.done(False)` where that failed."""

    def entries(self, room: str, since: int = 0) -> list[Row]:
        """The first entry of a room, and all from this number on. `StoreError` where they cannot be read."""

    def snapshot(self, room: str) -> Snapshot | None:
        """The last snapshot of this room; None where there is none."""

    def rooms(self) -> list[tuple[str, Listing]]:
        """The id and the listing of every room, the last used first."""

    def drop(self, rooms: Iterable[str]) -> None:
        """Deletes rooms, but not the results of their people."""

    def results(self, person: str) -> list[bytes]:
        """What this person did in each finished game."""

    def counted(self, room: str) -> bool:
        """Whether the results of this room are kept."""

    def printing(self, hash: str) -> bytes | None:
        """The box with this hash; None where it is not kept."""

    def printings(self) -> list[str]:
        """The hashes of all boxes that are kept."""

    def finished(self, room: str) -> bytes | None:
        """The game of this room as it ended; None where it is not kept."""

    def finished_rooms(self, rooms: Sequence[str] | None = None) -> set[str]:
        """The rooms whose games are kept as they ended, of these or of all."""


class ServerStore(Store, Protocol):
    """What the server as a whole needs besides."""

    commits: int
    failures: int
    trouble: str  # why the last commit failed; empty: it did not

    @property
    def latency(self) -> Histogram:
        """How long commits take."""

    @property
    def queued(self) -> int:
        """Writes that wait for the next commit."""

    @property
    def missing(self) -> str:
        """What happened to the database, where it was deleted or replaced; empty: it is there."""

    def fact(self, name: str) -> str | None:
        """A fact about the server, such as the secret that signs keys."""

    def facts(self, start: str) -> list[tuple[str, str]]:
        """All facts whose names begin so."""

    def remember(self, name: str, value: str) -> None: ...

    def beat(self, now: int) -> None:
        """Notes the server's time with the next commit: after a crash it goes on from there."""

    def close(self) -> None:
        """Commits what is queued, and ends."""
