"""The bots of one table: when each answers, and what, whatever goes wrong in it."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.seated import MOST_FAULTS
from kickdoor.engine.table.rules import Refused
from kickdoor.fence import Fault, fenced
from kickdoor.views.names import Speed

from ..room.clocks import ClockState
from ..room.commands import BotAnswers, BotSays
from ..room.entries import Spoke
from ..room.hosted import Hosted
from ..room.state import RoomState
from ..running.bots import Report
from .pacing import Pacing
from .talk import Talk

THOUGHT: Final = 0.2  # seconds a bot may think
PLAIN: Final = "simple"  # the bot that answers where another fails
NEVER: Final[tuple[ClockState | None, int]] = (None, 0)  # not planned yet


class TableBots:
    """One bot answers at a time, each a while after it was asked: the same while, whatever it holds."""

    def __init__(self, report: Report) -> None:
        self._report: Final = report
        # By seat: when its bot answers, if the state of the game's clock is still this one.
        self._due: dict[int, tuple[ClockState, int]] = {}
        self._failed: Final[dict[str, int]] = {}  # by bot: how often it failed
        self._talk: Final = Talk()
        self.pacing: Final = Pacing()

    # Thinking.

    def advice(self, game: Hosted, seat: int, bot: str) -> int:
        """The bot's answer; where it fails, the plain bot's; where that fails too, a pass or the first option.

        A bot that fails again and again is not asked any more: while it thinks, the whole server waits.
        """
        for name in (bot, PLAIN) if self._failed.get(bot, 0) < MOST_FAULTS else (PLAIN,):
            try:
                with fenced(f"the bot {name}", THOUGHT):
                    return game.advice(seat, name)
            except (Fault, Refused) as fault:  # what a bot asks of the game may be refused: that is a fault too
                self._report(f"{fault}; another bot answers for {name}")
                self._failed[name] = self._failed.get(name, 0) + 1
        return game.idle(seat) or 0

    def answer(self, state: RoomState, now: int) -> BotAnswers | None:
        """The answer of the first bot whose time has come."""
        game = state.game
        for seat in self._wanted(state):
            stand, due = self._due.get(seat, NEVER)
            # What was planned for another moment is planned anew: two acts are never seen at once.
            if game is not None and stand == game.clock_state() and due <= now:
                index = self.advice(game, seat, state.seats[seat].player)
                self._talk.declines(state, seat, index)
                return BotAnswers(seat, index)
        return None

    def plan(self, state: RoomState, answered: int, now: int) -> None:
        wanted = self._wanted(state)
        if state.game is None or not wanted:
            self._due = {}
            return
        stand = state.game.clock_state()
        self.pacing.note(state, state.game, now)
        think = self.pacing.think(state)
        due: dict[int, tuple[ClockState, int]] = {}
        for seat in wanted:
            before = self._due.get(seat)
            if before is None or before[0] != stand:
                due[seat] = (stand, now + think)
            elif seat == answered:  # a step on the way to an answer: the next follows soon
                due[seat] = (stand, now + think // 4)
            else:
                due[seat] = before
            due[seat] = (stand, max(due[seat][1], self.pacing.waits_until(state, seat)))
        self._due = due

    def _wanted(self, state: RoomState) -> list[int]:
        """The seats whose bots would answer now."""
        game: Hosted | None = state.game
        if game is None or game.over or state.frozen or not any([seat.player for seat in state.seats]):
            return []
        return [seat for seat in game.wanted() if state.seats[seat].player]

    def at_speed(self, speed: Speed) -> None:
        self.pacing.speed = speed

    def pause(self) -> None:
        self._due = {}

    # Talking.

    def heard(self, state: RoomState, spoke: Spoke, now: int) -> None:
        self._talk.heard(state, spoke, now)

    def replies(self, state: RoomState, now: int) -> list[BotSays]:
        return self._talk.replies(state, now)

    def wake_at(self) -> int | None:
        due = [at for _, at in self._due.values()]
        talk = self._talk.wake_at()
        return min(due if talk is None else [*due, talk], default=None)
