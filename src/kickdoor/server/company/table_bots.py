"""The bots of one table: when each answers, and what, whatever goes wrong in it."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.seated import MOST_FAULTS
from kickdoor.views.names import Speed

from ..room.clocks import ClockState
from ..room.commands import BotAnswers, BotSays
from ..room.entries import Spoke
from ..room.hosted import Hosted
from ..room.state import RoomState
from ..running.bots import Company
from ..thinking.advising import advised
from ..thinking.tasks import Answer, Result
from ..thinking.thinkers import PLAIN, Job
from .pacing import Pacing
from .talk import Talk

THOUGHT: Final = 0.2  # seconds of processor time that a bot may think
AHEAD: Final = 200  # milliseconds before its time that a bot is asked, so that its answer is there in time
NEVER: Final[tuple[ClockState | None, int]] = (None, 0)  # not planned yet


class _Thought:
    """What a bot answers for a seat in this moment, once it is there."""

    def __init__(self, state: RoomState, game: Hosted) -> None:
        self._state: Final = state
        self._answers: Final = len(state.answers)
        self.game: Final = game
        self.index: int | None = None

    def holds(self, state: RoomState) -> bool:
        """Whether it is still the same moment: nobody has answered since, and nothing was taken back."""
        return state is self._state and state.game is self.game and len(state.answers) == self._answers

    @property
    def wanted(self) -> bool:
        """Whether the table is still at this moment."""
        return self.holds(self._state)


class TableBots:
    """One bot answers at a time, each a while after it was asked: the same while, whatever it holds."""

    def __init__(self, company: Company) -> None:
        self._company: Final = company
        # By seat: when its bot answers, if the state of the game's clock is still this one.
        self._due: dict[int, tuple[ClockState, int]] = {}
        self._planned: dict[int, tuple[ClockState, int]] = {}  # the same, if nobody had to be waited for
        self._thoughts: Final[dict[tuple[int, str], _Thought]] = {}  # by seat and bot
        self._next: tuple[int, _Thought] | None = None  # the seat that answers next, once it can
        self._failed: Final[dict[str, int]] = {}  # by bot: how often it failed
        self._talk: Final = Talk()
        self.pacing: Final = Pacing()

    # Thinking.

    def advice(self, state: RoomState, seat: int, bot: str) -> int | None:
        """The bot's answer; where it fails, the plain bot's; where that fails too, a pass or the first option.

        None: it was asked for, once, and the room is woken when it is there. A bot that fails again and again is
        not asked any more.
        """
        return self._thought(state, seat, bot).index

    def _thought(self, state: RoomState, seat: int, bot: str) -> _Thought:
        known = self._thoughts.get((seat, bot))
        if known is not None and known.holds(state):
            return known
        game = state.game
        assert game is not None
        thought = self._thoughts[seat, bot] = _Thought(state, game)
        self._ask(state, thought, seat, PLAIN if self._failed.get(bot, 0) >= MOST_FAULTS else bot)
        return thought

    def _ask(self, state: RoomState, thought: _Thought, seat: int, bot: str) -> None:
        job = Job(Answer(seat, bot, THOUGHT), self._company.table, state)
        job.wanted = lambda: thought.wanted
        self._company.thinkers.ask(job, lambda result: self._thought_of(state, thought, seat, bot, result))

    def _thought_of(self, state: RoomState, thought: _Thought, seat: int, bot: str, result: Result) -> None:
        """A bot has answered, or failed."""
        if result.fault:
            self._company.report(f"{result.fault}; another bot answers for {bot}", result.trace)
            self._failed[bot] = self._failed.get(bot, 0) + 1
        if not thought.wanted:
            return
        if not result.fault:
            thought.index = result.index
        elif bot != PLAIN:
            self._ask(state, thought, seat, PLAIN)
            return
        else:  # no worker can be had: the plain bot takes few milliseconds
            plain = advised(thought.game, seat, PLAIN, THOUGHT)
            thought.index = (thought.game.idle(seat) or 0) if plain.fault else plain.index
        self._company.wake()

    def thinks(self, state: RoomState, seat: int) -> bool:
        return any(
            [by == seat and one.index is None and one.holds(state) for (by, _), one in self._thoughts.items()]
        )

    # Answering.

    def answer(self, state: RoomState, now: int) -> BotAnswers | None:
        """The answer of the first bot whose time has come; a little before, the bot is asked."""
        self._next = None
        game = state.game
        for seat in self._wanted(state):
            stand, due = self._due.get(seat, NEVER)
            # What was planned for another moment is planned anew: two acts are never seen at once.
            if game is not None and stand == game.clock_state() and due - AHEAD <= now:
                thought = self._thought(state, seat, state.seats[seat].player)
                if thought.index is None or due > now:
                    self._next = seat, thought
                    return None
                self._talk.declines(state, seat, thought.index)
                return BotAnswers(seat, thought.index)
        return None

    def plan(self, state: RoomState, answered: int, now: int) -> None:
        wanted = self._wanted(state)
        if state.game is None or not wanted:
            self.pause()
            return
        stand = state.game.clock_state()
        self.pacing.note(state, state.game, now)
        think = self.pacing.think(state)
        until = self.pacing.waits_until(state)
        planned: dict[int, tuple[ClockState, int]] = {}
        due: dict[int, tuple[ClockState, int]] = {}
        for seat in wanted:
            before = self._planned.get(seat)
            if before is None or before[0] != stand:
                at = now + think
            elif seat == answered:  # a step on the way to an answer: the next follows soon
                at = now + think // 4
            elif not until and self._due.get(seat, before) != before:
                at = max(before[1], now + think)  # it has waited for somebody, who has just answered
            else:
                at = before[1]
            planned[seat], due[seat] = (stand, at), (stand, max(at, until))
        self._planned, self._due = planned, due

    def _wanted(self, state: RoomState) -> list[int]:
        """The seats whose bots would answer now."""
        game: Hosted | None = state.game
        if game is None or game.over or state.frozen or not any([seat.player for seat in state.seats]):
            return []
        return [seat for seat in game.wanted() if state.seats[seat].player]

    def at_speed(self, speed: Speed, shown: bool) -> None:
        self.pacing.speed, self.pacing.shown = speed, shown

    def pause(self) -> None:
        self._due, self._planned = {}, {}

    def wake_at(self) -> int | None:
        found = [] if (talk := self._talk.wake_at()) is None else [talk]
        if self._next is None or self._next[0] not in self._due:
            found += [at - AHEAD for _, at in self._due.values()]
        elif self._next[1].index is not None:
            found.append(self._due[self._next[0]][1])
        return min(found, default=None)

    # Talking.

    def heard(self, state: RoomState, spoke: Spoke, now: int) -> None:
        self._talk.heard(state, spoke, now)

    def replies(self, state: RoomState, now: int) -> list[BotSays]:
        return self._talk.replies(state, now)
