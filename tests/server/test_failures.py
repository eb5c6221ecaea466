"""Failures are seen: in the log, in the metrics and in `/readyz`; and what failed goes on when it can."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from kickdoor.server.house.house import Config, House
from kickdoor.server.house.watch import LATE, LONG, STUCK, TICK, Watch
from kickdoor.server.http.app import application
from kickdoor.server.net.socket import closing_code
from kickdoor.server.protocol import messages
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.running.health import Health
from kickdoor.server.store.failpoints import VARIABLE
from kickdoor.server.store.file import DatabaseFile, InUse
from kickdoor.server.store.sqlite import SqliteStore
from kickdoor.server.store.store import Listing, Row, StoreError, Write
from tests.server.load import locked, party, until
from tests.server.serving import PATIENCE, Serving, running
from tests.server.tables import Sitting
from tests.server.test_disk import asked, begun

# A room whose disk fails, and whose entries cannot be read back either.


@pytest.mark.parametrize("error", [StoreError("not now"), RuntimeError("something else"), OSError("I/O error")])
def test_a_room_whose_disk_failed_twice_recovers(error: Exception) -> None:
    sitting = begun()
    wire = asked(sitting)
    read = sitting.store.entries

    def unreadable(room: str, since: int = 0) -> list[Row]:
        raise error

    sitting.store.broken = True
    sitting.store.entries = unreadable  # type: ignore[method-assign]
    id = wire.answer(wire.options[0].word)
    assert wire.reply(id) is None and not sitting.room.quiet
    sitting.clock.advance(STUCK * 3)
    assert sitting.room.stuck(STUCK), "so that it is seen"
    sitting.store.broken = False
    sitting.store.entries = read  # type: ignore[method-assign]
    sitting.clock.advance(60_000)
    assert wire.refused(id) == "not_saved"
    assert sitting.room.quiet and not sitting.room.stuck(STUCK)
    wire = asked(sitting)
    assert wire.taken(wire.answer(wire.options[0].word))


@pytest.mark.parametrize("what", ["entries", "finished", "snapshot"])
def test_a_table_that_cannot_be_read_now_is_read_when_it_can(what: str) -> None:
    """The disk fails for one reading after a restart: the table is not given up for that."""
    sitting = begun()
    again = sitting.restarted()
    del again.hall.rooms[sitting.room.id]
    read = getattr(again.store, what)

    def unreadable(room: str, since: int = 0) -> None:
        setattr(again.store, what, read)
        raise StoreError("disk I/O error")

    setattr(again.store, what, unreadable)
    with pytest.raises(Refusal) as refused:
        again.hall.room(sitting.room.id)
    assert refused.value.code == "not_read"
    assert closing_code(refused.value) == 1012, "come back, and not: it is gone"
    assert again.hall.room(sitting.room.id).state.answers == sitting.state.answers
    assert not again.services.faults


def test_a_room_is_read_back_once_all_of_it_can_be_read() -> None:
    """A commit fails, and then what a room needs besides its entries cannot be read, either."""
    sitting = begun()
    wire = asked(sitting)
    read, failing = sitting.store.finished, [True, False, True]

    def unreadable(room: str) -> bytes | None:
        if failing and failing.pop(0):
            raise StoreError("disk I/O error")
        return read(room)

    sitting.store.broken = True
    sitting.store.finished = unreadable  # type: ignore[method-assign]
    id = wire.answer(wire.options[0].word)
    sitting.store.broken = False
    sitting.clock.advance(60_000)
    assert wire.refused(id) == "not_saved"
    assert sitting.room.quiet and not sitting.state.frozen
    wire = asked(sitting)
    assert wire.taken(wire.answer(wire.options[0].word))


def test_a_socket_that_fails_does_not_stop_its_room() -> None:
    sitting = begun()
    wire = asked(sitting)

    def broken(reply: object) -> None:
        raise ValueError("a bug")

    sitting.store.held = []
    wire.say(_hello())
    sitting.room.hear(wire.link, _hello("2"), broken)
    sitting.store.release()
    sitting.clock.advance(100)
    assert wire.taken("hello 1")
    assert sitting.room.quiet and sitting.services.faults == 1


def _hello(id: str = "1") -> messages.Say:
    return messages.Say(f"hello {id}", "hello")


class Stored:
    """A store on disk, whose writes are waited for."""

    def __init__(self, path: Path) -> None:
        self.store = SqliteStore(path, lambda *calls: [call() for call in calls])

    def write(self, number: int) -> bool:
        kept: list[bool] = []
        self.store.add(Write("room", [(number, 5, b"{}")], Listing(5, "gathering", b"{}"), kept.append))
        ends = time.monotonic() + PATIENCE
        while not kept and time.monotonic() < ends:
            time.sleep(0.001)
        return kept[0]


def test_a_connection_that_broke_is_replaced(tmp_path: Path) -> None:
    """What made it fail is over, but the connection would fail for ever."""
    stored = Stored(tmp_path / "tables.db")
    assert stored.write(0)
    stored.store._reader.close()
    with pytest.raises(StoreError):
        stored.store.entries("room")
    assert len(stored.store.entries("room")) == 1
    stored.store.close()


# The file.


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    """It holds the secret of the cookies and the seeds of running games."""
    path = tmp_path / "tables.db"
    path.touch(0o644)
    before = os.umask(0)
    try:
        stored = Stored(path)
        assert stored.write(0)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
        stored.store.close()
    assert set(modes) >= {"tables.db", "tables.db-wal"}
    assert set(modes.values()) == {0o600}


def test_a_new_database_is_private_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only once its mode is changed: somebody may have opened it before."""
    changed: list[str] = []
    monkeypatch.setattr(os, "chmod", lambda name, mode: changed.append(name))
    before = os.umask(0)
    try:
        DatabaseFile(str(tmp_path / "tables.db")).release()
    finally:
        os.umask(before)
    assert changed == []
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


