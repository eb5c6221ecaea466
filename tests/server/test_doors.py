"""Connections that are held without being used: others are served, and the holders are turned away."""

from __future__ import annotations

import asyncio
import resource
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kickdoor.server.net import doors as doors_module
from kickdoor.server.net.addresses import Proxies, counted
from kickdoor.server.net.doors import EACH, FILES, Doors, raise_file_limit
from kickdoor.server.net.front import ANSWER, HEADERS, Front, front
from tests.server.attackers import BODY, HALF, OTHER, holding, served
from tests.server.load import until
from tests.server.serving import PATIENCE, Serving, running
from tests.server.test_failures import metrics_of


def test_an_address_has_so_many_connections_and_all_together_so_many() -> None:
    doors = Doors(most=5, each=3)
    held = [object() for _ in range(9)]
    assert [doors.enter(one, "10.0.0.1", 0.0) for one in held[:4]] == [True, True, True, False]
    assert [doors.enter(one, "10.0.0.2", 0.0) for one in held[4:7]] == [True, True, False]
    assert doors.turned_away == {"address": 1, "full": 1} and doors.inside == 5
    doors.leave(held[0])
    doors.leave(held[0])
    assert doors.enter(held[7], "10.0.0.1", 0.0) and doors.inside == 5
    for one in held:
        doors.leave(one)
    assert doors.inside == 0 and doors.enter(held[8], "10.0.0.1", 0.0)


def test_a_household_counts_as_one_address() -> None:
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert counted("::ffff:10.0.0.1") == counted("10.0.0.1") == "10.0.0.1"
    assert counted("testclient") == "testclient"
    doors = Doors(each=1)
    assert doors.enter(object(), "2001:db8:1:2::1", 0.0) and not doors.enter(object(), "2001:db8:1:2::2", 0.0)


def test_nobody_is_believed_about_addresses_unless_named() -> None:
    """Not even a program of this machine: whoever reaches the loopback would be anybody."""
    headers = [("X-Forwarded-For", "9.9.9.9, 203.0.113.7")]
    assert Proxies().client("127.0.0.1", headers) == "127.0.0.1"
    named = Proxies(["127.0.0.1", "10.0.0.0/8"])
    assert named.client("127.0.0.1", headers) == "203.0.113.7", "what the client itself claims comes first"
    assert named.client("10.1.2.3", headers) == "203.0.113.7"
    assert named.client("192.0.2.1", headers) == "192.0.2.1"
    assert named.client("127.0.0.1", []) == "127.0.0.1"


def test_a_proxy_is_not_counted_but_those_behind_it_are() -> None:
    doors = Doors(most=100, each=2, proxies=Proxies(["127.0.0.1"]))
    held = [object() for _ in range(6)]
    assert all(doors.enter(one, "127.0.0.1", 0.0) for one in held)
    one, other = [("x-forwarded-for", "203.0.113.7")], [("x-forwarded-for", "203.0.113.8")]
    assert [doors.upgrade(held[n], "127.0.0.1", one, 0.0) for n in range(3)] == [True, True, False]
    assert doors.upgrade(held[3], "127.0.0.1", other, 0.0)


def test_the_file_limit_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    limits = SimpleNamespace(
        RLIMIT_NOFILE=resource.RLIMIT_NOFILE,
        RLIM_INFINITY=resource.RLIM_INFINITY,
        getrlimit=lambda which: (1024, 4096),
        setrlimit=lambda which, pair: asked.append(pair),
    )
    monkeypatch.setattr(doors_module, "resource", limits)
    assert raise_file_limit() == 3896
    assert asked == [(4096, 4096)]


# The protocol class, on a real loop without the rest of the server. Its time is moved on: nobody waits.


def later(seconds: float) -> None:
    """The loop's time is later by so much, so that its timers run."""
    loop = asyncio.get_running_loop()
    before = loop.time
    loop.time = lambda: before() + seconds  # type: ignore[method-assign]


async def _listening(body: bytes = b"hello") -> tuple[asyncio.Server, type[Front], int]:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body, "more_body": True})
        await send({"type": "http.response.body"})  # once there is room for it

    kind = front(Doors(each=10))
    config = Config(app, log_config=None, lifespan="off", timeout_keep_alive=1000)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: kind(config, state, {}, loop), "127.0.0.1", 0)
    return server, kind, server.sockets[0].getsockname()[1]


