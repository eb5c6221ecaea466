"""What may be asked of a room: small values from people, from the room's own clocks and from bots.

`decide` turns each into entries, or refuses it.
"""

from __future__ import annotations

from msgspec import Struct

from kickdoor.views.names import Door


class Command(Struct, frozen=True):
    """Anything a room may be asked to do."""


# By a person in a seat, over a socket. `id` is the sender's: the same id of a seat is carried out once.


class Answer(Command, frozen=True):
    """Takes the option with this word; `number` is that of the ask it answers."""

    seat: int
    id: str
    number: int
    word: str


class PassUntil(Command, frozen=True):
    """Passes for this seat until something changes; or (`on` is false) does so no more."""

    seat: int
    id: str
    on: bool


class Hold(Command, frozen=True):
    """Gives everybody more time, or makes the next move wait for all."""

    seat: int
    id: str


class Pause(Command, frozen=True):
    """Holds the bots and the clocks, lets the bots go on until something has happened, or lets all go on."""

    seat: int
    id: str
    how: str


class Undo(Command, frozen=True):
    """Takes the seat's last answer back."""

    seat: int
    id: str


class Say(Command, frozen=True):
    """Chat: a text, or a quick phrase by its name."""

    seat: int  # -1: a spectator
    id: str
    owner: str
    name: str  # of a spectator
    text: str
    phrase: str
    to: int  # the seat it is meant for; -1: everybody
    address: str = ""  # from which it comes: limits count by it, too


# By a person, over HTTP. `owner` is the person's key.


class Sit(Command, frozen=True):
    """Takes a seat: this one, or any."""

    owner: str
    name: str
    sex: str = ""
    wanted: int | None = None
    word: str = ""  # the password or the invitation, where the table wants one
    move: bool = False  # from the seat that this person has
    again: bool = False  # by the server, for who sat there in the game before
    promise: str = ""  # the hash of a word for the seed


class Leave(Command, frozen=True):
    """Gives the seat up; in a running game this bot plays it until its owner is back."""

    owner: str
    bot: str


class SeatBot(Command, frozen=True):
    """Puts a bot into an empty seat, or (an empty name) takes it out."""

    owner: str
    seat: int
    bot: str


class Kick(Command, frozen=True):
    """The host takes a seat away from a person; in a running game this bot plays it."""

    owner: str
    seat: int
    bot: str


class MuteSeat(Command, frozen=True):
    """The host silences a person, or all spectators (-1), for everybody; or does so no more."""

    owner: str
    seat: int
    on: bool


class HandOver(Command, frozen=True):
    """The host makes the person in this seat the host."""

    owner: str
    seat: int


class SetDoor(Command, frozen=True):
    """The host says who may take a seat."""

    owner: str
    door: Door
    lock: str = ""
    invite: str = ""


class Begin(Command, frozen=True):
    """Begins the game; this bot sits in the seats that are still empty."""

    owner: str
    bot: str


class Reveal(Command, frozen=True):
    """Reveals a word that its sender has promised."""

    owner: str
    word: str


class Rematch(Command, frozen=True):
    """Notes at which table these people play again; the first such note counts."""

    table: str


# By the room itself.


class Pass(Command, frozen=True):
    """Passes for a seat that passes until something changes, where it is waited for."""

    seat: int


class Composes(Command, frozen=True):
    """This seat composes something in an open window, and so needs more time."""

    seat: int


class ClockRanOut(Command, frozen=True):
    """The time of the open window is over: all who are waited for pass."""


class Adjourn(Command, frozen=True):
    """Nobody is here: the clocks stop."""


class Resume(Command, frozen=True):
    """Somebody is back: the clocks go on."""


class Deal(Command, frozen=True):
    """The time to reveal words is over: the game begins without those that are missing."""


class Mind(Command, frozen=True):
    """A bot plays this seat until its owner is back."""

    seat: int
    bot: str


class ComeBack(Command, frozen=True):
    """The owner of a seat plays it again."""

    seat: int


class Freeze(Command, frozen=True):
    """Something failed: the table stays as it is, for good."""

    word: str


# By bots, which have thought already.


class BotAnswers(Command, frozen=True):
    """Takes the option with this index, for a bot."""

    seat: int
    index: int


class BotSays(Command, frozen=True):
    """A bot says a quick phrase to a seat."""

    seat: int
    phrase: str
    to: int
