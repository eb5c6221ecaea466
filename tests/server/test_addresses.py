"""What counts for an address: requests, changes, tables, the time of bots, chat; and whose address it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from uvicorn.config import Config as WebConfig
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kickdoor.server import command
from kickdoor.server.command import Options, serve, web_server
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house import hall as halls
from kickdoor.server.house import house as houses
from kickdoor.server.house.hall import EMPTY, Hall
from kickdoor.server.house.house import Config, House
from kickdoor.server.house.openers import Openers
from kickdoor.server.http.app import application
from kickdoor.server.http.throttle import Throttle
from kickdoor.server.net.addresses import Proxies
from kickdoor.server.net.bucket import AddressBuckets
from kickdoor.server.net.doors import Doors
from kickdoor.server.net.edge import edge
from kickdoor.server.net.front import front
from kickdoor.server.protocol.limits import CHAT_MOST
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.store.sqlite import SqliteStore
from tests.server.finished import finished, token
from tests.server.serving import PATIENCE

MINE = {"authorization": f"Bearer {token()}"}
ME = "testclient"  # the address of a client without a network


@pytest.fixture
def over(tmp_path: Path) -> Iterator[tuple[TestClient, str]]:
    """A server with a finished game, and the path of its table."""
    table = finished(tmp_path / "tables.db")
    with TestClient(application(Config(tmp_path / "tables.db", workers=0))) as client:
        yield client, f"/api/tables/{table}"


def house_of(client: TestClient) -> House:
    house = client.app.state.house  # type: ignore[attr-defined]
    assert isinstance(house, House)
    return house


# Requests.


def test_an_address_that_asks_too_often_is_refused_whatever_it_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests had no limit: 250 connections that asked for one page made everybody else wait for seconds."""
    monkeypatch.setattr(houses, "ASKED", (0.0, 3.0))
    with TestClient(application(Config(tmp_path / "tables.db", workers=0))) as client:
        found = [client.get(path) for path in ("/api/tables", "/", "/healthz", "/", "/api/docs")]
        assert [answer.status_code for answer in found] == [200, 200, 200, 429, 429]
        assert found[-1].json() == {"code": "too_fast"}
        headers = found[-1].headers
        assert (headers["retry-after"], headers["connection"]) == ("1", "close")
        assert headers["x-content-type-options"] == "nosniff"
        assert house_of(client).requests.take("192.0.2.7", 0.0), "the others are answered"


def test_others_are_answered_between_the_many_requests_of_one_address() -> None:
    """So many are worked on at once; the next begins when one has its answer, however slowly that is read."""

    async def evening() -> None:
        begun: list[str] = []
        go_on, read = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            begun.append(scope["client"][0])
            await go_on.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def slow(message: Any) -> None:
            await read.wait()

        house = SimpleNamespace(requests=AddressBuckets(0.0, 100.0), at_once=2)
        throttle = Throttle(app)

        def ask(address: str) -> asyncio.Task[None]:
            state = SimpleNamespace(state=SimpleNamespace(house=house))
            scope = {"type": "http", "client": (address, 1), "app": state}
            return asyncio.ensure_future(throttle(scope, None, slow))  # type: ignore[arg-type]

        tasks = [*[ask("10.0.0.1") for _ in range(5)], ask("10.0.0.2")]
        await asyncio.sleep(0)
        assert begun == ["10.0.0.1", "10.0.0.1", "10.0.0.2"]
        go_on.set()
        while len(begun) < 6:
            await asyncio.sleep(0)
        assert not any(task.done() for task in tasks), "nobody has read anything yet"
        read.set()
        await asyncio.gather(*tasks)
        assert not throttle._places, "nothing is kept of who does not ask"

    asyncio.run(asyncio.wait_for(evening(), PATIENCE))


# Changes.


CHANGES: list[tuple[str, str, object]] = [
    ("post", "seats", {"name": "Bo", "word": "a guess"}), ("delete", "seats/mine", None),
    ("delete", "seats/1", None), ("put", "seats/1/bot", {"bot": "hob"}), ("put", "seats/1/muted", {"on": True}),
    ("put", "host", {"seat": 1}),
    ("put", "spectators/muted", {"on": True}), ("put", "door", {"door": "password", "password": "swordfish"}),
]  # fmt: skip


def test_an_address_that_changes_tables_all_the_time_is_refused(over: tuple[TestClient, str]) -> None:
    """Each is written to the disk, or has a password hashed: a host could fill the one and keep the loop busy."""
    client, table = over
    wanted = [
        client.build_request(method, f"{table}/{path}", json=body, headers=MINE) for method, path, body in CHANGES
    ]
    wanted.append(client.build_request("post", "/api/me/revoke", headers=MINE))
    for request in wanted[:-1]:
        assert client.send(request).status_code != 429
    house_of(client).openers._buckets["sit"].take = lambda address, now: address != ME  # type: ignore[method-assign]
    for request in wanted:
        answer = client.send(request)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast"), request.url


# Pages of finished games.


