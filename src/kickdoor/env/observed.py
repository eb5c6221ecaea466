"""Games observed as numbers that name cards: the observations and actions of version 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kickdoor.engine.learning import Play
from kickdoor.engine.sight.numbering import Numbering
from kickdoor.engine.sight.observing import Observer
from kickdoor.engine.sight.places import (
    ACTIONS,
    CODES,
    LENGTH,
    MASK,
    MOST_PLAYERS,
    PARTS,
    QUADS,
    QUESTIONS,
    VERBS,
)
from kickdoor.engine.sight.quads import MOST
from kickdoor.engine.table.book import Book
from kickdoor.engine.table.kinds import KINDS
from kickdoor.engine.table.sentence import MOMENTS
from kickdoor.engine.table.window import KINDS as WINDOWS
from kickdoor.engine.turns.phase import PHASES
from kickdoor.tables import book_of, box_of
from kickdoor.views.names import EVENTS

from .sitting import Mask, Sitting

ROW: Final = QUADS + MASK  # integers of 64 bits that an observation and its mask take
BLOCK: Final = 16  # observations whose memory is made at once
Numbers = npt.NDArray[np.int16]
Memory = npt.NDArray[np.int64]

# The columns of the table of cards.
PRINTED: Final = (
    "level / 10", "bonus / 5", "gold / 1000", "Treasures / 3", "levels won / 2", "rank / 3", "Big",
    "Hands", "headgear", "armor", "footgear",
    "its deck is the Doors", "has abilities", "not for everybody",
    *KINDS,
)  # fmt: skip


def parts_of(memory: Memory) -> tuple[Numbers, Mask]:
    """The observation and the mask in such memory, or in rows of it."""
    return memory[..., :QUADS].view(np.int16), memory[..., QUADS:].view(np.int8)


def bytes_of(rows: Memory) -> list[memoryview]:
    """The bytes of each row of such memory."""
    return [row.data for row in rows.view(np.uint8)]


def split(observation: Any) -> dict[str, Any]:
    """The parts of an observation, or of a batch of them, by name: rows of numbers each. Tensors are split too."""
    found: dict[str, Any] = {}
    at = 0
    for part in PARTS:
        size = part.rows * part.width
        rows = observation[..., at : at + size]
        found[part.name] = rows.reshape(*rows.shape[:-1], part.rows, part.width)
        at += size
    return found


def cards(boxes: str | Sequence[str] = "base") -> list[tuple[str, str]]:
    """Box and name of each card, by its number in observations; the first is no card."""
    return [("", ""), *[(face.box, face.name) for face in _numbering(boxes).faces]]


def sizes(boxes: str | Sequence[str] = "base") -> dict[str, int]:
    """How many numbers each sort of column may have that is the place of something in a list; 0 is none."""
    numbers = _numbering(boxes)
    lists = {"verb": VERBS, "question": QUESTIONS, "event": EVENTS, "moment": MOMENTS, "window": WINDOWS}
    return {
        "card": len(numbers.faces) + 1,
        "ability": len(numbers.abilities) + 1,
        "seat": MOST_PLAYERS + 1,
        "phase": len(PHASES) + 1,
        "code": CODES,
        **{name: len(words) + 1 for name, words in lists.items()},
    }


def printed(boxes: str | Sequence[str] = "base") -> npt.NDArray[np.float32]:
    """What is printed on each card, by its number: a row of the numbers named in PRINTED."""
    faces = _numbering(boxes).faces
    table = np.zeros((len(faces) + 1, len(PRINTED)), np.float32)
    kinds = len(PRINTED) - len(KINDS)
    for row, face in zip(table[1:], faces, strict=True):
        slot = face.printed.slot
        row[:kinds] = (
            face.level / 10,
            face.bonus / 5,
            face.value / 1000,
            face.treasures / 3,
            face.levels / 2,
            face.rank / 3,
            face.big,
            {"1 hand": 1, "2 hands": 2}.get(slot or "", 0),
            slot == "headgear",
            slot == "armor",
            slot == "footgear",
            face.printed.deck == "door",
            bool(face.abilities) or face.play is not None,
            bool(face.only or face.not_for),
        )
        row[kinds + KINDS.index(face.kind)] = 1
    return table


@lru_cache(maxsize=8)
def _numbers_of(book: Book) -> Numbering:
    """The numbers of a book, which all games with it share."""
    return Numbering(book)


def _numbering(boxes: str | Sequence[str]) -> Numbering:
    names = (boxes,) if isinstance(boxes, str) else tuple(boxes)
    return _numbers_of(book_of(tuple([box_of(name) for name in names]), {}))


def spaces() -> dict[str, Any]:
    """The parts of an observation space, and the action space."""
    from gymnasium.spaces import Box, Discrete

    return {
        "observation": Box(-MOST, MOST, (LENGTH,), np.int16),
        "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        "action": Discrete(ACTIONS),
    }


class Observed(Sitting):
    """Games of version 1, one after another; compiled code plays them and writes the observations."""

    def __init__(
        self,
        boxes: str | Sequence[str] = "base",
        players: int = 4,
        settings: Mapping[str, object] | None = None,
        turn_limit: int | None = None,
        shaping: float = 0.0,
    ) -> None:
        super().__init__(boxes, players, settings, turn_limit, shaping)
        self._observer: Observer | None = None
        self._play: Play
        self._spare: list[tuple[memoryview, Numbers, Mask]] = []

    def _next_ask(self) -> None:
        book = self.game.table.book
        if self._observer is None or self._observer.numbers.book is not book:
            self._observer = Observer(_numbers_of(book))
        self._play = Play(self.game, self._observer)

    def clone(self) -> Sitting:
        page = self._page if hasattr(self, "game") else 0
        other = super().clone()
        if hasattr(other, "game"):
            other._next_ask()
            other._page = page
        return other

    @property
    def length(self) -> int:
        return LENGTH

    def parts(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        return split(observation)

    @property
    def seat(self) -> int:
        return self._play.seat

    @seat.setter
    def seat(self, seat: int) -> None:
        """The game says who acts."""

    @property
    def play(self) -> Play:
        """The game as it is stepped and observed."""
        return self._play

    @property
    def count(self) -> int:
        return len(self._play.options)

    @property
    def _page(self) -> int:
        return self._play.page if hasattr(self, "_play") else 0

    @_page.setter
    def _page(self, page: int) -> None:
        if hasattr(self, "_play"):
            self._play.page = page

    def legal(self) -> list[int]:
        return [*range(self._play.listed)]

    def may(self, action: int) -> bool:
        return 0 <= action < self._play.listed

    def mask(self, seat: int) -> Mask:
        return self.seen(seat)[1]

    def observe(self, seat: int) -> npt.NDArray[Any]:
        return self.seen(seat)[0]

    def seen(self, seat: int) -> tuple[npt.NDArray[Any], Mask]:
        """New arrays each time; memory is made for a few of them at once."""
        if not self._spare:
            block = np.empty((BLOCK, ROW), np.int64)
            self._spare = [*zip(bytes_of(block), *parts_of(block), strict=True)]
        memory, observation, mask = self._spare.pop()
        self._play.observe(seat, memory)
        return observation, mask

    def write(self, seat: int, memory: memoryview) -> None:
        """Writes an observation and its mask into the bytes of ROW integers."""
        self._play.observe(seat, memory)

    def act(self, action: int) -> None:
        self._play.act(action)

    def answer(self, index: int) -> None:
        self.game.choose(self.seat, index)
        self._play.turn_to_next()

    def spaces(self) -> dict[str, Any]:
        return spaces()
