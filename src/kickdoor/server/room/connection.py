"""A socket at a table as the room knows it, and how something is refused to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Refusal(Exception):
    """Something that is not done, said to whoever asked: a code of `messages.REFUSALS`, a sentence, a rule."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code: Final = code
        self.sentence: Final = sentence
        self.rule: Final = rule


class Link:
    """A socket at the table: where its frames go, and what it was sent last."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        close: Callable[[int], None],
        owner: str = "",
        seat: int | None = None,
        seen: int = 0,
        name: str = "",
    ) -> None:
        self.send: Final = send
        self.close: Final = close
        self.owner: Final = owner
        self.seat = seat
        self.seen = seen
        self.name: Final = name
        self.sent = seen  # how many events it was really sent: `seen` counts what is on its way, too
        self.welcomed = False
        self.here = False  # at the table: what a socket says that was sent away is not heard
        self.last: tuple[object, ...] | None = None
        self.muted: set[int] = set()
