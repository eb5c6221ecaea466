"""A node that has lost a room can neither write nor be believed: the ways in which it might, step by step.

Where a weaker fence lets one of them through, that is shown too: a test must be able to fail.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import asyncpg
import pytest

from kickdoor.server.store import statements
from kickdoor.server.store.appending import Batch
from kickdoor.server.store.nodes import VERSION
from tests.nodes.fenced import A, B, C, Scene, play, written


def test_a_batch_of_which_a_part_conflicts_writes_nothing(url: str) -> None:
    """With the key (room, number) as the only fence, the log would be woven from two owners."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
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

    play(url, scene)


def test_the_same_batch_sent_again_is_kept_once_and_known_as_kept(url: str) -> None:
    """After a lost connection nobody knows what became of it. It is not taken for a take-over."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        batch = Batch(A, [written("r", 1, 1, b"one", b"two")])
        for _ in range(3):
            fates = await batch.settle(it.a)
            assert len(fates.kept) == 1 and not fates.lost
        assert await it.log("r") == [b"opened", b"one", b"two"] and await it.sound("r")
        again = Batch(A, [written("new", 1, 0, b"opened")])  # also the first of a room
        for _ in range(2):
            assert len((await again.settle(it.a)).kept) == 1
        assert await it.log("new") == [b"opened"]

    play(url, scene)


def test_a_statement_that_arrives_after_a_take_over_writes_nothing(url: str) -> None:
    """It was stuck in the network when its connection was cut."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        late = Batch(A, [written("r", 1, 1, b"late")])
        await it.dead(A)
        assert await it.take(it.b, "r", B) == 2
        assert (await late.settle(it.a)).lost
        assert await it.log("r") == [b"opened"]
        assert (await it.append(it.b, B, written("r", 2, 1, b"of B"))).kept
        assert (await late.settle(it.a)).lost
        assert await it.log("r") == [b"opened", b"of B"] and await it.sound("r")

    play(url, scene)


def test_a_late_statement_of_an_earlier_life_in_the_same_node_writes_nothing(url: str) -> None:
    """The node let the room go and took it again: its id is the same, the epoch is not."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        late = Batch(A, [written("r", 1, 1, b"late")])
        await it.a.execute(statements.RELEASE, A, ["r"], [1])
        assert await it.take(it.a, "r", A) == 2
        assert (await late.settle(it.b)).lost
        assert await it.log("r") == [b"opened"]

    play(url, scene)


def test_a_take_waits_for_an_append_that_is_being_committed_and_reads_it(url: str) -> None:
    async def scene(it: Scene) -> None:
        await it.opened("r")
        await it.dead(A)
        transaction = it.a.transaction()
        await transaction.start()
        assert (await it.append(it.a, A, written("r", 1, 1, b"last"))).kept
        taking = await it.blocked(it.take(it.b, "r", B))
        await transaction.commit()
        assert await taking == 2
        assert [body for _, _, body in await it.b.fetch(statements.ENTRIES, "r")] == [b"opened", b"last"]

    play(url, scene)


def test_an_append_waits_for_a_take_that_is_being_committed_and_writes_nothing(url: str) -> None:
    async def scene(it: Scene) -> None:
        await it.opened("r")
        await it.dead(A)
        transaction = it.b.transaction()
        await transaction.start()
        assert await it.take(it.b, "r", B) == 2
        appending = await it.blocked(it.append(it.a, A, written("r", 1, 1, b"late")))
        await transaction.commit()
        assert (await appending).lost
        assert await it.log("r") == [b"opened"] and await it.sound("r")

    play(url, scene)


WITHOUT_LOCK = """insert into entries select 'r', $3, 5, 'late'::bytea
where exists (select from rooms where id = 'r' and node = $1 and epoch = $2)"""


def test_an_epoch_that_is_read_without_a_lock_is_no_fence(url: str) -> None:
    """The old owner's statement reads the epoch, is delayed, and commits after the take-over."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        transaction = it.a.transaction()
        await transaction.start()
        await it.a.execute(WITHOUT_LOCK, A, 1, 1)
        await it.dead(A)
        assert await it.take(it.b, "r", B) == 2, "nothing makes it wait"
        assert await it.log("r") == [b"opened"], "what B goes on from"
        await transaction.commit()
        assert await it.log("r") == [b"opened", b"late"], "the old owner has written after the take-over"
        # With the row changed in the same statement, the take waits: see the two tests before.

    play(url, scene)


