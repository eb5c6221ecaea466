"""What holds over all nodes: the lobby, limits, revoked keys, and that a node that was added takes its share."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

import httpx
import pytest

from kickdoor.server.house.balance import receivers
from kickdoor.server.house.openers import SEATINGS, Openers, What
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.store.store import News
from tests.nodes.houses import NodeHere, comes, nodes, through
from tests.nodes.test_serving import settled
from tests.server.load import PATIENCE, party, tries

NEW = {"clock": "none", "bots": ["", "", ""], "public": True}


async def opened(node: NodeHere, **new: object) -> httpx.Response:
    async with httpx.AsyncClient(base_url=node.url, timeout=PATIENCE) as client:
        return await client.post("/api/tables", json={**NEW, **new})


def test_the_lobby_shows_the_tables_of_all_nodes_and_none_that_was_deleted(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            ids = {(await opened(node)).json()["table"] for node in (one, two)}
            hidden = (await opened(one, public=False)).json()["table"]
            for node in (one, two):
                listed = node.house.hall.listed
                await comes(partial(_within, ids | {hidden}, listed))
                lobby = {table["id"] for table in (await node.get("/api/tables")).json()}
                assert lobby == ids
            gone = (ids - two.house.hall.rooms.keys()).pop()
            one.house.store.drop({gone: 1 << 60})
            two.house.hall.news(await _all(two))
            await comes(lambda: gone not in two.house.hall.listed)
            assert hidden in two.house.hall.listed

    asyncio.run(evening())


def _within(ids: set[str], known: Mapping[str, object]) -> bool:
    return ids <= known.keys()


async def _all(node: NodeHere) -> News:
    """What the nodes are told once a minute."""
    await comes(lambda: not node.house.store.queued)
    await asyncio.sleep(0.1)
    return News([], [], frozenset([id for id, _ in node.house.store.rooms()]), {})


def test_an_address_has_no_more_tables_at_many_nodes_than_at_one(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            for node in (one, two):
                node.house.openers.each = 3
            for node in (one, two, one):
                assert (await opened(node)).status_code == 201
            for node in (one, two):
                refused = await opened(node)
                assert (refused.status_code, refused.json()["code"]) == (429, "too_many_of_yours")
            rows = one.house.store._read("select opener from rooms")  # type: ignore[attr-defined]
            assert len({opener for (opener,) in rows}) == 1 and "127" not in rows[0][0], "no address is kept"

    asyncio.run(evening())


def test_a_key_that_was_revoked_at_one_node_is_worth_nothing_at_any(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(two.url, two.socket_url)
            await found.come()
            lost = found.players[1]
            async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE) as client:
                bearer = {"authorization": f"Bearer {lost.token}"}
                (await client.post("/api/me/revoke", headers=bearer)).raise_for_status()
                await comes(lambda: lost.closed is not None)
                assert lost.closed == 4003
                refused = await client.get(f"{two.url}/api/games", headers=bearer)
                assert refused.json()["code"] == "not_signed"
            assert [player.closed for player in found.players] == [None, 4003, None]
            await found.go()

    asyncio.run(evening())


def test_a_node_that_was_added_takes_its_share(url: str) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(one.url, one.socket_url)
            through(found, one, two)
            await found.come()
            await found.play(3)
            one.house.hall.share([two.url])
            await comes(lambda: all(player.closed for player in found.players))
            assert {player.closed for player in found.players} == {1012}
            await tries(found.come)
            assert list(two.house.hall.rooms) == [found.table] and not one.house.hall.rooms
            await found.play(3)
            await found.go()
            assert await settled(found, url) >= 6

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("shares", "given"),
    [
        ({"a": 0, "b": 0}, {}),
        ({"a": 5, "b": 3}, {}),
        ({"a": 9, "b": 0}, {"b": 2}),
        ({"a": 100, "b": 0, "c": 50}, {"b": 25}),
        ({"a": 100, "b": 50, "c": 0}, {"c": 25}),
        ({"a": 40, "b": 0, "c": 1}, {"b": 7, "c": 6}),
        ({"b": 100}, {}),
        ({}, {}),
    ],
)
def test_rooms_go_to_whoever_has_the_fewest(shares: dict[str, int], given: dict[str, int]) -> None:
    found = receivers(shares, "a")
    assert {address: found.count(address) for address in set(found)} == given


def test_two_nodes_do_not_hand_the_same_rooms_to_and_fro() -> None:
    shares = {"a": 200, "b": 0, "c": 7}
    for _ in range(60):
        for own in shares:
            for address in receivers(shares, own):
                shares[own] -= 1
                shares[address] += 1
    assert max(shares.values()) - min(shares.values()) <= 40
    assert not any(receivers(shares, own) for own in shares)


@pytest.mark.parametrize(("what", "most"), [("open", 3), ("sit", 3 * SEATINGS)])
def test_an_address_is_no_faster_at_many_nodes_than_at_one(url: str, what: What, most: int) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            both = [Openers(node.house.store, (1e-3, 3.0)) for node in (one, two)]
            for number in range(most):
                both[number % 2].check_rate(what, "10.0.0.1")
            for openers in both:
                with pytest.raises(Refusal, match="too_fast"):
                    openers.check_rate(what, "10.0.0.1")
                openers.check_rate(what, "10.0.0.2")
            quick = Openers(one.house.store, (1e3, 3.0))
            await asyncio.sleep(0.01)
            quick.check_rate(what, "10.0.0.3")  # time gives it back
            for address in ("10.0.0.1", "10.0.0.2"):
                assert address not in str(one.house.store._read("select who from allowances"))  # type: ignore[attr-defined]

    asyncio.run(evening())
