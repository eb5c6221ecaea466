"""Opens a table: boxes by name, players, settings and a seed become a game that waits for its first answer."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from .engine.game import Game, Record, start
from .engine.table.book import Book
from .engine.table.box import Box
from .engine.table.events import Log
from .engine.table.face import Face
from .engine.table.rules import Refused, Rule
from .engine.table.settings import Settings, has_sexes, of_new_game
from .engine.turns.assembly import assemble
from .engine.turns.deal import lay_table, open_game
from .language.files.loader import OWN_BOXES, load_box, own_box
from .language.files.problems import BadBox

RECORD_VERSION: Final = 3  # of the records that new games make
SEXES_DRAWN: Final = 3  # the first version in which the seed decides on a sex that was not said (RULE-28)
FEWEST: Final = 3
MOST: Final = 6
PLAYERS: Final = Rule("SET-01", reason="three_to_six")
MOST_BOOKS: Final = 64  # in the cache; people may ask a server for any combination of settings
MOST_BOXES: Final = 64  # in the cache
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")

# A person who plays takes their time: only games among bots have the limits that end them soon (RULE-25).
AT_LEISURE: Final[dict[str, object]] = {"idle_acts": "any", "turns": 600}

Players = int | Sequence[str | tuple[str, str]]

Files = tuple[tuple[str, int, int, int, int], ...]  # names, times, sizes and numbers of files

_books: dict[tuple[object, ...], Book] = {}
_boxes: dict[str, tuple[Files, Box | BadBox]] = {}  # by the path of a folder
_read: set[str] = set()  # our own boxes that were read


def box_of(name: str) -> Box:
    """One of our own boxes by its id, or a folder by its path, read again where a file of it has changed."""
    if name in OWN_BOXES:
        box = own_box(name)
        _read.add(name)  # now: while a thread reads it, nobody else must take it for read
        return box
    folder = Path(name)
    if folder.is_dir():
        files = _files(folder)
        kept = _boxes.get(name)
        if kept is None or kept[0] != files:
            if len(_boxes) >= MOST_BOXES:
                _boxes.clear()
            kept = _boxes[name] = files, _loaded(folder)
        if isinstance(kept[1], BadBox):
            raise BadBox(kept[1].problems)
        return kept[1]
    raise ValueError(f"there is no box called {name!r}; there are {', '.join(OWN_BOXES)}, or the path of a folder")


def is_read(name: str) -> bool:
    """Whether `box_of` knows this box as it is now, or what is wrong with it, without reading its sentences."""
    if name in OWN_BOXES:
        return name in _read
    kept = _boxes.get(name)
    return not Path(name).is_dir() or (kept is not None and kept[0] == _files(Path(name)))


def _loaded(folder: Path) -> Box | BadBox:
    try:
        return load_box(folder)
    except BadBox as bad:
        return bad


def _files(folder: Path) -> Files:
    """The files of a box, as they are now: whatever is written to one of them changes this."""
    found: list[tuple[str, int, int, int, int]] = []
    with os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(".toml"):
                about = file.stat(follow_symlinks=False)
                found.append((file.name, about.st_mtime_ns, about.st_ctime_ns, about.st_size, about.st_ino))
    return tuple(sorted(found))


def book_of(boxes: tuple[Box, ...], options: Mapping[str, object], extra: tuple[Face, ...] = ()) -> Book:
    """The book of a table. Tables with the same boxes and settings share one, unless there are `extra` cards."""
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
        if len(_books) >= MOST_BOOKS:  # games keep their own book, so the cache may be emptied at any time
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
        raise ValueError("every player needs a name, and no two players the same name")
    if any(sex not in ("", "male", "female") for _, sex in seats):
        raise ValueError("the sex of a character is male, female, or left out")
    return seats


def knows_sexes(boxes: Sequence[str], options: Mapping[str, object]) -> bool:
    """Whether characters are male or female at a table of these boxes (RULE-28)."""
    said = options.get("sexes")
    return has_sexes(tuple(box_of(name) for name in boxes), {"sexes": said} if isinstance(said, bool) else {})


def new_game(
    boxes: str | Sequence[str], players: Players = 4, seed: int | str | None = None, **options: object
) -> Game:
    """A new game, dealt and waiting for its first answer. The first box is the host (MIX-01)."""
    names = [boxes] if isinstance(boxes, str) else list(boxes)
    if not names:
        raise ValueError("a game needs a box")
    loaded = tuple(box_of(name) for name in names)
    seats = seats_of(players)
    settings = of_new_game(loaded[0], options, len(seats))
    return open_loaded(names, loaded, seats, secrets.token_hex(16) if seed is None else seed, settings)


def open_loaded(
    names: Sequence[str],
    found: tuple[Box, ...],
    seats: list[tuple[str, str]],
    seed: int | str,
    options: Mapping[str, object],
    version: int = RECORD_VERSION,
) -> Game:
    """A new game of boxes that are loaded already; whoever plays thousands of games loads a folder once."""
    book = book_of(found, options)
    header: Record = {
        "kickdoor": version,
        "boxes": [[name, box.digest] for name, box in zip(names, found, strict=True)],
        "printings": [box.printing for box in found],
        "players": [[name, sex] for name, sex in seats],
        "settings": dict(book.settings.given),
        "seed": seed,
    }
    return deal(book, seats, header)


def deal(book: Book, seats: list[tuple[str, str]], header: Record) -> Game:
    """A game of this book, dealt by the seed in its header and by the rules of its version (none: of today)."""
    table = lay_table(book, [sex if book.sexes else "" for _, sex in seats], str(header["seed"]))
    players = tuple(name for name, _ in seats)
    table.log = Log.empty(players)
    open_game(table, header.get("kickdoor", RECORD_VERSION) in range(SEXES_DRAWN, RECORD_VERSION + 1))
    return start(table, players, header)
