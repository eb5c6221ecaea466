"""A run on disk: its plan in run.json, its rows in Parquet, a part for every batch and table."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .plan import Plan
from .rows import SCHEMA, TABLES, polars_schema

if TYPE_CHECKING:
    import polars

MAGIC: Final = b"PAR1"  # a Parquet file begins and ends with it


class BadRun(ValueError):
    """A folder that is no run, or a damaged one: it says what is wrong, where, and what was expected."""


class Run:
    """A run that has begun. Only batches that are whole are read; the others are to be played."""

    def __init__(self, path: str | Path) -> None:
        self.path: Final = Path(path)
        self.plan: Final = _plan(self.path / "run.json")
        _need_polars()

    @staticmethod
    def exists(path: str | Path) -> bool:
        return (Path(path) / "run.json").exists()

    @classmethod
    def begin(cls, path: str | Path, plan: Plan) -> Run:
        """A new run, or one whose plan is to have more games."""
        _need_polars()
        path = Path(path)
        path.mkdir(parents=True, exist_ok=True)
        told = {
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
        _write(path / "run.json", (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode())
        return cls(path)

    # Batches.

    def part(self, table: str, batch: int) -> Path:
        return self.path / table / f"part-{batch:05}.parquet"

    def write(self, batch: int, files: Mapping[str, bytes]) -> None:
        """A batch's tables; its games come last, and with them it is whole."""
        for table in TABLES:
            self.part(table, batch).parent.mkdir(exist_ok=True)
            _write(self.part(table, batch), files[table])

    def standing(self, batches: Iterable[int] | None = None) -> tuple[list[int], list[str]]:
        """Of these batches, or of all, which are whole; and of the damaged ones what is wrong, and where."""
        whole: list[int] = []
        damage: list[str] = []
        for batch in self.plan.batches if batches is None else batches:
            if not all(self.part(table, batch).exists() for table in TABLES):
                continue
            wrong = [fault for table in TABLES if (fault := _fault(self.part(table, batch), table))]
            if wrong:
                damage += wrong
            # Fewer games than wanted: the run has been made longer since.
            elif len(self.games(batch)) == len(self.plan.games_of(batch)):
                whole.append(batch)
        return whole, damage

    def games(self, batch: int) -> list[tuple[object, ...]]:
        """The rows of a batch's games."""
        import polars as pl

        return pl.read_parquet(self.part("games", batch)).rows()

    # Reading.

    def frame(self, table: str) -> polars.LazyFrame:
        """The rows of a table, of all batches that are whole."""
        import polars as pl

        if table not in TABLES:
            raise BadRun(f"a run has no table {table!r}; there are {', '.join(TABLES)}")
        whole, damage = self.standing()
        if damage:
            raise BadRun(f"{damage[0]}; `kickdoor simulate --resume {self.path}` plays its games again")
        parts = [self.part(table, batch) for batch in whole]
        return pl.scan_parquet(parts) if parts else pl.LazyFrame(schema=polars_schema(table))


def _need_polars() -> None:
    if find_spec("polars") is None:
        raise BadRun("runs need polars, which is not installed: pip install 'kickdoor[lab]'")


def _fault(part: Path, table: str) -> str | None:
    """What is wrong with a file, as far as its ends tell: whether it is whole, and of which schema."""
    import polars as pl

    if not _ends(part):
        return f"{part}: cut short, or no Parquet file"
    try:
        said = pl.read_parquet_metadata(part).get("kickdoor")
        columns = pl.read_parquet_schema(part)
    except pl.exceptions.PolarsError as error:
        return f"{part}: cannot be read: {error}"
    if said != str(SCHEMA) or columns != polars_schema(table):
        return f"{part}: expected the columns of schema {SCHEMA}, found schema {said} with {', '.join(columns)}"
    return None


def _ends(part: Path) -> bool:
    """Whether a Parquet file is as long as it was written."""
    with part.open("rb") as file:
        if file.read(4) != MAGIC or file.seek(0, os.SEEK_END) < 12:
            return False
        file.seek(-4, os.SEEK_END)
        return file.read(4) == MAGIC


def _write(path: Path, data: bytes) -> None:
    """Written aside and renamed: a file is there as a whole, or not."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with aside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise


def _plan(path: Path) -> Plan:
    """The plan in a run.json."""
    try:
        told = json.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise BadRun(f"{path.parent}: not a run: it has no {path.name}") from None
    except OSError as error:
        raise BadRun(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadRun(f"{path}: not JSON: {error}") from None
    if not isinstance(told, dict):
        raise BadRun(f"{path}: expected an object, found {type(told).__name__}")
    if told.get("schema") != SCHEMA:
        raise BadRun(f"{path}: schema: expected {SCHEMA}, found {told.get('schema')!r}")

    def texts(key: str) -> tuple[str, ...]:
        found = told.get(key)
        if isinstance(found, list) and found and all(isinstance(one, str) for one in found):
            return tuple(found)
        raise BadRun(f"{path}: {key}: expected a list of texts, found {found!r}")

    def number(key: str, least: int | None = None) -> int:
        found = told.get(key)
        if isinstance(found, int) and not isinstance(found, bool) and (least is None or found >= least):
            return found
        raise BadRun(
            f"{path}: {key}: expected a number{'' if least is None else f' from {least}'}, found {found!r}"
        )

    boxes, digests = texts("boxes"), texts("digests")
    if len(boxes) != len(digests):
        raise BadRun(f"{path}: digests: expected one for each of {len(boxes)} boxes, found {len(digests)}")
    settings, kickdoor, rotate = told.get("settings"), told.get("kickdoor"), told.get("rotate")
    if not isinstance(settings, dict):
        raise BadRun(f"{path}: settings: expected an object, found {settings!r}")
    if not isinstance(kickdoor, str):
        raise BadRun(f"{path}: kickdoor: expected a version, found {kickdoor!r}")
    if not isinstance(rotate, bool):
        raise BadRun(f"{path}: rotate: expected true or false, found {rotate!r}")
    return Plan(
        boxes,
        texts("bots"),
        number("games", 1),
        number("seed"),
        settings,
        rotate,
        number("batch", 1),
        kickdoor,
        digests,
    )
