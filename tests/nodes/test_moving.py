"""`kickdoor move`: the tables of a file in a PostgreSQL, where they are played on; and what is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kickdoor.server.store import moving
from kickdoor.server.store.copies import BadCopy, back_up
from kickdoor.server.store.file import InUse
from kickdoor.server.store.moving import Moved, move
from kickdoor.server.store.postgres import PostgresStore
from kickdoor.server.store.sqlite import SqliteStore
from kickdoor.server.store.store import Lasting
from tests.command import kickdoor
from tests.nodes.test_stores import LISTED, bodies, keep, waited, write

NOTHING = "nothing was carried over"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database of a server that has run for a while: a table that goes on, and one that is over."""
    path = tmp_path / "tables.db"
    store = SqliteStore(path, lambda *calls: [call() for call in calls])
    assert keep(store, "going", 0, b"one", b"two")
    lasting = Lasting([("hash", b"box")], b"the end", [("me", b"{}")], (0, b"a snapshot"))
    wanted, kept = write("over", 0, b"opened", lasting=lasting)
    store.add(wanted)
    waited(lambda: kept)
    store.remember("secret", "swordfish")
    store.beat(1_000)
    store.close()
    return path


def moved(path: Path, url: str) -> Moved:
    return asyncio.run(move(path, url))


def test_all_that_a_file_has_is_carried_over(file: Path, url: str) -> None:
    assert moved(file, url) == Moved(2, 3)
    store = PostgresStore(url, lambda *calls: [call() for call in calls])
    assert bodies(store, "going") == [b"one", b"two"] and bodies(store, "over") == [b"opened"]
    assert store.finished("over") == b"the end" and store.results("me") == [b"{}"]
    assert store.printing("hash") == b"box" and store.fact("secret") == "swordfish"
    now = int(store.fact("alive") or 0)
    for _, listing in store.rooms():
        assert listing[1:] == LISTED[1:]
        assert now - 100_000 < listing.used < now, "by the time of the database it was used just now, not long ago"
    taken = store.take("going")
    assert taken.snapshot is None
    assert keep(store, "going", 2, b"three", epoch=taken.epoch)
    store.close()
    with pytest.raises(ValueError, match="not empty"):
        moved(file, url)


def test_a_copy_is_carried_over_as_the_file_is(file: Path, url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    back_up(file, copy)
    assert f"has the 2 tables of {copy}, with 3 entries" in kickdoor("move", str(copy), "--database", url).stdout
    assert sorted(path.name for path in tmp_path.glob("*moving*")) == []


def test_what_fails_in_the_middle_changes_nothing(file: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as failing:
        columns, _ = moving.COLUMNS["finished"]
        failing.setitem(moving.COLUMNS, "finished", (columns, "select null, body from finished"))
        with pytest.raises(ValueError, match=NOTHING):
            moved(file, url)
    with monkeypatch.context() as failing:
        columns, query = moving.COLUMNS["entries"]
        failing.setitem(moving.COLUMNS, "entries", (columns, f"{query} limit 2"))
        with pytest.raises(ValueError, match=f"{NOTHING}: of entries 3 rows were read, and 2 are there"):
            moved(file, url)
    assert moved(file, url) == Moved(2, 3)


def test_what_cannot_be_carried_over_gets_a_sentence(file: Path, url: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no file"):
        moved(tmp_path / "none.db", url)
    with pytest.raises(ValueError, match="the database cannot be used"):
        moved(file, "postgresql://somebody@127.0.0.1:1/tables")
    store = SqliteStore(file, lambda *calls: [call() for call in calls])
    with pytest.raises(InUse):
        moved(file, url)
    store.close()
    node = PostgresStore(url, lambda *calls: [call() for call in calls], "http://127.0.0.1:1")
    with pytest.raises(ValueError, match="not empty"):
        moved(file, url)
    node.close()
    with sqlite3.connect(file) as connection:
        connection.execute("delete from entries where room = 'going' and n = 0")
    with pytest.raises(BadCopy, match="entries of the table going are missing"):
        moved(file, url)
    said = kickdoor("move", str(file), "--database", str(tmp_path / "other.db"))
    assert said.exit_code and "expected the address of a PostgreSQL" in said.stderr
