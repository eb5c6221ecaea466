"""People at a real server who mean no good, or have a bad line: they get nothing, and others do not notice."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kickdoor.server.net.outbox import Flushing, Outbox
from kickdoor.server.protocol.limits import QUEUE
from kickdoor.server.protocol.messages import REFUSALS
from tests.server.bystander import PACE, WAIT, attacked, with_bystander
from tests.server.load import Party, Player, party, until
from tests.server.raw import Raw
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with attacked(tmp_path_factory.mktemp("company")) as found:
        yield found


@pytest.mark.parametrize("way", ["origin", "cookie", "token", "table"])
def test_a_strange_origin_a_forged_cookie_and_no_table_are_turned_away(serving: Serving, way: str) -> None:
    """Faults 14 and 17: on the socket with a word and a code of our own, over HTTP with 403 or 404."""

    async def attack(victim: Party) -> None:
        player = victim.players[0]
        own = f"{serving.socket_url}/api/tables/{victim.table}/socket"
        # Not the last sign: some of its bits say nothing.
        forged = player.token[:-5] + ("A" if player.token[-5] != "A" else "B") + player.token[-4:]
        ways: dict[str, tuple[str, dict[str, Any], int]] = {
            "origin": (f"{own}?token={player.token}", {"origin": "https://elsewhere.example"}, 4003),
            "cookie": (own, {"additional_headers": {"cookie": f"kickdoor={forged}"}}, 4003),
            "token": (f"{own}?token={forged}", {}, 4003),
            "table": (own.replace(victim.table, "nosuchtable"), {}, 4004),
        }
        address, options, code = ways[way]
        async with connect(address, open_timeout=WAIT, **options) as socket:
            assert json.loads(await socket.recv())["t"] == "bye"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == code
        headers, table, status = {
            "origin": ({"origin": "https://elsewhere.example", "authorization": f"Bearer {player.token}"}, 0, 403),
            "cookie": ({"cookie": f"kickdoor={forged}"}, 0, 403),
            "token": ({"authorization": f"Bearer {forged}"}, 0, 403),
            "table": ({"authorization": f"Bearer {player.token}"}, "nosuchtable", 404),
        }[way]
        async with httpx.AsyncClient(base_url=serving.url, timeout=WAIT) as client:
            left = await client.delete(f"/api/tables/{table or victim.table}/seats/mine", headers=headers)
        assert left.status_code == status, left.text
        assert left.json()["code"] in REFUSALS
        await until(lambda: bool(player.options) or any(other.options for other in victim.players))
        assert not any(other.codes for other in victim.players), "the real players have noticed"

    with_bystander(serving, attack)


def test_only_the_token_of_a_seat_acts_for_it(serving: Serving) -> None:
    """Fault 14: a message has no field for a seat; with another seat's token, as a spectator, or with a token of
    another table, the same answer is refused, and nothing changes."""

    async def attack(victim: Party) -> None:
        elsewhere = await party(serving.url, serving.socket_url, 3)
        asked = next(player for player in victim.players if player.options)
        message = asked.answer_of(victim.dice)
        assert message is not None
        before = [player.number for player in victim.players]
        for token in ("", elsewhere.players[0].token):
            stranger = Player(serving.socket_url, victim.table, token, asked.seat)  # names the seat, to no avail
            await stranger.come()
            for kind in (
                {"t": "hold"},
                {"t": "undo"},
                {"t": "pass_until"},
                {"t": "why_not", "verb": "pass"},
                message,
            ):
                assert await stranger.say({"id": "mine", **kind}) == "watching"
            await stranger.send({**message, "id": "another", "seat": asked.seat})  # there is no such field
            await until(lambda stranger=stranger: stranger.refused.get("") == "not_understood")  # type: ignore[misc]
            await stranger.go()
        others = [player for player in victim.players if player is not asked]
        for other in others:
            word = await other.say({**message, "id": f"of {other.seat}"})
            assert word in ("stale", "passed", "not_legal", "watching", "left") or other.options, word
        assert [player.number for player in victim.players] == before or any(other.taken for other in others)
        assert await asked.say({**message, "id": "right"}) in ("taken", "stale", "passed")
        await elsewhere.go()

    with_bystander(serving, attack)


@pytest.mark.parametrize("tabs", [2, 10])
def test_the_newest_tab_of_a_seat_wins_and_the_others_are_told(serving: Serving, tabs: int) -> None:
    """Fault 18: the older sockets are closed with 4001; never do two act for one seat."""

    async def attack(victim: Party) -> None:
        first = victim.players[0]
        opened = [first]
        for _ in range(tabs - 1):
            tab = Player(serving.socket_url, victim.table, first.token, first.seat)
            await tab.come()
            opened.append(tab)
        await until(lambda: all(tab.closed == 4001 for tab in opened[:-1]), "an older tab was not closed")
        for tab in opened[:-1]:
            assert tab.heard[-1]["t"] == "bye"
            with pytest.raises(ConnectionClosed):
                await tab.send({"t": "hold", "id": "from an old tab"})
        victim.players[0] = opened[-1]
        opened[-1].refused.clear()
        await victim.play(5)
        assert opened[-1].closed is None

    with_bystander(serving, attack)


def test_the_same_answer_five_times_and_on_a_second_socket_is_done_once(serving: Serving) -> None:
    """Fault 11: the same id gets the same word each time."""

    async def attack(victim: Party) -> None:
        for _ in range(5):
            asked = next(player for player in victim.players if player.options)
            message = asked.answer_of(victim.dice)
            assert message is not None
            heard = len(asked.heard)
            for _ in range(5):
                await asked.send(message)
            words = {"t": "taken", "id": message["id"]}
            await until(lambda asked=asked, heard=heard, words=words: asked.heard[heard:].count(words) == 5)  # type: ignore[misc]
            again = Player(serving.socket_url, victim.table, asked.token, asked.seat)
            await again.come()
            assert await again.say(message) == "taken"
            again.taken |= asked.taken
            victim.players[asked.seat or 0] = again
            await until(lambda: any(player.options for player in victim.players))

    with_bystander(serving, attack)


def test_a_wrong_token_while_the_player_is_away_changes_nothing(serving: Serving) -> None:
    """Fault 17: with a forged token, another seat's or none, the seat stays its owner's, away as before; the owner
    comes back to the same question."""

    async def attack(victim: Party) -> None:
        away, other = victim.players[0], victim.players[1]
        await until(lambda: any(player.options for player in victim.players))
        asked = away.state["own"].get("ask") if away.state is not None else None
        await away.go()
        await until(lambda: other.info is not None and not other.info["seats"][0]["here"])
        for token in ("forged", away.token + "x", away.token[:-2], "", victim.players[2].token):
            if token == victim.players[2].token:
                await victim.players[2].go()
            stranger = Player(serving.socket_url, victim.table, token, 0)
            if token in ("", victim.players[2].token):
                await stranger.come()
                welcome = next(message for message in stranger.heard if message["t"] == "welcome")
                assert welcome["seat"] == (2 if token else None)
                assert stranger.state is not None
                assert stranger.state["own"] is None or stranger.state["own"]["seat"] == 2
            else:
                with pytest.raises(ConnectionResetError, match="4003"):
                    await stranger.come()
            await stranger.go()
        assert other.info is not None
        assert other.info["seats"][0] == {"name": "P0", "sex": None, "bot": "", "taken": True, "here": False}
        away.number = 0
        await away.come()
        assert away.state is not None
        assert away.state["own"].get("ask") == asked

    with_bystander(serving, attack)


def test_a_socket_that_is_half_open_is_found_by_its_silence(serving: Serving) -> None:
    """Fault 19: nothing is read any more, pings are not answered, no FIN comes; the seat is marked as away. (Here
    with pings each second; as installed, within thirty.)"""

    async def attack(victim: Party) -> None:
        seat, other = victim.players[0], victim.players[1]
        raw = await Raw.open(serving.port, f"/api/tables/{victim.table}/socket?token={seat.token}")
        await until(lambda: seat.closed == 4001)
        assert other.info is not None
        assert other.info["seats"][0]["here"]
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await until(lambda: other.info is not None and not other.info["seats"][0]["here"], "nobody noticed")
        raw.cut()

    with_bystander(serving, attack)


def test_who_does_not_read_is_cut_and_gets_everything_when_they_come_back(tmp_path: Path) -> None:
    """Fault 20: a seat and a spectator stop reading; what waits for them is bounded, then they are cut. (Here
    without pings, which would find them first.)"""

    async def attack(server: Serving, victim: Party) -> None:
        asleep, awake = victim.players
        path = f"/api/tables/{victim.table}/socket"
        seat = await Raw.open(server.port, f"{path}?token={asleep.token}", buffer=2048)
        await until(lambda: asleep.closed == 4001)
        spectator = await Raw.open(server.port, f"{path}?watch=1", buffer=2048)
        for raw in (seat, spectator):
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]

        def both_are_gone() -> bool:
            assert awake.info is not None
            return not awake.info["seats"][0]["here"] and awake.info["spectators"] == 0

        await until(lambda: awake.info is not None and awake.info["spectators"] == 1)
        while not both_are_gone():
            assert awake.state is not None
            assert not awake.state["public"]["over"], "they were never cut"
            message = awake.answer_of(victim.dice)  # for the other seats bots answer, and the clock
            if message is not None:
                await awake.say(message)
            await asyncio.sleep(PACE)
        seat.cut()
        spectator.cut()
        back = Player(server.socket_url, victim.table, "")
        for who in (asleep, back):
            await who.come()  # which checks that each event is there, once
        assert asleep.state is not None
        assert asleep.state["own"]["seat"] == 0
        await until(lambda: awake.number == asleep.number == back.number > 0)
        await back.go()

    settings = {"turn_seconds": 1, "winning_level": 1000}  # it goes on for as long as it takes
    with attacked(tmp_path, ping=600) as server:
        bots = ["", "", *["greedy"] * 4]
        with_bystander(server, partial(attack, server), people=2, bots=bots, clock="blitz", settings=settings)


def test_what_waits_for_a_socket_is_bounded() -> None:
    """Fault 20: the queue holds at most so many bytes; then there is only the farewell in it."""

    async def run() -> None:
        outbox = Outbox(Flushing())
        frame = b"x" * 1000
        for _ in range(QUEUE // 1000 * 3):
            outbox.put(frame)
            assert sum(map(len, outbox._waiting)) <= QUEUE
            await asyncio.sleep(0)  # a turn of the loop, in which nothing is read
        assert outbox.code == 1013
        assert len(outbox._waiting) == 1
        assert b'"code":1013' in outbox._waiting[0]

    asyncio.run(run())


def test_a_flood_of_chat_is_limited_and_cleaned_and_closes_nobody_elses_socket(serving: Serving) -> None:
    """Fault 26: two people and a spectator shout at five seats and twenty spectators; coming back gives no new
    breath."""

    async def attack(victim: Party) -> None:
        crowd = [Player(serving.socket_url, victim.table, "") for _ in range(20)]
        await asyncio.gather(*(one.come() for one in crowd))
        nasty = "\u202e<b>hi</b>\u0007\u0000 \u2066" + "x" * 300
        shouters = [victim.players[0], victim.players[1], crowd[0]]
        words: list[str] = []
        began = time.monotonic()
        for shouter in shouters:
            for time_round in range(2):
                for n in range(15):
                    words.append(await shouter.say({"t": "say", "id": f"s{time_round} {n}", "text": nasty}))
                await shouter.go()
                await shouter.come()
        allowed = words.count("taken")
        assert 3 * 6 <= allowed <= 3 * 6 * (1 + (time.monotonic() - began) // 10), allowed
        assert set(words) == {"taken", "too_fast"}
        for listener in [*victim.players[2:], *crowd[1:]]:
            await until(lambda listener=listener: sum(m["t"] == "said" for m in listener.heard) >= allowed)  # type: ignore[misc]
            said = [message["text"] for message in listener.heard if message["t"] == "said"]
            assert set(said) == {"<b>hi</b> " + "x" * 300}
            assert listener.closed is None
            assert not listener.refused
        for shouter in shouters:
            shouter.taken.clear()
        await asyncio.gather(*(one.go() for one in crowd))

    with_bystander(serving, attack, people=5)
