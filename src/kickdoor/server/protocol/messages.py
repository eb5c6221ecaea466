"""The messages on the socket, both ways. Documentation and TypeScript types are made from these classes."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct, structs

from kickdoor.views.deeds import RefusalView
from kickdoor.views.events import EventView
from kickdoor.views.names import CloseCode, Notice, PauseHow, RefusalCode, Speed
from kickdoor.views.room import ClockView, Problem, TableInfo
from kickdoor.views.shape import about
from kickdoor.views.table import OwnView, PublicView

VERSION: Final = 2  # raised when a client made for the older messages would misunderstand the new ones

OwnId = Annotated[
    str, Meta(min_length=1, max_length=64), about("the sender's own, new for each message: it is never done twice")
]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Tag = Annotated[int, Meta(ge=0, le=1 << 40)]


class Message(Struct, tag_field="t", tag=str.lower, omit_defaults=True):
    """Anything said on the socket; `t` says what. A field at its default is left out."""


class Request(Message, forbid_unknown_fields=True):
    """What a client says: a field that we do not know is a mistake, and refused."""


# From a client.


class Answer(Request):
    """Takes an option of the open ask. Answered with `taken` or `refused`."""

    id: OwnId
    number: Annotated[Tag, about("of the ask that is answered")]
    word: Annotated[Word, about("of the option that is taken")]


class PassUntil(Request, tag="pass_until"):
    """Passes for this seat until a card is played, an offer comes or the turn is over; or does so no more."""

    id: OwnId
    on: Annotated[bool, about("false: no more")] = True


class Hold(Request):
    """Wait! Gives everybody more time in the open window, or makes the next move wait for all."""

    id: OwnId


class Pause(Request):
    """Holds the bots and the clocks, where all others at the table are bots (`table.paused` says so); `step` lets
    the bots go on until something has happened, `go` for good."""

    id: OwnId
    how: PauseHow


class Undo(Request):
    """Takes back this seat's last answer, where nobody has seen anything of it (`own.undo` says so)."""

    id: OwnId


class Say(Request):
    """Chat, to all at the table: a text, or one of the quick phrases by its name."""

    id: OwnId
    text: Annotated[str, Meta(max_length=400), about("plain text; not read where there is a phrase")] = ""
    phrase: Annotated[str, Meta(max_length=40), about("the name of a quick phrase; empty: none")] = ""
    to: Annotated[SeatNumber | None, about("the seat it is meant for, though all hear it; null: everybody")] = None


class Mute(Request):
    """Chat of a seat is not sent to this socket any more; or is again. Nobody is told, and no answer comes."""

    seat: Annotated[SeatNumber | None, about("null: all spectators")]
    on: Annotated[bool, about("false: heard again")] = True


class SetSpeed(Request, tag="speed"):
    """How long bots take, so that this person can read what happens; of several, the slowest counts. It is the
    socket's, and no answer comes."""

    speed: Speed


class Reads(Request):
    """This person is being shown what has happened, or it is over: where all others at the table are bots, these
    wait for that. It is the socket's, and no answer comes."""

    on: Annotated[bool, about("false: it is over")] = True


class WhyNot(Request, tag="why_not"):
    """Asks why something is not listed. Answered with `reason`."""

    id: Annotated[str, Meta(min_length=1, max_length=64), about("comes back with the reason")]
    verb: Annotated[str, Meta(min_length=1, max_length=40), about("as of an option")]
    card: Annotated[Tag | None, about("the tag of the card")] = None
    target: Annotated[SeatNumber | None, about("the seat it would be aimed at")] = None


class Ping(Request):
    """Answered at once with the server's time."""

    n: Annotated[int, Meta(ge=0, le=1 << 53), about("comes back with the answer")] = 0


FromClient = Answer | PassUntil | Hold | Pause | Undo | Say | Mute | SetSpeed | Reads | WhyNot | Ping


# From the server.


class Welcome(Message):
    """The first message on every socket that is let in."""

    version: Annotated[int, about("of these messages")]
    table: Annotated[str, about("the table's id")]
    seat: Annotated[int | None, about("the seat of this socket; null: it watches")]
    now: Annotated[int, about("the server's time: milliseconds it has been up, over all restarts; no wall clock")]


class Table(Message):
    """The table itself changed: who sits where, who is away, whether it has begun or ended."""

    table: TableInfo

    @classmethod
    def encoded(cls, table: Raw) -> Table:
        """The same, of a part that is encoded already: all sockets are sent the same."""
        part: Any = table
        return cls(part)


class State(Message):
    """What this seat may know now, whole, and the events since the last it has seen, at most the last 300."""

    number: Annotated[int, about("how many events there have been; a client that comes back names it as `seen`")]
    public: PublicView
    own: Annotated[OwnView | None, about("null for a spectator")]
    events: list[EventView]
    clock: Annotated[ClockView | None, about("null: no clock runs")]

    @classmethod
    def encoded(cls, number: int, public: Raw, own: Raw, events: Raw, clock: Raw) -> State:
        """The same, of parts that are encoded already: most are the same for several sockets."""
        parts: list[Any] = [public, own, events, clock]
        return cls(number, *parts)


class Taken(Message):
    """The message with this id was carried out, and is on disk."""

    id: str


