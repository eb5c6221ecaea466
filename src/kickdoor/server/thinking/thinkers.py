"""What a room needs of those who think for it, and the ones who do so at once, in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from ..room.hosted import Munchkin
from ..room.state import Maker, RoomState
from .advising import advised
from .desk import Desk
from .figures import Figures
from .known import Known
from .tasks import Answer, Request, Result, Task, Why, encode

PLAIN: Final = "simple"  # the bot that answers where another fails, or has used up its time

Done = Callable[[Result], None]


class Job:
    """A task for a table, as it is when somebody gets to it; until then it can be cancelled."""

    def __init__(
        self,
        task: Task,
        table: str = "",
        state: RoomState | None = None,
        address: str = "",
        answers: list[tuple[int, int]] | None = None,
    ) -> None:
        self.task: Final = task
        self.address: Final = address  # of whoever asks; its time is counted
        self.table: Final = table
        self.state: Final = state
        self.answers: Final = answers  # all of them, where a task needs more than the position; None: it does not
        self.wanted: Callable[[], bool] = lambda: True  # False: nobody waits for it any more


class Thinkers(Protocol):
    """One for a server."""

    @property
    def figures(self) -> Figures:
        """What thinking has cost so far."""

    @property
    def waiting(self) -> int:
        """Jobs that wait or are being done."""

    @property
    def places(self) -> int:
        """How many jobs can be done at once."""

    def may_think(self, table: str) -> bool:
        """Whether the bots of this table have time left."""

    def spent(self, job: Job, seconds: float) -> None:
        """A job was done elsewhere, in so many seconds of processor time."""

    def allows(self, address: str) -> bool:
        """Whether another page may be made for this address now."""

    def opened(self, table: str, address: str) -> None:
        """This address has opened this table: the time of its bots counts for it."""

    def ask(self, job: Job, done: Done) -> None:
        """Has a job done; `done` is called at once or later, and not at all where nobody wants it any more."""

    def start(self) -> None:
        """The server is ready: whoever thinks may get ready, too."""

    def close(self) -> None:
        """The server stops; nothing is called any more."""


class InProcess(Thinkers):
    """Thinks at once, while everybody waits: for tests, and for games that are not ours."""

    def __init__(self, make: Maker = Munchkin) -> None:
        self._figures: Final = Figures()
        self._desk: Final = Desk(make)
        self._known: Final = Known()

    @property
    def figures(self) -> Figures:
        return self._figures

    @property
    def waiting(self) -> int:
        return 0

    @property
    def places(self) -> int:
        return 0

    def may_think(self, table: str) -> bool:
        return True

    def spent(self, job: Job, seconds: float) -> None:
        """Nothing is counted."""

    def allows(self, address: str) -> bool:
        return True

    def opened(self, table: str, address: str) -> None:
        """Nothing is counted."""

    def ask(self, job: Job, done: Done) -> None:
        game = None if job.state is None else job.state.game
        match job.task:
            case Answer(seat, bot, seconds) if game is not None:  # the room's own game may be none of ours
                done(advised(game, seat, bot, seconds))
            case Why(seat) if game is not None:
                done(Result(body=encode(game.why(seat))))
            case _:
                update = None if job.state is None else self._known.update(job.table, job.state, job.answers)
                done(self._desk.do(Request(job.task, update, self._known.too_many())))

    def start(self) -> None:
        """There is nothing to start."""

    def close(self) -> None:
        """There is nothing to close."""
