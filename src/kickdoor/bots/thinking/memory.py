"""What a bot remembers of the others: who helped it, who attacked it, who refused its offers."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.deeds import BriefEvent
from kickdoor.briefs.seat import Brief

FADES: Final = 0.97  # the part of earlier attacks that still counts at the next one


class Memory:
    """Reads each event of its seat's log once."""

    def __init__(self) -> None:
        self._read = 0
        self._fighter: int | None = None
        self.blows: dict[int, float] = {}  # by seat: attacks on this seat, older ones counting less
        self.helped: dict[int, int] = {}  # by seat: how often it helped this seat
        self.refused: dict[int, int] = {}  # by seat: how often it declined an offer of this seat

    def read(self, view: Brief) -> None:
        """Reads the events since the last call."""
        told = view.told
        if told != self._read:
            for event in view.events_from(self._read):
                self._note(view, event)
            self._read = told

    def _note(self, view: Brief, event: BriefEvent) -> None:
        me = view.seat
        what, who, other = event.what, event.who, event.other
        if what == "fight":
            self._fighter = who
        if who is None or who == me:
            return
        if what == "helps" and other == me:
            self.helped[who] = self.helped.get(who, 0) + 1
        elif what == "decline" and other == me:
            self.refused[who] = self.refused.get(who, 0) + 1
        elif (what == "play_on" and other == me) or (self._fighter == me and _spoils(event)):
            self.blows[who] = self.blows.get(who, 0.0) * FADES + 1


def _spoils(event: BriefEvent) -> bool:
    return event.what == "play_monster" or (event.what == "play_side" and event.side == "monsters")
