"""A table on a server with its people: who sits where, how far it is, which clock runs, what is refused."""

from __future__ import annotations

from typing import Annotated

from .deeds import RefusalView
from .events import EventView
from .names import ClockKind, Door, RefusalCode, Sex, Stage
from .settings import SettingRefusal
from .shape import Shape, about


class ClockView(Shape):
    """What runs out when, in the server's time: a window for all, or the time of one seat to think."""

    kind: ClockKind
    seat: Annotated[int | None, about("whose time it is; null: everybody's")]
    began: Annotated[int, about("milliseconds of the server's time, as in `welcome` and `pong`")]
    ends: Annotated[int, about("milliseconds of the server's time; what is in before it counts")]


class SeatInfo(Shape, kw_only=True):
    """A place at the table before and during the game."""

    name: Annotated[str, about("empty while nobody sits there")]
    sex: Annotated[Sex | None, about("null: not said, so the seed decides where the table has sexes")]
    bot: Annotated[str, about("the bot that plays, or plays while the owner is away; empty: a person")]
    taken: Annotated[bool, about("by a person, here or not")]
    here: Annotated[bool, about("the person is connected")]
    muted: Annotated[bool, about("the host has silenced the person: their chat is refused")] = False
    promise: Annotated[str, about("the hash of the person's word for the seed; empty: none")] = ""


class TableInfo(Shape, kw_only=True):
    """A table as everybody may know it."""

    id: Annotated[str, about("as in its link")]
    title: Annotated[str, about("may be empty")]
    boxes: Annotated[list[str], about("ids; the first is the host, whose rules hold")]
    settings: Annotated[
        dict[str, bool | int | str], about("by name, where they are not the box's own; see `GET /api/menu`")
    ]
    sexes: Annotated[bool, about("characters are male or female: say which when you sit down")] = False
    clock: Annotated[str, about("the preset of its clocks; see `GET /api/menu`")]
    public: Annotated[bool, about("listed in the lobby")]
    stage: Annotated[Stage, about("how far it is")]
    fault: Annotated[str, about("of a frozen table: what went wrong, in English; else empty")]
    host: Annotated[int | None, about("the seat of the host, who may begin; null: the host has not sat down")]
    seats: list[SeatInfo]
    spectators: Annotated[int, about("sockets that watch")]
    seed_hash: Annotated[str, about("of the secret that the seed is made of; the record shows it after the game")]
    rematch: Annotated[str, about("the id of the table where these players play again; empty: none yet")]
    turn: Annotated[int | None, about("the seat whose turn it is; null: no game is on")] = None
    winners: Annotated[tuple[int, ...], about("seats; empty until it is over, or if nobody won")] = ()
    paused: Annotated[bool, about("the bots and the clocks are held (see pause)")] = False
    door: Annotated[Door, about("who may take a seat: all, or who has the password or an invitation")] = "open"
    hushed: Annotated[bool, about("the host has silenced the spectators")] = False
    words: Annotated[bool, about("people may add words to the seed: see `promise` of a seat")] = False
    revealing: Annotated[bool, about("promises are fixed, and the words are to be revealed now")] = False
    other_rules: Annotated[
        bool, about("adjourned for good: it began under rules that this server does not play any more")
    ] = False


class Problem(Shape):
    """Why a server did not do something: a message of the catalogue, with what fills it. Nothing has changed."""

    code: Annotated[RefusalCode, about("the message of the catalogue, without its prefix `server-`")]
    refusal: Annotated[RefusalView | None, about("where the game refuses: which rule, and why")] = None
    seat: Annotated[int | None, about("the seat it is about")] = None
    name: Annotated[str, about("the name that is wrong: of a player, phrase, box, bot, clock or setting")] = ""
    names: Annotated[tuple[str, ...], about("the names there are instead")] = ()
    number: Annotated[int | None, about("a limit, or the number that is wrong")] = None
    seconds: Annotated[int | None, about("of a rate limit: in so many seconds")] = None
    setting: Annotated[SettingRefusal | None, about("of a setting: what was found, and what was expected")] = None
    event: Annotated[EventView | None, about("what ended the moment that was answered too late")] = None
    text: Annotated[str, about("free text: what a fault, a bot's package or a decoder says, in English")] = ""
