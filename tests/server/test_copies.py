"""`kickdoor backup` and `kickdoor restore`: copies of a database in use, and what is refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from kickdoor.server.store import copies
from kickdoor.server.store.copies import BadCopy, back_up, check, restore
from kickdoor.server.store.file import InUse
from kickdoor.server.store.schema import OtherVersion, version_of
from kickdoor.server.store.sqlite import SqliteStore
from tests.command import kickdoor


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    """A database in use, with ten entries of a table, all in the write-ahead log."""
    found = SqliteStore(tmp_path / "tables.db", lambda *calls: [call() for call in calls])
    found._reader.execute("pragma wal_autocheckpoint=0")
    found._reader.executemany("insert into entries values('room',?,0,x'00')", [(number,) for number in range(10)])
    return found


def entries(path: Path) -> int:
    return check(path).entries


def test_a_copy_of_a_database_in_use_has_what_was_committed(tmp_path: Path, store: SqliteStore) -> None:
    store._reader.execute("begin immediate")
    store._reader.execute("insert into entries values('room',10,0,x'00')")  # not committed
    made = back_up(tmp_path / "tables.db", tmp_path / "copy.db")
    store._reader.execute("commit")
    store.close()
    assert made.entries == entries(tmp_path / "copy.db") == 10
    assert entries(tmp_path / "tables.db") == 11
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0, "it holds the secret of the cookies"
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"], "a copy is one file"


def test_a_restored_database_does_not_read_the_log_of_the_replaced_one(tmp_path: Path, store: SqliteStore) -> None:
    """A server that was killed leaves a write-ahead log, which SQLite would add to any file of that name."""
    database, copy, killed = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "killed.db"
    back_up(database, copy)
    store._reader.execute("insert into entries values('room',10,0,x'00')")
    for end in ("", "-wal"):  # as they are after kill -9
        Path(f"{killed}{end}").write_bytes(Path(f"{database}{end}").read_bytes())
    store.close()
    replaced = restore(copy, killed)
    assert replaced is not None
    assert (entries(killed), entries(replaced)) == (10, 11)
    assert killed.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))


def test_a_copy_with_a_log_beside_it_is_restored_whole(tmp_path: Path, store: SqliteStore) -> None:
    """Whoever copied all files of a killed server by hand has such a copy."""
    for end in ("", "-wal"):
        (tmp_path / f"copy.db{end}").write_bytes((tmp_path / f"tables.db{end}").read_bytes())
    store.close()
    assert restore(tmp_path / "copy.db", tmp_path / "new" / "tables.db") is None
    assert entries(tmp_path / "new" / "tables.db") == 10


def test_a_database_is_not_replaced_while_a_server_uses_it(tmp_path: Path, store: SqliteStore) -> None:
    back_up(tmp_path / "tables.db", tmp_path / "copy.db")
    with pytest.raises(InUse, match="in use by another server"):
        restore(tmp_path / "copy.db", tmp_path / "tables.db")
    assert not store.missing
    store.close()
    restore(tmp_path / "copy.db", tmp_path / "tables.db")


def test_a_damaged_or_foreign_file_is_not_restored(tmp_path: Path, store: SqliteStore) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    back_up(database, copy)
    store.close()
    whole = copy.read_bytes()
    foreign = tmp_path / "foreign.db"
    sqlite3.connect(foreign).executescript("create table other(x)")
    newer = tmp_path / "newer.db"
    newer.write_bytes(whole)
    with sqlite3.connect(newer) as connection:
        connection.execute(
            "update facts set value=? where name in ('version', 'oldest')", (version_of("sqlite") + 1,)
        )
    connection.close()
    copy.write_bytes(whole[:4096] + bytes(4096) + whole[8192:])
    (tmp_path / "text.db").write_text("hello" * 1000)
    for path, error in (
        (copy, BadCopy),
        (foreign, BadCopy),
        (tmp_path / "text.db", BadCopy),
        (newer, OtherVersion),
        (tmp_path / "nowhere.db", ValueError),
    ):
        with pytest.raises(error):
            restore(path, database)
    assert entries(database) == 10
    assert not list(tmp_path.glob("*replaced*"))


def test_a_copy_that_fails_leaves_nothing_behind(
    tmp_path: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        raise BadCopy("damaged")

    monkeypatch.setattr(copies, "check", fail)
    with pytest.raises(BadCopy):
        back_up(tmp_path / "tables.db", tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))
    store.close()


def test_in_a_folder_the_newest_copies_are_kept(tmp_path: Path, store: SqliteStore) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("tables-20250101-000000.db", "tables-20250102-000000.db", "tables-mine.db", "other.db"):
        (folder / name).touch()
    result = kickdoor("backup", str(folder), "--database", str(tmp_path / "tables.db"), "--keep", "2")
    store.close()
    assert result.exit_code == 0, result.output
    assert "0 tables, 10 entries" in result.output
    (made,) = [path for path in folder.iterdir() if path.stat().st_size]
    kept = {path.name for path in folder.iterdir()} - {made.name}
    assert kept == {"tables-20250102-000000.db", "tables-mine.db", "other.db"}


def test_the_commands_say_in_a_line_what_is_wrong(tmp_path: Path, store: SqliteStore) -> None:
    database, copy = str(tmp_path / "tables.db"), str(tmp_path / "copy.db")
    assert kickdoor("backup", copy, "--database", database).exit_code == 0
    for words, said in (
        (["backup", copy, "--database", database], "exists already"),
        (["backup", copy, "--database", f"{database}x"], "there is no file"),
        (["restore", copy, "--database", database], "in use by another server"),
        (["restore", f"{copy}x", "--database", database], "there is no file"),
    ):
        result = kickdoor(*words)
        assert result.exit_code == 1
        assert said in result.output
        assert "Traceback" not in result.output
    store.close()
    assert "what was there is" in kickdoor("restore", copy, "--database", database).output
