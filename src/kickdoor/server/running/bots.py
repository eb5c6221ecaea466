"""What a room needs of the bots at its table; `kickdoor.server.company` has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from kickdoor.views.names import Speed

from ..room.commands import BotAnswers, BotSays
from ..room.entries import Spoke
from ..room.state import RoomState
from ..thinking.thinkers import Thinkers


class Bots(Protocol):
    """They think outside of `decide`; what they come to is a command."""

    def at_speed(self, speed: Speed, shown: bool) -> None:
        """The people at the table want to see things at this speed. `shown`: they tell when they have read."""

    def advice(self, state: RoomState, seat: int, bot: str) -> int | None:
        """The index of the option that this bot would take for this seat. Never fails.

        None: it is asked for, and the room is woken once it is there.
        """

    def thinks(self, state: RoomState, seat: int) -> bool:
        """Whether a bot thinks what to answer for this seat now."""

    def answer(self, state: RoomState, now: int) -> BotAnswers | None:
        """The answer of the bot whose time has come, if any, and if it is there."""

    def plan(self, state: RoomState, answered: int, now: int) -> None:
        """Settles when the bots answer next; `answered` is the seat that just has, or -1."""

    def pause(self) -> None:
        """The clocks stop: no bot answers until `plan` is called again."""

    def heard(self, state: RoomState, spoke: Spoke, now: int) -> None:
        """A person has said something."""

    def replies(self, state: RoomState, now: int) -> list[BotSays]:
        """What bots say to that now."""

    def wake_at(self) -> int | None:
        """When the next bot is asked, answers or speaks."""


Report = Callable[[str, str], None]  # told of every fault of a bot: a sentence, and a trace for the log


class Company(NamedTuple):
    """What the bots of a table need of its room."""

    table: str
    thinkers: Thinkers
    report: Report
    wake: Callable[[], None]  # an answer that was asked for is there


BotsMaker = Callable[[Company], Bots]
