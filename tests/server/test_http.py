"""The HTTP part: tables from opening to rematch, stories of finished games, limits, health; and schemathesis."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import IDLE, Hall
from kickdoor.server.house.house import Config, House
from kickdoor.server.http import answers
from kickdoor.server.http.app import application
from kickdoor.server.protocol.messages import REFUSALS
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.thinking.desk import Desk
from kickdoor.server.thinking.tasks import Request, Start, Story, Update
from kickdoor.signatures import is_signed
from kickdoor.verification import verify
from kickdoor.views.room import Problem
from kickdoor.words import Words
from kickdoor.workshop.start import start as start_box
from tests.server.finished import OWNER, finished, token
from tests.server.serving import PATIENCE, running

MINE = {"authorization": f"Bearer {token()}"}


@pytest.fixture
def over(tmp_path: Path) -> Iterator[tuple[TestClient, str]]:
    """A server with a finished game, and its table."""
    table = finished(tmp_path / "tables.db")
    with TestClient(application(Config(tmp_path / "tables.db"))) as client:
        yield client, table


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(Config(tmp_path / "tables.db"))) as found:
        yield found


def refused(answer: Any, status: int, code: str) -> str:
    """A refusal in English, which has this status and code."""
    assert answer.status_code == status, answer.text
    assert answer.json()["code"] == code, answer.text
    assert code in REFUSALS
    return Words(strict=True).server(msgspec.json.decode(answer.content, type=Problem))


def test_a_table_is_opened_seated_begun_left_and_found_again(client: TestClient) -> None:
    opened = client.post(
        "/api/tables", json={"bots": ["", "", ""], "clock": "none", "title": "  Ann's\u202e table "}
    )
    assert opened.status_code == 201
    path = f"/api/tables/{opened.json()['table']}"
    assert client.get(path).json()["title"] == "Ann's table"
    refused(client.post(f"{path}/begin", json={}), 403, "not_seated")
    ann = client.post(f"{path}/seats", json={"name": "Ann"}).json()
    assert ann["seat"] == 0
    assert client.post(f"{path}/seats", json={"name": "Ann"}).json()["seat"] == 0, "one's own seat is found again"
    client.cookies.clear()
    refused(client.post(f"{path}/seats", json={"name": "ann"}), 409, "same_name")
    refused(client.post(f"{path}/seats", json={"name": "\u200b"}), 409, "no_name")
    refused(client.post(f"{path}/seats", json={"name": "Bo", "seat": 0}), 409, "taken")
    refused(client.post(f"{path}/seats", json={"name": "Bo", "seat": 4}), 404, "no_seat")
    bo = client.post(f"{path}/seats", json={"name": "Bo", "seat": 2, "sex": "male"}).json()
    as_ann, as_bo = ({"authorization": f"Bearer {who['token']}"} for who in (ann, bo))
    client.cookies.clear()
    refused(client.put(f"{path}/seats/1/bot", json={"bot": "greedy"}, headers=as_bo), 403, "not_host")
    refused(client.put(f"{path}/seats/1/bot", json={"bot": "clever"}, headers=as_ann), 409, "no_bot")
    refused(client.put(f"{path}/seats/2/bot", json={"bot": "greedy"}, headers=as_ann), 409, "taken")
    assert client.put(f"{path}/seats/1/bot", json={"bot": "simple"}, headers=as_ann).status_code == 204
    assert client.get(path).json()["seats"][1]["bot"] == "simple"
    assert client.delete(f"{path}/seats/mine", headers=as_bo).status_code == 204
    assert not client.get(path).json()["seats"][2]["taken"]
    assert client.post(f"{path}/seats", json={"name": "Bo", "seat": 2}, headers=as_bo).status_code == 200
    refused(client.post(f"{path}/begin", json={"bot": "searcher@190ms"}, headers=as_ann), 409, "no_bot")
    assert client.post(f"{path}/begin", json={"bot": "random"}, headers=as_ann).status_code == 204
    refused(client.post(f"{path}/begin", json={}, headers=as_ann), 409, "begun")
    info = client.get(path).json()
    assert info["stage"] in ("playing", "adjourned")
    assert [seat["name"] for seat in info["seats"]][::2] == ["Ann", "Bo"]
    for unfinished in ("record", "story"):
        refused(client.get(f"{path}/{unfinished}"), 409, "not_over")
    refused(client.post(f"{path}/rematch", headers=as_ann), 409, "not_over")
    assert client.delete(f"{path}/seats/mine", headers=as_bo).status_code == 204
    assert client.get(path).json()["seats"][2] | {"here": False} == {
        "name": "Bo", "sex": None, "bot": "greedy", "taken": True, "here": False,
    }  # fmt: skip
    client.cookies.clear()
    refused(client.delete(f"{path}/seats/mine"), 403, "not_seated")


@pytest.mark.parametrize(
    ("new", "code", "word"),
    [
        ({"boxes": ["nobox"]}, "no_box", "There is no box nobox. There are base, "),
        ({"boxes": ["base", "base"]}, "which_boxes", "none twice"),
        ({"bots": ["", "", "clever"]}, "no_bot", "clever"),
        ({"clock": "sundial"}, "no_clock", "sundial"),
        ({"settings": {"winning_levels": 3}}, "bad_setting", "There is no table setting winning_levels."),
        (
            {"settings": {"winning_level": "ten"}},
            "bad_setting",
            "winning_level must be a number from 2 to 100000, not ten.",
        ),
        ({"settings": {"loot_from": "shop"}}, "bad_setting", "loot_from must be door or treasure, not shop."),
        ({"settings": {"\u202e": 1}}, "bad_setting", "There is no table setting '\\u202e'."),
        ({"settings": {"live": True}}, "fixed_setting", "The server sets live itself."),
    ],
)
def test_settings_and_house_rules_are_chosen_by_name_and_refused_with_a_clear_word(
    client: TestClient, new: dict[str, Any], code: str, word: str
) -> None:
    status = 404 if code == "no_box" else 409
    assert word in refused(client.post("/api/tables", json=new), status, code)


def test_the_menu_lists_everything_a_table_can_be_opened_with(client: TestClient) -> None:
    menu = client.get("/api/menu").json()
    new = {
        "boxes": [menu["boxes"][-1]["id"]],
        "settings": {row["name"]: row["values"]["south-park"] for row in menu["settings"]},
        "clock": menu["clocks"][0]["name"],
        "bots": ["", menu["bots"][0]["name"], ""],
    }
    assert client.post("/api/tables", json=new).status_code == 201
    for box in menu["boxes"]:
        assert len(client.get(f"/api/boxes/{box['id']}/cards").json()) > 20
    refused(client.get("/api/boxes/nobox/cards"), 404, "no_box")
    german = client.get("/api/boxes/base/texts?language=de").json()["texts"]
    assert german["lose 2 levels"] == "verliere 2 Stufen" and german["Warrior"] == "Krieger"
    assert client.get("/api/boxes/base/texts?language=tlh").json() == {"texts": {}}
    refused(client.get("/api/boxes/nobox/texts?language=de"), 404, "no_box")


def test_the_lobby_lists_public_tables_only_the_last_touched_first(client: TestClient) -> None:
    ids = [client.post("/api/tables", json={"public": n != 1, "title": str(n)}).json()["table"] for n in range(4)]
    assert {row["id"] for row in client.get("/api/tables").json()} == {ids[0], ids[2], ids[3]}
    assert len(client.get("/api/tables?limit=2").json()) == 2
    assert client.get("/api/tables?limit=0").status_code == 422


def test_one_address_opens_no_more_tables_than_people_do(tmp_path: Path) -> None:
    """Fault 22, for tables: the bucket is empty, and fills again."""
    with TestClient(application(Config(tmp_path / "tables.db", opening=(0.001, 3)))) as client:
        codes = [client.post("/api/tables", json={}).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        refused(client.post("/api/tables", json={}), 429, "too_fast")


def test_a_finished_game_is_verified_told_step_by_step_and_played_on(over: tuple[TestClient, str]) -> None:
    client, table = over
    path = f"/api/tables/{table}"
    record = client.get(f"{path}/record").json()
    verify(record)
    assert is_signed(record, client.get("/api/key").json()["key"])
    assert record["seed_hash"] == client.get(path).json()["seed_hash"]

    whole = client.get(f"{path}/story?count=100").json()
    steps = whole["steps"]
    assert steps == len(record["answers"])
    assert [row["step"] for row in whole["states"]] == list(range(min(100, steps + 1)))
    assert len(whole["states"][0]["owns"]) == 4, "all-seeing"
    events: list[int] = []
    for start in range(0, steps + 1, 50):
        part = client.get(f"{path}/story?start={start}&count=50&seat=1").json()
        for row in part["states"]:
            assert [own["seat"] for own in row["owns"]] == [1]
            events += [event["number"] for event in row["events"]]
    assert events == sorted(set(events))
    last = client.get(f"{path}/story?start={steps}").json()["states"]
    assert [row["by"] for row in last] == [None]
    assert last[0]["public"]["over"]
    refused(client.get(f"{path}/story?seat=5"), 404, "no_seat")

    forked = client.post(f"{path}/fork", json={"step": steps // 2, "seat": 1, "name": "Me"})
    assert forked.status_code == 201, forked.text
    other = client.get(f"/api/tables/{forked.json()['table']}").json()
    assert other["seats"][1]["taken"]
    assert not other["seats"][0]["taken"]
    names = [seat["name"] for seat in client.get(path).json()["seats"]]
    assert [seat["name"] for seat in other["seats"]] == [names[0], "Me", *names[2:]]
    again = client.post(f"{path}/fork", json={"step": steps // 2, "seat": 1, "name": names[0]}).json()["table"]
    assert [seat["name"] for seat in client.get(f"/api/tables/{again}").json()["seats"]] == names, "not two of one"
    refused(client.post(f"{path}/fork", json={"step": steps}), 409, "over")


def test_two_games_from_one_seed_are_told_each_as_it_was() -> None:
    """A fork has the seed of its game: where a story was left must not be taken for a moment of the other."""
    opened = Opened("", ["base"], {}, "none", True, [""] * 3, "one seed")
    start = Start(opened, [("Ann", ""), ("Bo", ""), ("Cy", "")])
    ways: list[list[tuple[int, int]]] = []
    for way in (0, -1):
        played = Munchkin(start.opened, start.players).game
        for _ in range(6):
            seat = played.waiting[0]
            ask = played.ask(seat)
            assert ask is not None
            played.choose(seat, way % len(ask.options))
        ways.append(played.answers)
    assert ways[0] != ways[1]

    def told(desk: Desk, step: int, update: Update) -> bytes:
        result = desk.do(Request(Story(step, 3, None), update))
        assert not result.fault
        return result.body

    one = Desk()
    stories = [
        [told(one, 0, Update(f"table {n}", start, way)), told(one, 3, Update(f"table {n}", None, []))]
        for n, way in enumerate(ways)
    ]
    alone = [told(Desk(), 3, Update("table", start, way)) for way in ways]  # of two houses, as it were
    for n in range(2):
        kept, fresh = json.loads(stories[n][1])["states"], json.loads(alone[n])["states"]
        assert [row["public"] for row in kept] == [row["public"] for row in fresh]


def test_a_rematch_is_one_table_for_all_who_ask(over: tuple[TestClient, str]) -> None:
    client, table = over
    path = f"/api/tables/{table}"
    refused(client.post(f"{path}/rematch"), 403, "not_seated")
    again = [client.post(f"{path}/rematch", headers=MINE) for _ in range(2)]
    assert [answer.status_code for answer in again] == [201, 201]
    (other,) = {answer.json()["table"] for answer in again}
    info = client.get(f"/api/tables/{other}").json()
    assert info["seats"][0]["name"] == "Ann"
    assert info["stage"] == "gathering"
    before = client.get(path).json()
    assert [seat["bot"] for seat in info["seats"][1:]] == [seat["bot"] for seat in before["seats"][1:]] != []
    assert before["rematch"] == other
    assert OWNER not in client.get(f"/api/tables/{other}").text


def test_tables_nobody_touches_are_put_away_and_then_deleted() -> None:
    """Old tables are deleted after a set time of the server's own; those in use, or touched since, are not."""
    clock, log = VirtualClock(), MemoryStore()
    hall = Hall(Services(clock, log, Munchkin, TableBots), keep=10 * IDLE)
    opened = [Opened(name, ["base"], {}, "none", True, ["", "", ""], "", name) for name in ("old", "busy")]
    old, busy = map(hall.open, opened)
    busy.attach(Connection(lambda frame: None, lambda code: None))
    clock.advance(2 * IDLE)
    assert hall.tidy() == 0
    assert set(hall.rooms) == {busy.id}, "put away, and read again when somebody comes"
    assert hall.room(old.id).info().title == "old"
    clock.advance(11 * IDLE)
    hall.tidy()
    assert hall.tidy() + (old.id not in hall.listed) >= 1
    with pytest.raises(Refusal):
        hall.room(old.id)
    assert not log.entries(old.id)
    assert hall.room(busy.id) is busy


