"""How often a person may do what keeps others busy: chat, taking back, passing until something changes."""

from __future__ import annotations

from typing import Final, NamedTuple

from kickdoor.views.room import Problem

from ..protocol.limits import CHAT_MOST, CHAT_SPAN, STANDING_MOST, STANDING_SPAN, UNDO_MOST, UNDO_SPAN
from ..room.commands import Command, PassUntil, Pause, Say, Undo
from ..room.refusal import Refusal


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
    """Counts by person, not by socket: a new socket does not start a new count."""

    def __init__(self) -> None:
        self._times: Final[dict[tuple[type[Command], int | str], list[int]]] = {}

    def count(self, command: Command, now: int) -> None:
        """Counts a command that is about to be carried out; `Refusal` where there were too many."""
        kind = type(command)
        limit = LIMITS.get(kind)
        if limit is None:
            return
        # All spectators without a key share one count.
        who = command.owner if isinstance(command, Say) and command.seat < 0 else getattr(command, "seat", -1)
        times = [at for at in self._times.get((kind, who), ()) if at > now - limit.span]
        self._times[kind, who] = times
        if len(times) >= limit.most:
            raise Refusal(Problem("too_fast", number=limit.most, seconds=limit.span // 1000))
        times.append(now)
