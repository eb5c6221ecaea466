"""All the rooms of a server: opened, found again after a restart, forgotten when they are old."""

from __future__ import annotations

import secrets
import sqlite3
from typing import Final

import msgspec

from kickdoor.bots import SLOW, bot_of, known
from kickdoor.bots.characters import CHARACTERS
from kickdoor.engine.table.rules import Refused
from kickdoor.engine.table.settings import SETTINGS, Settings
from kickdoor.fence import Fault, fenced
from kickdoor.tables import FEWEST, MOST, book_of, box_of

from ..protocol import shapes
from ..protocol.phrases import FACES, PHRASES
from ..room.clocks import PACES
from ..room.connection import Refusal
from ..room.entries import Opened
from ..room.runner import Room, Services

LOADING: Final = 5.0  # seconds a bot of another package may take to be found
MOST_ROOMS: Final = 20_000
KEEP: Final = 14 * 24 * 3600_000  # milliseconds of the server's time after which a room nobody touches is deleted
IDLE: Final = 60_000  # and after which it is put away, to be read again when somebody comes
decode = msgspec.json.Decoder(shapes.TableInfo).decode
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


class Hall:
    """Rooms by their ids. Those that are in use are in memory; all are on disk."""

    def __init__(self, services: Services, boxes: dict[str, str] | None = None, keep: int = KEEP) -> None:
        self.services: Final = services
        self.boxes: Final = boxes or {}  # by id: the folders of boxes that are not ours
        self.keep: Final = keep
        self.rooms: Final[dict[str, Room]] = {}
        self.listed: Final[dict[str, tuple[int, str, bytes]]] = {}
        self.broken: Final[dict[str, str]] = {}  # rooms that could not be read, and why
        for id, touched, stage, info in services.log.rooms():
            self.listed[id] = (touched, stage, info)

    # Opening.

    def open(
        self,
        title: str,
        boxes: list[str],
        bots: list[str],
        settings: dict[str, bool | int | str],
        clock: str,
        public: bool,
        owner: str,
        seed: str = "",
    ) -> Room:
        """A new table; `Refusal` says what cannot be."""
        check(boxes, bots, settings, clock, self.boxes)
        paths = [self.boxes.get(box, box) for box in boxes]
        digests = [box_of(path).digest for path in paths]
        seed = seed or secrets.token_hex(16)
        return self.add(Opened(title, paths, settings, clock, public, bots, seed, owner, digests=digests))

    def add(self, opened: Opened) -> Room:
        if len(self.listed) >= MOST_ROOMS:
            raise Refusal("too_many", f"there are {MOST_ROOMS} tables already; old ones are cleared away in time")
        id = "".join(secrets.choice(ALPHABET) for _ in range(12))
        room = self.rooms[id] = Room(id, self.services, [], opened)
        room.work()
        self.listed[id] = room.listing()
        return room

    # Finding.

    def room(self, id: str) -> Room:
        """The room, read from disk if it is not in use; `Refusal` where there is none, or it cannot be read."""
        found = self.rooms.get(id)
        if found is not None:
            found.asked = self.services.clock.now()
            return found
        if id in self.broken:
            raise Refusal("frozen", self.broken[id])
        try:
            rows = self.services.log.entries(id) if id.isalnum() and len(id) < 40 else []
        except sqlite3.Error as error:
            raise Refusal("not_saved", f"the disk does not answer ({error}); try again") from None
        if not rows:
            raise Refusal("no_table", "there is no such table; it may have been cleared away")
        try:
            room = Room(id, self.services, rows)
        except Fault as fault:
            self.broken[id] = f"this table cannot be read back: {fault}"
            self.services.faults += 1
            self.services.on_fault(id, self.broken[id])
            raise Refusal("frozen", self.broken[id]) from None
        self.rooms[id] = room
        return room

    def lobby(self, limit: int = 100) -> list[shapes.TableInfo]:
        """The public tables, the last touched first."""
        rows = {**self.listed}
        for room in self.rooms.values():
            rows[room.id] = (room.touched, room.state.stage, b"")
        shown: list[shapes.TableInfo] = []
        for id, (_, stage, info) in sorted(rows.items(), key=lambda row: -row[1][0]):
            if id not in self.rooms and (stage in ("frozen", "adjourned") or b'"public":false' in info):
                continue
            try:
                table = self.rooms[id].info() if id in self.rooms else decode(info)
            except (msgspec.MsgspecError, TypeError):
                continue  # a damaged row; whoever has the table's link is told
            if table.public:
                shown.append(table)
            if len(shown) >= limit:
                break
        return shown

    # Housekeeping.

    def tidy(self) -> int:
        """Puts away what is not in use, deletes what is old; how many were deleted."""
        now = self.services.clock.now()
        for room in list(self.rooms.values()):
            if not room.links and room.quiet and now - max(room.touched, room.asked) > IDLE:
                del self.rooms[room.id]
                room.stop()
                self.listed[room.id] = room.listing()
        old = [
            id for id, (touched, _, _) in self.listed.items() if id not in self.rooms and now - touched > self.keep
        ]
        if old:
            self.services.log.drop(old)
            for id in old:
                self.listed.pop(id, None)
                self.broken.pop(id, None)
        return len(old)

    def close(self, code: int) -> None:
        """Every socket is told to go."""
        for room in self.rooms.values():
            room.stop()
            for link in list(room.links):
                link.close(code)