@pytest.mark.parametrize("how", ["deleted", "replaced", "wal"])
def test_nothing_is_acknowledged_once_the_file_is_gone(tmp_path: Path, how: str) -> None:
    """SQLite itself would go on writing to the file that nobody can open any more."""
    path = tmp_path / "tables.db"
    stored = Stored(path)
    assert stored.write(0) and not stored.store.missing
    gone = path.with_name("tables.db-wal") if how == "wal" else path
    kept = gone.rename(tmp_path / "kept")
    if how == "replaced":
        path.write_bytes(b"")
    assert not stored.write(1)
    assert str(gone) in stored.store.trouble and stored.store.trouble == stored.store.missing
    kept.rename(gone)
    assert stored.write(1) and not stored.store.trouble
    stored.store.close()


def test_one_server_has_a_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = SqliteStore(path, lambda *calls: [call() for call in calls])
    with pytest.raises(InUse, match="in use by another server"):
        SqliteStore(path, lambda *calls: [call() for call in calls])
    first.close()
    SqliteStore(path, lambda *calls: [call() for call in calls]).close()


def test_a_file_that_cannot_be_used_is_not_locked_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = SqliteStore(path, lambda *calls: [call() for call in calls])
    for name in ("version", "oldest"):
        first.remember(name, "99")
    first.close()
    with pytest.raises(ValueError, match="99"):
        SqliteStore(path, lambda *calls: [call() for call in calls])
    DatabaseFile(str(path)).release()


# What is watched.


class _Disk:
    """What the watch reads of a store."""

    leased = True
    trouble = missing = ""
    failures = 0


