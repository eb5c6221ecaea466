"""Races that are run many times: what the database must not let two nodes have at once."""

from __future__ import annotations

import asyncio

from kickdoor.server.store import statements
from tests.nodes.fenced import A, B, C, Scene, written


async def two_takers(it: Scene, rounds: int) -> None:
    """Of two nodes that take a room of a dead one at once, one has it; its epoch rises by one, or the second sees
    the first one's."""
    await it.dead(A)
    for number in range(rounds):
        await it.eye.execute("update rooms set node = 0 where id = 'r'")  # of a node that is not there
        found = await asyncio.gather(it.take(it.b, "r", B), it.take(it.c, "r", C))
        node, epoch, _ = await it.row("r")
        assert sorted([one is None for one in found]) == [False, True], (number, found)
        assert node == (B if found[0] is not None else C)
        assert epoch == number + 2 == next(one for one in found if one is not None)


async def renewal_against_take(it: Scene, rounds: int) -> None:
    """A node whose lease has lapsed renews it while another declares it dead and takes its room: if the renewal
    succeeded, the room is still its own."""
    dead = statements.DEAD.replace("pg_postmaster_start_time()", "timestamptz '2000-01-01'")

    async def take_over() -> int | None:
        await it.b.fetch(dead, B)
        return await it.take(it.b, "r", B)

    renewals = 0
    for number in range(rounds):
        await it.join(A)
        await it.eye.execute("update rooms set node = $1 where id = 'r'", A)
        await it.eye.execute("update nodes set lease_until = now() - interval '1 s' where id = $1", A)
        await it.eye.execute("update nodes set lease_until = now() + interval '1 h' where id <> $1", A)
        renewed, taken = await asyncio.gather(it.a.fetch(statements.RENEW, A), take_over())
        assert bool(renewed) != (taken is not None), number
        assert (await it.row("r"))[0] == (A if renewed else B)
        renewals += bool(renewed)
    assert rounds < 100 or renewals > 0, "the renewal was never first"


TAKEN = "update rooms set node = $2, epoch = epoch + 1 where id = $1"  # as from a node that was declared dead


async def appends_against_takes(it: Scene, rounds: int) -> None:
    """Two nodes take the room from each other while its owner appends: the log is what was told to be kept."""
    told, kept = [b"opened"], 0
    for number in range(rounds):
        node, epoch, length = await it.row("r")
        owner, other, taker = (it.a, B, it.b) if node == A else (it.b, A, it.a)
        write = written("r", epoch, length, b"%d" % number)
        if number % 2:
            fates, _ = await asyncio.gather(it.append(owner, node or 0, write), taker.execute(TAKEN, "r", other))
        else:
            _, fates = await asyncio.gather(taker.execute(TAKEN, "r", other), it.append(owner, node or 0, write))
        kept += len(fates.kept)
        told += [b"%d" % number] * len(fates.kept)
    assert await it.log("r") == told and await it.sound("r")
    assert rounds < 100 or 0 < kept < rounds, "one of the two was always first"