def check(
    boxes: list[str], bots: list[str], settings: dict[str, bool | int | str], clock: str, folders: dict[str, str]
) -> None:
    """Everything about a new table that can be wrong is said at once."""
    wrong: list[str] = []
    if not FEWEST <= len(bots) <= MOST:
        wrong.append(f"seats: {FEWEST} to {MOST} sit at a table, not {len(bots)}")
    wrong += [f"bots: {word}" for word in map(no_bot, bots) if word]
    if clock not in PACES:
        wrong.append(f"clock: there is no clock {clock!r}; there are {', '.join(PACES)}")
    own = own_boxes()
    wrong += [
        f"boxes: there is no box {box!r}; there are {', '.join([*own, *folders])}"
        for box in boxes
        if box not in own and box not in folders
    ]
    if len(set(boxes)) < len(boxes) or not boxes:
        wrong.append("boxes: at least one, and none twice")
    wrong += [f"settings: {name} is set by the server" for name in ("live", "turns", "acts") if name in settings]
    if not wrong:
        try:
            found = tuple(box_of(folders.get(box, box)) for box in boxes)
            Settings(found[0], dict(settings))
            book_of(found, {**settings, "live": True})
        except (ValueError, Refused) as error:
            wrong.append(f"settings: {error}")
    if wrong:
        raise Refusal("not_valid", "; ".join(wrong))


def no_bot(name: str) -> str:
    """Why no bot of this name can sit down; nothing for one that can, and for an empty seat."""
    if not name:
        return ""
    try:
        with fenced("the bot", LOADING):
            bot_of(name, 0)
    except Fault as fault:
        return str(fault.__cause__ or fault)
    return ""


def _regulars() -> list[dict[str, str]]:
    return [
        {"name": key, "title": one.name, "about": one.about, "strength": one.strength, "temper": one.temper}
        for key, one in CHARACTERS.items()
    ]


def _others() -> list[dict[str, str]]:
    """By their plain names: ours, and those of packages that this server has; they know no strength."""
    found = [bot for bot in known() if not bot.broken and bot.name not in SLOW]
    return [
        {"name": one.name, "title": one.name, "about": one.about, "strength": "", "temper": ""} for one in found
    ]


def own_boxes() -> tuple[str, ...]:
    from kickdoor.language.files.loader import OWN_BOXES

    return tuple(OWN_BOXES)


def menu(folders: dict[str, str]) -> dict[str, object]:
    """Everything there is to choose from, each with a sentence."""
    return {
        "boxes": [{"id": box, "name": box_of(folders.get(box, box)).name} for box in [*own_boxes(), *folders]],
        "settings": [
            {"name": name, "default": default, "about": about}
            for name, (default, about) in SETTINGS.items()
            if name not in ("live", "turns", "acts")
        ],
        "clocks": [{"name": name, "about": pace.about} for name, pace in PACES.items()],
        "bots": _regulars() + _others(),
        "phrases": [{"name": name, "text": text, "icon": FACES.get(name, "")} for name, text in PHRASES.items()],
        "players": [FEWEST, MOST],
    }
