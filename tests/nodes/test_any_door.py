"""Every node takes every request and every socket of a table, whichever node has it in memory."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kickdoor.server.net import passing
from kickdoor.server.net.carrying import Frames
from kickdoor.server.net.passing import PASSED, place_of
from tests.nodes.houses import comes, nodes, through
from tests.nodes.test_serving import settled
from tests.server.load import PATIENCE, party, tries


def test_a_table_is_played_through_any_node(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 3) as (one, two, three):
            found = await party(one.url, one.socket_url)
            through(found, one, two, three)
            await found.come()
            await found.play(12)
            assert list(one.house.hall.rooms) == [found.table], "the node that opened it has it"
            assert not two.house.hall.rooms and not three.house.hall.rooms
            assert two.house.passing is not None and len(two.house.passing.carried) == 1
            for node in (two, three):
                assert (await node.get(f"/api/tables/{found.table}")).json()["id"] == found.table
                refused = await node.get(f"/api/tables/{found.table}/record")
                assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
                assert refused.headers["x-frame-options"] == "DENY" and "content-type" in refused.headers
            await found.go()
            await comes(lambda: two.house.passing is not None and not two.house.passing.carried)
            await comes(lambda: not one.house.sockets)
            assert await settled(found, url) >= 12

    asyncio.run(evening())


def test_seats_are_taken_and_games_begun_through_other_nodes(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            opened = httpx.Client(base_url=one.url, timeout=PATIENCE)
            new = {"clock": "none", "bots": ["", "", ""]}
            table = (await asyncio.to_thread(opened.post, "/api/tables", json=new)).raise_for_status().json()
            async with httpx.AsyncClient(base_url=two.url, timeout=PATIENCE) as client:
                host = {"authorization": f"Bearer {table['token']}"}
                path = f"/api/tables/{table['table']}"
                body = {"name": "Ann", "seat": 0}
                seated = await client.post(f"{path}/seats", json=body, headers=host)
                assert seated.raise_for_status().json()["seat"] == 0 and seated.headers["set-cookie"]
                long = await client.post(f"{path}/seats", content=b"x" * 200_000, headers=host)
                assert (long.status_code, long.json()["code"]) == (413, "too_long")
                assert (await client.post(f"{path}/begin", json={}, headers=host)).status_code == 204
                foreign = await client.post(f"{path}/begin", json={}, headers={**host, "origin": "http://else"})
                assert foreign.json()["code"] == "foreign_page"
            assert list(one.house.hall.rooms) == [table["table"]] and not two.house.hall.rooms

    asyncio.run(evening())


def test_a_node_believes_only_nodes_and_says_where_it_is_asked_in_vain(url: str) -> None:
    """Without a loop: what was passed on is not passed on again."""

    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(one.url, one.socket_url)
            path, name = f"/api/tables/{found.table}", PASSED.decode()
            assert two.house.passing is not None
            secret = two.house.store.fact("node_secret")
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                for node, value, status in (
                    (two, f"{secret} 10.9.9.9 http", 421),
                    (two, "wrong 10.9.9.9 http", 200),
                    (one, f"{secret} 10.9.9.9 http", 200),
                    (two, "", 200),
                ):
                    answer = await client.get(node.url + path, headers={name: value})
                    assert answer.status_code == status
            passed = {name: f"{secret} 10.9.9.9 ws"}
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"{two.socket_url}{path}/socket", additional_headers=passed)
            assert refused.value.response.status_code == 421
            two.house.passing._known["nothing"] = ("http://127.0.0.1:1", float("inf"))
            assert (await two.get("/api/tables/nothing")).status_code == 404, "a dead end is looked up again"

    asyncio.run(evening())


def test_limits_count_the_person_and_not_the_node(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(one.url, one.socket_url)
            secret = one.house.store.fact("node_secret")
            address = f"{one.socket_url}/api/tables/{found.table}/socket"
            async with connect(address, additional_headers={PASSED.decode(): f"{secret} 10.9.9.9 wss"}):
                await comes(lambda: one.house.sockets)
                counts = one.app.state.doors._counts
                assert counts["10.9.9.9"] == 1
            through(found, two)
            await found.come()
            assert counts["127.0.0.1"] == len(found.players) == two.app.state.doors._counts["127.0.0.1"]
            await found.go()

    asyncio.run(evening())


def test_a_socket_whose_table_is_at_a_node_that_does_not_answer_is_told_to_come_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passing, "UNREACHABLE", 60.0)

    async def evening() -> None:
        async with nodes(url, 1) as (one,):
            found = await party(one.url, one.socket_url)
            one.house.hall.tidy()
            store = one.house.store
            store._read(  # type: ignore[attr-defined]
                "insert into nodes values(7, 'http://127.0.0.1:1', 1, now() + interval '1 day')"
            )
            room = one.house.hall.rooms.pop(found.table)
            store._read("update rooms set node = 7, epoch = 9 where id = $1", room.id)  # type: ignore[attr-defined]
            answer = await one.get(f"/api/tables/{found.table}")
            assert (answer.status_code, answer.json()["code"]) == (503, "not_read")
            async with connect(found.players[0].address) as socket:
                assert json.loads(await socket.recv())["code"] == 1012
                await socket.wait_closed()
                assert socket.close_code == 1012
            monkeypatch.setattr(one.house.store, "take", None)  # right after that it is not looked for
            with pytest.raises(InvalidStatus) as refused:
                await connect(found.players[0].address)
            assert refused.value.response.status_code == 503

    asyncio.run(evening())


def test_people_are_told_to_come_back_when_the_node_they_came_through_ends(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(one.url, one.socket_url)
            through(found, two)
            await found.come()
            await found.play(3)
            await two.stop()
            await comes(lambda: all(player.closed for player in found.players))
            assert {player.closed for player in found.players} == {1012}
            through(found, one)
            await tries(found.come)
            await found.play(3)
            await found.go()
            assert await settled(found, url) >= 6

    asyncio.run(evening())


def test_the_ends_of_frames_are_found_however_they_are_cut() -> None:
    def frame(size: int) -> bytes:
        head = b"\x81%c" % size if size < 126 else b"\x81\x7e" + size.to_bytes(2) if size < 65536 else b""
        return (head or b"\x81\x7f" + size.to_bytes(8)) + b"\x81" * size

    sizes = (0, 1, 125, 126, 127, 300, 65535, 65536)
    stream = b"".join([frame(size) for size in sizes])
    ends = {sum([len(frame(size)) for size in sizes[: count + 1]]) for count in range(len(sizes))}
    for piece in (1, 2, 3, 7, 1000, len(stream)):
        frames, found = Frames(), set()
        for at in range(0, len(stream), piece):
            frames.read(stream[at : at + piece])
            if frames.between:
                found.add(min(at + piece, len(stream)))
        assert found == {end for end in ends if end % piece == 0 or end == len(stream)}


@pytest.mark.parametrize(
    "address", ["https://a:1", "http://a", "a:1", "http://a:1/x", "http://a:x", "http://:1", "http://a:99999"]
)
def test_the_address_of_a_node_is_checked(address: str) -> None:
    with pytest.raises(ValueError, match=r"as http://10\.0\.0\.1:8000"):
        place_of(address)
    assert place_of("http://10.0.0.1:8000/") == ("10.0.0.1", 8000)
