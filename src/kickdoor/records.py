"""Records on disk: a game as a file, read back with care, and proof that it was played as published."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from .bots.seated import Seated, seated
from .engine.game import Game, Record
from .tables import BadRecord, replay

LARGEST: Final = 20_000_000  # bytes in a file
NOBODY: Final[Mapping[int, str]] = {}


def digest(game: Game) -> str:
    """One number for all that happened: the SHA-256 of the events, a line each."""
    return sha256("\n".join(str(event) for event in game.events).encode()).hexdigest()


def saved(game: Game, bots: Mapping[int, str] = NOBODY) -> Record:
    """The record, with what was published before it, what came of it, and which bot played which seat."""
    seated = {str(seat): name for seat, name in sorted(bots.items())}
    return {**game.record, "bots": seated, "seed_hash": game.seed_hash, "events": digest(game)}


def save(game: Game, path: str | Path, bots: Mapping[int, str] = NOBODY) -> None:
    write(saved(game, bots), path)


def write(record: Record, path: str | Path) -> None:
    Path(path).write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", "utf-8")


def read(path: str | Path) -> Record:
    """The record in a file; `BadRecord` says what is wrong with it, where, and what was expected."""
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


def verify(record: Record) -> Game:
    """Plays the record again and checks it against what was published; `BadRecord` where they differ."""
    for key in ("seed_hash", "events"):
        if not isinstance(record.get(key), str):
            raise BadRecord(f"{key}: expected the SHA-256 that was published; this record carries none")
    game = replay(record)
    if record["seed_hash"] != game.seed_hash:
        raise BadRecord(f"seed_hash: {record['seed_hash']} was published, but the seed gives {game.seed_hash}")
    if record["events"] != digest(game):
        raise BadRecord(f"events: the record says {record['events']}, but playing it gives {digest(game)}")
    _verify_bots(record)
    return game


def _verify_bots(record: Record) -> None:
    """Asks every bot again: each must answer as it did."""
    for place, seat, answer, index in _asked_again(record, seated(replay(record, 0), _bots(record)), None):
        if answer != index:
            raise BadRecord(f"answers[{place}]: the bot in seat {seat} answers {answer} here, not {index}")


def reasons(record: Record, to: int | None = None) -> dict[int, str]:
    """Why each bot did what it did last, after so many answers; it is asked again: nothing was written down."""
    bots = seated(replay(record, 0), _bots(record))
    for _ in _asked_again(record, bots, to):
        pass
    return {seat: said for seat, bot in bots.items() if (said := bot.why())}


def _bots(record: Record) -> dict[int, str]:
    """Names by seat; a list of seats is that of simple ones."""
    found = record.get("bots", {})
    if isinstance(found, list) and all(isinstance(seat, int) for seat in found):
        return dict.fromkeys(found, "simple")
    if not isinstance(found, dict) or not all(
        seat.isdecimal() and isinstance(name, str) for seat, name in found.items()
    ):
        raise BadRecord('bots: expected a list of seats, or names by seat, as {"1": "simple"}')
    return {int(seat): name for seat, name in found.items()}


def _asked_again(
    record: Record, bots: Mapping[int, Seated], to: int | None
) -> Iterator[tuple[int, int, int | None, int]]:
    """Every answer of a bot on record: its place, the seat, what the bot answers now, what it answered then."""
    if not bots:
        return
    game = replay(record, 0)
    answers = record["answers"]
    assert isinstance(answers, list)
    for place, (seat, index) in enumerate(answers[:to]):
        if seat in bots:
            view = game.view(seat)
            yield place, seat, None if view.ask is None else bots[seat].choose(view, view.ask), index
        if seat == -1:
            game.silence()
        else:
            game.choose(seat, index)
