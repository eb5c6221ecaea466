"""What a room needs of those who think for it, and the ones who do so at once, in this process."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Final, Protocol

from kickdoor.engine.table.rules import Refused
from kickdoor.fence import Fault, fenced

from ..room.hosted import Hosted
from ..room.state import RoomState
from .figures import Figures
from .others import other_bots
from .tasks import Answer, Others, Result, Task, Why, encode

PLAIN: Final = "simple"  # the bot that answers where another fails, or has used up its time

Done = Callable[[Result], None]


class Job:
    """A task for a table, as it is when somebody gets to it; until then it can be cancelled."""

    def __init__(self, task: Task, table: str = "", state: RoomState | None = None) -> None:
        self.task: Final = task
        self.table: Final = table
        self.state: Final = state
        self.wanted: Callable[[], bool] = lambda: True  # False: nobody waits for it any more


class Thinkers(Protocol):
    """One for a server."""

    @property
    def figures(self) -> Figures:
        """What thinking has cost so far."""

    @property
    def waiting(self) -> int:
        """Jobs that wait or are being done."""

    def opened(self, table: str, address: str) -> None:
        """This address has opened this table: the time of its bots counts for it."""

    def ask(self, job: Job, done: Done) -> None:
        """Has a job done; `done` is called at once or later, and not at all where nobody wants it any more."""

    def start(self) -> None:
        """The server is ready: whoever thinks may get ready, too."""

    def close(self) -> None:
        """The server stops; nothing is called any more."""


def advised(game: Hosted, seat: int, bot: str, seconds: float) -> Result:
    """The answer of a bot, whatever goes wrong in it."""
    try:
        with fenced(f"the bot {bot}", seconds):
            return Result(game.advice(seat, bot))
    except (Fault, Refused) as fault:  # what a bot asks of the game may be refused: that is a fault too
        return Result(fault=str(fault), trace="".join(traceback.format_exception(fault)))


class InProcess(Thinkers):
    """Thinks at once, while everybody waits: for tests, and for games that are not ours."""

    def __init__(self) -> None:
        self._figures: Final = Figures()

    @property
    def figures(self) -> Figures:
        return self._figures

    @property
    def waiting(self) -> int:
        return 0

    def opened(self, table: str, address: str) -> None:
        """Nothing is counted."""

    def ask(self, job: Job, done: Done) -> None:
        if isinstance(job.task, Others):
            done(Result(body=other_bots()))
            return
        game = None if job.state is None else job.state.game
        assert game is not None
        match job.task:
            case Answer(seat, bot, seconds):
                done(advised(game, seat, bot, seconds))
            case Why(seat):
                done(Result(body=encode(game.why(seat))))

    def start(self) -> None:
        """There is nothing to start."""

    def close(self) -> None:
        """There is nothing to close."""
