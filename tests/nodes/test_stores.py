"""What every store must do: the same tests with SQLite and with PostgreSQL."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kickdoor.server.store.opening import open_store
from kickdoor.server.store.schema import Backend, oldest_for, steps_of, version_of
from kickdoor.server.store.store import Lasting, Life, Listing, ServerStore, Write

PATIENCE = 10.0  # seconds
LISTED = Listing(5, "gathering", b"{}", ("me", ""))

Open = Callable[[], ServerStore]


def waited(true: Callable[[], object]) -> None:
    ends = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.001)


def write(
    room: str, first: int, *bodies: bytes, epoch: int = 1, lasting: Lasting | None = None
) -> tuple[Write, list[bool]]:
    """A write of entries after the first so many, and what becomes of it."""
    kept: list[bool] = []
    rows = [(first + number, 5, body) for number, body in enumerate(bodies)]
    listing = LISTED if first == 0 else None
    return Write(room, rows, listing, kept.append, lasting or Lasting(), Life(epoch, first)), kept


def keep(store: ServerStore, room: str, first: int, *bodies: bytes, epoch: int = 1) -> bool:
    wanted, kept = write(room, first, *bodies, epoch=epoch)
    store.add(wanted)
    waited(lambda: kept)
    return kept[0]


def bodies(store: ServerStore, room: str) -> list[bytes]:
    return [body for _, _, body in store.entries(room)]


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the database again and again."""
    place = str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("url")
    stores: list[ServerStore] = []

    def once() -> ServerStore:
        stores.append(open_store(place, lambda *calls: [call() for call in calls]))
        return stores[-1]

    yield once
    for store in stores:
        with contextlib.suppress(Exception):
            store.close()


def test_what_was_committed_is_there_after_a_restart(opened: Open) -> None:
    store = opened()
    lasting = Lasting([("hash", b"box"), ("other", b"more")], b"over", [("me", b"{1}"), ("you", b"{2}")])
    wanted, kept = write("a", 0, b"one", b"two", lasting=lasting)
    store.add(wanted)
    waited(lambda: kept)
    assert kept == [True] and store.commits and not store.trouble
    assert keep(store, "a", 2, b"three")
    store.remember("secret", "x")
    store.close()
    again = opened()
    assert again.entries("a") == [(0, 5, b"one"), (1, 5, b"two"), (2, 5, b"three")]
    assert again.rooms() == [("a", LISTED)]
    assert (again.results("me"), again.results("you"), again.results("none")) == ([b"{1}"], [b"{2}"], [])
    assert again.counted("a") and not again.counted("b")
    assert (again.printing("hash"), again.printing("none")) == (b"box", None)
    assert sorted(again.printings()) == ["hash", "other"]
    assert (again.finished("a"), again.finished("b")) == (b"over", None)
    assert again.finished_rooms() == again.finished_rooms(["a", "b"]) == {"a"}
    assert again.fact("secret") == "x" and ("secret", "x") in again.facts("sec")


def test_a_taken_room_goes_on_from_what_was_committed(opened: Open) -> None:
    store = opened()
    assert keep(store, "a", 0, b"one")
    store.close()
    again = opened()
    epoch, rows, _ = again.take("a")
    assert rows == [(0, 5, b"one")]
    assert keep(again, "a", 1, b"two", epoch=epoch)
    assert bodies(again, "a") == [b"one", b"two"]
    assert again.take("none").rows == []


