"""The entries of a room, in order: folded from the first, they give exactly its state."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from kickdoor.views.names import Door, Notice


class Entry(Struct, tag_field="k", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened in a room. The names and fields are those of the database: they do not change."""


class Opened(Entry):
    """A table was set up. The seed is shown to nobody before the game is over."""

    title: str
    boxes: list[str]
    settings: dict[str, bool | int | str]
    clock: str
    public: bool
    bots: list[str]  # by seat; empty: a person is expected
    seed: str
    owner: str = ""  # who set it up, and may begin it
    fork: list[tuple[int, int]] = []  # the answers it goes on from
    players: list[tuple[str, str]] = []  # of the game it is a fork of: names and sexes
    digests: list[str] = []  # of the boxes: with other cards it would be another game; empty: not checked
    printings: list[str] = []  # of the boxes; empty: a table of release 0.1, which only had digests
    hosting: int = 0  # what its answers mean, as `hosted.HOSTING` was when it was opened
    door: Door = "open"  # who may take a seat
    lock: str = ""  # a salt and the hash of the password
    invite: str = ""  # the word in the link for those who are invited
    words: bool = False  # people may add words, of which the seed is made with this one: see `kickdoor.fairness`
    rules: int = 0  # the version of the rules (`engine.rules_version`); 0: not counted yet
    sexes: bool | None = None  # whether characters are male or female; None: as the boxes say now


class Sat(Entry):
    """A person took a seat."""

    seat: int
    name: str
    owner: str
    sex: str = ""


class Promised(Entry):
    """A person published the hash of a word for the seed, or another one; an empty one: none."""

    seat: int
    promise: str


class Closed(Entry):
    """The host began: seats and promises stay as they are, and words are revealed. The game follows."""

    players: list[tuple[str, str]]


class Revealed(Entry):
    """A person revealed the word they had promised."""

    seat: int
    word: str


class Stood(Entry):
    """A person gave the seat up, before the game began."""

    seat: int


class Kicked(Entry):
    """The host took a person's seat away: it is free, or (in a game) this bot's."""

    seat: int
    bot: str = ""


class Muted(Entry):
    """The host silenced a seat, or all spectators (-1); or does so no more."""

    seat: int
    on: bool


class Handed(Entry):
    """Another person is the host."""

    owner: str


class Doored(Entry):
    """The host said who may take a seat from now on; the fields are those of `Opened`."""

    door: Door
    lock: str = ""
    invite: str = ""


class Botted(Entry):
    """A bot sits in an empty seat, or (an empty name) none does any more; before the game."""

    seat: int
    bot: str = ""


class Begun(Entry):
    """The game began, with these names and sexes."""

    players: list[tuple[str, str]]
    rules: int = 0  # the version of the rules, if it was counted


class Answered(Entry):
    """The seat took the option with this index. `id` is the sender's; empty: a bot or the clock answered."""

    seat: int
    index: int
    id: str = ""


class Silent(Entry):
    """The clock passed for all who were waited for."""


class Undone(Entry):
    """The answer at this place among all answers was taken back."""

    place: int
    id: str = ""


class Held(Entry):
    """Somebody asked for more time."""

    seat: int
    id: str = ""


class Paused(Entry):
    """Bots and clocks are held (`pause`), or held again once something has happened (`step`), or go on (`go`)."""

    seat: int
    how: str
    id: str = ""


class Standing(Entry):
    """The seat passes until something changes, or does so no more."""

    seat: int
    on: bool
    id: str = ""


class Minded(Entry):
    """A bot plays the seat until its owner is back."""

    seat: int
    bot: str


class Back(Entry):
    """The owner of the seat plays it again."""

    seat: int


class Adjourned(Entry):
    """Nobody is here: the clocks stop."""


class Resumed(Entry):
    """The clocks go on."""


class Spoke(Entry):
    """Chat of a player, a bot or a spectator."""

    seat: int  # -1: a spectator
    name: str
    text: str
    phrase: str = ""
    to: int = -1
    id: str = ""


class Noticed(Struct):
    """A line of the chat that nobody spoke: who plays a seat. It follows from other entries."""

    seat: int
    name: str
    notice: Notice
    after: int  # events so far


class Frozen(Entry):
    """A card, a bot or the server failed: the table stays as it was before that."""

    word: str


class Again(Entry):
    """The players play again, at that table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Promised
    | Closed
    | Revealed
    | Stood
    | Kicked
    | Muted
    | Handed
    | Doored
    | Botted
    | Begun
    | Answered
    | Silent
    | Undone
    | Held
    | Paused
    | Standing
    | Minded
    | Back
    | Adjourned
    | Resumed
    | Spoke
    | Frozen
    | Again
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
