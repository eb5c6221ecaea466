"""The shape of what a seat is shown, field by field: what the engine's views look like as JSON."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Shape(Struct, forbid_unknown_fields=True):
    pass


class Card(Shape):
    """A card that is seen. `tag` is new each time it moves; name and box lead to its face."""

    tag: int
    name: str
    kind: str
    box: str


class Player(Shape):
    seat: int
    name: str
    level: int
    sex: str
    dead: bool
    house: str | None
    kid: str | None
    hand_size: int
    play: list[Card]
    carried: list[int]  # tags of Items turned sideways
    in_force: list[int]  # tags of the cards that count
    attached: list[tuple[int, int]]  # tags: a card, and what it is attached to
    strength: int
    run_away: int
    hand_limit: int
    capacity: int


class Line(Shape):
    """One modifier of a fight."""

    amount: int
    card: str
    text: str
    seat: int
    foe: int


class Foe(Shape):
    number: int
    card: Card
    copy: bool
    strength: int
    levels: int
    treasures: int
    enhancers: list[str]


class Fight(Shape):
    fighter: int
    helper: int  # -1: nobody
    munchkins: int
    monsters: int
    ours: list[Line]
    theirs: list[Line]
    winning: bool
    decided: bool
    foes: list[Foe]
    levels: int
    treasures: int


class Pile(Shape):
    count: int
    top: Card | None


class Body(Shape):
    seat: int
    cards: list[Card]


class Offer(Shape):
    by: int
    to: int
    terms: str


class Public(Shape):
    """What everybody sees, the same for all."""

    boxes: list[str]
    winning_level: int
    turn: int
    turns: int
    phase: str
    over: bool
    winners: list[int]
    players: list[Player]
    decks: list[int]
    discards: list[Pile]
    middle: list[Card]
    bodies: list[Body]
    dungeons: list[Card]
    fight: Fight | None
    window: str
    moment: str
    moment_seat: int
    moment_card: Card | None
    asked: int  # whose question it is, or who leads the window; -1: nobody
    proposal: str  # what is about to happen
    waits: bool  # whether all are waited for
    offers: list[Offer]


class Option(Shape):
    """Something a seat may do: what it is, as data. `word` is what an answer names."""

    word: str
    way: str
    verb: str
    label: str
    card: Card | UnsetType = UNSET
    text: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    foe: int | UnsetType = UNSET
    side: int | UnsetType = UNSET
    on: Card | UnsetType = UNSET


class Ask(Shape):
    number: int
    why: str
    options: list[Option]


class Own(Shape):
    """What only the seat itself sees."""

    seat: int
    hand: list[Card]
    fresh: list[int]
    ask: Ask | None
    standing: bool = False  # passes until something changes
    undo: bool = False  # whether the last answer may be taken back


class Event(Shape):
    """Something that happened, as this seat may know it."""

    number: int
    what: str
    text: str
    who: int | UnsetType = UNSET
    other: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    note: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    tag: int | UnsetType = UNSET


class Clock(Shape):
    """What runs out when, in the server's time: a window for all, or the time of one seat to think."""

    kind: str  # window, turn
    seat: int  # -1: everybody
    began: int
    ends: int


class SeatInfo(Shape):
    """A place at the table before and during the game."""

    name: str  # empty while nobody sits there
    sex: str
    bot: str  # the bot that plays, or minds the seat while its owner is away; empty for a person
    taken: bool  # by a person
    here: bool  # the person is connected


class TableInfo(Shape):
    """A table as everybody may know it."""

    id: str
    title: str
    boxes: list[str]
    settings: dict[str, bool | int | str]
    clock: str
    public: bool  # listed in the lobby
    stage: str  # gathering, playing, adjourned, over, frozen
    word: str  # what there is to say about the stage
    host: int  # the seat that may begin; -1: nobody yet
    seats: list[SeatInfo]
    spectators: int
    seed_hash: str
    rematch: str  # the id of the table where these players play again