def test_pages_that_are_kept_cost_who_asks(over: tuple[TestClient, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs and records of finished games need no worker, and had no limit."""
    client, table = over
    house, id = house_of(client), table.rpartition("/")[2]
    ends = time.monotonic() + PATIENCE
    while house.store.finished(id) is None and time.monotonic() < ends:
        assert client.get(table).status_code == 200
    house.hall.rooms.clear()  # it is read back as it was kept
    spent: list[tuple[str, str]] = []
    monkeypatch.setattr(
        house.thinkers, "spent", lambda job, seconds: spent.append((job.address, type(job.task).__name__))
    )
    assert [client.get(f"{table}/{page}").status_code for page in ("log", "record")] == [200, 200]
    assert spent == [(ME, "Log"), (ME, "Record")]
    monkeypatch.setattr(house.thinkers, "allows", lambda address: address != ME)
    assert [client.get(f"{table}/{page}").status_code for page in ("log", "record")] == [429, 429]


# Tables, and the time of their bots.


def test_tables_forks_and_rematches_count_for_who_opens_them(
    over: tuple[TestClient, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, table = over
    house = house_of(client)
    paying: dict[str, str] = {}
    monkeypatch.setattr(house.thinkers, "opened", paying.__setitem__)
    opened = client.post("/api/tables", json={"bots": ["", "hob", "hob"]}).json()["table"]
    forked = client.post(f"{table}/fork", json={"step": 3, "seat": 0, "name": "Me"}, headers=MINE).json()["table"]
    again = client.post(f"{table}/rematch", headers=MINE).json()["table"]
    assert paying == {opened: ME, forked: ME, again: ME}
    house.openers.each = 3
    for path, body in (("/api/tables", {}), (f"{table}/fork", {"step": 3, "seat": 0, "name": "Me"})):
        refused = client.post(path, json=body, headers=MINE)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_of_yours")


def test_forks_are_opened_no_faster_than_tables(over: tuple[TestClient, str]) -> None:
    client, table = over
    house_of(client).openers._buckets["open"].take = lambda address, now: address != ME  # type: ignore[method-assign]
    refused = client.post(f"{table}/fork", json={"step": 3, "seat": 0, "name": "Me"}, headers=MINE)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")


def _hall() -> tuple[VirtualClock, Hall]:
    clock = VirtualClock()
    return clock, Hall(Services(clock, MemoryStore(), Munchkin, TableBots))


def _opened() -> Opened:
    return Opened("", ["base"], {}, "none", True, ["", "", ""], "", "me")


def test_a_table_that_is_deleted_counts_no_more(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db", lambda *calls: [call() for call in calls])
    asyncio.run(_deleted_tables_count_no_more(Openers(store, (1.0, 30.0))))
    store.close()


async def _deleted_tables_count_no_more(openers: Openers) -> None:
    clock, hall = _hall()
    openers.each, hall.gone = 1, openers.gone
    openers.opened(hall.open(_opened()).id, "192.0.2.7")
    with pytest.raises(Refusal) as refused:
        openers.check("192.0.2.7")
    assert refused.value.code == "too_many_of_yours"
    openers.check("192.0.2.8")
    clock.advance(EMPTY + 100_000)
    hall.tidy()
    assert not hall.listed
    openers.check("192.0.2.7")


def test_a_server_has_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "MOST_ROOMS", 1)
    _, hall = _hall()
    hall.open(_opened())
    with pytest.raises(Refusal) as refused:
        hall.open(_opened())
    assert refused.value.code == "too_many"


# Chat.


def test_what_spectators_say_counts_for_the_address_of_their_socket(over: tuple[TestClient, str]) -> None:
    client, table = over
    said: list[str] = []
    for number in range(CHAT_MOST + 1):
        with client.websocket_connect(f"{table}/socket?watch=1") as socket:
            socket.send_json({"t": "say", "id": str(number), "text": f"spam {number}"})
            while (heard := socket.receive_json())["t"] not in ("taken", "refused"):
                pass
            said.append(heard.get("code", ""))
    assert said == [""] * CHAT_MOST + ["too_fast"]


# Whose address it is.


@pytest.mark.parametrize(("named", "found"), [((), "127.0.0.1"), (("127.0.0.1",), "203.0.113.7")])
def test_the_web_server_believes_named_proxies_only(named: tuple[str, ...], found: str) -> None:
    """It believes programs of the same machine unless it is told not to."""
    app, seen = FastAPI(), []

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    app.router.default = asked
    config = web_server(app, "127.0.0.1", 0, 60.0, Doors(proxies=Proxies(named))).config
    config.load()
    headers = [(b"x-forwarded-for", b"203.0.113.7"), (b"x-forwarded-proto", b"https")]
    scope = {"type": "http", "client": ("127.0.0.1", 1), "scheme": "http", "headers": headers, "method": "GET",
             "path": "/", "query_string": b"", "root_path": ""}  # fmt: skip
    asyncio.run(config.loaded_app(scope, None, None))
    assert seen == [(found, "https" if named else "http")]


def test_the_options_reach_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Days of `--keep` are counted in the server's own time; `--proxy` names who is believed."""
    given: list[Any] = []
    monkeypatch.setattr(command, "application", given.append)
    monkeypatch.setattr(command, "configure_logging", lambda plain: None)
    monkeypatch.setattr(command, "listen", lambda app, host, port, ping, doors: given.append(doors))
    serve(Options("127.0.0.1", 0, tmp_path / "tables.db", [], [], 3, proxies=["10.0.0.1"]))
    config, doors = given
    assert config.keep == 3 * 24 * 60 * 60 * 1000
    assert doors.proxies.named == ["10.0.0.1"]


def test_a_socket_is_refused_to_who_opens_too_many() -> None:
    """`python -m scripts.knock_socket` does it to a whole server."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def evening() -> None:
        doors = Doors(opened=(0.0, 2.0))
        kind = front(doors)
        config = WebConfig(app, log_config=None, lifespan="off", http=kind, ws=edge(doors))
        config.load()
        state, loop = ServerState(), asyncio.get_running_loop()
        server = await loop.create_server(lambda: kind(config, state, {}), "127.0.0.1", 0)
        url = f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        for _ in range(2):
            async with connect(url, open_timeout=PATIENCE):
                pass
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, open_timeout=PATIENCE)
        assert refused.value.response.status_code == 429
        async with asyncio.timeout(PATIENCE):
            while doors.inside:  # who has left does not count any more
                await asyncio.sleep(0.01)
        server.close()

    asyncio.run(evening())
