"""A node that ends in order: it takes nobody any more, and lets its tables and sockets go a few at a time."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from websockets.asyncio.client import connect

from kickdoor.server.house import leaving
from kickdoor.server.net.carrying import Owner
from tests.nodes.houses import comes, nodes, through
from tests.nodes.test_serving import settled
from tests.server.load import LOST, PATIENCE, party, tries

TABLES = 5


@pytest.mark.parametrize(
    ("count", "sizes"), [(0, []), (1, [1]), (20, [8, 8, 4]), (100, [8] * 12 + [4]), (1100, [11] * 100)]
)
def test_rooms_go_in_groups_that_are_larger_where_there_are_many(count: int, sizes: list[int]) -> None:
    assert [len(group) for group in leaving.groups(list(range(count)), leaving.ROOMS)] == sizes


def test_tables_are_played_on_at_another_node_while_the_last_ones_have_not_gone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "ROOMS", 1)

    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = [await party(one.url, one.socket_url, seed) for seed in range(TABLES)]
            for table in found:
                await table.come()
                await table.play(2)
            goes_on = asyncio.Event()
            monkeypatch.setattr(leaving, "pause", goes_on.wait)
            ending = asyncio.create_task(one.stop())
            await comes(lambda: any(table.players[0].closed for table in found))
            with pytest.raises(httpx.ConnectError):
                await one.get("/readyz")  # a balancer whose connection is refused tries another node at once
            (left,) = [table for table in found if table.players[0].closed]
            assert len(one.house.hall.rooms) == TABLES - 1
            through(left, two)
            await tries(left.come)
            await left.play(2)
            for table in found:
                if table is not left:
                    await table.play(2)  # as before
            assert list(two.house.hall.rooms) == [left.table]
            goes_on.set()
            await ending
            for table in found:
                through(table, two)
                await tries(table.come)
                await table.play(2)
                await table.go()
                assert await settled(table, url) >= 4
            assert len(two.house.hall.rooms) == TABLES

    asyncio.run(evening())


def test_a_node_ends_in_order_while_it_passes_a_socket_on_to_one_that_does_not_answer(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(one.url, one.socket_url)
            assert two.house.passing is not None
            waits: asyncio.Future[Owner | None] = asyncio.get_running_loop().create_future()
            asked = asyncio.Event()

            async def socket(table: str, head: bytes) -> Owner | None:
                asked.set()
                return await waits

            monkeypatch.setattr(two.house.passing, "socket", socket)
            address = found.players[0].address.replace(one.socket_url, two.socket_url)
            coming = asyncio.create_task(connect(address, open_timeout=PATIENCE).__aenter__())
            await asked.wait()
            await two.stop()  # raises what has failed
            waits.cancel()
            with pytest.raises(LOST):
                await coming
            addresses = one.house.store._read("select address from nodes")  # type: ignore[attr-defined]
            assert addresses == [(one.url,)], "it has left, and is not waited for"

    asyncio.run(evening())


def test_a_socket_that_comes_to_a_node_that_ends_is_told_to_come_back(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 1) as (one,):
            found = await party(one.url, one.socket_url)
            one.house.health.note("draining", "the server is stopping")
            async with connect(found.players[0].address) as socket:
                assert json.loads(await socket.recv())["code"] == 1012

    asyncio.run(evening())
