"""A table is played and read with the cards and the rules it began with, whatever a release has changed since."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kickdoor.engine import rules_version
from kickdoor.language.files.problems import BadBox
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.ahead import Ahead
from kickdoor.server.house.hall import Hall
from kickdoor.server.house.house import Config
from kickdoor.server.http.app import application
from kickdoor.server.room import commands, printings
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.finished import Past
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.refusal import OtherRules, Refusal
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store import migrations, schema
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.store.migrations import check_version
from kickdoor.server.store.schema import OtherVersion, Step, steps_of, version_of, written_for
from kickdoor.server.store.sqlite import SqliteStore
from kickdoor.server.store.store import Lasting, Write
from kickdoor.server.thinking.thinkers import InProcess
from tests.server.finished import SECRET, token
from tests.server.tables import Wire

BOX = Path(__file__).parents[1] / "golden" / "box"
OWNER = "key 0"
MINE = {"authorization": f"Bearer {token(OWNER)}"}


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A box whose files may be changed."""
    return Path(shutil.copytree(BOX, tmp_path / "box"))


def hall(store: MemoryStore, box: Path, now: int = 0) -> Hall:
    """A server that has just started."""
    return Hall(Services(VirtualClock(now), store, Munchkin, TableBots), {"box": str(box)})


def gathering(found: Hall, turns: int | None = None) -> Runner:
    settings: dict[str, bool | int | str] = {"winning_level": 3, "turn_seconds": 5}
    room = found.open(Opened("A table", ["box"], settings, "fast", True, ["", "simple", "simple"], "s", OWNER))
    room.do(commands.Sit(OWNER, "Ann", "female", 0))
    return room


def played(room: Runner, answers: int) -> Wire:
    """Begins, and plays so many answers; what the person saw."""
    room.do(commands.Begin(OWNER, "simple"))
    wire = Wire(room, 0)
    clock = room.services.clock
    assert isinstance(clock, VirtualClock)
    for _ in range(20_000):
        if len(room.state.answers) >= answers or room.state.stage == "over":
            break
        clock.advance(500)
    return wire


def seen(room: Runner) -> list[bytes]:
    """All that its game shows to anybody."""
    game = room.state.game
    assert game is not None
    shown = [game.public(), *[game.own(seat, False, False) for seat in range(3)]]
    return shown + [game.events_for(seat, 0) for seat in (None, 0, 1, 2)]


def changed(box: Path) -> None:
    """Every monster is stronger now."""
    file = box / "doors.toml"
    text = file.read_text("utf-8")
    assert "level = 1\n" in text
    file.write_text(text.replace("level = 1\n", "level = 9\n"), "utf-8")


# The cards.


def test_a_table_goes_on_with_the_cards_it_began_with(box: Path) -> None:
    store = MemoryStore()
    first = hall(store, box)
    room = gathering(first)
    played(room, 40)
    before, at = seen(room), room.services.clock.now()
    changed(box)
    for snapshots in ({}, dict(store.snapshots)):  # played again from its start, and from where it was
        store.snapshots = snapshots
        again = hall(store, box, at).room(room.id)
        assert seen(again) == before
        assert again.state.answers == room.state.answers
        game = again.state.game
        assert isinstance(game, Munchkin)
        assert [one.printing for one in game.game.table.book.boxes] == room.state.opened.printings
    assert gathering(first).state.opened.printings != room.state.opened.printings, "a new table has the new cards"


def test_a_stored_printing_is_read_when_the_server_starts_and_not_by_who_comes_first(box: Path) -> None:
    store = MemoryStore()
    room = gathering(hall(store, box))
    (hash,) = room.state.opened.printings
    changed(box)
    services = hall(store, box).services
    assert hash in services.printings.stored and not services.printings.has(hash)
    asyncio.run(Ahead(InProcess(), [str(box)]).printings(services.printings))
    assert services.printings.has(hash)


def test_a_table_that_gathers_begins_with_the_cards_it_was_opened_with(box: Path) -> None:
    """Before, it was frozen for good."""
    store = MemoryStore()
    first = gathering(hall(store, box))
    changed(box)
    second = hall(store, box).room(first.id)
    for room in (first, second):
        played(room, 5)
        assert room.state.stage == "playing"
    assert first.state.opened.printings == second.state.opened.printings


