"""The position of a game, written field by field: all that decides how it goes on, and what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

import msgspec
from msgspec import Struct

from kickdoor.engine.game import Game
from kickdoor.engine.rules_version import RULES_VERSION
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.events import EVERYBODY, Event, Log
from kickdoor.engine.table.fight import Fight
from kickdoor.engine.table.grown import Grown
from kickdoor.engine.table.table import Seat, Table
from kickdoor.views.events import NO_FACTS, Facts

from .places import places_of
from .values import Reader, Writer

VERSION: Final = 2  # of this format: raised when a field is written otherwise


class Unusable(Exception):
    """A snapshot of another version, rules or cards, or a damaged one: the answers are to be given again."""


class Told(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An event. Its number follows from its place."""

    what: str
    who: int = -1
    other: int = -1
    card: int = -1
    tag: int = 0
    knows: int = EVERYBODY
    cards: tuple[int, ...] = ()
    tags: tuple[int, ...] = ()
    facts: Facts = NO_FACTS
    full: Facts | None = None


class Position(Struct, forbid_unknown_fields=True):
    """A game at rest."""

    version: int
    rules: int  # the version of the rules
    shape: str  # of the book: what is named here is found there
    table: dict[str, object]
    seats: list[dict[str, object]]
    fight: dict[str, object] | None
    answered: list[int]  # by seat
    gone: int  # answers before those that are written
    answers: list[tuple[int, int]]
    untold: int  # events before those that are written
    events: list[Told]
    shown: dict[int, int]  # by tag of a card: the seats that were shown it in those events, one bit each


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Position).decode


# How a field is written and read.


class Kind(NamedTuple):
    write: Callable[[Writer, object], object]
    read: Callable[[Reader, object], object]


def _same(_: object, value: object) -> object:
    return value


def _cards(writer: Writer, cards: object) -> object:
    return [writer.places.card(card) for card in cast(list[Card], cards)]


def _read_cards(reader: Reader, data: object) -> object:
    return [reader.card(index) for index in cast(list[int], data)]


PLAIN: Final = Kind(_same, _same)
NUMBERS: Final = Kind(_same, lambda _, data: tuple(cast(list[int], data)))  # in a tuple
VALUE: Final = Kind(Writer.value, Reader.value)
VALUES: Final = Kind(
    lambda writer, values: [writer.value(one) for one in cast(list[object], values)],
    lambda reader, data: [reader.value(one) for one in cast(list[object], data)],
)
CARDS: Final = Kind(_cards, _read_cards)
PILES: Final = Kind(
    lambda writer, piles: [_cards(writer, pile) for pile in cast(list[list[Card]], piles)],
    lambda reader, data: [_read_cards(reader, pile) for pile in cast(list[list[int]], data)],
)
BYTES: Final = Kind(lambda _, key: cast(bytes, key).hex(), lambda _, data: bytes.fromhex(cast(str, data)))
HOSTS: Final = Kind(  # cards by number
    lambda writer, hosts: [(key, writer.places.card(card)) for key, card in cast(dict[int, Card], hosts).items()],
    lambda reader, data: {key: reader.card(card) for key, card in cast(list[tuple[int, int]], data)},
)
NUMBERED: Final = Kind(  # numbers by number
    lambda _, found: list(cast(dict[int, int], found).items()),
    lambda _, data: {key: value for key, value in cast(list[tuple[int, int]], data)},
)
COUNTED: Final = Kind(  # numbers by several things
    lambda _, found: [[*key, times] for key, times in cast(dict[tuple[object, ...], int], found).items()],
    lambda _, data: {tuple(key): times for *key, times in cast(list[list[object]], data)},
)
PAIRS: Final = Kind(_same, lambda _, data: [tuple(pair) for pair in cast(list[list[int]], data)])

