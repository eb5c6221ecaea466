"""Two real servers on one PostgreSQL, of which one is killed or stands still under its people: `make nodes`."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import httpx
import pytest

from tests.nodes.test_serving import served, settled
from tests.server.load import Party, party, tries
from tests.server.serving import Serving

__all__ = ["served"]  # the fixture
TAKEN_OVER = 10.0  # seconds in which a table must be playable again


async def moved(found: Party, to: Serving) -> float:
    """The people come to another server as soon as it has their table; how long that took."""
    began = time.monotonic()
    while httpx.get(f"{to.url}/api/tables/{found.table}").status_code != 200:
        await asyncio.sleep(0.05)
    for player in found.players:
        player.url = to.socket_url
    await tries(found.come)
    return time.monotonic() - began


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_table_is_playable_again_soon_after_its_server_is_gone(
    served: list[Serving], url: str, how: signal.Signals
) -> None:
    one, two = served

    async def evening() -> None:
        two.start()
        await asyncio.sleep(6.5)  # a node that has just come declares nobody dead
        found = await party(one.url, one.socket_url)
        await found.come()
        await found.play(10)
        os.kill(one.pid, how)
        took = await moved(found, two)
        print(f"after {how.name} playable again in {took:.1f} s")
        assert took <= TAKEN_OVER
        await found.play(10)
        if how == signal.SIGSTOP:
            os.kill(one.pid, signal.SIGCONT)
            await found.play(10)
            for player in found.players:  # it passes them on, as soon as it knows that it was declared dead
                player.url = one.socket_url
            await found.go()
            await tries(found.come)
            await found.play(10)
        await found.go()
        assert await settled(found, url) >= 20

    asyncio.run(evening())