def test_many_writes_are_committed_together_and_in_order(opened: Open) -> None:
    """Also two of the same room that wait for the same commit."""
    store = opened()
    writes = [write(f"room{number % 40}", number // 40, b"%d" % number) for number in range(200)]
    for one, _ in writes:
        store.add(one)
    waited(lambda: all(kept for _, kept in writes))
    assert [kept for _, kept in writes] == [[True]] * 200
    assert bodies(store, "room7") == [b"7", b"47", b"87", b"127", b"167"]
    assert store.commits < 200 and not store.queued


def test_the_last_snapshot_of_a_room_is_read_with_the_entries_since(opened: Open) -> None:
    store = opened()
    assert keep(store, "a", 0, *[b"%d" % number for number in range(6)])
    for last in (3, 5):
        kept: list[bool] = []
        lasting = Lasting(snapshot=(last, b"after %d" % last * 100))
        store.add(Write("a", [], None, kept.append, lasting, Life(1, 6)))
        waited(lambda kept=kept: kept)  # type: ignore[misc]
    assert keep(store, "a", 6, b"6")
    store.close()
    again = opened()
    taken = again.take("a")
    assert taken.snapshot == (5, b"after 5" * 100) == again.snapshot("a")
    assert [number for number, _, _ in taken.rows] == [0, 5, 6]
    assert len(again.entries("a")) == 7 and again.snapshot("b") is None
    again.let_go("a", taken.epoch)
    again.drop({"a": 5})
    waited(lambda: not again.rooms())
    assert again.snapshot("a") is None


def test_a_listing_stays_as_it_was_where_a_write_has_none(opened: Open) -> None:
    store = opened()
    assert keep(store, "a", 0, b"one")
    assert keep(store, "a", 1, b"two")
    assert store.rooms() == [("a", LISTED)]
    kept: list[bool] = []
    later = Listing(9, "playing", b"{2}", ("", "you"))
    store.add(Write("a", [], later, kept.append, life=Life(1, 2)))
    waited(lambda: kept)
    assert store.rooms() == [("a", later)]


def test_results_of_a_room_that_nobody_has_are_kept(opened: Open) -> None:
    store = opened()
    kept: list[bool] = []
    for body in (b"1", b"2"):
        store.add(Write("gone", [], None, kept.append, Lasting(results=[("me", body)])))
    waited(lambda: len(kept) == 2)
    assert store.results("me") == [b"2"] and store.rooms() == []


def test_a_dropped_room_is_gone_with_all_but_its_results(opened: Open) -> None:
    store = opened()
    for room in ("a", "b"):
        wanted, kept = write(room, 0, b"one", lasting=Lasting((), b"over", [("me", room.encode())]))
        store.add(wanted)
        waited(lambda kept=kept: kept)  # type: ignore[misc]
    store.drop({"a": 5, "b": 4})  # b was used since
    waited(lambda: len(store.rooms()) == 1)
    assert bodies(store, "a") == [] and store.finished("a") is None
    assert bodies(store, "b") == [b"one"] and store.finished("b") == b"over"
    assert store.results("me") == [b"a", b"b"]


def test_a_write_that_can_never_be_kept_fails_alone(opened: Open) -> None:
    """Of a batch all others are kept."""
    store = opened()
    assert keep(store, "bad", 0, b"one")
    good = [write(f"room{number}", 0, b"x") for number in range(5)]
    # A number that is taken; in PostgreSQL, where the fence would find it first, a text that cannot be one.
    kept: list[bool] = []
    bad = Write("bad", [(0, 5, b"again")], Listing(5, "\0", b""), kept.append, life=Life(1, 1))
    for one, _ in good[:2]:
        store.add(one)
    store.add(bad)
    for one, _ in good[2:]:
        store.add(one)
    waited(lambda: kept and all(done for _, done in good))
    assert kept == [False] and store.failures
    assert [done for _, done in good] == [[True]] * 5
    assert bodies(store, "bad") == [b"one"]
    assert keep(store, "bad", 1, b"two") and not store.trouble


def test_nodes_that_start_at_once_agree_on_a_fact(opened: Open) -> None:
    store = opened()
    assert store.agree("secret", "first") == "first"
    assert store.agree("secret", "second") == "first" == store.fact("secret")


def test_an_effect_comes_after_its_commit(opened: Open) -> None:
    """Whoever is told that a write is kept finds it in the database."""
    store = opened()
    found: list[list[bytes]] = []
    told = threading.Event()
    main: list[Write] = []

    def done(kept: bool) -> None:
        told.set()

    for number in range(20):
        told.clear()
        main.append(Write("a", [(number, 5, b"%d" % number)], LISTED, done, life=Life(1, number)))
        store.add(main[-1])
        assert told.wait(PATIENCE)
        found.append(bodies(store, "a"))
    assert [len(rows) for rows in found] == list(range(1, 21))


def test_what_is_queued_is_committed_at_the_end(opened: Open) -> None:
    store = opened()
    writes = [write(f"room{number}", 0, b"x") for number in range(50)]
    for one, _ in writes:
        store.add(one)
    store.close()
    assert [kept for _, kept in writes] == [[True]] * 50


def test_the_database_says_its_version(opened: Open) -> None:
    store = opened()
    backend: Backend = "sqlite" if hasattr(store, "path") else "postgres"
    assert store.fact("version") == str(version_of(backend))
    assert store.fact("oldest") == str(oldest_for(steps_of(backend)))
