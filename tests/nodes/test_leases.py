"""Who is at work: leases, declarations of death, and who may take, let go and delete a room."""

from __future__ import annotations

from typing import Any

from kickdoor.server.store import statements
from kickdoor.server.store.nodes import VERSION
from tests.nodes.fenced import A, B, C, Scene, played, written


async def lapse(it: Scene, node: int) -> None:
    await it.eye.execute("update nodes set lease_until = now() - interval '1 s' where id = $1", node)


async def declare(connection: Any, by: int) -> list[int]:
    """As `DEAD`, but the database of the tests has only just started."""
    statement = statements.DEAD.replace("pg_postmaster_start_time()", "timestamptz '2000-01-01'")
    return [id for id, _ in await connection.fetch(statement, by)]


@played
async def test_a_room_of_a_living_node_is_not_taken_however_late_its_lease_is(it: Scene) -> None:
    """It is declared dead first: else its renewal and the take could both succeed."""
    await lapse(it, A)
    assert await it.take(it.b, "r", B) is None
    assert await declare(it.b, B) == [A]
    assert await it.take(it.b, "r", B) == 2
    assert await it.a.fetch(statements.RENEW, A) == [], "declared dead, for good"
    assert await it.row("r") == (B, 2, 1)


@played
async def test_a_declaration_of_death_waits_for_a_renewal_and_fails(it: Scene) -> None:
    await lapse(it, A)
    transaction = it.a.transaction()
    await transaction.start()
    assert await it.a.fetch(statements.RENEW, A)
    declaring = await it.blocked(declare(it.b, B))
    await transaction.commit()
    assert await declaring == []


@played
async def test_a_renewal_waits_for_a_declaration_of_death_and_fails(it: Scene) -> None:
    await lapse(it, A)
    transaction = it.a.transaction()
    await transaction.start()
    assert await declare(it.a, B) == [A]
    renewing = await it.blocked(it.b.fetch(statements.RENEW, A))
    await transaction.commit()
    assert await renewing == []


@played
async def test_nobody_is_declared_dead_right_after_the_database_has_started(it: Scene) -> None:
    """Nobody could renew while it was away."""
    await lapse(it, A)
    just = statements.DEAD.replace("pg_postmaster_start_time()", "(now() - interval '5 s')")
    assert await it.b.fetch(just, B) == []
    long = statements.DEAD.replace("pg_postmaster_start_time()", "(now() - interval '7 s')")
    assert [id for id, _ in await it.b.fetch(long, B)] == [A]


@played
async def test_a_node_that_is_declared_dead_takes_no_rooms(it: Scene) -> None:
    await it.a.execute(statements.RELEASE, A, ["r"], [1])
    await it.dead(B)
    assert await it.take(it.b, "r", B) is None
    assert (await it.append(it.b, B, written("new", 1, 0, b"opened"))).lost
    assert await it.take(it.c, "r", C) == 2


@played
async def test_a_room_that_needs_a_newer_node_is_left_to_it(it: Scene) -> None:
    await it.eye.execute(statements.JOIN, C, f"node {C}", VERSION + 1)
    await it.opened("new", C)
    await it.c.execute(statements.RELEASE, C, ["new"], [1])
    assert await it.take(it.b, "new", B) is None
    assert await it.c.fetchval(statements.TAKE, "new", C, VERSION + 1) == 2


@played
async def test_a_process_that_starts_again_at_its_address_ends_its_earlier_life(it: Scene) -> None:
    await it.b.execute(statements.JOIN, 999, f"node {A}", 1)
    assert await it.a.fetch(statements.RENEW, A) == []
    assert await it.take(it.b, "r", 999) == 2


@played
async def test_only_the_life_that_has_a_room_can_let_it_go(it: Scene) -> None:
    await it.b.execute(statements.RELEASE, B, ["r"], [1])
    await it.a.execute(statements.RELEASE, A, ["r"], [7])
    assert await it.row("r") == (A, 1, 1)
    await it.a.execute(statements.RELEASE, A, ["r"], [1])
    assert await it.row("r") == (None, 1, 1)
    assert (await it.append(it.a, A, written("r", 1, 1, b"after it"))).lost


@played
async def test_a_room_that_another_node_has_is_not_deleted(it: Scene) -> None:
    await it.b.execute(statements.DROP, "r", 5, B)
    assert await it.log("r") == [b"opened"]
    await it.a.execute(statements.RELEASE, A, ["r"], [1])
    await it.b.execute(statements.DROP, "r", 4, B)  # used since
    assert await it.log("r") == [b"opened"]
    await it.b.execute(statements.DROP, "r", 5, B)
    assert await it.log("r") == [] and await it.take(it.b, "r", B) is None