@pytest.mark.parametrize("first", [b"", HALF, BODY], ids=["nothing", "slow headers", "slow body"])
def test_who_sends_too_slowly_is_closed_however_often_a_byte_comes(first: bytes) -> None:
    async def evening() -> None:
        server, kind, port = await _listening()
        async with holding(port, 3, first) as slow:
            while slow.alive():
                if first:
                    await slow.drip()
                later(HEADERS / 4)
                await asyncio.sleep(0.01)
            answers = await slow.answers()
            assert all(b" 408 " in answer and b" 200 " not in answer for answer in answers)
        assert kind.doors.turned_away["slow"] == 3
        async with asyncio.timeout(PATIENCE):
            while kind.doors.inside:
                await asyncio.sleep(0.01)
        server.close()

    asyncio.run(evening())


def test_a_connection_that_is_used_lives_on_and_its_second_request_has_the_same_time() -> None:
    async def evening() -> None:
        server, kind, port = await _listening()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(5):
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert b"200 OK" in await reader.readuntil(b"hello")
            await asyncio.sleep(0.01)
            later(HEADERS * 0.8)
            await asyncio.sleep(0.01)
        writer.write(HALF)
        later(HEADERS)
        assert b" 408 " in await reader.read()
        assert kind.doors.turned_away == {"slow": 1}
        server.close()

    asyncio.run(evening())


def test_who_does_not_read_the_answer_is_cut_in_the_end() -> None:
    async def evening() -> None:
        server, kind, port = await _listening(b"x" * 30_000_000)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b"200 OK" in await reader.readuntil(b"\r\n")
        await asyncio.sleep(0.01)
        assert kind.doors.inside == 1
        later(ANSWER)
        async with asyncio.timeout(PATIENCE):
            while kind.doors.inside:
                await asyncio.sleep(0.01)
        assert kind.doors.turned_away == {"slow": 1}
        writer.transport.abort()
        server.close()

    asyncio.run(evening())


# A real server.


def test_a_thousand_idle_connections_of_one_address_lock_nobody_out(tmp_path: Path) -> None:
    """About 1,005 used to do it, and nothing was logged."""

    async def evening(url: str, port: int) -> None:
        async with holding(port, 1005) as idle:
            await served(url, OTHER)
            await until(lambda: idle.alive() <= EACH, "too many are let in")

    with running(tmp_path) as serving:
        asyncio.run(evening(serving.url, serving.port))
        httpx.get(f"{serving.url}/healthz", timeout=PATIENCE)
        metrics = metrics_of(serving)
        assert metrics['kickdoor_turned_away_total{why="address"}'] >= 1005 - EACH
        assert metrics.get('kickdoor_turned_away_total{why="slow"}', 0) <= EACH, "the others were closed at once"
        assert 0 < serving.words.read_text().count('"turned away"') < 100, "not a line for each"
        limits = Path(f"/proc/{serving.pid}/limits").read_text()
        soft, hard = next(line for line in limits.splitlines() if "open files" in line).split()[3:5]
        assert soft == hard or int(soft) >= FILES


async def pings(socket: ClientConnection, count: int) -> None:
    for _ in range(count):
        await socket.ping()
        await asyncio.sleep(0)


def test_junk_is_counted_who_floods_with_pings_is_cut_and_an_idle_server_writes_nothing(tmp_path: Path) -> None:
    """Junk was logged line by line, pings were answered without end, an idle server wrote twice a second."""

    async def evening(serving: Serving) -> None:
        async with httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE) as client:
            opened = await client.post("/api/tables", json={"bots": ["", "greedy", "greedy"]})
        before = metrics_of(serving)["kickdoor_commits_total"]
        since = time.monotonic()
        for _ in range(20):
            reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
            writer.write(b"no request at all\r\n\r\n")
            assert b" 400 " in await reader.read()
            writer.close()
        table = opened.json()["table"]
        async with connect(
            f"{serving.socket_url}/api/tables/{table}/socket?watch=1", ping_interval=None, open_timeout=PATIENCE
        ) as socket:
            with pytest.raises(ConnectionClosed):
                await pings(socket, 10_000)
        await asyncio.sleep(max(0.0, 1.5 - (time.monotonic() - since)))
        metrics = metrics_of(serving)
        assert metrics['kickdoor_turned_away_total{why="junk"}'] == 20
        assert metrics["kickdoor_commits_total"] - before <= (time.monotonic() - since) / 5 + 1

    with running(tmp_path) as serving:
        asyncio.run(asyncio.wait_for(evening(serving), 4 * PATIENCE))
        assert "Invalid HTTP" not in serving.words.read_text()
