"""Records: a game as data and as a file. Reads, writes and replays them, and computes the digest of a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import to_builtins

from .engine.game import Game, Record
from .engine.table.events import Event
from .engine.table.rules import Refused
from .engine.table.settings import current
from .scenario.position import set_up
from .tables import RECORD_VERSION, box_of, open_loaded
from .words.refusals import line

# All versions have the same keys. The digest of version 1 was computed from the English sentences of its release;
# before version 3 a player who said no sex had none.
SENTENCE_VERSION: Final = 1
EVENT_VERSION: Final = 2
VERSIONS: Final = (SENTENCE_VERSION, EVENT_VERSION, RECORD_VERSION)
LARGEST: Final = 20_000_000  # bytes in a file
NO_BOTS: Final[Mapping[int, str]] = {}


class BadRecord(ValueError):
    """A record that cannot be read, replayed or verified; the message says what is wrong, and where."""


# The digest.


def event_data(event: Event) -> list[object]:
    """The fields of an event that the digest covers, as plain JSON values; no field is a sentence of the log."""
    card = None if event.card is None else f"{event.card.face.box}/{event.card.name}"
    return [event.what, event.who, event.other, card, to_builtins(event.facts)]


def digest(game: Game) -> str:
    """The SHA-256 of all events: one line of JSON for each."""
    lines = [json.dumps(event_data(event), ensure_ascii=False, separators=(",", ":")) for event in game.events]
    return sha256("\n".join(lines).encode()).hexdigest()


# Files.


def saved(game: Game, bots: Mapping[int, str] = NO_BOTS) -> Record:
    """The record of a game with the bots by seat, the published hash of the seed, and the digest of the events."""
    names = {str(seat): name for seat, name in sorted(bots.items())}
    return {**game.record, "bots": names, "seed_hash": game.seed_hash, "events": digest(game)}


def save(game: Game, path: str | Path, bots: Mapping[int, str] = NO_BOTS) -> None:
    """Writes the record of a game to a file."""
    write(saved(game, bots), path)


def write(record: Record, path: str | Path) -> None:
    """Writes a record to a file."""
    Path(path).write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", "utf-8")


def read(path: str | Path) -> Record:
    """The record in a file; `BadRecord` where the file is not a JSON object."""
    path = Path(path)
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(f"{path}: a record has at most {LARGEST:,} bytes")
        found = json.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not written in UTF-8 (at byte {error.start})") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"{path}: not JSON at line {error.lineno}, column {error.colno}: {error.msg}") from None
    except (RecursionError, ValueError):
        raise BadRecord(f"{path}: not a record: nested too deeply, or a number too long") from None
    if not isinstance(found, dict):
        raise BadRecord(f"{path}: expected an object with the keys of a record, found {type(found).__name__}")
    return found


# Replaying.


def replay(record: Mapping[str, object], to: int | None = None) -> Game:
    """The game of a record after its first `to` answers, or after all of them."""
    game = _dealt(record)
    for place, (seat, index) in enumerate(answers_of(record, to)):
        try:
            give(game, seat, index)
        except Refused as refused:
            raise BadRecord(f"answers[{place}]: {[seat, index]!r} is refused, {line(refused.view)}") from None
    return game


def answers_of(record: Mapping[str, object], to: int | None = None) -> list[tuple[int, int]]:
    """The first `to` answers of a record, or all of them, as seat and index."""
    answers = record.get("answers")
    if not isinstance(answers, list):
        raise BadRecord("answers: expected a list of [seat, index]")
    found: list[tuple[int, int]] = []
    for place, answer in enumerate(answers if to is None else answers[: max(0, to)]):
        match answer:
            case [int(seat), int(index)]:
                found.append((seat, index))
            case _:
                raise BadRecord(f"answers[{place}]: expected [seat, index], found {answer!r}")
    return found


def give(game: Game, seat: int, index: int) -> None:
    """Gives one answer of a record; the seat -1 stands for a window that closed because nobody answered."""
    if seat == -1:
        game.silence()
    else:
        game.choose(seat, index)


def version_of(record: Mapping[str, object]) -> int:
    """The version of a record; `BadRecord` where this release does not read it."""
    version = record.get("kickdoor")
    if not isinstance(version, int) or version not in VERSIONS:
        raise BadRecord(f"kickdoor: expected {' or '.join(map(str, VERSIONS))}, found {version!r}")
    return version


def _dealt(record: Mapping[str, object]) -> Game:
    """The game of a record before its first answer."""
    # A record is written with a digest of data, so version 1 does not come back.
    version = max(EVENT_VERSION, version_of(record))
    if "position" in record:
        position = record["position"]
        if not isinstance(position, dict):
            raise BadRecord("position: expected a mapping, as in a scenario file")
        game = set_up(position, version)
        _check_printings(game.record.get("printings"), record)
        return game
    boxes, players = _pairs(record, "boxes", "[id, digest]"), _pairs(record, "players", "[name, sex]")
    settings, seed = record.get("settings"), record.get("seed")
    if not isinstance(settings, dict) or not all(isinstance(key, str) for key in settings):
        raise BadRecord("settings: expected a mapping of names to values")
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):
        raise BadRecord("seed: expected a number or a text")
    settings = current(settings)
    loaded = tuple(box_of(name) for name, _ in boxes)
    if not loaded:
        raise BadRecord("boxes: a game needs a box")
    if "printings" in record:
        _check_printings([box.printing for box in loaded], record)
    else:
        # A record without printings was played with the first one; then it names the files.
        for box, (name, found) in zip(loaded, boxes, strict=True):
            if box.digest != found:
                raise BadRecord(f"boxes: it was played with the first printing of {name}, which is not here")
    return open_loaded([name for name, _ in boxes], loaded, players, seed, settings, version)


def _check_printings(here: object, record: Mapping[str, object]) -> None:
    """Refuses a record of cards that are not here; files may have changed where the cards are the same."""
    then = record.get("printings", here)
    if then != here:
        raise BadRecord(f"printings: it was played with {_shown(then)}, which is not here; here is {_shown(here)}")


def _shown(printings: object) -> str:
    return f"the printing {' and '.join(map(str, printings))}" if isinstance(printings, list) else repr(printings)


def _pairs(record: Mapping[str, object], key: str, shape: str) -> list[tuple[str, str]]:
    """A list of pairs of texts."""
    value = record.get(key)
    found: list[tuple[str, str]] = []
    for pair in value if isinstance(value, list) else [None]:
        match pair:
            case [str(first), str(second)]:
                found.append((first, second))
            case _:
                raise BadRecord(f"{key}: expected a list of {shape}")
    return found
