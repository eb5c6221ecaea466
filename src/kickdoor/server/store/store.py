"""What rooms and the server need of a store: SQLite, PostgreSQL, and one in memory for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from prometheus_client import Histogram

Row = tuple[int, int, bytes]  # the entry's number, the server's time, the entry
Result = tuple[str, bytes]  # the key of a person, what they did in a game
Printed = tuple[str, bytes]  # the hash of a printing, the box
Snapshot = tuple[int, bytes]  # the number of the last entry that it has, the room


class Wake(Protocol):
    """Calls functions on the event loop, from another thread."""

    def __call__(self, *calls: Callable[[], None]) -> object: ...


class Listing(NamedTuple):
    """How a room is listed."""

    used: int  # when it was last used
    stage: str
    info: bytes  # what the lobby shows of it
    people: tuple[str, ...] = ()  # by seat: the key of its owner; empty: nobody's, or a bot's


class StoreError(Exception):
    """The store cannot be read now; trying again may help."""


class Elsewhere(StoreError):
    """Another node has the room in memory."""

    def __init__(self, room: str, address: str) -> None:
        super().__init__(f"{room} is at {address or 'another node'}")
        # By which other nodes reach its node; empty: the room needs a newer node, or its node has just ended.
        self.address: Final = address


class Lasting(NamedTuple):
    """What a room needs to be read for ever, whatever a release changes, and soon, and what outlives it."""

    printings: Sequence[Printed] = ()  # of its boxes
    finished: bytes = b""  # the game as it ended; empty: as before
    results: Sequence[Result] = ()  # of the people of a game that is over; they outlive the room
    snapshot: Snapshot | None = None  # which takes the place of the last one; None: as before


NOTHING_LASTING: Final = Lasting()


class Life(NamedTuple):
    """Which life of a room writes, and what it believes the store to have: where it is wrong, nothing is kept."""

    epoch: int  # as `take` has told; a new room's is `FIRST_LIFE`
    first: int  # entries that the store has before this write: the number of the next


FIRST_LIFE: Final = 1


class Taken(NamedTuple):
    """A room that this node has in memory from now on."""

    epoch: int
    rows: list[Row]  # the first committed entry, and all since the snapshot; empty: there is no such room
    snapshot: Snapshot | None = None


class Write:
    """What one room wants to be kept, all or nothing: its new entries, how it is listed, and how it ended."""

    def __init__(
        self,
        room: str,
        rows: list[Row],
        listing: Listing | None,
        done: Callable[[bool], None],
        lasting: Lasting = NOTHING_LASTING,
        life: Life | None = None,
    ) -> None:
        self.room: Final = room
        self.rows: Final = rows
        self.listing: Final = listing  # None: as before
        self.done: Final = done  # called with whether it was committed
        self.results: Final = lasting.results
        self.printings: Final = lasting.printings
        self.finished: Final = lasting.finished
        self.snapshot: Final = lasting.snapshot
        self.lasts: Final = lasting != NOTHING_LASTING  # whether there is any of these
        self.life: Final = life  # None: of a room that nobody has in memory; it has no rows and no listing


class Queue(Protocol):
    """Tasks that worker nodes do."""

    @property
    def workers(self) -> int:
        """How many worker nodes there are."""

    def put(self, body: bytes, seconds: float, done: Callable[[bytes | None], None]) -> None:
        """Has a task done; `done` is called with the result, or with None where there was none in time."""


class News(NamedTuple):
    """What has changed since the last look."""

    listed: list[tuple[str, Listing]]  # rooms whose listing has changed
    revoked: list[tuple[str, str]]  # all of them, where there are more than before; else empty
    rooms: frozenset[str] | None  # the ids of all rooms; None: not looked up
    shares: dict[str, int]  # by the address of a node: how many rooms it has; empty: not looked up


class Store(Protocol):
    """Where rooms are kept."""

    @property
    def shared(self) -> bool:
        """Whether several nodes use it. Then the time is the database's, which goes on while a room is nowhere."""

    @property
    def leased(self) -> bool:
        """Whether other nodes still believe this one to be at work. A node that they do not takes no answers."""

    def add(self, write: Write) -> None:
        """Commits the rows, and only then calls `write.done(True)`; `write.done(False)` where that failed.

        While the database is away, the write waits for it. Where another node has the room, neither is called:
        `lost` is.
        """

    def take(self, room: str) -> Taken:
        """Reads a room that this node has in memory from now on; `Elsewhere` where another one has it."""

    def owner(self, room: str) -> str:
        """The address of another node that has this room in memory; empty: none, or this one."""

    def let_go(self, room: str, epoch: int, done: Callable[[], None] | None = None) -> None:
        """After what was added before: this life of the room is over, and any node may take it. Then `done` is
        called."""

    def entries(self, room: str, since: int = 0) -> list[Row]:
        """The first entry of a room, and all from this number on. `StoreError` where they cannot be read."""

    def snapshot(self, room: str) -> Snapshot | None:
        """The last snapshot of this room; None where there is none."""

    def rooms(self) -> list[tuple[str, Listing]]:
        """The id and the listing of every room, the last used first."""

    def drop(self, rooms: Mapping[str, int]) -> None:
        """Deletes rooms, but not the results of their people. With each room goes when it was last used, as far
        as the caller knows: one that was used since is kept, and so is one that another node has."""

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


class OneNode:
    """What a store of several nodes is asked, answered by one that has no other node."""

    def owner(self, room: str) -> str:
        return ""

    def opened_by(self, room: str, opener: str) -> None:
        """There is no other node."""

    def tables_of(self, opener: str) -> int:
        """There is no other node: the server counts."""
        return 0

    def allows(self, who: str, rate: float, burst: float) -> bool:
        """There is no other node: the server counts."""
        return True

    def let_go(self, room: str, epoch: int, done: Callable[[], None] | None = None) -> None:
        """There is no other node."""
        if done is not None:
            done()


class ServerStore(Store, Protocol):
    """What the server as a whole needs besides."""

    commits: int
    failures: int
    trouble: str  # why the last commit failed; empty: it did not
    jobs: Queue | None  # tasks that worker nodes do; None: there are none
    news: Callable[[News], None]  # told of what other nodes have changed
    lost: Callable[[str, int], None]  # told of each room, and its epoch, that this node does not have any more

    def opened_by(self, room: str, opener: str) -> None:
        """Notes for whom a room counts, for all nodes; the first counts. `StoreError` where that failed."""

    def tables_of(self, opener: str) -> int:
        """How many rooms count for this opener. `StoreError` where that cannot be read now."""

    def allows(self, who: str, rate: float, burst: float) -> bool:
        """Whether somebody may do something once more now, so often a second and so often at once, at all nodes
        together; counts it. `StoreError` where that failed."""

    @property
    def peers(self) -> frozenset[str]:
        """The addresses of the other nodes, as of the last renewal of our lease."""

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

    def remember(self, name: str, value: str) -> None:
        """Keeps a fact; `StoreError` where that failed."""

    def agree(self, name: str, value: str) -> str:
        """The value of a fact; this one where it had none, and then for every node."""

    def beat(self, now: int) -> None:
        """Notes the server's time with the next commit: after a crash it goes on from there."""

    def close(self) -> None:
        """Commits what is queued, and ends."""
