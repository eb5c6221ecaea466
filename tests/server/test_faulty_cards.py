"""A card that raises, hangs, grows or goes in circles on a real server: its own table freezes, all others live."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.server.bystander import beside
from tests.server.faulty import WAYS
from tests.server.load import Party, Player, party, until
from tests.server.serving import PATIENCE, Serving

PROGRAM = Path(__file__).parent / "faulty.py"


async def frozen(victim: Party) -> Player:
    """Plays until the card goes wrong; whose answer it was that did not count."""
    while True:
        for player in victim.players:
            message = player.answer_of(victim.dice)
            if message is not None and await player.say(message) == "frozen":
                return player
        await asyncio.sleep(0.002)


def seen(party: Party) -> list[Any]:
    """What everybody at the table has before them."""
    assert all(player.state is not None for player in party.players)
    return [(player.number, player.state["public"], player.state["own"]) for player in party.players]  # type: ignore[index]


async def go_wrong(serving: Serving, how: str) -> tuple[Party, list[Any]]:
    victim = await party(serving.url, serving.socket_url, 3, title=how)
    await victim.come()
    player = await frozen(victim)
    for other in victim.players:
        await until(lambda other=other: other.info is not None and other.info["stage"] == "frozen")  # type: ignore[misc]
        assert other.info is not None
        assert other.info["fault"].startswith("the game ")
        assert other.closed is None
        # An answer may come after its moment has passed; only who played the card is told that it went wrong.
        assert other is player or set(other.refused.values()) <= {"passed"}
    before = seen(victim)
    await victim.go()
    await victim.come()  # they still may look at it, and it stands as it stood before
    assert seen(victim) == before
    assert await player.say({"t": "hold", "id": "more"}) == "frozen"
    return victim, before


def test_a_card_that_goes_wrong_freezes_its_own_table_and_the_server_lives(tmp_path: Path) -> None:
    """Fault 23: with the real bounds of time and memory, on the real loop; frozen after `kill -9` too."""
    serving = Serving(tmp_path)
    serving.program = [sys.executable, str(PROGRAM)]

    async def run() -> None:
        victims: list[tuple[Party, list[Any]]] = []
        async with beside(serving):
            for how in WAYS:
                victims.append(await go_wrong(serving, how))
        assert "kickdoor_faults_total 4.0" in httpx.get(f"{serving.url}/metrics", timeout=PATIENCE).text
        await asyncio.gather(*(victim.go() for victim, _ in victims))
        serving.kill()
        serving.start()
        async with beside(serving):
            for victim, before in victims:
                for player in victim.players:
                    player.number = 0
                await victim.come()
                assert seen(victim) == before
                assert {player.info["stage"] for player in victim.players if player.info} == {"frozen"}
                await victim.go()

    serving.start()
    try:
        asyncio.run(run())
    finally:
        if serving.running:
            serving.kill()
