"""What is written of a table, in order: folded from the first entry, it is the table again, exactly."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Entry(Struct, tag_field="k", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    pass


class Opened(Entry):
    """A table was set up. The seed stays here until the game is over."""

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
    digests: list[str] = []  # of the boxes: with other cards it would be another game


class Sat(Entry):
    seat: int
    name: str
    owner: str
    sex: str = ""


class Stood(Entry):
    """Gave the seat up, before the game began."""

    seat: int


class Botted(Entry):
    """A bot sits in an empty seat, or none any more; before the game."""

    seat: int
    bot: str = ""


class Begun(Entry):
    """The game began, with these names and sexes."""

    players: list[tuple[str, str]]


class Answered(Entry):
    """The seat took the option with this index. `id` is the sender's; none if a bot or the clock answered."""

    seat: int
    index: int
    id: str = ""


class Silent(Entry):
    """The clock passed for all who were waited for."""


class Undone(Entry):
    """The answer at this place in the record was taken back."""

    place: int
    id: str = ""


class Held(Entry):
    """Somebody asked for more time."""

    seat: int
    id: str = ""


class Standing(Entry):
    seat: int
    on: bool
    id: str = ""


class Minded(Entry):
    """A bot plays for the seat, until its owner is back."""

    seat: int
    bot: str


class Back(Entry):
    seat: int


class Adjourned(Entry):
    """Nobody is here: the clocks stand still."""


class Resumed(Entry):
    pass


class Spoke(Entry):
    seat: int  # -1: a spectator
    name: str
    text: str
    phrase: str = ""
    to: int = -1
    id: str = ""


class Frozen(Entry):
    """A fault of a card or bot: the table stands as it was before."""

    word: str


class Again(Entry):
    """The players play again, at that table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Botted
    | Begun
    | Answered
    | Silent
    | Undone
    | Held
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
