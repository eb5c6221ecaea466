"""Opening a table: boxes by name, players, settings, a seed; and playing a record again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from .engine.game import Game, Record, start
from .engine.table.book import Book
from .engine.table.box import Box
from .engine.table.card import Face
from .engine.table.events import Log
from .engine.table.rules import Refused, Rule
from .engine.table.settings import Settings
from .engine.turns.assembly import assemble
from .engine.turns.deal import lay_table, open_game
from .language.files.loader import OWN_BOXES, load_box, own_box

RECORD_VERSION: Final = 1
FEWEST: Final = 3
MOST: Final = 6
PLAYERS: Final = Rule("SET-01")
MOST_BOOKS: Final = 64  # a server is asked for tables with whatever settings people think of
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")

Players = int | Sequence[str | tuple[str, str]]

_books: dict[tuple[object, ...], Book] = {}


class BadRecord(ValueError):
    """A record that cannot be played again: it says what is wrong with it, and where."""


def box_of(name: str) -> Box:
    """One of our own boxes by its id, or a folder by its path."""
    if name in OWN_BOXES:
        return own_box(name)
    folder = Path(name)
    if folder.is_dir():
        return load_box(folder)
    raise ValueError(f"there is no box called {name!r}; there are {', '.join(OWN_BOXES)}, or the path of a folder")


def book_of(boxes: tuple[Box, ...], options: Mapping[str, object], extra: tuple[Face, ...] = ()) -> Book:
    """The book of a table; the same boxes and settings share one."""
    key = (
        tuple(box.digest for box in boxes),
        tuple(sorted((name, str(value)) for name, value in options.items())),
    )
    if not extra and key in _books:
        return _books[key]
    book = Book(boxes, Settings(boxes[0], dict(options)), extra)
    for face in extra:
        book.add(face)
    assemble(book)
    if not extra:
        if len(_books) >= MOST_BOOKS:  # every game keeps its own; others are made again
            _books.clear()
        _books[key] = book
    return book


def seats_of(players: Players) -> list[tuple[str, str]]:
    """Names and sexes, in seat order; three to six, all different (SET-01)."""
    if isinstance(players, int):
        wanted: Sequence[str | tuple[str, str]] = NAMES[: max(0, players)] if players <= MOST else [""] * players
    else:
        wanted = players
    if not FEWEST <= len(wanted) <= MOST:
        raise Refused(PLAYERS)
    seats = [(player, "") if isinstance(player, str) else (player[0], player[1].lower()) for player in wanted]
    if len({name for name, _ in seats}) < len(seats) or not all(name for name, _ in seats):
        raise ValueError("players are known by their names: each has one, and no two the same")
    if any(sex not in ("", "male", "female") for _, sex in seats):
        raise ValueError("a character is male or female, or not said to be either")
    return seats


def new_game(
    boxes: str | Sequence[str], players: Players = 4, seed: int | str | None = None, **options: object
) -> Game:
    """A new game, dealt and waiting for its first answer. The first box is the host (MIX-01)."""
    names = [boxes] if isinstance(boxes, str) else list(boxes)
    return _open(names, seats_of(players), secrets.token_hex(16) if seed is None else seed, options)


def _open(names: list[str], seats: list[tuple[str, str]], seed: int | str, options: Mapping[str, object]) -> Game:
    if not names:
        raise ValueError("a game needs a box")
    return open_loaded(names, tuple(box_of(name) for name in names), seats, seed, options)


def open_loaded(
    names: Sequence[str],
    found: tuple[Box, ...],
    seats: list[tuple[str, str]],
    seed: int | str,
    options: Mapping[str, object],
) -> Game:
    """A new game of boxes that are loaded already: who plays thousands loads a folder once."""
    book = book_of(found, options)
    header: Record = {
        "kickdoor": RECORD_VERSION,
        "boxes": [[name, box.digest] for name, box in zip(names, found, strict=True)],
        "players": [[name, sex] for name, sex in seats],
        "settings": dict(book.settings.given),
        "seed": seed,
    }
    return deal(book, seats, header)


def deal(book: Book, seats: list[tuple[str, str]], header: Record) -> Game:
    """A game of this book, by the seed in its header."""
    table = lay_table(book, [sex for _, sex in seats], str(header["seed"]))
    players = tuple(name for name, _ in seats)
    table.log = Log(players)
    open_game(table)
    return start(table, players, header)


def replay(record: Mapping[str, object], to: int | None = None) -> Game:
    """The same game again, as far as `to` answers, or to its end."""
    game = _begun(record)
    answers = record.get("answers")
    if not isinstance(answers, list):
        raise BadRecord("answers: expected a list of [seat, index]")
    for place, answer in enumerate(answers if to is None else answers[: max(0, to)]):
        match answer:
            case [int(seat), int(index)]:
                pass
            case _:
                raise BadRecord(f"answers[{place}]: expected [seat, index], found {answer!r}")
        try:
            if seat == -1:
                game.silence()
            else:
                game.choose(seat, index)
        except Refused as refused:
            raise BadRecord(f"answers[{place}]: {answer!r} is refused, {refused}") from None
    return game


def _begun(record: Mapping[str, object]) -> Game:
    """The game of a record before its first answer."""
    if record.get("kickdoor") != RECORD_VERSION:
        raise BadRecord(f"kickdoor: expected {RECORD_VERSION}, found {record.get('kickdoor')!r}")
    if "position" in record:
        from .scenario.position import set_up

        position = record["position"]
        if not isinstance(position, dict):
            raise BadRecord("position: expected a mapping, as in a scenario file")
        return set_up(position)
    boxes, players, settings, seed = (record.get(key) for key in ("boxes", "players", "settings", "seed"))
    if not isinstance(boxes, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(isinstance(part, str) for part in pair) for pair in boxes
    ):
        raise BadRecord("boxes: expected a list of [id, digest]")
    if not isinstance(players, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(isinstance(part, str) for part in pair)
        for pair in players
    ):
        raise BadRecord("players: expected a list of [name, sex]")
    if not isinstance(settings, dict) or not all(isinstance(key, str) for key in settings):
        raise BadRecord("settings: expected a mapping of names to values")
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):
        raise BadRecord("seed: expected a number or a text")
    for name, digest in boxes:
        if box_of(name).digest != digest:
            raise BadRecord(f"boxes: {name} is not as it was when this game was played; its cards have changed")
    return _open([name for name, _ in boxes], [(name, sex) for name, sex in players], seed, settings)
