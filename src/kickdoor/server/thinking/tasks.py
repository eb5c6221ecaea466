"""What the server asks of a worker, and what comes back: messages of msgspec, one after another on a socket."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from kickdoor.fairness import Draw

from ..room.entries import Opened
from ..store.store import Row

HEAD: Final = 4  # bytes before each message: its length
LARGEST: Final = 64_000_000  # bytes of a message


# Tasks.


class Answer(Struct, array_like=True, tag=True, frozen=True):
    """What this bot answers for this seat; it may think so many seconds of processor time."""

    seat: int
    bot: str
    seconds: float


class Why(Struct, array_like=True, tag=True, frozen=True):
    """Why the bot that last answered for this seat did what it did."""

    seat: int


class Others(Struct, array_like=True, tag=True, frozen=True):
    """The bots of other packages that can be seated. Loading them runs their code."""


class Story(Struct, array_like=True, tag=True, frozen=True):
    """Steps of a finished game, from one seat's eyes or (None) all-seeing."""

    start: int
    count: int
    seat: int | None


class Log(Struct, array_like=True, tag=True, frozen=True):
    """All events of a finished game, as one seat was told them or (None) all of them."""

    seat: int | None


class Record(Struct, array_like=True, tag=True, frozen=True):
    """The record of the finished game of this table, with these names for its boxes."""

    table: str
    boxes: list[str]
    draw: Draw | None


class Finish(Struct, array_like=True, tag=True, frozen=True):
    """A game that is over, as it is kept, with the record of this table; these rules were played."""

    table: str
    boxes: list[str]
    draw: Draw | None
    rules: int


class Deal(Struct, array_like=True, tag=True, frozen=True):
    """The snapshot of a game that goes on from a moment of another, before its first answer."""

    opened: Opened
    players: list[tuple[str, str]]
    boxes: list[tuple[str, bytes]]  # printings by their hashes


class Fold(Struct, array_like=True, tag=True, frozen=True):
    """What this table has become by its entries: see `Folded`. Its boxes have these names in a record."""

    table: str
    names: list[str]
    rows: list[Row]
    boxes: list[tuple[str, bytes]]  # printings by their hashes


class Folded(Struct, array_like=True):
    """A room, to be read back without playing its game again."""

    snapshot: bytes = b""  # empty: its game need not be played, or there is none
    finished: bytes = b""  # a game that is over, as it is kept
    broken: str = ""  # why these entries cannot be read; empty: they can


class Picture(Struct, array_like=True, tag=True, frozen=True):
    """A link as a QR code."""

    link: str


Page = Story | Log | Record | Finish | Picture | Deal | Fold
Task = Answer | Why | Others | Page


# A game, as far as the worker does not know it yet.


class Start(Struct, array_like=True):
    """How a game began."""

    opened: Opened
    players: list[tuple[str, str]]
    given: int = 0  # answers that the game below has had
    snapshot: bytes = b""  # a game to go on from; empty: it is dealt


class Update(Struct, array_like=True):
    """The position of a table: the game that the worker keeps, or a new one, and the answers it does not know."""

    table: str
    start: Start | None  # None: the game that the worker keeps
    answers: list[tuple[int, int]]  # seat and index; seat -1: silence
    boxes: list[tuple[str, bytes]] = []  # printings by their hashes, which the worker does not know yet


class Request(Struct, array_like=True):
    """One task. `forget` are tables that the worker need not keep any more."""

    task: Task
    update: Update | None = None
    forget: list[str] = []


class Result(Struct, array_like=True):
    """What a task came to; the first, of no task, says that a worker has started.

    `fault` says in a sentence why there is nothing; empty: it was done.
    """

    index: int = -1  # the option a bot takes
    body: bytes = b""
    fault: str = ""
    trace: str = ""  # of the exception, for the log only: it may name a hidden card
    lost: bool = False  # the worker does not keep the game any more
    seconds: float = 0.0  # of processor time
    replay: float = 0.0  # seconds of these in which the game was brought up to date
    megabytes: int = 0  # that the worker uses


encode: Final = msgspec.msgpack.Encoder().encode
decode_request: Final = msgspec.msgpack.Decoder(Request).decode
decode_folded: Final = msgspec.msgpack.Decoder(Folded).decode
decode_result: Final = msgspec.msgpack.Decoder(Result).decode


def framed(body: bytes) -> bytes:
    """A message as it is sent."""
    return len(body).to_bytes(HEAD, "big") + body


class Frames:
    """Takes bytes as they come, and gives whole messages."""

    def __init__(self) -> None:
        self._bytes: Final = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The messages that are complete with these bytes. `ValueError` for one that is too long."""
        found = self._bytes
        found += data
        while len(found) >= HEAD:
            size = int.from_bytes(found[:HEAD], "big")
            if size > LARGEST:
                raise ValueError(f"a message of {size} bytes")
            if len(found) < HEAD + size:
                return
            body = bytes(found[HEAD : HEAD + size])
            del found[: HEAD + size]
            yield body