def test_every_failure_is_a_reason_and_a_line_and_is_over_when_it_is_over() -> None:
    sitting = Sitting(begin=False)
    health, disk = Health(), _Disk()
    told: list[tuple[str, str]] = []
    lines: list[dict[str, object]] = []
    health.told = lambda what, why: told.append((what, why))
    watch = Watch(health, disk, sitting.hall, lambda event, **facts: lines.append(facts))  # type: ignore[arg-type]
    watch.look()
    assert health.ready and not told and not lines
    disk.trouble, disk.failures, disk.missing = "database or disk is full", 558, "the file was deleted"
    for _ in range(9):
        assert "lag" not in health.reasons
        watch.look(LATE * 2)
    assert set(health.reasons) == {"commits", "database", "lag"}
    assert "disk is full" in health.reasons["commits"]
    assert lines == [{"count": 558, "why": "database or disk is full"}]
    disk.trouble = disk.missing = ""
    for _ in range(30):
        watch.look()
    assert health.ready
    assert sorted(what for what, why in told if not why) == sorted(what for what, why in told if why)
    assert len(lines) == 1, "a failure is told once"
    watch.look(LONG + 1)
    assert health.ready, "one long call is no reason to send players elsewhere"
    assert lines[1:] == [{"seconds": LONG + 1}]


def test_the_watch_notices_how_late_the_loop_is() -> None:
    sitting = Sitting(begin=False)
    watch = Watch(Health(), _Disk(), sitting.hall, lambda event, **facts: None)  # type: ignore[arg-type]

    async def evening() -> None:
        watching = asyncio.create_task(watch.run())
        async with asyncio.timeout(PATIENCE):
            while watch.worst_lag < TICK:
                time.sleep(2.5 * TICK)  # everybody waits
                await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(evening())
    samples = {one.name: one.value for metric in watch.lag.collect() for one in metric.samples}
    assert samples["kickdoor_loop_lag_seconds_sum"] >= TICK


def test_while_it_starts_the_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def for_ever(house: House) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(House, "_warm", for_ever)
    with TestClient(application(Config(tmp_path / "tables.db", workers=0))) as client:
        found = client.get("/readyz")
        assert (found.status_code, list(found.json()["reasons"])) == (503, ["starting"])
        assert 'kickdoor_unready{what="starting"} 1.0' in client.get("/metrics").text
        assert client.get("/healthz").status_code == 200


def test_what_waits_is_counted(tmp_path: Path) -> None:
    stored = Stored(tmp_path / "tables.db")
    assert stored.write(0)
    with locked(tmp_path / "tables.db"):
        kept: list[bool] = []
        stored.store.add(Write("room", [(1, 5, b"{}")], None, kept.append))
        ends = time.monotonic() + PATIENCE
        while stored.store.queued and time.monotonic() < ends:
            time.sleep(0.001)  # until its commit waits for the lock
        for number in (2, 3):
            stored.store.add(Write("room", [(number, 5, b"{}")], None, kept.append))
        assert stored.store.queued == 2
    stored.store.close()
    assert kept == [True] * 3
    sitting = begun()
    sitting.store.held = []
    for number in range(3):
        asked(sitting).say(_hello(str(number)))
    assert sitting.room.queued == 2, "the first is on its way to the disk"


def test_a_table_that_waits_for_the_disk_makes_the_server_not_ready() -> None:
    sitting = begun()
    health = Health()
    watch = Watch(health, _Disk(), sitting.hall, lambda event, **facts: None)  # type: ignore[arg-type]
    sitting.store.held = []
    asked(sitting).answer(asked(sitting).options[0].word)
    sitting.clock.advance(STUCK + 1)
    watch.look()
    assert set(health.reasons) == {"rooms"} and watch.stuck == 1


# A real server.


def _lines(serving: Serving) -> list[dict[str, Any]]:
    """The log, of which every line is JSON; what is printed for people is on the other stream."""
    text = serving.words.read_text()
    return [json.loads(line) for line in text.splitlines() if line.strip() and not line.startswith("  ")]


def metrics_of(serving: Serving) -> dict[str, float]:
    rows = [
        line.rsplit(" ", 1)
        for line in httpx.get(f"{serving.url}/metrics", timeout=PATIENCE).text.splitlines()
        if line[0] != "#"
    ]
    return {name: float(value) for name, value in rows}


def _wait(serving: Serving, status: int) -> dict[str, Any]:
    ends = time.monotonic() + PATIENCE
    while True:
        found = httpx.get(f"{serving.url}/readyz", timeout=PATIENCE)
        if found.status_code == status:
            return dict(found.json())
        assert time.monotonic() < ends, found.text
        time.sleep(0.05)


