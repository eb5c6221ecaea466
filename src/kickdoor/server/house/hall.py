"""All rooms of a server: opened, read back after a restart, deleted when they are old."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from kickdoor.engine import rules_version
from kickdoor.fence import Fault
from kickdoor.snapshots import Unusable
from kickdoor.tables import box_of, knows_sexes
from kickdoor.views.room import Problem, TableInfo

from ..protocol.answers import BotInfo
from ..room.entries import Opened
from ..room.hosted import HOSTING
from ..room.refusal import Refusal
from ..running.runner import Runner
from ..running.services import Services
from ..store.store import FIRST_LIFE, Elsewhere, Lasting, Listing, News, Row, Snapshot, StoreError, Taken, Write
from .menu import check
from .statistics import from_listing

MOST_ROOMS: Final = 20_000
KEEP: Final = 14 * 24 * 3600_000  # milliseconds of the server's time after which a room nobody uses is deleted
KEEP_ALL: Final = 1 << 60  # no limit of its own
WAITING: Final = 6 * 3600_000  # the same for a table that has not begun, and
EMPTY: Final = 3600_000  # for one where nobody has sat down
IDLE: Final = 60_000  # milliseconds after which it is removed from memory, to be read again when somebody comes
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no two letters that look alike
HIDDEN: Final = ("frozen", "adjourned")  # stages of tables that are not listed unless somebody is there
NOT_TAKEN: Final = Taken(0, [])
NOWHERE: Final = "-"  # the address of no node
decode = msgspec.json.Decoder(TableInfo).decode


class AtNode(Refusal):
    """Another node has the room in memory."""

    def __init__(self, address: str) -> None:
        super().__init__(Problem("not_read"))
        self.address: Final = address  # empty: it cannot be asked now


class Hall:
    """Rooms by their ids. Those in use are in memory; all are in the store."""

    def __init__(self, services: Services, boxes: dict[str, str] | None = None, keep: int = KEEP) -> None:
        self.services: Final = services
        self.boxes: Final = boxes or {}  # by id: the folders of boxes that are not ours
        self.bots: Sequence[BotInfo] = ()  # of other packages
        self.keep: Final = keep
        self.rooms: Final[dict[str, Runner]] = {}
        self.listed: Final[dict[str, Listing]] = {}
        self.gone: Callable[[str], None] = lambda id: None  # told of each table that there is no more
        self.broken: Final[dict[str, str]] = {}  # rooms that could not be read, and why
        self._taken: Final[dict[str, Taken]] = {}  # rooms that are being read back, or will be
        self.reading: Container[str] = ()  # of these, which are being read
        self.leaving = False  # the server ends: it takes no room any more
        self.losses = 0  # rooms that another node has taken
        self.handed_over = 0  # rooms that were let go in use
        self._handed: Final[dict[str, str]] = {}  # rooms that were handed over: who is to take it
        for id, listing in services.store.rooms():
            self.listed[id] = listing

    # Opening.

    def open(self, wanted: Opened) -> Runner:
        """A new table, with a seed where none is given; `Refusal` says what is wrong with it."""
        check(wanted, self.boxes, self.bots)
        paths = [self.boxes.get(box, box) for box in wanted.boxes]
        wanted.boxes = paths
        wanted.words = not wanted.seed
        wanted.seed = wanted.seed or secrets.token_hex(16)
        return self.add(self.as_today(wanted))

    def as_today(self, wanted: Opened) -> Opened:
        """A table that is played with the cards and the rules of today."""
        boxes = [box_of(path) for path in wanted.boxes]
        for box in boxes:
            self.services.printings.keep(box.printing, box)
        return replace(
            wanted,
            digests=[box.digest for box in boxes],
            printings=[box.printing for box in boxes],
            hosting=HOSTING,
            rules=rules_version.RULES_VERSION,
            sexes=knows_sexes(wanted.boxes, wanted.settings),
        )

    def add(self, opened: Opened, start: bytes = b"") -> Runner:
        """A new table as it is described here; nothing is checked. `start`: a snapshot of the game of a fork."""
        if len(self.listed) >= MOST_ROOMS:
            raise Refusal(Problem("too_many", number=MOST_ROOMS))
        id = "".join(secrets.choice(ALPHABET) for _ in range(12))
        room = self.rooms[id] = Runner(id, self.services, [], opened, (0, start) if start else None)
        room.work()
        self.listed[id] = room.listing()
        return room

    def forget(self, room: Runner) -> None:
        """A room that could not be saved: there is none."""
        self.rooms.pop(room.id, None)
        self._gone(room.id)

    def news(self, news: News) -> None:
        """Other nodes have opened, changed or deleted rooms."""
        for id, listing in news.listed:
            if id not in self.rooms:
                self.listed[id] = listing
        if news.rooms is not None:
            here = {*self.rooms, *[id for id, _ in news.listed], *news.rooms}
            for id in [id for id in self.listed if id not in here]:
                self._gone(id)

    def _gone(self, id: str) -> None:
        """There is no such table any more."""
        self.listed.pop(id, None)
        self.broken.pop(id, None)
        self.gone(id)

    # Finding.

    def room(self, id: str) -> Runner:
        """The room, read from the store at once if it is not in memory: `ReadBack.room` does not keep others
        waiting. `Refusal` where there is none to be read."""
        found = self.here(id)
        if found is not None:
            return found
        taken = self.stored(id)
        try:
            return self.read(id, taken.rows, taken.snapshot)
        except Unusable as error:
            self.services.unusable(id, str(error))
            return self.read(id, self.services.store.entries(id), None)
        finally:
            self.was_read(id)

    def here(self, id: str) -> Runner | None:
        """The room, if it is in memory."""
        found = self.rooms.get(id)
        if found is not None:
            if not self.services.store.leased:  # another node may have it, and know more
                raise Refusal(Problem("not_read"))
            found.visited()
        elif id in self.broken:
            raise Refusal(Problem("frozen", text=self.broken[id]))
        return found

    def stored(self, id: str) -> Taken:
        """A room that this node has from now on, as it is stored; `Refusal` where there is none. Once it is
        read, or cannot be, `was_read` is called."""
        if id in self._taken:
            return self._taken[id]
        if self.leaving:
            raise AtNode("")
        try:
            taken = self.services.store.take(id) if id.isalnum() and len(id) < 40 else NOT_TAKEN
        except Elsewhere as elsewhere:
            raise AtNode(elsewhere.address) from None
        except StoreError:
            raise Refusal(Problem("not_read")) from None
        if not taken.rows:
            raise Refusal(Problem("no_table"))
        self._taken[id] = taken
        return taken

    def read(self, id: str, rows: list[Row], snapshot: Snapshot | None) -> Runner:
        """The room that these are of, which was taken; `Unusable` where it cannot go on from the snapshot."""
        epoch = self._taken[id].epoch if id in self._taken else FIRST_LIFE
        try:
            room = self.rooms[id] = Runner(id, self.services, rows, None, snapshot, epoch)
        except StoreError:
            raise Refusal(Problem("not_read")) from None
        except Fault as fault:
            raise self.give_up(id, str(fault)) from None
        return room

    def was_read(self, id: str) -> None:
        """A room that was taken is in memory; where it is not, other nodes may try."""
        taken = self._taken.pop(id, None)
        if taken is not None and id not in self.rooms:
            self.services.store.let_go(id, taken.epoch)

    def give_up(self, id: str, word: str) -> Refusal:
        """This table cannot be read: nobody tries again."""
        self.broken[id] = f"this table cannot be read back: {word}"
        self.services.fault(id, self.broken[id])
        return Refusal(Problem("frozen", text=self.broken[id]))

    def elsewhere(self, id: str) -> str:
        """The address of the node that has this room in memory; empty: this one. It takes the room if it can."""
        if id in self.rooms or id in self._taken or id in self.broken:
            return ""
        if self.leaving:
            try:
                return self.services.store.owner(id) or NOWHERE
            except StoreError:
                return NOWHERE
        if id in self._handed:
            return self._handed.pop(id)
        try:
            self.stored(id)
        except AtNode as node:
            return node.address
        except Refusal:
            pass  # who asks for it is told
        return ""

    def lobby(self, limit: int = 100) -> list[TableInfo]:
        """The public tables, the last used first."""
        shown: list[TableInfo] = []
        for id, listing in self._last_used_first():
            if id not in self.rooms and (listing.stage in HIDDEN or b'"public":false' in listing.info):
                continue
            table = self._info(id, listing)
            if table is not None and table.public:
                shown.append(table)
            if len(shown) >= limit:
                break
        return shown

    def games_of(self, person: str, limit: int = 100) -> list[tuple[int, TableInfo]]:
        """The tables where this person has a seat, the last used first, and which seat it is."""
        found: list[tuple[int, TableInfo]] = []
        for id, listing in self._last_used_first():
            if person in listing.people:
                table = self._info(id, listing)
                if table is not None:
                    found.append((listing.people.index(person), table))
            if len(found) >= limit:
                break
        return found

    def _last_used_first(self) -> list[tuple[str, Listing]]:
        rows = {**self.listed}
        for room in self.rooms.values():
            rows[room.id] = room.listing()
        return sorted(rows.items(), key=lambda row: -row[1].used)

    def _info(self, id: str, listing: Listing) -> TableInfo | None:
        """What the lobby shows of a table; None where its row is damaged: who has its link is told."""
        try:
            return self.rooms[id].info() if id in self.rooms else decode(listing.info)
        except (msgspec.MsgspecError, TypeError):
            return None

    # Counting.

    def uncounted(self) -> list[str]:
        """The finished games of which not all is kept: they were over before it was."""
        over = [(id, row) for id, row in self.listed.items() if row.stage == "over" and id not in self.rooms]
        store = self.services.store
        kept = store.finished_rooms()
        return [id for id, row in over if id not in kept or (any(row.people) and not store.counted(id))]

    def count(self, id: str) -> None:
        """Keeps the results of a finished game."""
        lost = False  # it cannot be played again
        try:
            self.room(id).work()
            lost = self.rooms[id].state.other_rules
        except Refusal as refusal:
            lost = refusal.code == "frozen"
        if lost and not self.services.store.counted(id):
            results = from_listing(self.listed[id])
            self.services.store.add(Write(id, [], None, lambda kept: None, Lasting(results=results)))

    # Housekeeping.

    def tidy(self) -> int:
        """Removes idle rooms from memory, and deletes old ones; how many were deleted."""
        now = self.services.clock.now()
        for id in list(self._taken):
            if id not in self.reading:  # whoever asked for it has gone
                self.was_read(id)
        for room in list(self.rooms.values()):
            if not room.presence.connections and room.quiet and now - room.last_used > IDLE:
                del self.rooms[room.id]
                room.stop()
                self.listed[room.id] = room.listing()
                self.services.store.let_go(room.id, room.epoch)
        out = [(id, row) for id, row in self.listed.items() if id not in self.rooms]
        old = {id: row.used for id, row in out if now - row.used > min(self.keep, _kept(row))}
        if old:
            self.services.store.drop(old)
        if self.services.store.shared:
            return 0  # another node may have one in memory: which ones are gone, the next news tell
        for id in old:
            self._gone(id)
        return len(old)

    def lost(self, id: str, epoch: int) -> None:
        """Another node has the room, or may have it: this life of it is dropped, and says nothing more."""
        room = self.rooms.get(id)
        if room is None or room.epoch != epoch:
            return
        del self.rooms[id]
        self.losses += 1
        room.drop()

    def leave(self) -> None:
        """The server ends: each room goes after its last commit, and its sockets are told to come back."""
        self.leaving = True
        for room in list(self.rooms.values()):
            self.hand_over(room)

    def hand_over(self, room: Runner) -> None:
        """Lets a room go that is in use. Its sockets are closed when another node can take it."""
        store = self.services.store
        room.leave(lambda: store.let_go(room.id, room.epoch, lambda: self._handed_over(room)))

    def share(self, receivers: Sequence[str]) -> None:
        """Hands rooms over to these nodes, those with the fewest people first."""
        used = sorted(self.rooms.values(), key=lambda room: len(room.presence.connections))
        for room, address in zip(used, receivers, strict=False):
            self._handed[room.id] = address
            self.hand_over(room)

    def _handed_over(self, room: Runner) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.handed_over += 1
            self.listed[room.id] = room.listing()
        room.drop()


def _kept(listing: Listing) -> int:
    """How long a table is kept that nobody uses."""
    if listing.stage != "gathering":
        return KEEP_ALL
    return WAITING if any(listing.people) else EMPTY
