"""A table under attack on a real server, and players at another table who must not be disturbed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from kickdoor.server.protocol.limits import RATE
from tests.server.load import Party, Player, account, party
from tests.server.serving import Serving, running

WAIT = 60.0  # seconds: a bystander's table answers in 250 ms, but for a machine that is very busy
PACE = 1.2 / RATE  # seconds between two messages of somebody who is always heard


@contextlib.contextmanager
def attacked(folder: Path, ping: float = 1) -> Iterator[Serving]:
    """A server that must not end, and must not log an error of its own."""
    with running(folder, "--openings", "100000", "--ping", str(ping)) as found:
        yield found
        assert found.running, "the server died"
        assert "Traceback" not in found.words.read_text()


@contextlib.asynccontextmanager
async def beside(serving: Serving) -> AsyncIterator[Party]:
    """Players at a table of their own; every answer of theirs must be acknowledged in time."""
    bystander = await party(serving.url, serving.socket_url, 2)
    await bystander.come()
    ended = False

    async def play() -> None:
        while not ended:
            assert await bystander.move()
            await asyncio.sleep(PACE)

    playing = asyncio.create_task(play())
    try:
        yield bystander
    finally:
        ended = True
        await playing
    assert bystander.answers >= 1
    waits = [wait for player in bystander.players for wait in player.waits]
    assert max(waits) < WAIT, "the bystander's table stood still"
    assert all(not player.codes and not player.refused for player in bystander.players)
    await bystander.go()
    account([bystander], serving.database)


def with_bystander(
    serving: Serving, attack: Callable[[Party], Awaitable[None]], people: int = 3, **new: Any
) -> None:
    """A victim's table under attack, while people at another table play; both go on afterwards."""

    async def run() -> None:
        victim = await party(serving.url, serving.socket_url, 1, people, **new)
        await victim.come()
        async with beside(serving):
            await attack(victim)
            for player in victim.players:
                if player.closed is not None:
                    await player.come()
            before = victim.answers
            await victim.play(5)
            assert victim.answers >= before + 5, "the table does not go on"
        await victim.go()
        account([victim], serving.database)

    asyncio.run(run())


def quiet(party: Party, sender: Player) -> None:
    """Nobody but the sender heard of it."""
    for player in party.players:
        if player is not sender:
            assert not player.refused and not player.codes
            assert not any(message["t"] in ("refused", "bye") for message in player.heard)
