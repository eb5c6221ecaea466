"""The boxes of tables, each as it was when its table was opened, whatever its files say now."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from kickdoor.engine.table.box import Box
from kickdoor.language.files.loader import box_as_printed
from kickdoor.language.files.problems import BadBox
from kickdoor.language.files.written import WrittenBox
from kickdoor.tables import box_of

from .entries import Opened
from .refusal import OtherRules, Unreadable

MOST: Final = 64  # boxes that are kept in memory
BOX_WITH_PROBLEMS: Final = (BadBox, ValueError, OSError)

Read = Callable[[str], bytes | None]


def _nothing(hash: str) -> bytes | None:
    return None


class Printings:
    """Boxes by the hashes of their printings; `read` finds one that is stored."""

    def __init__(self, read: Read = _nothing, stored: list[str] | None = None) -> None:
        self._read: Final = read
        self._boxes: Final[OrderedDict[str, Box]] = OrderedDict()
        self._unreadable: Final[set[str]] = set()  # the hashes of those whose language is no longer read
        self.stored: Final = set(stored or ())  # the hashes of those that need not be stored any more

    def boxes(self, opened: Opened) -> tuple[Box, ...]:
        """The boxes of a table. `OtherRules` where the language of its cards is no longer read."""
        if opened.printings:
            return tuple(self.box(*pair) for pair in zip(opened.boxes, opened.printings, strict=True))
        for name, digest in zip(opened.boxes, opened.digests, strict=False):
            if box_of(name).digest != digest:
                raise Unreadable(f"it was opened with the first printing of {name}, which is not here")
        return tuple(box_of(name) for name in opened.boxes)

    def box(self, name: str, hash: str) -> Box:
        """This printing of a box."""
        found = self._boxes.get(hash) or today(name, hash)
        if found is None:
            body = self.body(hash)
            if body is None:
                raise Unreadable(f"it was opened with the printing {hash} of {name}, which is not here")
            found = self.read(hash, body)
        self.keep(hash, found)
        return found

    def read(self, hash: str, body: bytes) -> Box:
        """Reads the sentences of a stored box, and keeps it; takes a fifth of a second."""
        if hash in self._unreadable:
            raise OtherRules
        try:
            box = box_as_printed(body)
        except BadBox:
            self.give_up(hash)
            raise OtherRules from None
        self.keep(hash, box)
        return box

    def keep(self, hash: str, box: Box) -> None:
        self._boxes[hash] = box
        self._boxes.move_to_end(hash)
        while len(self._boxes) > MOST:
            self._boxes.popitem(last=False)

    def body(self, hash: str) -> bytes | None:
        """A stored box; None where it is not stored."""
        return self._read(hash)

    def give_up(self, hash: str) -> None:
        """The language of this box is no longer read: nobody tries again."""
        self._unreadable.add(hash)

    def has(self, hash: str) -> bool:
        """Whether it is in memory, or known to be of a language that is no longer read."""
        return hash in self._boxes or hash in self._unreadable

    def bodies(self, opened: Opened) -> list[tuple[str, bytes]]:
        """The boxes of a table, as they are stored; a box that cannot be found now is left out. None is read."""
        found: list[tuple[str, bytes]] = []
        for name, hash in zip(opened.boxes, opened.printings, strict=False):
            body = None if hash in self._boxes else self.body(hash)
            box = None if body is not None else self._boxes.get(hash) or today(name, hash)
            if isinstance(box, WrittenBox):
                body = box.body
            if body is not None:
                found.append((hash, body))
        return found

    def unstored(self, opened: Opened) -> list[tuple[str, bytes]]:
        """The boxes of a table that must be stored with it."""
        if self.stored.issuperset(opened.printings):
            return []
        return [pair for pair in self.bodies(opened) if pair[0] not in self.stored]


def today(name: str, hash: str) -> Box | None:
    """The box as it is now, if it is still this printing."""
    try:
        box = box_of(name)
    except BOX_WITH_PROBLEMS:
        return None
    return box if box.printing == hash else None
