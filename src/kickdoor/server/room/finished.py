"""A finished game as it was shown: kept with its room, and read from there for ever, never played again.

Other rules or other cards would make another game of the same answers. What is kept are the very frames that
people saw, so that no later version of their types matters.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Final, cast

import msgspec
from msgspec import Raw, Struct

from kickdoor.engine.game import Game
from kickdoor.engine.table.events import EVERYBODY
from kickdoor.engine.table.rules import Refused
from kickdoor.fairness import Draw, as_data
from kickdoor.records import saved
from kickdoor.signatures import plain
from kickdoor.views.deeds import ReasonView
from kickdoor.views.events import EventView

from ..protocol.limits import MOST_ANSWERS
from ..protocol.paces import Attention
from ..store.store import Row
from . import entries
from .clocks import ClockState
from .entries import Answered, Silent, Undone
from .hosted import Hosted, Munchkin
from .refusal import Unreadable
from .tallies import Tally

LONGEST: Final = 1_000 * MOST_ANSWERS  # bytes of a finished game, far more than any has
FAST: Final = 1  # of the levels of zlib: the event loop waits for it

encode = msgspec.json.Encoder().encode


class Finished(Struct, omit_defaults=True):
    """What is kept. The names are those of the database: they do not change."""

    rules: int  # the version of the rules
    winners: tuple[int, ...]
    turn: int  # whose turn it was
    by: list[int]  # whose answer each was; -1: the clock's
    ends: list[int]  # how many events there were before the first answer, and after each
    events: list[Raw]  # as who knows everything sees them
    hidden: dict[int, Raw]  # by place: as those see them who do not know the cards
    knows: dict[int, int]  # by place: who does, as a set of seats
    public: Raw  # what everybody saw at the end
    owns: list[Raw]  # by seat: what only it saw
    tallies: list[Tally]
    record: Raw


decode = msgspec.json.Decoder(Finished).decode


class _Answers(Struct):
    """Of a record, its answers."""

    answers: list[tuple[int, int]]


def record_of(game: Game, table: str, boxes: Sequence[str], draw: Draw | None) -> bytes:
    """The record of a table's finished game. The folders that boxes lie in stay private: they have these names."""
    kept = {**saved(game), "table": table}
    if draw is not None:
        kept["draw"] = as_data(draw)
    if "boxes" in kept:  # a game that began from a position names them there
        digests = [digest for _, digest in cast(list[list[str]], kept["boxes"])]
        kept["boxes"] = [list(pair) for pair in zip(boxes, digests, strict=True)]
    return plain(kept)


def finished(hosted: Munchkin, rules: int, record: bytes) -> bytes:
    """A game that is over, as it is kept with its record."""
    game = hosted.game
    secret = [(place, event) for place, event in enumerate(game.events) if event.knows != EVERYBODY]
    return zlib.compress(
        encode(
            Finished(
                rules,
                game.winners,
                game.table.turn,
                [seat for seat, _ in game.answers],
                hosted.ends,
                [Raw(encode(event.view(True))) for event in game.events],
                {place: Raw(encode(event.view(False))) for place, event in secret},
                {place: event.knows for place, event in secret},
                Raw(hosted.public()),
                [Raw(hosted.own(seat, False, False)) for seat in range(len(game.names))],
                hosted.tallies(),
                Raw(record),
            )
        ),
        FAST,
    )


def read(body: bytes) -> Finished:
    """What is kept of a finished game. `Unreadable` where it is damaged, or longer than any game."""
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(body, LONGEST)
    if not unpacking.eof:
        raise Unreadable("its finished game is damaged")
    return decode(found)


def answers_of(rows: Sequence[Row]) -> list[tuple[int, int]]:
    """The answers that these entries of a room give its game, without those that were taken back."""
    found: list[tuple[int, int]] = []
    for _, _, body in rows:
        match entries.decode(body):
            case Answered(seat, index):
                found.append((seat, index))
            case Silent():
                found.append((-1, 0))
            case Undone(place):
                del found[place]
    return found


