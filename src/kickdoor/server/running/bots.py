"""What a room needs of the bots at its table; `kickdoor.server.company` has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kickdoor.views.names import Speed

from ..room.commands import BotAnswers, BotSays
from ..room.entries import Spoke
from ..room.hosted import Hosted
from ..room.state import RoomState


class Bots(Protocol):
    """They think outside of `decide`; what they come to is a command."""

    def at_speed(self, speed: Speed) -> None:
        """The people at the table want to see things at this speed."""

    def advice(self, game: Hosted, seat: int, bot: str) -> int:
        """The index of the option that this bot would take for this seat. Never fails."""

    def answer(self, state: RoomState, now: int) -> BotAnswers | None:
        """The answer of the bot whose time has come, if any."""

    def plan(self, state: RoomState, answered: int, now: int) -> None:
        """Settles when the bots answer next; `answered` is the seat that just has, or -1."""

    def pause(self) -> None:
        """The clocks stop: no bot answers until `plan` is called again."""

    def heard(self, state: RoomState, spoke: Spoke, now: int) -> None:
        """A person has said something."""

    def replies(self, state: RoomState, now: int) -> list[BotSays]:
        """What bots say to that now."""

    def wake_at(self) -> int | None:
        """When the next bot answers or speaks."""


Report = Callable[[str], None]  # told of every fault of a bot
BotsMaker = Callable[[Report], Bots]