def test_a_box_is_stored_once_for_each_printing_and_a_comment_is_none(box: Path) -> None:
    store = MemoryStore()
    gathering(hall(store, box))
    (box / "doors.toml").write_text("# A comment.\n" + (box / "doors.toml").read_text("utf-8"), "utf-8")
    gathering(hall(store, box))
    assert len(store.boxes) == 1
    changed(box)
    gathering(hall(store, box))
    assert len(store.boxes) == 2


def test_a_box_that_is_gone_is_not_missed(box: Path) -> None:
    store = MemoryStore()
    room = gathering(hall(store, box))
    played(room, 20)
    shutil.rmtree(box)
    assert seen(hall(store, box, room.services.clock.now()).room(room.id)) == seen(room)


def test_a_box_of_a_language_that_is_no_longer_read_is_of_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is tried once: each try takes a fifth of a second."""
    tried: list[bytes] = []

    def unread(body: bytes) -> None:
        tried.append(body)
        raise BadBox([])

    monkeypatch.setattr(printings, "box_as_printed", unread)
    found = printings.Printings({"old": b"cards"}.get)
    for _ in range(2):
        with pytest.raises(OtherRules):
            found.box("base", "old")
    assert tried == [b"cards"]


# The rules.


def test_a_table_of_other_rules_is_adjourned_with_a_sentence(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    room = gathering(hall(store, box))
    played(room, 30)
    before, at, rows = seen(room), room.services.clock.now(), store.entries(room.id)
    with monkeypatch.context() as patch:
        patch.setattr(rules_version, "RULES_VERSION", 2)
        again = hall(store, box, at).room(room.id)
        assert (again.state.stage, again.info().other_rules, again.info().fault) == ("adjourned", True, "")
        assert again.state.answers == room.state.answers
        wire = Wire(again, 0)
        id = wire.answer("pass", 1)
        assert wire.refused(id) == "other_rules"
        for command in (
            commands.Sit("key 9", "Zoe"),
            commands.Begin(OWNER, "simple"),
            commands.SeatBot(OWNER, 1, "simple"),
        ):
            replies: list[object] = []
            again.do(command, replies.append)
            assert isinstance(replies[0], Refusal)
        again.do(commands.Leave(OWNER, "simple"))
        assert not again.state.frozen
        assert store.entries(room.id) == rows, "nothing is rewritten"
    assert seen(hall(store, box, at).room(room.id)) == before, "the rules are here again: it goes on"


def test_a_table_that_gathers_begins_by_the_rules_of_today(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    room = gathering(hall(store, box))
    monkeypatch.setattr(rules_version, "RULES_VERSION", 2)
    again = hall(store, box).room(room.id)
    played(again, 5)
    assert again.state.stage == "playing"
    assert again.state.opened.rules == 2
    assert hall(store, box, again.services.clock.now()).room(room.id).state.stage == "adjourned"
    assert not hall(store, box, again.services.clock.now()).room(room.id).state.other_rules


def test_a_finished_game_is_shown_as_it_was_and_never_played_again(
    box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MemoryStore()
    room = gathering(hall(store, box))
    played(room, 100_000)
    assert room.state.stage == "over"
    before, notices = seen(room), [(line.seat, getattr(line, "after", None)) for line in room.state.chat]
    changed(box)
    monkeypatch.setattr(rules_version, "RULES_VERSION", 2)
    again = hall(store, box, room.services.clock.now()).room(room.id)
    assert isinstance(again.state.game, Past)
    assert seen(again) == before
    assert again.state.stage == "over"
    assert again.info().winners == room.info().winners != ()
    assert [(line.seat, getattr(line, "after", None)) for line in again.state.chat] == notices


# The database.


@pytest.mark.parametrize("version", range(1, version_of("sqlite")))
def test_a_file_of_every_version_is_carried_over(tmp_path: Path, version: int) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as old:
        old.execute(written_for("sqlite", schema.FACTS))
        for step in steps_of("sqlite")[:version]:
            migrations.take(old, step)
        old.execute("insert into facts values('version', ?)", (str(version),))
        old.execute("""insert into entries values('t', 0, 5, '{"k":"sat","seat":1,"name":"Bo","owner":"me"}')""")
        columns = "id, touched, stage, info"
        old.execute(f"insert into rooms({columns}) values('t', 5, 'gathering', '')")
    check_version(str(path))
    store = SqliteStore(path, lambda *calls: [call() for call in calls])
    assert len(store.entries("t")) == 1
    assert [id for id, _ in store.rooms()] == ["t"]
    if version == 1:
        assert store.rooms()[0][1].people[:2] == ("", "me")
    kept: list[bool] = []
    store.add(Write("t", [], None, kept.append, Lasting([("hash", b"box")], b"over", [("me", b"{}")])))
    store.close()
    assert kept == [True]
    again = SqliteStore(path, lambda *calls: [call() for call in calls])
    assert (again.printing("hash"), again.finished("t"), again.counted("t")) == (b"box", b"over", True)
    assert again.fact("version") == str(version_of("sqlite"))
    again.close()


@pytest.mark.parametrize("version", [str(version_of("sqlite") + 1), "0", "x"])
def test_a_file_of_an_unknown_version_gets_a_sentence_and_is_not_changed(tmp_path: Path, version: str) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(path, lambda *calls: [call() for call in calls]).close()
    with sqlite3.connect(path) as newer:
        newer.execute("update facts set value=? where name in ('version', 'oldest')", (version,))
    with pytest.raises(OtherVersion, match="release"):
        check_version(str(path))
    with pytest.raises(OtherVersion, match="nothing in it was changed"):
        SqliteStore(path, lambda *calls: [call() for call in calls])
    with sqlite3.connect(path) as newer:
        assert newer.execute("select value from facts where name='version'").fetchone() == (version,)


# All at once.


def _answers(client: TestClient, table: str, over: bool) -> list[Any]:
    """All that the server tells of a table."""
    paths = [f"/api/tables/{table}"]
    if over:
        paths += [f"/api/tables/{table}/{page}" for page in ("log", "log?seat=0", "log?seat=1", "record")]
    found = [client.get(path, headers=MINE) for path in paths]
    assert [one.status_code for one in found] == [200] * len(found)
    return [*[one.json() for one in found], client.get("/api/me", headers=MINE).json()["statistics"]]


def test_a_release_with_another_card_another_rule_and_another_schema_changes_nothing_that_was_seen(
    box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = MemoryStore()
    server = hall(memory, box)
    over, running = gathering(server), gathering(server)
    played(over, 100_000)
    played(running, 30)
    path = tmp_path / "tables.db"
    store = SqliteStore(path, lambda *calls: [call() for call in calls])
    for room in (over, running):
        rows, finished = memory.entries(room.id), memory.finished(room.id) or b""
        results = list(memory.kept.get(room.id, {}).items())
        boxes = list(memory.boxes.items())
        store.add(Write(room.id, rows, room.listing(), lambda kept: None, Lasting(boxes, finished, results)))
    store.remember("secret", SECRET)
    store.remember("alive", str(over.services.clock.now()))
    store.close()
    config = Config(path, {"box": str(box)}, workers=0)
    with TestClient(application(config)) as client:
        before = _answers(client, over.id, True)
        step = client.get(f"/api/tables/{over.id}/story?start=3&count=2&seat=0").json()
        table = client.get(f"/api/tables/{running.id}").json()
    changed(box)
    monkeypatch.setattr(rules_version, "RULES_VERSION", 2)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, Step("More.", ("create table more(n {int})",))))
    with TestClient(application(config)) as client:
        assert _answers(client, over.id, True) == before
        again = client.get(f"/api/tables/{over.id}/story?start=3&count=2&seat=0").json()
        assert again["positions"] is False
        assert [one["events"] for one in again["states"]] == [one["events"] for one in step["states"]]
        refused = client.post(
            f"/api/tables/{over.id}/fork", json={"step": 3, "seat": 0, "name": "Ann"}, headers=MINE
        )
        assert refused.json()["code"] == "other_rules"
        now = client.get(f"/api/tables/{running.id}").json()
        assert (now["stage"], now.pop("other_rules"), now["fault"]) == ("adjourned", True, "")
        assert [seat["name"] for seat in now["seats"]] == [seat["name"] for seat in table["seats"]]
    with sqlite3.connect(path) as kept:
        found = kept.execute("select count(*) from entries where room=?", (running.id,)).fetchone()
    assert found[0] <= len(memory.entries(running.id)) + 1, "at most a note that it was adjourned"
