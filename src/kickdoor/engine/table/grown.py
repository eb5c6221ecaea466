"""A list that only grows, which a game and its clones share as far as they have it in common."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Part(Generic[T]):
    """Some entries that nobody adds to any more, and those before them."""

    def __init__(self, before: Part[T] | None, entries: list[T]) -> None:
        self.before: Final = before
        self.entries: Final = entries


class Grown(Generic[T]):
    """Entries in their order. A clone takes the same time however many there are."""

    def __init__(self) -> None:
        self._shared: Part[T] | None = None
        self.before = 0  # entries that are shared
        self.own: list[T] = []  # those after them; more are appended here, until the next clone

    def __len__(self) -> int:
        return self.before + len(self.own)

    def last(self) -> T:
        """The last entry, where it was added since the last clone."""
        return self.own[-1]

    def all(self) -> list[T]:
        """All entries in one list, to which others may be added until the next clone."""
        part = self._shared
        if part is not None:
            parts = [self.own]
            while part is not None:
                parts.append(part.entries)
                part = part.before
            found: list[T] = []
            for entries in reversed(parts):
                found += entries
            self.take(found)
        return self.own

    def take(self, entries: list[T]) -> None:
        """These entries, instead of all that there were."""
        self._shared = None
        self.before = 0
        self.own = entries

    def __deepcopy__(self, memo: object) -> Grown[T]:
        return self.clone()

    def clone(self) -> Grown[T]:
        own = self.own
        if own:
            self.before += len(own)
            part = self._shared
            # Short parts are joined: there are few parts, and an entry is seldom copied.
            while part is not None and len(part.entries) <= len(own):
                own = part.entries + own
                part = part.before
            self._shared = Part(part, own)
            self.own = []
        other: Grown[T] = Grown()
        other._shared = self._shared
        other.before = self.before
        return other
