"""How often a person may do what keeps others busy: chat, taking back, passing until something changes."""

from __future__ import annotations

from typing import Final, NamedTuple

from kickdoor.views.room import Problem

from ..protocol.limits import (
    CHAT_MOST,
    CHAT_SPAN,
    SEATED_MOST,
    STANDING_MOST,
    STANDING_SPAN,
    UNDO_MOST,
    UNDO_SPAN,
    WATCHING_MOST,
)
from ..room.commands import Command, PassUntil, Pause, Say, Undo
from ..room.refusal import Refusal

COUNTED: Final = 1_000  # counts of a room that are kept before those that are over are dropped


class RateLimit(NamedTuple):
    """At most so many in so many milliseconds."""

    most: int
    span: int


LIMITS: Final[dict[type[Command], RateLimit]] = {
    Say: RateLimit(CHAT_MOST, CHAT_SPAN),
    Undo: RateLimit(UNDO_MOST, UNDO_SPAN),  # each plays the whole game again
    PassUntil: RateLimit(STANDING_MOST, STANDING_SPAN),
    Pause: RateLimit(STANDING_MOST, STANDING_SPAN),
}


class RateLimits:
    """Counts by person, not by socket: a new socket does not start a new count. Chat counts by address, too."""

    def __init__(self) -> None:
        self._times: Final[dict[tuple[type[Command], str], list[int]]] = {}

    def count(self, command: Command, now: int) -> None:
        """Counts a command that is about to be carried out; `Refusal` where there were too many."""
        kind = type(command)
        limit = LIMITS.get(kind)
        if limit is None:
            return
        if len(self._times) > COUNTED:
            self._forget(now)
        counts: list[tuple[list[int], int]] = []
        for who, most in _counted(command, limit):
            times = [at for at in self._times.get((kind, who), ()) if at > now - limit.span]
            self._times[kind, who] = times
            counts.append((times, most))
        for times, most in counts:
            if len(times) >= most:
                raise Refusal(Problem("too_fast", number=most, seconds=limit.span // 1000))
        for times, _ in counts:
            times.append(now)

    def _forget(self, now: int) -> None:
        """Keys are free: what is over is not kept."""
        for (kind, who), times in list(self._times.items()):
            if not times or times[-1] <= now - LIMITS[kind].span:
                del self._times[kind, who]


def _counted(command: Command, limit: RateLimit) -> list[tuple[str, int]]:
    """For whom this counts, and how many each of them may have."""
    if not isinstance(command, Say):
        return [(f"seat {getattr(command, 'seat', -1)}", limit.most)]
    if command.seat >= 0:
        return [(f"seat {command.seat}", limit.most), (f"seated {command.address}", SEATED_MOST)]
    # A key costs a spectator nothing: what counts is the address. Spectators without a key share one count.
    return [
        (f"key {command.owner}", limit.most),
        (f"address {command.address}", limit.most),
        ("spectators", WATCHING_MOST),
    ]