class Refused(Problem, Message, tag_field="t", tag="refused", kw_only=True):
    """The message with this id was not carried out; nothing has changed."""

    id: Annotated[str, about("empty: the message was not understood, or not read")]

    @classmethod
    def of(cls, problem: Problem, id: str) -> Refused:
        return cls(**structs.asdict(problem), id=id)


class Reason(Message):
    """Why something is not listed."""

    id: str
    refusal: Annotated[RefusalView | None, about("which rule refuses it, and why; null: it is listed")] = None


class Said(Message):
    """Somebody spoke, or (`notice`) the room tells who plays a seat."""

    number: Annotated[int, about("from 0, without a gap: what came before a reconnection comes again")]
    seat: Annotated[int | None, about("who; null: a spectator")]
    name: Annotated[str, about("of who spoke, at that time")]
    text: Annotated[str, about("plain text, never markup; of a phrase, its English words")]
    phrase: Annotated[str, about("the name of the quick phrase; empty: it was typed")] = ""
    to: Annotated[int | None, about("the seat it is meant for; null: everybody")] = None
    notice: Annotated[Notice | None, about("what the room tells of `seat`; null: somebody spoke")] = None
    after: Annotated[int, about("of a notice: how many events there had been, for its place in the log")] = 0


class Pong(Message):
    """The server's time, for whoever asked."""

    n: Annotated[int, about("as in the ping")]
    now: Annotated[int, about("as in `welcome`")]


class Bye(Message):
    """The last message: the server closes this socket."""

    code: Annotated[CloseCode, about("with which it closes")]


FromServer = Welcome | Table | State | Taken | Refused | Reason | Said | Pong | Bye

# The codes of refusals, with the fields that fill them, and of the sockets' ends.
REFUSALS: Final[dict[RefusalCode, str]] = {
    "not_understood": "the message is not one of this version's: `text`",
    "too_fast": "too many messages or requests: at most `number` in `seconds`, where they are given",
    "too_long": "the body of a request has more than `number` bytes",
    "watching": "a spectator does not play",
    "not_seated": "who asks has no seat at this table",
    "not_host": "only the host may do this",
    "left": "this socket is not at the table any more",
    "not_signed": "the cookie or token was not signed by this server",
    "foreign_page": "the request comes from a page of another origin",
    "not_begun": "the game has not begun",
    "not_legal": "the game refuses it: `refusal`",
    "stale": "the answer is to an older ask, which this seat has answered",
    "passed": "the moment that is answered has passed: `event` ended it, where something was told",
    "held_already": "this seat has held the window open before, or all have, `number` times",
    "over": "the game is over",
    "frozen": "the table is frozen after a fault: `text`",
    "not_saved": "the disk did not take it; nothing has happened",
    "not_read": "the disk does not answer",
    "other_rules": "the game began under rules that the server does not play any more: adjourned for good",
    "nothing_to_undo": "the last answer was seen by others, or is not this seat's",
    "no_phrase": "there is no quick phrase `name`; there are `names`",
    "nothing_to_say": "a chat message without words",
    "no_seat": "there is no `seat` of this number",
    "no_name": "a name is missing, or is none",
    "same_name": "somebody at the table is called `name`",
    "same_promise": "another seat has promised this word",
    "no_promise": "who asks has not promised this word",
    "taken": "`seat` is taken",
    "full": "every seat is taken",
    "begun": "the game has begun",
    "no_table": "there is no such table, or none any more",
    "too_many": "there are `number` tables, as many as there may be",
    "no_box": "there is no box `name`; there are `names`",
    "which_boxes": "no box, or one of them twice",
    "seat_count": "`number` is too few or too many seats",
    "no_bot": "the bot `name` is not in the menu, which has `names`",
    "no_clock": "there is no clock `name`; there are `names`",
    "fixed_setting": "the server sets `name` itself",
    "bad_setting": "a setting does not exist, or cannot have this value: `setting`",
    "not_valid": "a box of this server cannot be read: `text`",
    "not_over": "the record of a game is shown when it is over",
    "hidden_thoughts": "the reasons of a bot may tell its cards: they are shown when the game is over",
    "not_alone": "only a table of one person and bots is paused",
    "sent_away": "the host has taken the seat of this person away",
    "one_seat": "only the host may have several seats",
    "no_password": "a password is needed: to take a seat as `word`, or for a door of this kind",
    "wrong_password": "the table wants a password as `word`, and this is not it",
    "not_invited": "the table wants the word of an invitation as `word`",
    "nobodys_seat": "no person has `seat`",
    "own_seat": "the host cannot do this to themselves",
    "muted": "the host has silenced this person, or all spectators; at a table with a door these never speak",
    "too_many_answers": "the table has had `number` answers, far more than any game: it goes on no more",
    "too_many_of_yours": "this address has opened `number` tables, as many as it may have",
}
CLOSES: Final[dict[CloseCode, str]] = {
    1001: "the table is gone",
    1008: "too many messages that are not understood, or too fast",
    1009: "a message was too long",
    1012: "the server restarts: come back",
    1013: "this side does not read: come back",
    4001: "this seat was opened elsewhere",
    4003: "the origin or the cookie is not accepted",
    4004: "there is no such table",
    4005: "the seat was left",
    4006: "the host has taken the seat away",
    4010: "the table cannot be read back",
}