class Past(Hosted):
    """A finished game in a room. Its answers, given again, only count how far it was."""

    def __init__(self, body: bytes, bodies: Callable[[], list[tuple[str, bytes]]]) -> None:
        self.kept: Final = read(body)
        self._bodies: Final = bodies
        self._at = 0  # how many answers were given

    def restore(self, body: bytes, given: int) -> None:
        self._at = given

    @property
    def answers(self) -> list[tuple[int, int]]:
        """All answers that made it, those it went on from included."""
        return [(seat, index) for seat, index in msgspec.json.decode(self.kept.record, type=_Answers).answers]

    @property
    def over(self) -> bool:
        return self._at >= len(self.kept.by)

    @property
    def turn(self) -> int:
        return self.kept.turn

    @property
    def winners(self) -> tuple[int, ...]:
        return self.kept.winners if self.over else ()

    @property
    def events(self) -> int:
        return self.kept.ends[min(self._at, len(self.kept.by))]

    def tallies(self) -> list[Tally]:
        return self.kept.tallies

    def clock_state(self) -> ClockState:
        return ClockState(self._at, False, -1, 0)

    def number(self, seat: int) -> int:
        return 0

    def index_of(self, seat: int, word: str, number: int) -> int:
        return -1

    def take(self, seat: int, index: int) -> None:
        self._at += 1

    def silence(self) -> None:
        self._at += 1

    def bodies(self) -> list[tuple[str, bytes]]:
        return self._bodies()

    def public(self) -> bytes:
        return bytes(self.kept.public)

    def own(self, seat: int, standing: bool, undo: bool) -> bytes:
        return bytes(self.kept.owns[seat])

    def events_for(self, seat: int | None, since: int) -> bytes:
        return encode(self.told(seat, since, self.events))

    def told(self, seat: int | None, since: int, to: int) -> list[Raw]:
        """Events as this seat was told them (None: as a spectator was)."""
        return [self._seen(seat, place) for place in range(since, to)]

    def _seen(self, seat: int | None, place: int) -> Raw:
        knows = self.kept.knows.get(place, EVERYBODY)
        known = knows == EVERYBODY or (seat is not None and knows >> seat & 1 == 1)
        return self.kept.events[place] if known else self.kept.hidden[place]

    def event_for(self, seat: int, place: int) -> EventView | None:
        return None

    def idle(self, seat: int) -> int | None:
        return None

    def wanted(self) -> list[int]:
        return []

    def haggling(self) -> list[int]:
        return []

    def composing(self) -> list[int]:
        return []

    def advice(self, seat: int, bot: str) -> int:
        return -1

    def why(self, seat: int) -> ReasonView | str:
        return ""

    def reply(self, seat: int, phrase: str, by: int) -> str:
        return ""

    def declined(self, seat: int, index: int) -> tuple[int, str] | None:
        return None

    def why_not(self, seat: int, verb: str, card: int | None, target: int | None) -> Refused | None:
        return None

    def has_news_for(self, seat: int, since: int) -> bool:
        return False

    def attention(self, since: int) -> Attention:
        return "none"

    def holds(self, seat: int) -> int | None:
        return None

    # Pages.

    @property
    def record(self) -> bytes:
        return bytes(self.kept.record)

    def log(self, seat: int | None) -> bytes:
        """As `GameLog`: without a seat, as who knows everything sees it."""
        events = self.kept.events if seat is None else self.told(seat, 0, self.kept.ends[-1])
        return encode({"ends": self.kept.ends, "by": [_seat(by) for by in self.kept.by], "events": events})

    def story(self, start: int, count: int, seat: int | None) -> bytes:
        """As `Story`, with what happened at each step; of positions only the last is kept."""
        kept = self.kept
        steps = len(kept.by)
        first = min(start, steps)
        states: list[dict[str, object]] = []
        for step in range(first, min(first + count, steps + 1)):
            before = 0 if step == 0 else kept.ends[step - 1]
            since = kept.ends[step] if step == first and step else before
            told = (
                kept.events[since : kept.ends[step]] if seat is None else self.told(seat, since, kept.ends[step])
            )
            owns = kept.owns if seat is None else [kept.owns[seat]]
            by = _seat(kept.by[step]) if step < steps else None
            states.append({"step": step, "public": kept.public, "owns": owns, "events": told, "by": by})
        return encode({"steps": steps, "states": states, "positions": False})


def _seat(by: int) -> int | None:
    """Whose answer it is; None: the clock's."""
    return None if by < 0 else by
