"""Who is connected to a table, who is away and since when, and for whom the clock had to answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kickdoor.views.names import Speed

from ..protocol.paces import SPEEDS
from .connection import Connection


class Presence:
    """Kept in memory only: after a restart everybody is away."""

    def __init__(self) -> None:
        self._connections: Final[list[Connection]] = []
        self._away: dict[int, int] = {}  # by seat: since when
        self._late: Final[dict[int, int]] = {}  # by seat: times in a row that the clock answered for it
        self._returned: int | None = None  # when the first person came back to an adjourned table

    # Sockets.

    @property
    def connections(self) -> Sequence[Connection]:
        return self._connections

    def join(self, connection: Connection) -> list[Connection]:
        """A socket comes; those of the same seat that it replaces."""
        replaced = [] if connection.seat is None else self._of(connection.seat)
        for other in replaced:
            self._remove(other)
        if connection.seat is not None:
            self._away.pop(connection.seat, None)
            self._late.pop(connection.seat, None)
        self._connections.append(connection)
        connection.here = True
        return replaced

    def leave(self, connection: Connection, now: int) -> bool:
        """A socket is gone; False where it was not here any more."""
        if connection not in self._connections:
            return False
        self._remove(connection)
        if connection.seat is not None:
            self._away[connection.seat] = now
        return True

    def dismiss(self, owner: str, now: int) -> list[Connection]:
        """Somebody gives their seat up: the sockets of it, which are not here any more."""
        gone = [other for other in self._connections if other.seat is not None and other.owner == owner]
        for connection in gone:
            self.leave(connection, now)
        return gone

    def _of(self, seat: int) -> list[Connection]:
        return [connection for connection in self._connections if connection.seat == seat]

    def _remove(self, connection: Connection) -> None:
        self._connections.remove(connection)
        connection.here = False

    # Seats.

    def seats(self) -> set[int]:
        """The seats whose owners are here."""
        return {connection.seat for connection in self._connections if connection.seat is not None}

    @property
    def spectators(self) -> int:
        return sum(connection.seat is None for connection in self._connections)

    @property
    def speed(self) -> Speed:
        """The slowest speed that somebody who plays here has chosen."""
        chosen = [connection.speed for connection in self._connections if connection.seat is not None]
        return max(chosen, key=lambda speed: SPEEDS[speed], default="normal")

    @property
    def reads(self) -> bool:
        """Whether somebody who plays here is being shown what has happened."""
        return any([bool(connection.reads) for connection in self._connections if connection.seat is not None])

    @property
    def tells(self) -> bool:
        """Whether everybody who plays here tells when they are being shown something."""
        return all(
            [connection.reads is not None for connection in self._connections if connection.seat is not None]
        )

    def all_away(self, seats: Iterable[int], now: int) -> None:
        """The server has restarted: nobody is connected yet."""
        self._away = dict.fromkeys(seats, now)

    def away_since(self, seat: int, now: int) -> int:
        """Since when the owner of a seat is away; from now on where that was not known."""
        return self._away.setdefault(seat, now)

    @property
    def away(self) -> list[tuple[int, int]]:
        """Seats whose owners are away, and since when."""
        return list(self._away.items())

    # An adjourned table.

    @property
    def returned(self) -> int | None:
        """When the first person came back to an adjourned table; None while nobody has."""
        return self._returned

    def nobody(self) -> None:
        self._returned = None

    def somebody(self, now: int) -> int:
        """Somebody is at an adjourned table; since when."""
        self._returned = now if self._returned is None else self._returned
        return self._returned

    def resumed(self, now: int) -> None:
        """The clocks go on: who is still away counts as away from now on."""
        self._returned = None
        self._away = dict.fromkeys(self._away, now)

    # Those who do not answer.

    def late(self, seat: int) -> int:
        """Times in a row that the clock answered for this seat."""
        return self._late.get(seat, 0)

    def was_late(self, seat: int) -> int:
        """Once more; how often by now."""
        self._late[seat] = self._late.get(seat, 0) + 1
        return self._late[seat]

    def answered(self, seat: int) -> None:
        """Its owner has answered, or said that they are here."""
        self._late.pop(seat, None)
