"""The messages on the socket, both ways. Documentation and TypeScript types are made from these classes."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from .shapes import Clock, Event, Own, Public, TableInfo

VERSION: Final = 1  # raised when a client made for the older messages would misunderstand the new ones

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]


class Message(Struct, tag_field="t", tag=str.lower):
    """Anything said on the socket; `t` says what."""


class Request(Message, forbid_unknown_fields=True):
    """What a client says: a field that we do not know is a mistake, and refused."""


# From a client.


class Answer(Request):
    """Takes an option of the open ask. Answered with `taken` or `refused`."""

    id: Id  # the sender's own, new for each message: the same id of a seat is never carried out twice
    number: Annotated[int, Meta(ge=0, le=1 << 40)]  # of the ask that is answered
    word: Word  # of the option that is taken


class PassUntil(Request, tag="pass_until"):
    """Passes for this seat until a card is played, an offer comes or the turn is over; or does so no more."""

    id: Id  # as in `answer`
    on: bool = True  # false: no more


class Hold(Request):
    """Wait! Gives everybody more time in the open window, or makes the next move wait for all."""

    id: Id  # as in `answer`


class Undo(Request):
    """Takes back this seat's last answer, where nobody has seen anything of it (`own.undo` says so)."""

    id: Id  # as in `answer`


class Say(Request):
    """Chat, to all at the table: a text, or one of the quick phrases by its name."""

    id: Id  # as in `answer`
    text: Annotated[str, Meta(max_length=400)] = ""  # plain text, shown as it is; not read where there is a phrase
    phrase: Annotated[str, Meta(max_length=40)] = ""  # the name of a quick phrase; empty: none
    to: Annotated[int, Meta(ge=-1, le=5)] = -1  # the seat it is meant for, though all hear it; -1: everybody


class Mute(Request):
    """Chat of a seat is not sent to this socket any more; or is again. Nobody is told, and no answer comes."""

    seat: Annotated[int, Meta(ge=-1, le=5)]  # -1: all spectators
    on: bool = True  # false: heard again


class WhyNot(Request, tag="why_not"):
    """Asks why something is not listed. Answered with `reason`."""

    id: Id  # comes back with the reason
    verb: Annotated[str, Meta(min_length=1, max_length=40)]  # as of an option
    card: Annotated[int, Meta(ge=0, le=1 << 40)] | None = None  # the tag of the card
    target: Annotated[int, Meta(ge=0, le=5)] | None = None  # the seat it would be aimed at


class Ping(Request):
    """Answered at once with the server's time."""

    n: Annotated[int, Meta(ge=0, le=1 << 53)] = 0  # comes back with the answer


FromClient = Answer | PassUntil | Hold | Undo | Say | Mute | WhyNot | Ping


# From the server.


class Welcome(Message):
    """The first message on every socket that is let in."""

    version: int  # of these messages
    table: str  # the table's id
    seat: int | None  # the seat of this socket; null: it watches
    now: int  # the server's time: milliseconds it has been up, over all restarts; no wall clock


class Table(Message):
    """The table itself changed: who sits where, who is away, whether it has begun or ended."""

    table: TableInfo


class State(Message):
    """What this seat may know now, whole, and the events since the last it has seen."""

    number: int  # how many events there have been; a client that comes back names it as `seen`, and gets the rest
    public: Public
    own: Own | None  # null for a spectator
    events: list[Event]
    clock: Clock | None  # null: no clock runs


class Taken(Message):
    """The message with this id was carried out, and is on disk."""

    id: str


class Refused(Message):
    """The message with this id was not carried out; nothing has changed."""

    id: str  # empty: the message was not understood, or not read
    code: str
    sentence: str  # why, for people
    rule: str = ""  # the numbers of the rules that refuse it, as in docs/rules.md, with commas


class Reason(Message):
    """Why something is not listed."""

    id: str
    sentence: str  # empty: it is listed
    rule: str = ""  # as in `refused`


class Said(Message):
    """Somebody spoke."""

    number: int  # from 0, without a gap: what came before a reconnection comes again
    seat: int | None  # who; null: a spectator
    name: str  # of who spoke, at that time
    text: str  # plain text, never markup; of a phrase, its words
    phrase: str = ""  # the name of the quick phrase; empty: it was typed
    to: int = -1  # the seat it is meant for; -1: everybody


class Pong(Message):
    """The server's time, for whoever asked."""

    n: int  # as in the ping
    now: int  # as in `welcome`


class Bye(Message):
    """The last message: the server closes this socket."""

    code: int  # with which it closes
    sentence: str  # why, for people


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
    4010: "the table cannot be read back",
}
