"""The shape of what a seat is shown, field by field: what the engine's views look like as JSON.

The comments here are the documentation: docs/protocol.md, the schema and the TypeScript types repeat them.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Shape(Struct):
    """Open to later fields: whoever reads passes over those they do not know."""


class Card(Shape):
    """A card that is seen. What is printed on it: `GET /api/boxes/{box}/cards`, by its name."""

    tag: int  # this card while it lies where it lies: new each time it moves
    name: str
    kind: str  # what sort of card it is, the same words in every box
    box: str  # the id of the box it comes from


class Player(Shape):
    """A player as everybody sees them."""

    seat: int  # counted from 0, clockwise
    name: str
    level: int
    sex: str  # empty where the box knows none
    dead: bool  # until the own next turn
    house: str | None  # the name of the House, in boxes that have them
    kid: str | None  # the name of the New Kid card, in boxes that have them
    hand_size: int
    play: list[Card]  # the cards in front of them
    carried: list[int]  # tags of Items turned sideways: carried, not equipped
    in_force: list[int]  # tags of the cards in play that count now
    attached: list[tuple[int, int]]  # tags: a card, and the card it is attached to
    strength: int  # Level and all modifiers, in the fight that is on if they take part
    run_away: int  # what is added to the die when they Run Away
    hand_limit: int  # cards they may hold after Charity
    capacity: int  # the sum of the ranks of Powers they may have, in boxes that have Powers


class Line(Shape):
    """One modifier of a fight: the lines of a side add up to its total."""

    amount: int
    card: str  # the name of the card it comes from; empty: a Level, or a rule
    text: str  # why, in words
    seat: int  # whose it is; -1: nobody's
    foe: int  # the number of the monster whose it is; -1: none's


class Foe(Shape):
    """A monster in the fight."""

    number: int  # its own in this fight; answers aim at it
    card: Card
    copy: bool  # not a card of its own: a copy of `card`
    strength: int  # with all that was played on it
    levels: int  # won for beating it
    treasures: int  # won for beating it
    enhancers: list[str]  # the names of the cards played on it


class Fight(Shape):
    """The combat that is on, reckoned up to the last line."""

    fighter: int  # the seat
    helper: int  # the seat that helps; -1: nobody
    munchkins: int  # the total of the munchkins' side
    monsters: int  # the total of the monsters' side
    ours: list[Line]  # how `munchkins` comes about
    theirs: list[Line]  # how `monsters` comes about
    winning: bool  # whether the munchkins would win as it stands
    decided: bool  # won, or being fled: nothing more counts
    foes: list[Foe]
    levels: int  # won if it is won now
    treasures: int  # won if it is won now


class Pile(Shape):
    """A discard pile."""

    count: int  # cards in it
    top: Card | None  # the card that lies on top; the ones below are not shown


class Body(Shape):
    """What lies beside a dead munchkin, to be looted."""

    seat: int  # of the dead
    cards: list[Card]


class Offer(Shape):
    """A bargain or trade that was put to somebody and waits for an answer."""

    by: int  # the seat that offers
    to: int  # the seat that may accept
    terms: str  # in words, as all have heard it


class Public(Shape):
    """What everybody sees, the same for all."""

    boxes: list[str]  # ids; the first is the host, whose rules hold
    winning_level: int
    turn: int  # the seat whose turn it is
    turns: int  # how many turns have begun
    phase: str  # where the turn is
    over: bool  # the game is
    winners: list[int]  # seats; empty until it is over, or if nobody won
    players: list[Player]  # by seat
    decks: list[int]  # how many cards are left: Doors, Treasures
    discards: list[Pile]  # Doors, Treasures
    middle: list[Card]  # cards that are being dealt with: just revealed, played, struck
    bodies: list[Body]
    dungeons: list[Card]  # that are open
    fight: Fight | None
    window: str  # the kind of moment in which anyone may speak up; empty: one seat has a question to answer
    moment: str  # in an interrupt: what is about to happen, or just has; else empty
    moment_seat: int  # in an interrupt: to whom; -1: nobody, or no interrupt
    moment_card: Card | None  # in an interrupt: by which card
    asked: int  # the seat whose question it is, or that leads the window; -1: nobody in particular
    proposal: str  # what the lead has announced, and happens when all have passed; empty: nothing
    waits: bool  # a window is open until everybody has passed, or its clock runs out
    offers: list[Offer]


class Option(Shape):
    """Something a seat may do, as data. A field that says nothing is left out."""

    word: str  # what an answer names; unique in its ask, and the same while it means the same
    way: str  # how taking it counts
    verb: str  # what is done
    label: str  # the whole in plain words, good enough for a button
    card: Card | UnsetType = UNSET  # with which card
    text: str | UnsetType = UNSET  # the name of the card's ability, an answer such as yes, or a number
    seat: int | UnsetType = UNSET  # aimed at this player
    foe: int | UnsetType = UNSET  # aimed at the monster of this number
    side: int | UnsetType = UNSET  # aimed at a side of the fight: 0 the munchkins, 1 the monsters
    on: Card | UnsetType = UNSET  # aimed at this card


class Ask(Shape):
    """What a seat may answer now."""

    # To be sent back with the answer. It changes whenever the seat answers, or something happens that all can see.
    number: int
    # What the choice is about: the kind of window; the verb of a question; the name of what is being composed
    # (help, sell, show, trade); or the sentence of a card that gives a choice.
    why: str
    options: list[Option]


class Own(Shape):
    """What only the seat itself sees."""

    seat: int  # which it is
    hand: list[Card]
    fresh: list[int]  # tags of cards that came just now, and may be played at once where others may not
    ask: Ask | None  # null: the seat has nothing to say now
    draft: str = ""  # what it is putting together, in words: an offer, a sale, cards to show
    draft_to: int = -1  # the seat that offer is for; -1: nobody
    standing: bool = False  # this seat passes by itself until something changes (see pass_until)
    undo: bool = False  # the last answer may be taken back (see undo)


class Event(Shape):
    """Something that happened, as this seat may know it. A field that says nothing is left out."""

    number: int  # from 1, without a gap
    what: str  # the kind of event
    text: str  # the whole as an English sentence; a card that this seat may not see is "a card"
    who: int | UnsetType = UNSET  # the seat it is about
    other: int | UnsetType = UNSET  # the other seat it is about
    amount: int | UnsetType = UNSET
    note: str | UnsetType = UNSET  # what else there is to say, in words
    card: str | UnsetType = UNSET  # the card's name, if this seat sees it
    tag: int | UnsetType = UNSET  # the card's tag at that moment, if this seat sees it


class Clock(Shape):
    """What runs out when, in the server's time: a window for all, or the time of one seat to think."""

    kind: str
    seat: int  # whose time it is; -1: everybody's
    began: int  # milliseconds of the server's time, as in `welcome` and `pong`
    ends: int  # milliseconds of the server's time; what is in before it counts


class SeatInfo(Shape):
    """A place at the table before and during the game."""

    name: str  # empty while nobody sits there
    sex: str  # empty: not said
    bot: str  # the bot that plays, or minds the seat while its owner is away; empty for a person
    taken: bool  # by a person, here or not
    here: bool  # the person is connected


class TableInfo(Shape):
    """A table as everybody may know it."""

    id: str  # as in its link
    title: str  # may be empty
    boxes: list[str]  # ids; the first is the host
    settings: dict[
        str, bool | int | str
    ]  # by name, where they are not the box's own; `GET /api/menu` explains them
    clock: str  # the preset of its clocks
    public: bool  # listed in the lobby
    stage: str  # how far it is
    word: str  # what there is to say about the stage, for people
    host: int  # the seat that may begin; -1: nobody yet
    seats: list[SeatInfo]
    spectators: int  # sockets that watch
    seed_hash: str  # of the seed, which the record shows when the game is over: proof that nothing was stacked
    rematch: str  # the id of the table where these players play again; empty: none yet
