"""A socket as its room knows it: who is behind it, how to send to it, and what it was sent last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.views.names import CloseCode, Speed


class Sent:
    """What a socket was sent last; `Sending` compares it with what is true now."""

    def __init__(self, events: int) -> None:
        self.welcomed = False
        self.table = b""
        self.chat = 0  # messages of the chat
        self.events = events
        self.shown: tuple[bytes, bytes, bytes] | None = None  # public part, own part, clock


class Connection:
    """A socket at a table. `seen`: how many events its client knows already."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        close: Callable[[CloseCode], None],
        owner: str = "",
        seat: int | None = None,
        seen: int = 0,
        name: str = "",
        address: str = "",
    ) -> None:
        self.send: Final = send
        self.close: Final = close
        self.owner: Final = owner
        self.seat = seat  # None: a spectator
        self.name: Final = name  # of a spectator
        self.address: Final = address  # from which it comes
        self.speed: Speed = "normal"  # at which the person wants to see things
        self.reads: bool | None = None  # whether the person is being shown what has happened; None: never told
        self.here = False  # at the table: messages of a socket that was replaced are refused
        self.sent: Final = Sent(seen)
        self._muted: Final[set[int]] = set()

    def mute(self, seat: int, on: bool) -> None:
        """Chat of this seat (-1: of spectators) is not sent to this socket any more; or is again."""
        (self._muted.add if on else self._muted.discard)(seat)

    def hears(self, seat: int) -> bool:
        return seat not in self._muted
