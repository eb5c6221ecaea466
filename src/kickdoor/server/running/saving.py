"""Whether a room of several nodes can save anything now; while it cannot, its clocks stand."""

from __future__ import annotations

from typing import Final

from ..protocol import messages
from ..store.store import Store

SLOW: Final = 2_000  # milliseconds that a commit may take until answers are refused
SAVED: Final = (messages.Answer, messages.Hold, messages.PassUntil, messages.Pause, messages.Undo, messages.Say)


RETRY: Final = 1_000  # milliseconds until a room tries again after a failed commit; doubled each time, up to
LONGEST_RETRY: Final = 30_000


class Retry:
    """When a room tries again to commit: until then it does nothing by itself."""

    def __init__(self) -> None:
        self._failures = 0  # commits in a row that failed
        self.at = 0

    def waits(self, now: int) -> bool:
        return now < self.at

    def failed(self, now: int) -> None:
        self.at = now + min(RETRY << self._failures, LONGEST_RETRY)
        self._failures = min(self._failures + 1, 5)

    def forget(self) -> None:
        self._failures = self.at = 0

    def instead_of(self, due: int | None, stood: bool, now: int) -> int | None:
        """When the room is woken, that would be at `due`; `stood`: its clocks stand, as nothing can be saved."""
        if self.waits(now):
            return self.at
        if stood:
            return now + RETRY
        self.forget()  # there is nothing to try again
        return due


class Saving:
    """One for each room."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self.stood = False  # the clocks, for a while in which nothing could be saved

    def refuses(self, message: messages.FromClient, waits: int) -> bool:
        """Whether a message cannot be taken now; `waits`: milliseconds since the last commit was begun."""
        if not self._store.shared or not isinstance(message, SAVED):
            return False
        return not self._store.leased or waits > SLOW

    def committed(self, waited: int) -> None:
        """A commit has taken so many milliseconds."""
        self.stood = self.stood or (self._store.shared and waited > SLOW)

    def goes_on(self) -> bool:
        """Whether the clocks go on now, after they stood."""
        if not self._store.leased:
            self.stood = True
        elif self.stood:
            self.stood = False
            return True
        return False
