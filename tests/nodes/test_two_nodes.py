"""Two stores on one PostgreSQL: who has a room, what a node does that has lost it, and a database that goes."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from kickdoor.server.store import nodes, postgres, statements
from kickdoor.server.store.postgres import PostgresStore
from kickdoor.server.store.store import Elsewhere, StoreError
from tests.nodes.cluster import Cluster
from tests.nodes.proxy import Proxy
from tests.nodes.test_stores import bodies, keep, waited, write


class Watched(PostgresStore):
    """Remembers what it has lost."""

    def __init__(self, url: str, address: str) -> None:
        self.losses: list[tuple[str, int]] = []
        super().__init__(url, lambda *calls: [call() for call in calls], address)
        self.lost = lambda room, epoch: self.losses.append((room, epoch))


@pytest.fixture
def start(url: str) -> Iterator[Callable[..., Watched]]:
    stores: list[Watched] = []

    def once(address: str, place: str = url) -> Watched:
        stores.append(Watched(place, address))
        return stores[-1]

    yield once
    for store in stores:
        store.close()


Nodes = Callable[..., Watched]


def said(store: PostgresStore, statement: str, *values: object) -> None:
    """Something that happens to the database from outside."""
    store._read(statement, *values)


def test_a_room_is_run_by_one_node_until_it_lets_go(start: Nodes) -> None:
    a, b = start("a:1"), start("b:1")
    assert keep(a, "r", 0, b"one")
    with pytest.raises(Elsewhere) as elsewhere:
        b.take("r")
    assert elsewhere.value.address == "a:1" == b.owner("r") and a.owner("r") == ""
    wanted, kept = write("r", 1, b"two")
    a.add(wanted)
    a.let_go("r", 1)  # after what was added before
    waited(lambda: b.owner("r") == "")
    assert kept == [True]
    epoch, rows, _ = b.take("r")
    assert (epoch, len(rows)) == (2, 2)
    assert keep(b, "r", 2, b"three", epoch=2)
    assert a.owner("r") == "b:1" and bodies(a, "r") == [b"one", b"two", b"three"]
    assert not a.losses and not b.losses


def test_a_node_that_ends_in_order_lets_all_its_rooms_go(start: Nodes) -> None:
    a, b = start("a:1"), start("b:1")
    for room in ("r", "s"):
        assert keep(a, room, 0, b"one")
    a.close()
    assert [b.take(room).epoch for room in ("r", "s")] == [2, 2]


def test_a_node_that_has_lost_a_room_is_told_and_says_nothing(start: Nodes) -> None:
    """Its write is neither kept nor refused: the client says it again to whoever has the room."""
    a, b = start("a:1"), start("b:1")
    assert keep(a, "r", 0, b"one") and keep(a, "s", 0, b"one")
    said(b, "update rooms set node = $1, epoch = epoch + 1 where id = 'r'", b.node.id)
    wanted, kept = write("r", 1, b"of a")
    other, well = write("s", 1, b"two")
    a.add(wanted)
    a.add(other)
    waited(lambda: a.losses and well)
    assert a.losses == [("r", 1)] and kept == [] and well == [True]
    assert bodies(b, "r") == [b"one"]


def test_a_node_finds_out_that_an_idle_room_was_taken(start: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "RENEW", 0.05)
    a, b = start("a:1"), start("b:1")
    assert keep(a, "r", 0, b"one") and keep(a, "s", 0, b"one")
    said(b, "update rooms set node = $1, epoch = epoch + 1 where id = 'r'", b.node.id)
    waited(lambda: a.losses)
    time.sleep(0.2)
    assert a.losses == [("r", 1)] and a.leased


def test_a_node_that_was_declared_dead_drops_its_rooms_and_begins_again(
    start: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "RENEW", 0.05)
    a, b = start("a:1"), start("b:1")
    assert keep(a, "r", 0, b"one") and keep(a, "s", 0, b"one")
    before = a.node.id
    said(b, statements.LEAVE, before)
    waited(lambda: len(a.losses) == 2)
    waited(lambda: a.node.id != before and a.leased and not a.node.held)
    assert b.take("r").epoch == 2
    waited(lambda: b.owner("s") == "")
    assert a.take("s").epoch == 2, "it may take rooms again"
    assert keep(a, "s", 1, b"two", epoch=2)


def test_a_node_whose_lease_lapses_is_declared_dead_by_another(
    start: Nodes, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one that was killed, or stopped for longer than a lease. It finds that out when it goes on."""
    monkeypatch.setattr(nodes, "RENEW", 0.05)
    monkeypatch.setattr(nodes, "LEASE", 0.2)
    long_ago = statements.DEAD.replace("pg_postmaster_start_time()", "timestamptz '2000-01-01'")
    monkeypatch.setattr(statements, "DEAD", long_ago)
    a, b = start("a:1"), start("b:1")
    assert keep(a, "r", 0, b"one")
    monkeypatch.setattr(a.node, "renew", _nothing)
    waited(lambda: not a.leased)
    with pytest.raises(Elsewhere):
        b.take("r")
    said(b, "update nodes set lease_until = now() - interval '1 s' where id = $1", a.node.id)
    waited(lambda: b.owner("r") == "")
    assert b.take("r").epoch == 2 and b.leased
    wanted, kept = write("r", 1, b"of a")
    a.add(wanted)
    waited(lambda: a.losses)
    assert kept == [] and bodies(b, "r") == [b"one"]


