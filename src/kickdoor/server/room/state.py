"""What is true of a room: data that follows from its entries. Only `apply` changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from kickdoor.engine.table.settings import current
from kickdoor.fairness import Draw
from kickdoor.views.names import Door, Stage

from ..protocol.limits import MOST_ANSWERS
from .clocks import Timing, pace_of
from .entries import Noticed, Opened, Spoke
from .hosted import Hosted

Maker = Callable[[Opened, list[tuple[str, str]]], Hosted]


class Ended(NamedTuple):
    """A moment that is over for a seat: the number of its ask, what ended it, and whose answer that was."""

    number: int
    event: int  # the place of the first event that ended it
    by: int  # -1: the clock's


class Seat:
    """A place at the table."""

    def __init__(self, bot: str) -> None:
        self.name = ""
        self.sex = ""
        self.owner = ""  # the key of the person whose seat it is; empty: nobody's, or a bot's
        self.bot = bot  # the bot whose seat it is
        self.promise = ""  # before the game: the hash of its person's word for the seed
        self.muted = False  # by the host: its chat is refused
        self.minder = ""  # the bot that plays for an owner who is away
        self.standing: int | None = None  # passes until something changes; since this event
        self.last: int | None = None  # the place among all answers of the one that may be taken back
        self.moment = 0  # the number of its ask
        self.ended: list[Ended] = []  # the last moments that are over for it

    @property
    def player(self) -> str:
        """The bot that answers now, if any."""
        return self.bot or self.minder


class RoomState:
    """Facts only: no connections, no sending, no clock that runs by itself."""

    def __init__(self, opened: Opened, make: Maker, start: bytes = b"") -> None:
        self.opened = replace(opened, settings=current(opened.settings))
        self.make: Final = make
        self.start: Final = start  # a snapshot of the game after the answers of `opened.fork`; empty: give them
        self.seats: Final = [Seat(bot) for bot in opened.bots]
        self.timing: Final = Timing(pace_of(opened.clock, opened.settings))
        self.draw: Draw | None = None  # what the seed is made of, once the promises are fixed; None: of no words
        self.dealt = self.opened  # the same, with the seed that deals
        self.reveal_by = 0  # when the time to reveal words is over
        self.game: Hosted | None = None
        self.players: list[tuple[str, str]] = []  # names and sexes
        self.gone = 0  # answers before these that only the journal has: the room goes on from a snapshot
        self.answers: list[tuple[int, int]] = []  # seat and index; seat -1: silence
        self.moves = 0  # answers so far, those that were taken back included
        self.copies: list[tuple[int, Hosted]] = []  # of the game after so many answers: an undo goes on from one
        self.copy_at = 0  # when there are so many answers the game is copied again
        self.ids: dict[tuple[int, str], bool] = {}  # what was carried out, by seat and the sender's id
        self.chat: list[Spoke | Noticed] = []  # the last messages
        self.spoken = 0  # messages so far
        self.told = 0  # events so far
        self.paused = False  # the bots and the clocks are held
        self.stepped: int | None = None  # while paused: the bots go on until there are more events than these
        self.host_key = opened.owner  # empty: the first person is the host
        self.sent_away: Final[set[str]] = set()  # the keys of those whose seats the host took away
        self.hushed = False  # spectators are silenced by the host
        self.door: Door = opened.door  # who may take a seat
        self.lock, self.invite = opened.lock, opened.invite
        self.other_rules = False  # begun under rules that this engine does not play: adjourned for good
        self.frozen = ""  # why; empty: it is not
        self.rematch = ""

    @property
    def count(self) -> int:
        """How many answers the game has had."""
        return self.gone + len(self.answers)

    @property
    def full(self) -> bool:
        """Whether it has had more answers than any game needs: it goes on no more."""
        return self.moves >= MOST_ANSWERS

    @property
    def stage(self) -> Stage:
        if self.frozen:
            return "frozen"
        if self.game is None:
            return "adjourned" if self.other_rules else "gathering"
        if self.game.over:
            return "over"
        if self.full:
            return "adjourned"
        return "adjourned" if self.timing.halted is not None and not self.paused else "playing"

    @property
    def revealing(self) -> bool:
        """Whether the game is about to begin, and waits for words."""
        return self.draw is not None and self.game is None and not self.frozen and not self.other_rules

    @property
    def begun(self) -> bool:
        """Whether there is a game, or was one."""
        return self.game is not None or self.other_rules

    @property
    def timed(self) -> bool:
        """Whether a clock runs."""
        return self.game is not None and self.timing.halted is None and self.timing.clock() is not None

    @property
    def alone(self) -> bool:
        """Whether one person sits here, and bots."""
        return len({seat.owner for seat in self.seats if seat.owner}) == 1

    @property
    def stepping(self) -> bool:
        """Whether the bots of a paused table go on until something has happened."""
        return self.stepped is not None and self.game is not None and self.game.events <= self.stepped

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, while a game is on."""
        return None if self.game is None or self.game.over else self.game.turn

    @property
    def people(self) -> tuple[str, ...]:
        """By seat: the key of its owner; empty: nobody's, or a bot's."""
        return tuple([seat.owner for seat in self.seats])

    @property
    def hosted_by(self) -> str:
        """The key of the host: who set the table up, or whom the host before has named."""
        return self.host_key or next((seat.owner for seat in self.seats if seat.owner), "")

    @property
    def host(self) -> int:
        """The seat of the host; -1: the host has not sat down."""
        mine = self.seats_of(self.hosted_by)
        return mine[0] if mine else -1

    def seats_of(self, owner: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if owner and seat.owner == owner]
