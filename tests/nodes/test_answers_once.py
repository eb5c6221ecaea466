"""An answer is taken once and acknowledged with the same word, over a take-over and a restart of the database."""

from __future__ import annotations

import asyncio
import random
import signal

import pytest

from kickdoor.server.running import saving
from kickdoor.server.store import nodes as leases
from kickdoor.server.store import statements
from tests.nodes.cluster import Cluster
from tests.nodes.houses import NodeHere, comes, nodes, through
from tests.nodes.test_serving import logged, settled
from tests.server.load import Party, Player, party, tries


async def asked(found: Party) -> Player:
    """Somebody who is asked something."""
    await comes(lambda: any(player.options for player in found.players))
    return next(player for player in found.players if player.options)


async def declared_dead(node: NodeHere) -> None:
    """As another node does when its lease has lapsed."""
    store = node.house.store
    store._read(statements.LEAVE, store.node.id)  # type: ignore[attr-defined]
    await comes(lambda: not node.house.hall.rooms)


def test_an_answer_that_is_said_again_after_a_take_over_is_taken_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEW", 0.1)

    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(one.url, one.socket_url)
            await found.come()
            player = await asked(found)
            message = player.answer_of(random.Random(1))
            assert message is not None
            assert await player.say(message) == "taken"
            await declared_dead(one)
            await comes(lambda: all(player.closed for player in found.players))
            assert {player.closed for player in found.players} == {1012}
            through(found, two)
            await tries(found.come)
            assert list(two.house.hall.rooms) == [found.table]
            assert await player.say(message) == "taken", "the same word"
            log = await logged(url, found.table)
            assert log[player.seat, message["id"]] == 1
            through(found, one)  # it is at work again, and passes them on
            await found.go()
            await tries(found.come)
            assert not one.house.hall.rooms and one.house.hall.losses == 1
            await found.play(3)
            await found.go()
            await settled(found, url)

    asyncio.run(evening())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_table_says_that_it_is_not_saved_while_the_database_is_away_and_goes_on(
    url: str, cluster: Cluster, how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "SLOW", 300)
    monkeypatch.setattr(leases, "RENEW", 0.1)
    monkeypatch.setattr(leases, "LEASE", 1.0)

    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(one.url, one.socket_url)
            through(found, one, two)
            await found.come()
            await found.play(3)
            player = await asked(found)
            first, second = [player.answer_of(random.Random(1)) for _ in range(2)]
            assert first is not None and second is not None
            await asyncio.to_thread(cluster.stop, how)
            await player.send(first)  # on its way when the database is gone
            await comes(lambda: not one.house.store.leased)
            assert await player.say(second) == "not_saved"
            await comes(lambda: {"database", "lease"} <= one.house.health.reasons.keys())
            answer = await one.get("/readyz")
            assert answer.status_code == 503 and {"database", "lease"} <= answer.json()["reasons"].keys()
            assert first["id"] not in player.taken
            await asyncio.to_thread(cluster.start)
            await comes(lambda: first["id"] in player.taken)
            await comes(lambda: one.house.store.leased and one.house.health.ready)
            assert (await one.get("/readyz")).status_code == 200
            await found.play(5)
            assert not [one.closed for one in found.players if one.closed], "nobody had to come back"
            await found.go()
            log = await logged(url, found.table)
            assert log[player.seat, first["id"]] == 1 and not log[player.seat, second["id"]]
            assert "kickdoor_nodes 2.0" in (await one.get("/metrics")).text
            await settled(found, url)

    try:
        asyncio.run(evening())
    finally:
        if cluster.process is None:
            cluster.start()