async def _nothing(connection: object) -> None:
    """A node that stands still."""
    await asyncio.sleep(0)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_what_waits_while_the_database_restarts_is_kept_once(
    start: Nodes, cluster: Cluster, how: signal.Signals
) -> None:
    a = start("a:1")
    assert keep(a, "r", 0, b"0")
    cluster.stop(how)
    wanted, kept = write("r", 1, b"1")
    a.add(wanted)
    waited(lambda: a.trouble and a.missing)
    assert kept == []
    began = time.monotonic()
    for _ in range(20):
        with pytest.raises(StoreError):
            a.entries("r")
    assert time.monotonic() - began < 2, "a database that is away does not make the event loop wait"
    cluster.start()
    waited(lambda: kept)
    assert kept == [True] and not a.trouble
    assert keep(a, "r", 2, b"2")
    waited(lambda: not a.missing and a._reader.there)
    assert bodies(a, "r") == [b"0", b"1", b"2"]


def test_all_rooms_are_read_though_that_takes_longer_than_anything_else_may(
    start: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that starts has time: there may be very many."""
    a = start("a:1")
    assert keep(a, "r", 0, b"one")
    monkeypatch.setattr(statements, "ROOMS", f"{statements.ROOMS.split(' order')[0]}, pg_sleep(0.7)")
    assert [id for id, _ in a.rooms()] == ["r"]


def test_a_stalled_connection_is_cut_and_its_batch_is_sent_again(
    start: Nodes, url: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have arrived: then it is kept once all the same, also where the first comes later than the second."""
    monkeypatch.setattr(postgres, "CUT", 0.3)
    with Proxy(cluster.socket) as proxy:
        a = start("a:1", url.replace(str(cluster.folder), str(proxy.folder)))
        length = 0
        for direction in ("to the database", "from the database"):
            assert keep(a, "r", length, b"%d" % length)
            proxy.stall(direction)
            wanted, kept = write("r", length + 1, b"%d" % (length + 1))
            a.add(wanted)
            waited(lambda: a.trouble)
            assert kept == []
            proxy.go_on()
            waited(lambda kept=kept: kept)  # type: ignore[misc]
            assert kept == [True] and not a.losses
            length += 2
        waited(lambda: a._reader.there)
        assert bodies(a, "r") == [b"0", b"1", b"2", b"3"]


def test_a_node_that_cannot_renew_knows_it(
    start: Nodes, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It refuses new answers, since others may believe it dead; and waits a lease before it believes others so."""
    monkeypatch.setattr(nodes, "RENEW", 0.05)
    monkeypatch.setattr(nodes, "LEASE", 0.5)
    a = start("a:1")
    assert a.leased
    cluster.stop()
    waited(lambda: not a.leased)
    cluster.start()
    waited(lambda: a.leased)
    assert time.monotonic() - a.node._well_since < 5
