"""The messages on the socket, both ways. Documentation and TypeScript types are made from these classes."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from .shapes import Clock, Event, Own, Public, TableInfo

VERSION: Final = 1  # raised when a client made for the older messages would misunderstand the new ones

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]


class Message(Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Anything said on the socket; `t` says what."""


# From a client.


class Answer(Message):
    """Takes an option of the open ask. `id` is the sender's own: the same id is never applied twice."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=1 << 40)]
    word: Word


class PassUntil(Message, tag="pass_until"):
    """Passes for this seat until a card is played, an offer comes or the turn is over; or does so no more."""

    id: Id
    on: bool = True


class Hold(Message):
    """Wait! Gives everybody more time in the open window, or makes the next move wait for all."""

    id: Id


class Undo(Message):
    """Takes back this seat's last answer, where nobody has seen anything of it."""

    id: Id


class Say(Message):
    """Chat, to all at the table: a text, or one of the quick phrases by its name, to a seat where it has one."""

    id: Id
    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""
    to: Annotated[int, Meta(ge=-1, le=5)] = -1


class Mute(Message):
    """Chat of this seat (-1: of all spectators) is not sent to this socket any more; or is again."""

    seat: Annotated[int, Meta(ge=-1, le=5)]
    on: bool = True


class WhyNot(Message, tag="why_not"):
    """Asks why something is not listed: a verb, the tag of a card, a target seat."""

    id: Id
    verb: Annotated[str, Meta(min_length=1, max_length=40)]
    card: Annotated[int, Meta(ge=0, le=1 << 40)] | None = None
    target: Annotated[int, Meta(ge=0, le=5)] | None = None


class Ping(Message):
    """Answered at once with the server's time."""

    n: Annotated[int, Meta(ge=0, le=1 << 53)] = 0


FromClient = Answer | PassUntil | Hold | Undo | Say | Mute | WhyNot | Ping


# From the server.


class Welcome(Message):
    """The first message: the seat of this socket (null: it watches), and the server's time in milliseconds."""

    version: int
    table: str
    seat: int | None
    now: int


class Table(Message):
    """The table itself changed: who sits where, who is away, whether it has begun or ended."""

    table: TableInfo


class State(Message):
    """What this seat may know now, and the events since the last it has seen."""

    number: int  # how many events there have been; a client that comes back names it, and gets the rest
    public: Public
    own: Own | None
    events: list[Event]
    clock: Clock | None


class Taken(Message):
    """The message with this id was carried out, and is on disk."""

    id: str


class Refused(Message):
    """The message with this id was not carried out; nothing has changed."""

    id: str
    code: str  # see REFUSALS
    sentence: str
    rule: str = ""


class Reason(Message):
    """Why something is not listed; with an empty sentence, it is."""

    id: str
    sentence: str
    rule: str = ""


class Said(Message):
    """Somebody spoke. `seat` is null for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    phrase: str = ""
    to: int = -1


class Pong(Message):
    n: int
    now: int


class Bye(Message):
    """The server closes this socket: why, and with which code."""

    code: int
    sentence: str


FromServer = Welcome | Table | State | Taken | Refused | Reason | Said | Pong | Bye

# The codes of refusals, and of the sockets' ends.
REFUSALS: Final = {
    "not_understood": "the message is not one of this version's",
    "too_fast": "more messages than one person sends",
    "not_yours": "a spectator or another seat may not do this",
    "not_begun": "the game has not begun",
    "not_legal": "the engine refuses it; the rule says why",
    "stale": "the answer is to an older ask",
    "over": "the game is over",
    "frozen": "the table is frozen after a fault",
    "not_saved": "the disk did not take it; nothing has happened",
    "nothing_to_undo": "the last answer was seen by others, or is not this seat's",
    "no_seat": "there is no such seat",
    "no_name": "a name is missing, or is none",
    "same_name": "somebody at the table has that name",
    "taken": "the seat is taken",
    "full": "every seat is taken",
    "begun": "the game has begun",
    "no_table": "there is no such table",
    "too_many": "there are as many tables as there may be",
    "not_valid": "a box, setting, bot or clock that does not exist, or a value it cannot have",
    "not_over": "the record of a game is shown when it is over",
}
CLOSES: Final = {
    1001: "the table is gone",
    1008: "too many messages that are not understood, or too fast",
    1009: "a message was too long",
    1012: "the server restarts: come back",
    1013: "this side does not read: come back",
    4001: "this seat was opened elsewhere",
    4003: "the origin or the cookie is not accepted",
    4004: "there is no such table",
    4005: "the seat was left",
}
