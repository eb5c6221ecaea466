"""A run on disk: the plan in run.json, the rows in Parquet files, one for each batch and table."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import polars as pl

from .parquet import encode, polars_schema
from .plan import Plan
from .schema import SCHEMA, TABLES, Row, Rows

MAGIC: Final = b"PAR1"  # a Parquet file begins and ends with it


class BadRun(ValueError):
    """A folder that is not a run, or a damaged run; the message says what is wrong, and where."""


class Run:
    """A run that has begun. Only complete batches are read; the others are still to be played."""

    def __init__(self, path: str | Path) -> None:
        self.path: Final = Path(path)
        self.plan: Final = _plan(self.path / "run.json")

    @staticmethod
    def exists(path: str | Path) -> bool:
        return (Path(path) / "run.json").exists()

    @classmethod
    def begin(cls, path: str | Path, plan: Plan) -> Run:
        """Writes the plan of a new run, or of a run that is to have more games."""
        path = Path(path)
        path.mkdir(parents=True, exist_ok=True)
        header = {
            "schema": SCHEMA,
            "kickdoor": plan.kickdoor,
            "boxes": list(plan.boxes),
            "digests": list(plan.digests),
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "settings": dict(plan.settings),
            "rotate": plan.rotate,
            "batch": plan.batch,
        }
        _write(path / "run.json", (json.dumps(header, ensure_ascii=False, indent=1) + "\n").encode())
        return cls(path)

    # Batches.

    @staticmethod
    def encode(rows: Rows) -> dict[str, bytes]:
        """The rows of a batch as files for `write`."""
        return encode(rows)

    def part(self, table: str, batch: int) -> Path:
        return self.path / table / f"part-{batch:05}.parquet"

    def write(self, batch: int, files: Mapping[str, bytes]) -> None:
        """Writes the tables of a batch. The games come last: with them the batch is complete."""
        for table in TABLES:
            self.part(table, batch).parent.mkdir(exist_ok=True)
            _write(self.part(table, batch), files[table])

    def status(self, batches: Iterable[int] | None = None) -> tuple[list[int], list[str]]:
        """Of these batches, or of all: the complete ones, and a message for each damaged file."""
        complete: list[int] = []
        damage: list[str] = []
        for batch in self.plan.batches if batches is None else batches:
            if not all(self.part(table, batch).exists() for table in TABLES):
                continue
            wrong = [fault for table in TABLES if (fault := _fault(self.part(table, batch), table))]
            if wrong:
                damage += wrong
            # With fewer games than the plan has for it, the run has been made longer since.
            elif len(self.games(batch)) == len(self.plan.games_of(batch)):
                complete.append(batch)
        return complete, damage

    def games(self, batch: int) -> list[Row]:
        """The rows of the table of games, of one batch."""
        return pl.read_parquet(self.part("games", batch)).rows()

    # Reading.

    def frame(self, table: str) -> pl.LazyFrame:
        """The rows of a table, of all complete batches."""
        if table not in TABLES:
            raise BadRun(f"a run has no table {table!r}; there are {', '.join(TABLES)}")
        complete, damage = self.status()
        if damage:
            raise BadRun(f"{damage[0]}; `kickdoor simulate --resume {self.path}` plays its games again")
        parts = [self.part(table, batch) for batch in complete]
        return pl.scan_parquet(parts) if parts else pl.LazyFrame(schema=polars_schema(table))


def _fault(part: Path, table: str) -> str | None:
    """What is wrong with a file, as far as its header and footer tell: it is cut short, or has another schema."""
    if not _complete(part):
        return f"{part}: cut short, or no Parquet file"
    try:
        version = pl.read_parquet_metadata(part).get("kickdoor")
        columns = pl.read_parquet_schema(part)
    except pl.exceptions.PolarsError as error:
        return f"{part}: cannot be read: {error}"
    if version != str(SCHEMA) or columns != polars_schema(table):
        return f"{part}: expected the columns of schema {SCHEMA}, found schema {version} with {', '.join(columns)}"
    return None


def _complete(part: Path) -> bool:
    """Whether a Parquet file begins and ends as it should: one that is cut short does not."""
    with part.open("rb") as file:
        if file.read(4) != MAGIC or file.seek(0, os.SEEK_END) < 12:
            return False
        file.seek(-4, os.SEEK_END)
        return file.read(4) == MAGIC


def _write(path: Path, data: bytes) -> None:
    """Writes to a temporary file and renames it, so that a file is never half written."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _plan(path: Path) -> Plan:
    """The plan in a run.json; `BadRun` says which key is wrong."""
    try:
        found = json.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise BadRun(f"{path.parent}: not a run: it has no {path.name}") from None
    except OSError as error:
        raise BadRun(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadRun(f"{path}: not JSON: {error}") from None
    if not isinstance(found, dict):
        raise BadRun(f"{path}: expected an object, found {type(found).__name__}")
    keys = _Keys(path, found)
    if found.get("schema") != SCHEMA:
        raise keys.wrong("schema", SCHEMA)
    boxes, digests = keys.texts("boxes"), keys.texts("digests")
    if len(boxes) != len(digests):
        raise BadRun(f"{path}: digests: expected one for each of {len(boxes)} boxes, found {len(digests)}")
    settings, version, rotate = found.get("settings"), found.get("kickdoor"), found.get("rotate")
    if not isinstance(settings, dict):
        raise keys.wrong("settings", "an object")
    if not isinstance(version, str):
        raise keys.wrong("kickdoor", "a version")
    if not isinstance(rotate, bool):
        raise keys.wrong("rotate", "true or false")
    return Plan(
        boxes,
        keys.texts("bots"),
        games=keys.number("games", 1),
        seed=keys.number("seed"),
        settings=settings,
        rotate=rotate,
        batch=keys.number("batch", 1),
        kickdoor=version,
        digests=digests,
    )


class _Keys:
    """The keys of a run.json; a value that is not of its type is a `BadRun`."""

    def __init__(self, path: Path, found: Mapping[str, object]) -> None:
        self.path: Final = path
        self.found: Final = found

    def wrong(self, key: str, expected: object) -> BadRun:
        return BadRun(f"{self.path}: {key}: expected {expected}, found {self.found.get(key)!r}")

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.found.get(key)
        if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
            return tuple(value)
        raise self.wrong(key, "a list of texts")

    def number(self, key: str, least: int | None = None) -> int:
        value = self.found.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and (least is None or value >= least):
            return value
        raise self.wrong(key, "a number" if least is None else f"a number from {least}")
