"""What is true of a room, folded from its entries one by one: live and after a restart by the same code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.table.rules import Refused

from ..store.log import Row
from .clocks import Timing, pace_of
from .entries import (
    Adjourned,
    Again,
    Answered,
    AnyEntry,
    Back,
    Begun,
    Botted,
    Frozen,
    Held,
    Minded,
    Opened,
    Resumed,
    Sat,
    Silent,
    Spoke,
    Standing,
    Stood,
    Undone,
    decode,
)
from .hosted import Hosted

Maker = Callable[[Opened, list[tuple[str, str]]], Hosted]
KEPT_CHAT: Final = 200


class Seat:
    """A place at the table."""

    def __init__(self, bot: str) -> None:
        self.name = ""
        self.sex = ""
        self.owner = ""  # who sits there; empty: nobody, or a bot
        self.bot = bot  # the bot whose seat it is
        self.minder = ""  # the bot that plays for an owner who is away
        self.standing: int | None = None  # passes until something changes; since this event
        self.last: int | None = None  # the place of the answer that may be taken back

    @property
    def player(self) -> str:
        """The bot that answers now, if any."""
        return self.bot or self.minder


class RoomState:
    """Facts only: nobody is connected here, nothing is sent, no time passes."""

    def __init__(self, opened: Opened, make: Maker) -> None:
        self.opened: Final = opened
        self._make: Final = make
        self.seats: Final = [Seat(bot) for bot in opened.bots]
        self.timing: Final = Timing(pace_of(opened.clock, opened.settings))
        self.game: Hosted | None = None
        self.players: list[tuple[str, str]] = []
        self.answers: list[tuple[int, int]] = []  # the record; -1: silence
        self.ids: dict[tuple[int, str], bool] = {}  # what was done already, by seat and the sender's id
        self.chat: list[Spoke] = []
        self.spoken = 0
        self.frozen = ""
        self.rematch = ""

    # The game.

    def begin(self, players: list[tuple[str, str]]) -> Hosted:
        """Deals, and plays what a fork goes on from; the game is only kept by `apply`."""
        game = self._make(self.opened, players)
        for seat, index in self.opened.fork:
            _take(game, seat, index)
        return game

    def again(self, answers: list[tuple[int, int]]) -> Hosted:
        """The game as these answers make it."""
        game = self.begin(self.players)
        for seat, index in answers:
            _take(game, seat, index)
        return game

    # The fold.

    def redo(self, entry: AnyEntry, at: int, taken_back: bool = False) -> None:
        """Applies an entry that was written before: the game moves too, but for answers that are taken back later.

        Nobody saw those, so nothing that happened until then hangs on them; playing the game again for each would
        make a table with many of them too slow to be read back.
        """
        match entry:
            case Begun():
                self.game = self.begin(entry.players)
            case Answered() if self.game is not None:
                before = self.stamp()
                if not taken_back:
                    self.game.take(entry.seat, entry.index)
                self.apply(entry, at, before)
                return
            case Silent() if self.game is not None:
                self.game.silence()
        self.apply(entry, at)

    def stamp(self) -> tuple[int, int]:
        """What would show that something was seen: events and beats so far."""
        assert self.game is not None
        return self.game.events, self.game.stand().beat

    def apply(self, entry: AnyEntry, at: int, before: tuple[int, int] = (-1, -1)) -> None:
        """Takes note of an entry; where it moves the game, the game has moved already."""
        match entry:
            case Answered(seat, index, id):
                place = self.seats[seat]
                unseen = before == self.stamp()
                if not unseen:
                    for other in self.seats:
                        other.last = None
                place.last = len(self.answers) if unseen else None
                self.answers.append((seat, index))
                if id:
                    self.ids[seat, id] = True
            case Silent():
                self.answers.append((-1, 0))
                for other in self.seats:
                    other.last = None
            case Undone(place_undone, id):
                seat = self.answers[place_undone][0]
                self.answers = _without(self.answers, place_undone)
                self.seats[seat].last = None
                for other in self.seats:  # what others may take back is still theirs: they notice nothing
                    if other.last is not None and other.last > place_undone:
                        other.last -= 1
                self.ids[seat, id] = True
            case Held(seat, id):
                self.timing.hold(seat)
                self.ids[seat, id] = True
            case Standing(seat, on, id):
                self.seats[seat].standing = self.game.events if on and self.game is not None else None
                self.ids[seat, id] = True
            case Minded(seat, bot):
                self.seats[seat].minder = bot
                self.seats[seat].standing = None
            case Back(seat):
                self.seats[seat].minder = ""
            case Adjourned():
                self.timing.halt(at)
            case Resumed():
                self.timing.resume(at)
            case Spoke(seat, _, _, _, _, id):
                self.chat = [*self.chat[-KEPT_CHAT + 1 :], entry]
                self.spoken += 1
                if seat >= 0:
                    self.ids[seat, id] = True
            case _:
                self._gather(entry)
        if self.game is not None:
            self.timing.moved(at, None if self.game.over or self.frozen else self.game.stand())
            self._wake()

    def _gather(self, entry: AnyEntry) -> None:
        """Before the game, and after it."""
        match entry:
            case Sat(seat, name, owner, sex):
                place = self.seats[seat]
                place.name, place.owner, place.sex, place.bot = name, owner, sex, ""
            case Stood(seat):
                place = self.seats[seat]
                place.name = place.owner = place.sex = ""
            case Botted(seat, bot):
                self.seats[seat].bot = bot
            case Begun(players):
                self.players = players
                for place, (name, sex) in zip(self.seats, players, strict=True):
                    place.name, place.sex = name, sex
            case Frozen(word):
                self.frozen = word
            case Again(table):
                self.rematch = table

    def _wake(self) -> None:
        """Whoever passes until something changes is awake again when it has."""
        assert self.game is not None
        for number, seat in enumerate(self.seats):
            if seat.standing is not None and self.game.stirred(number, seat.standing):
                seat.standing = None

    # What it amounts to.

    @property
    def stage(self) -> str:
        if self.frozen:
            return "frozen"
        if self.game is None:
            return "gathering"
        if self.game.over:
            return "over"
        return "adjourned" if self.timing.halted is not None else "playing"

    @property
    def host(self) -> int:
        """The seat that may begin: of whoever set the table up, or the first person."""
        owners = [seat.owner for seat in self.seats]
        if self.opened.owner and self.opened.owner in owners:
            return owners.index(self.opened.owner)
        return next((number for number, owner in enumerate(owners) if owner), -1)

    def seats_of(self, owner: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if owner and seat.owner == owner]


def fold(rows: list[Row], make: Maker) -> RoomState:
    """The state that these entries give. `ValueError` where they are not those of a table."""
    first, *rest = [decode(body) for _, _, body in rows]
    if not isinstance(first, Opened):
        raise ValueError("the first entry does not open a table")
    state = RoomState(first, make)
    gone = _taken_back(rest)
    for place, (number, at, _) in enumerate(rows[1:]):
        if number != place + 1:
            raise ValueError(f"entry {place + 1} is missing")
        try:
            state.redo(rest[place], at, place in gone)
        except Refused as refused:
            raise ValueError(f"entry {number} is refused: {refused}") from None
    return state


def _taken_back(entries: list[AnyEntry]) -> set[int]:
    """The places of the entries whose answers are taken back later."""
    answers: list[int] = []
    found: set[int] = set()
    for place, entry in enumerate(entries):
        if isinstance(entry, (Answered, Silent)):
            answers.append(place)
        elif isinstance(entry, Undone):
            found.add(answers.pop(entry.place))
    return found


def _take(game: Hosted, seat: int, index: int) -> None:
    if seat < 0:
        game.silence()
    else:
        game.take(seat, index)


def _without(answers: list[tuple[int, int]], place: int) -> list[tuple[int, int]]:
    return answers[:place] + answers[place + 1 :]


def undone(state: RoomState, seat: int) -> tuple[int, Hosted] | None:
    """The place of the seat's last answer and the game without it, where nobody has seen anything of it."""
    place = state.seats[seat].last
    if place is None or state.game is None:
        return None
    try:
        game = state.again(_without(state.answers, place))
    except Refused:
        return None
    return (place, game) if (game.events, game.stand().beat) == state.stamp() else None