# Every field of a table, a seat and a fight stands here, or among those that are found again.
TABLE: Final[dict[str, Kind]] = {
    "key": BYTES, "counter": PLAIN, "loaded": NUMBERS, "piles": PILES, "where": PLAIN, "tags": PLAIN,
    "next_tag": PLAIN, "hosts": HOSTS, "kept": NUMBERED, "agenda": VALUES, "memos": VALUES, "fights": PLAIN,
    "turn": PLAIN, "turns": PLAIN, "resumes": PLAIN, "met": PLAIN, "loot_owed": PLAIN, "offers": VALUES,
    "used": COUNTED, "drafting": PLAIN, "dropped": VALUES, "traders": PLAIN, "tally": COUNTED, "marks": PLAIN,
    "beats": PLAIN, "strikes": PLAIN, "rolls": PLAIN, "deaths": PLAIN, "last_change": PLAIN, "victors": PLAIN,
    "victory_waits": PLAIN, "over": PLAIN, "winners": NUMBERS, "waiting": PLAIN,
}  # fmt: skip
SEAT: Final[dict[str, Kind]] = {
    "level": PLAIN, "sex": VALUE, "house": VALUE, "kid": VALUE, "dead": PLAIN, "reborn": PLAIN, "missing": PLAIN,
    "extra": PLAIN, "steps": NUMBERS, "turned": CARDS, "fresh": CARDS, "draft": VALUE, "doubles_sold": PLAIN,
    "spent": PLAIN,
}  # fmt: skip
FIGHT: Final[dict[str, Kind]] = {
    "number": PLAIN, "fighter": PLAIN, "helper": PLAIN, "foes": VALUES, "shots": VALUES, "boosts": VALUES,
    "spoils": VALUES, "stands": NUMBERED, "doublings": VALUES, "terms": VALUE, "next_foe": PLAIN,
    "decided": PLAIN, "won": PLAIN, "ours": PLAIN, "theirs": PLAIN, "owed": VALUES, "lent": VALUES, "fled": PAIRS,
    "rolled": PLAIN, "gone": PLAIN, "left": PLAIN, "declined": PLAIN,
}  # fmt: skip
# Of a table: the book is given, the next three are written apart, and only imagined games are hurried.
APART: Final = ("book", "log", "seats", "fight", "hurried")
FOUND_AGAIN: Final = ("listed", "lasting")  # of a table
FOUND_AGAIN_OF_SEATS: Final = (
    "active", "acts", "answered", "enjoyed", "fired", "suffered", "has_items", "bonuses", "gold", "counted",
    "keyed", "laid",
)  # fmt: skip


def snapshot(game: Game, last: int | None = None) -> bytes:
    """The game as bytes. With `last`: only so many of its last events, and none of its answers."""
    table = game.table
    places = places_of(table.book)
    writer = Writer(places)
    log = table.log
    events = [] if log is None else log.events
    dropped = 0 if last is None else max(0, len(events) - last)
    shown: dict[int, int] = {}
    if log is not None:
        shown = log.shown(set(table.tags)) if last is not None else log.before
    return encode(
        Position(
            VERSION,
            RULES_VERSION,
            places.shape,
            _written(writer, table, TABLE),
            [_written(writer, seat, SEAT) for seat in table.seats],
            None if table.fight is None else _written(writer, table.fight, FIGHT),
            game.answered,
            game.gone if last is None else game.gone + len(game.answers),
            game.answers if last is None else [],
            dropped + (0 if log is None else log.first),
            [_told(writer, event) for event in events[dropped:]],
            shown,
        )
    )


def restored(body: bytes, like: Game) -> Game:
    """The game of which this is a snapshot. `like` is any game of that table, as it was dealt, or a clone.

    `Unusable` where the snapshot does not fit this engine or this table: then the answers are to be given again.
    """
    try:
        position = decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unusable(str(error)) from error
    if (position.version, position.rules) != (VERSION, RULES_VERSION):
        raise Unusable(f"version {position.version} of snapshots, {position.rules} of the rules")
    places = places_of(like.table.book)
    if position.shape != places.shape:
        raise Unusable("it names the sentences of other cards")
    if len(position.seats) != len(like.names):
        raise Unusable("it has other seats")
    try:
        return _read(position, Reader(places), like)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise Unusable(f"{type(error).__name__}: {error}") from error


def _read(position: Position, reader: Reader, like: Game) -> Game:
    table = Table([], [], [], [])
    table.book = like.table.book
    _fill(reader, table, TABLE, position.table)
    for data in position.seats:
        seat = Seat([], [])
        _fill(reader, seat, SEAT, data)
        table.seats.append(seat)
    if position.fight is not None:
        table.fight = Fight()
        _fill(reader, table.fight, FIGHT, position.fight)
    table.log = log = Log(like.names, Grown(), position.shown, position.untold)
    log.events = [_event(reader, log.first + place, one) for place, one in enumerate(position.events, 1)]
    game = Game(table, like.names, like.header)
    game.answered = position.answered
    game.gone = position.gone
    game.answers = position.answers
    return game


def _written(writer: Writer, thing: object, fields: dict[str, Kind]) -> dict[str, object]:
    return {name: kind.write(writer, getattr(thing, name)) for name, kind in fields.items()}


def _fill(reader: Reader, thing: object, fields: dict[str, Kind], data: dict[str, object]) -> None:
    if data.keys() != fields.keys():
        raise ValueError(f"the fields are not those of a {type(thing).__name__}")
    for name, kind in fields.items():
        setattr(thing, name, kind.read(reader, data[name]))


def _told(writer: Writer, event: Event) -> Told:
    return Told(
        event.what,
        event.who,
        event.other,
        -1 if event.card is None else writer.places.card(event.card),
        event.tag,
        event.knows,
        tuple([writer.places.card(card) for card in event.cards]) if event.cards else (),
        event.tags,
        event.facts,
        event.full,
    )


def _event(reader: Reader, number: int, told: Told) -> Event:
    event = Event(number, told.what, told.who, told.other, told.facts)
    event.knows = told.knows
    if told.card >= 0:
        event.card = reader.card(told.card)
        event.tag = told.tag
    event.cards = tuple([reader.card(index) for index in told.cards])
    event.tags = told.tags
    event.full = told.full
    return event
