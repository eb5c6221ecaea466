"""Weaker fences let a node write that has lost a room, or lock others out: why the statements are as they are."""

from __future__ import annotations

import asyncio
import contextlib

import asyncpg

from kickdoor.server.store import statements
from tests.nodes.fenced import A, B, Scene, played, written

WITHOUT_LOCK = """insert into entries select 'r', $3, 5, 'late'::bytea
where exists (select from rooms where id = 'r' and node = $1 and epoch = $2)"""


@played
async def test_an_epoch_that_is_read_without_a_lock_is_no_fence(it: Scene) -> None:
    """The old owner's statement reads the epoch, is delayed, and commits after the take-over."""
    transaction = it.a.transaction()
    await transaction.start()
    await it.a.execute(WITHOUT_LOCK, A, 1, 1)
    await it.dead(A)
    assert await it.take(it.b, "r", B) == 2, "nothing makes it wait"
    assert await it.log("r") == [b"opened"], "what B goes on from"
    await transaction.commit()
    assert await it.log("r") == [b"opened", b"late"], "the old owner has written after the take-over"
    # With the row changed in the same statement, the take waits: see the two tests before.


@played
async def test_a_foreign_key_is_no_fence(it: Scene) -> None:
    """It locks the row for its key only: a take does not wait for it."""
    await it.dead(A)
    transaction = it.a.transaction()
    await transaction.start()
    await it.a.execute("select from rooms where id = 'r' for key share")
    assert await asyncio.wait_for(it.take(it.b, "r", B), 5) == 2
    await transaction.commit()


ONE_STATEMENT = """with own as (update rooms set node = $2, epoch = epoch + 1 where id = $1 returning id)
select body from entries join own on own.id = entries.room order by n"""


@played
async def test_taking_and_reading_in_one_statement_misses_what_was_committed_meanwhile(it: Scene) -> None:
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


@played
async def test_rooms_taken_in_one_transaction_would_lock_each_other_out(it: Scene) -> None:
    """So a node takes one room in a transaction, and batches lock rooms in one order."""
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