def test_health_readiness_and_figures_are_told(client: TestClient) -> None:
    assert client.get("/healthz").json() == {"status": "alive"}
    ends = time.monotonic() + PATIENCE
    while client.get("/readyz").status_code == 503 and time.monotonic() < ends:
        time.sleep(0.02)  # it is starting
    assert client.get("/readyz").json() == {"status": "ready"}
    client.post("/api/tables", json={})
    refused(client.get("/api/tables/nosuchtable"), 404, "no_table")
    figures = client.get("/metrics").text
    assert "kickdoor_tables 1.0" in figures
    assert "kickdoor_commit_failures_total 0.0" in figures
    for name in ("commit_seconds_sum", "loop_lag_seconds_sum", "loop_lag_worst_seconds", "bot_seconds_total",
                 "replay_seconds_total", "page_seconds_total", "jobs_queued", "writes_queued"):  # fmt: skip
        assert f"\nkickdoor_{name} " in figures


def test_an_address_that_has_used_up_its_time_gets_no_more_pictures_and_pages(
    over: tuple[TestClient, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """QR codes and records of long games had no limit: one address could keep the server busy."""
    client, table = over
    pages = [f"/api/tables/{table}/{page}" for page in ("story?count=1", "log", "record")]
    costly = ["/api/qr.svg?link=http://here/t/abc", *pages]
    assert [client.get(path).status_code for path in costly] == [200] * 4
    house: House = client.app.state.house  # type: ignore[attr-defined]
    asked: list[str] = []

    def used_up(address: str) -> bool:
        asked.append(address)
        return False

    monkeypatch.setattr(house.thinkers, "allows", used_up)
    for path in costly:
        refused(client.get(path), 429, "too_fast")
    fork = client.post(f"/api/tables/{table}/fork", json={"step": 3, "seat": 0, "name": "Me"}, headers=MINE)
    refused(fork, 429, "too_fast")
    assert asked == ["testclient"] * 5, "it is counted by address"


def test_a_thread_compresses_long_pages(over: tuple[TestClient, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred steps of a game took the event loop 26 milliseconds, in which everybody waited."""
    client, table = over
    path = f"/api/tables/{table}/story?count=100"
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and len(plain.content) > answers.LONG
    threads: list[str] = []

    def noted(body: bytes, level: int) -> bytes:
        threads.append(threading.current_thread().name)
        return gzip.compress(body, level)

    monkeypatch.setattr(answers, "gzip", SimpleNamespace(compress=noted))
    packed = client.get(path)
    assert packed.headers["content-encoding"] == "gzip" and packed.json() == plain.json()
    assert [name.partition("_")[0] for name in threads] == ["asyncio"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 422), (b"", 422), (b"[" * 50_000, 400), (b"[]", 422), (b'{"title":NaN}', 422), (b"\xff\xfe", 422),
        (b'{"title":"' + b"x" * 70_000 + b'"}', 413), (b'{"\\ud800":1}', 422), (b'{"settings":{"a":1e400}}', 422),
        (b'{"bots":' + b"9" * 5000 + b"}", 400),
    ],
)  # fmt: skip
def test_a_bad_body_gets_a_typed_refusal(client: TestClient, body: bytes, status: int) -> None:
    """Fault 21, over HTTP: no body makes the server fail."""
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    refused(answer, status, "too_long" if status == 413 else "not_understood")


def test_what_is_not_there_is_said_in_the_same_form(client: TestClient) -> None:
    refused(client.get("/api/nosuch"), 404, "not_understood")
    refused(client.patch("/api/tables"), 405, "not_understood")
    assert client.patch("/api/tables").headers["allow"] == "GET, POST"
    assert "<html" in client.get("/table/abc").text, "every other address is the page's"


def test_a_page_of_another_origin_changes_nothing(client: TestClient) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    refused(client.post("/api/tables", json={}, headers=foreign), 403, "foreign_page")
    assert client.get("/api/tables", headers=foreign).status_code == 200
    assert client.post("/api/tables", json={}, headers={"origin": "http://testserver"}).status_code == 201


def schemathesis(url: str, folder: Path, table: str, examples: int, *phases: str) -> str:
    """All checks of schemathesis on a server's OpenAPI, knowing a table and whose it is; what it found."""
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table" = "{table}"\n', "utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [f"{url}/api/openapi.json", "--checks", "all", "--max-examples", str(examples), "--seed", "4"]
    command += ["--phases", ",".join(phases), "--no-color", "-H", f"Authorization: Bearer {token()}"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600, cwd=folder, check=False)
    return "" if ran.returncode == 0 else ran.stdout[-6000:] + ran.stderr[-2000:]


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """A short run, at a table whose game is over; `make faults` gives it more examples, and whole sequences."""
    table = finished(tmp_path / "tables.db")
    with running(tmp_path, "--openings", "1000000") as serving:
        found = schemathesis(serving.url, tmp_path, table, 3, "coverage", "fuzzing")
        assert not found, found
        assert "Traceback" not in serving.words.read_text()


def test_a_box_with_a_mistake_is_listed_with_its_problems_and_the_others_are_played(tmp_path: Path) -> None:
    attic = tmp_path / "attic"
    start_box(attic)
    with TestClient(application(Config(tmp_path / "tables.db", {"attic": str(attic)}))) as client:
        assert "problems" not in client.get("/api/menu").json()["boxes"][-1]
        doors = attic / "doors.toml"
        doors.write_text(doors.read_text("utf-8").replace("level = ", "levle = ", 1), "utf-8")
        *others, broken = client.get("/api/menu").json()["boxes"]
        assert len(others) == 5
        assert broken["id"] == "attic"
        assert "levle" in broken["problems"][0]
        wanted = {"bots": ["", "greedy", "greedy"]}
        assert client.post("/api/tables", json={**wanted, "boxes": ["base"]}).status_code == 201
        assert "levle" in refused(
            client.post("/api/tables", json={**wanted, "boxes": ["attic"]}), 409, "not_valid"
        )
        assert "levle" in refused(client.get("/api/boxes/attic/cards"), 409, "not_valid")