def _opening(serving: Serving) -> int:
    """The status with which a new table is answered."""
    body = {"bots": ["", "greedy", "greedy"]}
    return httpx.post(f"{serving.url}/api/tables", json=body, timeout=PATIENCE).status_code


def test_failed_commits_show_everywhere_and_a_deleted_file_does(tmp_path: Path) -> None:
    with running(tmp_path, environment={VARIABLE: "commit_error:1:3"}) as serving:
        body = {"bots": ["", "greedy", "greedy"]}
        refused = [_opening(serving) for _ in range(3)]
        assert refused == [503] * 3
        opened = httpx.post(f"{serving.url}/api/tables", json=body, timeout=PATIENCE)
        assert opened.status_code == 201
        _wait(serving, 200)
        metrics = metrics_of(serving)
        assert metrics["kickdoor_commit_failures_total"] == 3
        assert metrics["kickdoor_commit_seconds_count"] == metrics["kickdoor_commits_total"] > 0
        wanted = ("kickdoor_loop_lag_seconds_count", "process_open_fds", "kickdoor_writes_queued",
                  "kickdoor_commands_queued", 'kickdoor_unready{what="commits"}')  # fmt: skip
        assert set(wanted) <= set(metrics)

        (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
        assert _opening(serving) == 503
        found = _wait(serving, 503)
        assert "was deleted" in found["reasons"]["database"]
        (tmp_path / "elsewhere.db").rename(tmp_path / "tables.db")
        _wait(serving, 200)
        assert _opening(serving) == 201
        second = subprocess.run(
            [*serving.program, "--port", "0", "--database", str(serving.database)],
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert second.returncode and "in use by another server" in second.stderr
        assert "Traceback" not in second.stderr
        serving.stop()
    lines = _lines(serving)
    assert sum(line.get("count", 0) for line in lines if line["event"] == "commits failed") >= 3
    assert any(line["event"] == "not ready" and line["what"] == "database" for line in lines)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_whoever_is_connected_is_told_that_the_server_stops(tmp_path: Path, number: int) -> None:
    async def evening(serving: Serving) -> None:
        table = await party(serving.url, serving.socket_url, 1)
        await table.come()
        await table.play(3)
        player = table.players[0]
        os.kill(serving.pid, number)
        await until(lambda: all(player.closed is not None for player in table.players))
        assert player.codes[-1] == 1012
        assert {"t": "bye", "code": 1012} in player.heard

    with running(tmp_path) as serving:
        asyncio.run(evening(serving))
        serving.wait_end()
    assert _lines(serving)[-1]["event"] == "closed"


def test_while_it_drains_the_server_says_so(tmp_path: Path) -> None:
    """A commit waits for another process, and the server for the commit: no balancer sends anybody there."""

    async def evening(serving: Serving) -> None:
        async with httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE) as client:
            with locked(serving.database):
                opening = asyncio.create_task(client.post("/api/tables", json={"bots": ["", "greedy", "greedy"]}))
                while "kickdoor_tables 1.0" not in (await client.get("/metrics")).text:
                    await asyncio.sleep(0.01)
                os.kill(serving.pid, signal.SIGTERM)
                reasons: list[str] = []
                while not reasons:
                    found = await client.get("/readyz")
                    if found.status_code == 503:
                        reasons += found.json()["reasons"]
                assert "draining" in reasons
            assert (await opening).status_code == 201, "what was begun is finished"

    with running(tmp_path) as serving:
        asyncio.run(evening(serving))
        serving.wait_end()


def test_warnings_of_the_web_server_are_json_too(tmp_path: Path) -> None:
    program = (
        "import logging, warnings, threading\n"
        "from kickdoor.server.logs import configure_logging\n"
        "configure_logging(False)\n"
        "logging.getLogger('uvicorn.error').warning('a %s', 'warning')\n"
        "warnings.warn('old')\n"
        "thread = threading.Thread(target=lambda: 1 / 0); thread.start(); thread.join()\n"
        "1 / 0\n"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    events = [json.loads(line)["event"] for line in found.stderr.splitlines()]
    assert events[0] == "a warning" and len(events) == 4