def test_a_foreign_key_is_no_fence(url: str) -> None:
    """It locks the row for its key only: a take does not wait for it."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        await it.dead(A)
        transaction = it.a.transaction()
        await transaction.start()
        await it.a.execute("select from rooms where id = 'r' for key share")
        assert await asyncio.wait_for(it.take(it.b, "r", B), 5) == 2
        await transaction.commit()

    play(url, scene)


ONE_STATEMENT = """with own as (update rooms set node = $2, epoch = epoch + 1 where id = $1 returning id)
select body from entries join own on own.id = entries.room order by n"""


def test_taking_and_reading_in_one_statement_misses_what_was_committed_meanwhile(url: str) -> None:
    async def scene(it: Scene) -> None:
        for room in ("one", "two"):
            await it.opened(room)
        transaction = it.a.transaction()
        await transaction.start()
        await it.append(it.a, A, written("one", 1, 1, b"last"), written("two", 1, 1, b"last"))
        await it.dead(A)
        weak = await it.blocked(it.b.fetch(ONE_STATEMENT, "one", B))
        good = await it.blocked(it.take(it.c, "two", B))
        await transaction.commit()
        assert [body for (body,) in await weak] == [b"opened"], "it has waited, and reads its old snapshot"
        assert await good == 2
        assert [body for _, _, body in await it.c.fetch(statements.ENTRIES, "two")] == [b"opened", b"last"]

    play(url, scene)


def test_a_commit_that_is_cancelled_or_cut_is_settled_by_sending_it_again(url: str) -> None:
    """Whether the database has kept it cannot be known from the connection."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
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

    play(url, scene)


def test_one_bad_room_does_not_keep_a_batch_from_the_others(url: str) -> None:
    async def scene(it: Scene) -> None:
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

    play(url, scene)


def test_a_log_that_lost_its_tail_is_not_written_beyond(url: str) -> None:
    """After the fail-over to a standby that lagged: the node remembers more than the database."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        for number in (1, 2, 3):
            assert (await it.append(it.a, A, written("r", 1, number, b"%d" % number))).kept
        await it.eye.execute("delete from entries where room = 'r' and n > 1")
        await it.eye.execute("update rooms set length = 2 where id = 'r'")
        assert (await it.append(it.a, A, written("r", 1, 4, b"beyond the gap"))).lost
        assert await it.log("r") == [b"opened", b"1"] and await it.sound("r")
        assert await it.take(it.a, "r", A) == 2, "it is read again, and goes on"
        assert (await it.append(it.a, A, written("r", 2, 2, b"on"))).kept

    play(url, scene)


def test_two_lives_of_a_room_in_one_batch_do_not_mix(url: str) -> None:
    """A write of the earlier life still waits when the node has taken the room again."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        assert await it.take(it.a, "r", A) == 2
        fates = await it.append(it.a, A, written("r", 1, 1, b"early", b"early too"), written("r", 2, 1, b"later"))
        assert [write.life.epoch for write in fates.kept if write.life] == [2]
        assert [write.life.epoch for write in fates.lost if write.life] == [1]
        assert await it.log("r") == [b"opened", b"later"] and await it.sound("r")

    play(url, scene)


