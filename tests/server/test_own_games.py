"""One's own games: found by whoever has a seat, on any device with their link, also after an upgrade."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kickdoor.server.house.house import Config
from kickdoor.server.http.app import application
from kickdoor.server.protocol.limits import COOKIE
from tests.server.finished import finished, token

MINE = {"authorization": f"Bearer {token()}"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(Config(tmp_path / "tables.db"))) as found:
        yield found


def begun(client: TestClient, name: str) -> str:
    """A table that is not listed, where this person plays with two bots."""
    bots = ["greedy", "", "greedy"]
    table = client.post("/api/tables", json={"bots": bots, "clock": "none", "public": False}).json()["table"]
    client.post(f"/api/tables/{table}/seats", json={"name": name})
    assert client.post(f"/api/tables/{table}/begin", json={}).status_code == 204
    return str(table)


def own(client: TestClient) -> list[Any]:
    found = client.get("/api/games").json()
    assert isinstance(found, list)
    return found


def test_a_game_with_bots_is_found_by_its_player_and_by_nobody_else(client: TestClient) -> None:
    assert own(client) == []
    table = begun(client, "Ann")
    (game,) = own(client)
    assert (game["table"]["id"], game["seat"]) == (table, 1)
    assert game["table"]["turn"] in (0, 1, 2)
    assert client.get("/api/tables").json() == []
    client.cookies.clear()
    assert own(client) == []


def test_a_seat_that_was_given_up_before_the_game_is_no_game_of_ones_own(client: TestClient) -> None:
    table = client.post("/api/tables", json={"bots": ["", "", ""], "clock": "none"}).json()["table"]
    client.post(f"/api/tables/{table}/seats", json={"name": "Ann"})
    assert len(own(client)) == 1
    client.delete(f"/api/tables/{table}/seats/mine")
    assert own(client) == []


def test_the_token_makes_another_browser_the_same_person(client: TestClient) -> None:
    table = begun(client, "Ann")
    token = client.get("/api/me").json()["token"]
    client.cookies.clear()
    assert client.put("/api/me", json={"token": token}).status_code == 204
    assert [game["table"]["id"] for game in own(client)] == [table]
    refused = client.put("/api/me", json={"token": "x" + token[1:]})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_signed")
    assert [game["table"]["id"] for game in own(client)] == [table], "a refusal changes nothing"


def test_a_finished_game_says_who_has_won(tmp_path: Path) -> None:
    table = finished(tmp_path / "tables.db")
    with TestClient(application(Config(tmp_path / "tables.db"))) as client:
        (game,) = client.get("/api/games", headers=MINE).json()
        assert game["table"]["id"] == table
        assert game["table"]["stage"] == "over"
        assert game["table"]["winners"] == client.get(f"/api/tables/{table}").json()["winners"] != []
        assert "turn" not in game["table"]


def test_a_database_of_the_version_before_lists_the_games_of_its_people(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with TestClient(application(Config(file))) as client:
        table = begun(client, "Ann")
        token = client.get("/api/me").json()["token"]
    with sqlite3.connect(file) as old:
        old.execute("alter table rooms drop column people")
        old.execute("update facts set value = '1' where name = 'version'")
    with TestClient(application(Config(file))) as client:
        client.put("/api/me", json={"token": token})
        assert [(game["table"]["id"], game["seat"]) for game in own(client)] == [(table, 1)]


def test_who_comes_with_the_cookie_of_another_server_is_somebody_new(client: TestClient) -> None:
    client.cookies.set(COOKIE, token("a stranger")[:-1] + "x")
    assert own(client) == []
    client.cookies.clear()
    client.cookies.set(COOKIE, "of another server")
    assert client.post("/api/tables", json={"bots": ["", "greedy", "greedy"]}).status_code == 201
