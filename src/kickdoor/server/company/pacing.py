"""How long the bots of a table take, so that people can read what happened, and answer what was put to them."""

from __future__ import annotations

from kickdoor.views.names import Speed

from ..protocol.paces import ALONE, COMPOSING, DRESSING, READING, SHOWN, SPEEDS, Attention
from ..room.clocks import ClockState
from ..room.hosted import Hosted
from ..room.state import RoomState


class Pacing:
    """Depends on nothing that is hidden: on the table's pace, its people's speed, and what all have seen."""

    def __init__(self) -> None:
        self.speed: Speed = "normal"
        self.shown = False  # the one person here is shown what happens, and the bots wait until it was read
        self._stand: ClockState | None = None
        self._events = 0  # when this stand was reached
        self._attention: Attention = "none"  # what happened with it
        self._haggling: dict[int, int] = {}  # by seat of a person: since when it has an offer, or composes one
        self._steps: dict[int, tuple[int, int]] = {}  # by seat that composes: its ask's number, and since when

    def note(self, state: RoomState, game: Hosted, now: int) -> None:
        """The game has come to rest."""
        stand = game.clock_state()
        if stand != self._stand:
            self._stand, self._attention = stand, game.attention(self._events)
            self._events = game.events
        people = [seat for seat in game.haggling() if state.seats[seat].owner and not state.seats[seat].player]
        self._haggling = {seat: self._haggling.get(seat, now) for seat in people}
        before, self._steps = self._steps, {}
        for seat in game.composing():
            number = game.number(seat)
            known = before.get(seat, (-1, 0))
            self._steps[seat] = known if known[0] == number else (number, now)

    def think(self, state: RoomState) -> int:
        """How long a bot takes now. Among bots alone nobody reads."""
        if not any(state.people):
            return 0
        pace = state.timing.pace
        stand = self._stand
        if stand is not None and stand.turns == 0:  # many cards are laid down, and nobody has to answer them
            return min(pace.think, round(DRESSING * SPEEDS[self.speed]))
        reading = SHOWN if self.shown else READING[self._attention]
        time = round(pace.think * SPEEDS[self.speed] * reading)
        # Before the window closes: else the clock would pass for the bots.
        return min(time, pace.window // 2) if stand is not None and stand.waits and pace.window else time

    def waits_until(self, state: RoomState) -> int:
        """Until when bots wait for people who haggle; 0: there are none, or a window waits for all.

        The bot whose move it is waits, and so do those who could take from a person what is offered to both.
        """
        stand = self._stand
        if stand is None or stand.waits or not self._haggling:
            return 0
        return max([self._until(state, person) for person in self._haggling])

    def _until(self, state: RoomState, person: int) -> int:
        """Who composes, and does nothing about it any more, is waited for less than who has to answer."""
        people = [one for one in state.seats if one.owner and not one.player]
        # Nobody else waits where a single person plays with bots: there is time to read what is offered.
        least = ALONE if len(people) == 1 else 0
        ends = self._haggling[person] + max(state.timing.pace.offer, least)
        return min(ends, self._steps[person][1] + COMPOSING) if person in self._steps else ends
