"""A node that has lost a room can neither write nor be believed: the ways in which it might, step by step."""

from __future__ import annotations

import asyncpg
import pytest

from kickdoor.server.store import statements
from kickdoor.server.store.appending import Batch
from tests.nodes.fenced import A, B, Scene, played, written


@played
async def test_a_batch_of_which_a_part_conflicts_writes_nothing(it: Scene) -> None:
    """With the key (room, number) as the only fence, the log would be woven from two owners."""
    await it.dead(A)
    assert await it.take(it.b, "r", B) == 2
    assert (await it.append(it.b, B, written("r", 2, 1, b"of B"))).kept
    # A knows of one entry, and writes two: number 1 is taken, number 2 is not.
    fates = await it.append(it.a, A, written("r", 1, 1, b"of A", b"of A too"))
    assert len(fates.lost) == 1
    assert await it.log("r") == [b"opened", b"of B"] and await it.sound("r")
    weak = "insert into entries values($1, $2, 5, $3) on conflict do nothing"
    for number in (1, 2):
        await it.a.execute(weak, "r", number, b"of A")
    assert await it.log("r") == [b"opened", b"of B", b"of A"], "the weak fence lets it in"


@played
async def test_the_same_batch_sent_again_is_kept_once_and_known_as_kept(it: Scene) -> None:
    """After a lost connection nobody knows what became of it. It is not taken for a take-over."""
    batch = Batch(A, [written("r", 1, 1, b"one", b"two")])
    for _ in range(3):
        fates = await batch.settle(it.a)
        assert len(fates.kept) == 1 and not fates.lost
    assert await it.log("r") == [b"opened", b"one", b"two"] and await it.sound("r")
    again = Batch(A, [written("new", 1, 0, b"opened")])  # also the first of a room
    for _ in range(2):
        assert len((await again.settle(it.a)).kept) == 1
    assert await it.log("new") == [b"opened"]


@played
async def test_a_statement_that_arrives_after_a_take_over_writes_nothing(it: Scene) -> None:
    """It was stuck in the network when its connection was cut."""
    late = Batch(A, [written("r", 1, 1, b"late")])
    await it.dead(A)
    assert await it.take(it.b, "r", B) == 2
    assert (await late.settle(it.a)).lost
    assert await it.log("r") == [b"opened"]
    assert (await it.append(it.b, B, written("r", 2, 1, b"of B"))).kept
    assert (await late.settle(it.a)).lost
    assert await it.log("r") == [b"opened", b"of B"] and await it.sound("r")


@played
async def test_a_late_statement_of_an_earlier_life_in_the_same_node_writes_nothing(it: Scene) -> None:
    """The node let the room go and took it again: its id is the same, the epoch is not."""
    late = Batch(A, [written("r", 1, 1, b"late")])
    await it.a.execute(statements.RELEASE, A, ["r"], [1])
    assert await it.take(it.a, "r", A) == 2
    assert (await late.settle(it.b)).lost
    assert await it.log("r") == [b"opened"]


@played
async def test_a_take_waits_for_an_append_that_is_being_committed_and_reads_it(it: Scene) -> None:
    await it.dead(A)
    transaction = it.a.transaction()
    await transaction.start()
    assert (await it.append(it.a, A, written("r", 1, 1, b"last"))).kept
    taking = await it.blocked(it.take(it.b, "r", B))
    await transaction.commit()
    assert await taking == 2
    assert [body for _, _, body in await it.b.fetch(statements.ENTRIES, "r")] == [b"opened", b"last"]


@played
async def test_an_append_waits_for_a_take_that_is_being_committed_and_writes_nothing(it: Scene) -> None:
    await it.dead(A)
    transaction = it.b.transaction()
    await transaction.start()
    assert await it.take(it.b, "r", B) == 2
    appending = await it.blocked(it.append(it.a, A, written("r", 1, 1, b"late")))
    await transaction.commit()
    assert (await appending).lost
    assert await it.log("r") == [b"opened"] and await it.sound("r")


@played
async def test_a_commit_that_is_cancelled_or_cut_is_settled_by_sending_it_again(it: Scene) -> None:
    """Whether the database has kept it cannot be known from the connection."""
    holder = it.b.transaction()
    await holder.start()
    await it.b.execute("select from rooms where id = 'r' for update")
    batch = Batch(A, [written("r", 1, 1, b"one")])
    stuck = await it.blocked(batch.settle(it.a))
    it.a.terminate()
    with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
        await stuck
    again = await it.blocked(batch.settle(it.c))
    await holder.commit()
    assert len((await again).kept) == 1, "whichever of the two was first"
    assert await it.log("r") == [b"opened", b"one"] and await it.sound("r")


@played
async def test_one_bad_room_does_not_keep_a_batch_from_the_others(it: Scene) -> None:
    for room in ("a", "b", "c"):
        await it.opened(room)
    await it.a.execute(statements.RELEASE, A, ["b"], [1])
    assert await it.take(it.b, "b", B) == 2
    writes = [written(room, 1, 1, b"more") for room in ("c", "b", "a")]
    fates = await it.append(it.a, A, *writes)
    assert [write.room for write in fates.kept] == ["a", "c"]
    assert [write.room for write in fates.lost] == ["b"]
    assert await it.log("b") == [b"opened"]
    assert await it.log("a") == await it.log("c") == [b"opened", b"more"]


@played
async def test_a_log_that_lost_its_tail_is_not_written_beyond(it: Scene) -> None:
    """After the fail-over to a standby that lagged: the node remembers more than the database."""
    for number in (1, 2, 3):
        assert (await it.append(it.a, A, written("r", 1, number, b"%d" % number))).kept
    await it.eye.execute("delete from entries where room = 'r' and n > 1")
    await it.eye.execute("update rooms set length = 2 where id = 'r'")
    assert (await it.append(it.a, A, written("r", 1, 4, b"beyond the gap"))).lost
    assert await it.log("r") == [b"opened", b"1"] and await it.sound("r")
    assert await it.take(it.a, "r", A) == 2, "it is read again, and goes on"
    assert (await it.append(it.a, A, written("r", 2, 2, b"on"))).kept


@played
async def test_two_lives_of_a_room_in_one_batch_do_not_mix(it: Scene) -> None:
    """A write of the earlier life still waits when the node has taken the room again."""
    assert await it.take(it.a, "r", A) == 2
    fates = await it.append(it.a, A, written("r", 1, 1, b"early", b"early too"), written("r", 2, 1, b"later"))
    assert [write.life.epoch for write in fates.kept if write.life] == [2]
    assert [write.life.epoch for write in fates.lost if write.life] == [1]
    assert await it.log("r") == [b"opened", b"later"] and await it.sound("r")