def test_a_column_added_under_prepared_statements_stops_none_of_ours(url: str) -> None:
    """A new release adds one while the old one writes; a statement with `*` would fail."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        star = await it.a.prepare("select * from rooms where id = $1")
        await star.fetch("r")
        assert (await it.append(it.a, A, written("r", 1, 1, b"before"))).kept
        await it.eye.execute("alter table rooms add column more text, add column most int not null default 7")
        assert (await it.append(it.a, A, written("r", 1, 2, b"after"))).kept
        for statement in (statements.ROOMS, statements.LOOK.replace("any($1::text[])", "'r'")):
            assert await it.a.fetch(statement)
        assert await it.take(it.a, "r", A) == 2
        with pytest.raises(asyncpg.PostgresError, match="plan is invalid"):
            await star.fetch("r")

    play(url, scene)


def test_a_step_that_waits_behind_a_reader_gives_up_before_appends_have_waited_long(url: str) -> None:
    async def scene(it: Scene) -> None:
        await it.opened("r")
        reading = it.b.transaction()
        await reading.start()
        await it.b.fetch("select id from rooms")
        await it.c.execute("set lock_timeout = 1000")
        altering = await it.blocked(it.c.execute("alter table rooms add column more text"))
        appending = await it.blocked(it.append(it.a, A, written("r", 1, 1, b"waits too")))
        with pytest.raises(asyncpg.LockNotAvailableError):
            await altering
        assert (await asyncio.wait_for(appending, 5)).kept
        await reading.commit()

    play(url, scene)


def test_rooms_taken_in_one_transaction_would_lock_each_other_out(url: str) -> None:
    """So a node takes one room in a transaction, and batches lock rooms in one order."""

    async def scene(it: Scene) -> None:
        for room in ("a", "b"):
            await it.opened(room)
        taking = it.b.transaction()
        await taking.start()
        await it.b.execute("update rooms set stage = 'x' where id = 'b'")  # the first of a bulk take
        batch = await it.blocked(it.append(it.a, A, written("a", 1, 1, b"x"), written("b", 1, 1, b"x")))
        results = await asyncio.gather(
            it.b.execute("update rooms set stage = 'x' where id = 'a'"), batch, return_exceptions=True
        )
        assert any(isinstance(result, asyncpg.DeadlockDetectedError) for result in results)
        with contextlib.suppress(asyncpg.PostgresError):
            await taking.rollback()
        # One of the two was rolled back whole; a batch that was is sent again.
        assert (await it.append(it.a, A, written("a", 1, 1, b"x"), written("b", 1, 1, b"x"))).kept
        assert await it.sound("a") and await it.sound("b")

    play(url, scene)


# Leases.


async def lapse(it: Scene, node: int) -> None:
    await it.eye.execute("update nodes set lease_until = now() - interval '1 s' where id = $1", node)


async def declare(it: Scene, connection: Any, by: int) -> list[int]:
    """As `DEAD`, but the database of the tests has only just started."""
    statement = statements.DEAD.replace("pg_postmaster_start_time()", "timestamptz '2000-01-01'")
    return [id for id, _ in await connection.fetch(statement, by)]


def test_a_room_of_a_living_node_is_not_taken_however_late_its_lease_is(url: str) -> None:
    """It is declared dead first: else its renewal and the take could both succeed."""

    async def scene(it: Scene) -> None:
        await it.opened("r")
        await lapse(it, A)
        assert await it.take(it.b, "r", B) is None
        assert await declare(it, it.b, B) == [A]
        assert await it.take(it.b, "r", B) == 2
        assert await it.a.fetch(statements.RENEW, A) == [], "declared dead, for good"
        assert await it.row("r") == (B, 2, 1)

    play(url, scene)


@pytest.mark.parametrize("first", ["renewal", "declaration"])
def test_a_renewal_and_a_declaration_of_death_do_not_both_succeed(url: str, first: str) -> None:
    async def scene(it: Scene) -> None:
        await lapse(it, A)
        transaction = it.a.transaction()
        await transaction.start()
        if first == "renewal":
            assert await it.a.fetch(statements.RENEW, A)
            declaring = await it.blocked(declare(it, it.b, B))
            await transaction.commit()
            assert await declaring == []
        else:
            assert await declare(it, it.a, B) == [A]
            renewing = await it.blocked(it.b.fetch(statements.RENEW, A))
            await transaction.commit()
            assert await renewing == []

    play(url, scene)


def test_nobody_is_declared_dead_right_after_the_database_has_started(url: str) -> None:
    """Nobody could renew while it was away."""

    async def scene(it: Scene) -> None:
        await lapse(it, A)
        just = statements.DEAD.replace("pg_postmaster_start_time()", "(now() - interval '5 s')")
        assert await it.b.fetch(just, B) == []
        long = statements.DEAD.replace("pg_postmaster_start_time()", "(now() - interval '7 s')")
        assert [id for id, _ in await it.b.fetch(long, B)] == [A]

    play(url, scene)


def test_a_node_that_is_declared_dead_takes_no_rooms(url: str) -> None:
    async def scene(it: Scene) -> None:
        await it.opened("r")
        await it.a.execute(statements.RELEASE, A, ["r"], [1])
        await it.dead(B)
        assert await it.take(it.b, "r", B) is None
        assert (await it.append(it.b, B, written("new", 1, 0, b"opened"))).lost
        assert await it.take(it.c, "r", C) == 2

    play(url, scene)


def test_a_room_that_needs_a_newer_node_is_left_to_it(url: str) -> None:
    async def scene(it: Scene) -> None:
        await it.eye.execute(statements.JOIN, C, "newer", VERSION + 1)
        await it.opened("r", C)
        await it.c.execute(statements.RELEASE, C, ["r"], [1])
        assert await it.take(it.b, "r", B) is None
        assert await it.c.fetchval(statements.TAKE, "r", C, VERSION + 1) == 2

    play(url, scene)


def test_a_process_that_starts_again_at_its_address_ends_its_earlier_life(url: str) -> None:
    async def scene(it: Scene) -> None:
        await it.opened("r")
        await it.b.execute(statements.JOIN, 999, f"node {A}", 1)
        assert await it.a.fetch(statements.RENEW, A) == []
        assert await it.take(it.b, "r", 999) == 2

    play(url, scene)


def test_only_the_life_that_has_a_room_can_let_it_go(url: str) -> None:
    async def scene(it: Scene) -> None:
        await it.opened("r")
        await it.b.execute(statements.RELEASE, B, ["r"], [1])
        await it.a.execute(statements.RELEASE, A, ["r"], [7])
        assert await it.row("r") == (A, 1, 1)
        await it.a.execute(statements.RELEASE, A, ["r"], [1])
        assert await it.row("r") == (None, 1, 1)
        assert (await it.append(it.a, A, written("r", 1, 1, b"after it"))).lost

    play(url, scene)


def test_a_room_that_another_node_has_is_not_deleted(url: str) -> None:
    async def scene(it: Scene) -> None:
        await it.opened("r")
        await it.b.execute(statements.DROP, "r", 5, B)
        assert await it.log("r") == [b"opened"]
        await it.a.execute(statements.RELEASE, A, ["r"], [1])
        await it.b.execute(statements.DROP, "r", 4, B)  # used since
        assert await it.log("r") == [b"opened"]
        await it.b.execute(statements.DROP, "r", 5, B)
        assert await it.log("r") == [] and await it.take(it.b, "r", B) is None

    play(url, scene)
