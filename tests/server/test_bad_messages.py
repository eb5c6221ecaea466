"""Bad messages to a real server: a typed refusal to their sender only, or a cut line; the tables go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import frames
import httpx
import pytest
from load import Party, Player, account, party, until
from raw import BINARY, CONTINUED, PING, Raw, framed
from serving import Serving, running
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kickdoor.server.messages import REFUSALS
from kickdoor.server.socket import BURST, LONGEST, QUEUE, STRIKES, Outbox

WAIT = 10.0  # seconds: many times the 250 ms in which a bystander's table answers on a machine that is not busy


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("bad")
    with running(folder, "--openings", "100000", "--ping", "1") as found:
        yield found
        assert found.running, "the server died"
        assert "Traceback" not in found.words.read_text()


def with_bystander(serving: Serving, attack: Callable[[Party], Awaitable[None]], people: int = 3) -> None:
    """A victim's table under attack, while people at another table play; both go on afterwards."""

    async def run() -> None:
        victim = await party(serving.url, serving.socket_url, 1, people)
        bystander = await party(serving.url, serving.socket_url, 2)
        await asyncio.gather(victim.come(), bystander.come())
        ended = False

        async def play() -> None:
            while not ended:
                assert await bystander.move()
                await asyncio.sleep(0.01)

        playing = asyncio.create_task(play())
        try:
            await attack(victim)
        finally:
            ended = True
            await playing
        assert bystander.answers >= 1
        waits = [wait for player in bystander.players for wait in player.waits]
        assert max(waits) < WAIT, "the bystander's table stood still"
        assert all(not player.codes and not player.refused for player in bystander.players)
        for player in victim.players:
            if player.closed is not None:
                await player.come()
        await victim.play(5)
        assert victim.answers >= 5, "the table does not go on"
        await asyncio.gather(victim.go(), bystander.go())
        account([victim, bystander], serving.database)

    asyncio.run(run())


def quiet(party: Party, sender: Player) -> None:
    """Nobody but the sender heard of it."""
    for player in party.players:
        if player is not sender:
            assert not player.refused and not player.codes
            assert not any(message["t"] in ("refused", "bye") for message in player.heard)


def test_every_frame_of_the_corpus_is_refused_to_its_sender_only(serving: Serving) -> None:
    """Fault 21: not JSON, wrong types, NaN, 1e400, deep nesting, a key twice, binary, empty, unknown kinds."""

    async def attack(victim: Party) -> None:
        sender = victim.players[0]
        bad = frames.corpus()
        assert len(bad) >= STRIKES - 1
        for frame in bad[: STRIKES - 1]:
            before = len(sender.heard)
            await sender.send(frame)
            await until(lambda before=before: len(sender.heard) > before, f"no word on {frame[:80]!r}")  # type: ignore[misc]
            assert sender.heard[-1]["t"] == "refused", frame
            assert sender.heard[-1]["code"] == "not_understood", frame
        quiet(victim, sender)
        await sender.send("{")
        await until(lambda: sender.closed is not None)
        assert sender.closed == 1008, "too many messages that are not understood"
        assert sender.heard[-1]["t"] == "bye"
        quiet(victim, sender)

    with_bystander(serving, attack)


@pytest.mark.parametrize(
    ("sent", "codes"),
    [
        ([framed(b"\xff\xfe{")], {1007}),  # not UTF-8
        ([framed(b"x" * (LONGEST + 1))], {1009}),
        ([framed(b"x" * (1 << 20))], {1009}),  # a megabyte
        ([framed(b"x" * 3_000_000)], {1009, 1006}),  # cut while it is still being sent
        ([framed(b"x" * 9000, fin=False), framed(b"x" * 9000, CONTINUED)], {1009}),
        ([framed(b"", fin=False), *[framed(b"", CONTINUED, fin=False)] * 5000], {1009, 1006}),
        ([framed(b"x", 3)], {1002}),  # no such opcode
        ([framed(b"x", reserved=4)], {1002}),
        ([framed(b"x", masked=False)], {1002}),
        ([framed(b"x" * 200, PING)], {1002}),  # a control frame that is too long
        ([framed(b"x", CONTINUED)], {1002}),  # goes on with nothing
        ([b"\x88\x81\0\0\0\0x"], {1002, 1006}),  # a close frame of one byte
        ([b"\x81"], {1006, 1011}),  # half a frame, and then nothing
    ],
    ids=lambda value: None if isinstance(value, set) else value[0][:4].hex() + f"-{sum(map(len, value))}",
)
def test_a_broken_frame_costs_its_sender_the_line(serving: Serving, sent: list[bytes], codes: set[int]) -> None:
    """Faults 21 and 22: what is no WebSocket, or too long, is cut with the code the protocol has for it."""

    async def attack(victim: Party) -> None:
        raw = await Raw.open(serving.port, f"/api/tables/{victim.table}/socket?token={victim.players[0].token}")
        await until(lambda: victim.players[0].closed == 4001)
        try:
            await raw.send(*sent)
        except ConnectionError:
            return  # cut while we were still sending
        assert await asyncio.wait_for(raw.closed(), WAIT) in codes
        raw.cut()

    with_bystander(serving, attack)


def test_a_message_in_pieces_is_a_message(serving: Serving) -> None:
    """Fault 21: fragmented and with a ping between its pieces it is understood like any other."""

    async def attack(victim: Party) -> None:
        raw = await Raw.open(serving.port, f"/api/tables/{victim.table}/socket?watch=1")
        pieces = [
            framed(b'{"t":"pi', fin=False),
            framed(b"hello", PING),
            framed(b'ng","n":', CONTINUED, fin=False),
        ]
        await raw.send(*pieces, framed(b"41}", CONTINUED), framed(b'{"t":"ping","n":42}', BINARY))
        pongs: list[int] = []
        while pongs != [41, 42]:
            _, data = await asyncio.wait_for(raw.receive(), WAIT)
            if data.startswith(b'{"t":"pong"'):
                pongs.append(json.loads(data)["n"])
        raw.cut()

    with_bystander(serving, attack)


def test_a_thousand_messages_a_second_are_refused_and_then_cut(serving: Serving) -> None:
    """Fault 22: `too_fast`, typed, to the sender; then close 1008. Good messages and bad ones alike."""

    async def attack(victim: Party) -> None:
        sender = victim.players[0]
        n = 0
        while sender.closed is None:
            n += 1
            with contextlib.suppress(ConnectionClosed):
                await sender.send({"t": "ping", "n": n})
            await asyncio.sleep(0)
        kinds = [message.get("code") for message in sender.heard if message["t"] == "refused"]
        assert sender.closed == 1008
        assert kinds == ["too_fast"] * STRIKES
        assert sum(message["t"] == "pong" for message in sender.heard) >= BURST
        quiet(victim, sender)

    with_bystander(serving, attack)


def test_floods_of_the_shortest_frames_leave_others_their_turns(serving: Serving) -> None:
    """Fault 22: as many empty frames, and pings that nobody reads the answers of, as the line takes."""

    async def attack(victim: Party) -> None:
        flood = framed(b"") * 20_000
        pings = framed(b"x" * 100, PING) * 20_000
        for sent in (flood, pings):
            raw = await Raw.open(serving.port, f"/api/tables/{victim.table}/socket?watch=1", buffer=4096)
            try:
                async with asyncio.timeout(WAIT):
                    while True:
                        await raw.send(sent)
            except ConnectionError:
                pass
            raw.cut()

    with_bystander(serving, attack)


def test_a_thousand_sockets_from_one_address_leave_the_tables_alone(serving: Serving) -> None:
    """Fault 22: connects as fast as they go; everybody is let in, and nobody waits for them."""

    async def attack(victim: Party) -> None:
        async def knock() -> None:
            raw = await Raw.open(serving.port, f"/api/tables/{victim.table}/socket?watch=1")
            raw.cut()

        for _ in range(10):
            await asyncio.gather(*(knock() for _ in range(40)))

    with_bystander(serving, attack)


@pytest.mark.parametrize("way", ["origin", "cookie", "token", "table"])
def test_a_strange_origin_a_forged_cookie_and_no_table_are_turned_away(serving: Serving, way: str) -> None:
    """Faults 14 and 17: on the socket with a word and a code of our own, over HTTP with 403 or 404."""

    async def attack(victim: Party) -> None:
        player = victim.players[0]
        own = f"{serving.socket_url}/api/tables/{victim.table}/socket"
        # Not the last sign: some of its bits say nothing.
        forged = player.token[:-5] + ("A" if player.token[-5] != "A" else "B") + player.token[-4:]
        address, options, code = {
            "origin": (f"{own}?token={player.token}", {"origin": "https://elsewhere.example"}, 4003),
            "cookie": (own, {"additional_headers": {"cookie": f"kickdoor={forged}"}}, 4003),
            "token": (f"{own}?token={forged}", {}, 4003),
            "table": (own.replace(victim.table, "nosuchtable"), {}, 4004),
        }[way]
        async with connect(address, **options) as socket:
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
        async with httpx.AsyncClient(base_url=serving.url) as client:
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
                assert await stranger.say({"id": "mine", **kind}) == "not_yours"
            await stranger.send({**message, "id": "another", "seat": asked.seat})  # there is no such field
            await until(lambda stranger=stranger: stranger.refused.get("") == "not_understood")  # type: ignore[misc]
            await stranger.go()
        others = [player for player in victim.players if player is not asked]
        for other in others:
            word = await other.say({**message, "id": f"of {other.seat}"})
            assert word in ("stale", "not_legal", "not_yours") or other.options, word
        assert [player.number for player in victim.players] == before or any(other.taken for other in others)
        assert await asked.say({**message, "id": "right"}) in ("taken", "stale")
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
        asked = away.state["own"]["ask"] if away.state is not None else None
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
        assert other.info["seats"][0] == {"name": "P0", "sex": "", "bot": "", "taken": True, "here": False}
        away.number = 0
        await away.come()
        assert away.state is not None
        assert away.state["own"]["ask"] == asked

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


def test_who_does_not_read_is_cut_and_gets_everything_when_they_come_back(serving: Serving) -> None:
    """Fault 20: one seat and one spectator stop reading; what waits for them is bounded, then they are cut."""

    async def attack(victim: Party) -> None:
        path = f"/api/tables/{victim.table}/socket"
        slow = [await Raw.open(serving.port, f"{path}?watch=1", buffer=2048) for _ in range(2)]
        before = sockets(serving)
        for raw in slow:
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
        talker = asyncio.create_task(victim.play(10_000))
        while sockets(serving) > before - len(slow):
            assert not talker.done()
            await asyncio.sleep(0.05)
        talker.cancel()
        await asyncio.gather(talker, return_exceptions=True)
        for raw in slow:
            raw.cut()
        back = Player(serving.socket_url, victim.table, "")
        await back.come()
        assert back.number == max(player.number for player in victim.players)
        await back.go()

    with_bystander(serving, attack)


def sockets(serving: Serving) -> int:
    text = httpx.get(f"{serving.url}/metrics").text
    return int(float(next(line.split()[1] for line in text.splitlines() if line.startswith("kickdoor_sockets "))))


def test_what_waits_for_a_socket_is_bounded() -> None:
    """Fault 20: the queue holds at most so many bytes; then there is only the farewell in it."""

    async def run() -> None:
        outbox = Outbox()
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


def test_three_thousand_fuzzed_frames_leave_the_tables_alone(serving: Serving) -> None:
    """Fault 21: frames from a grammar, some of them good; each socket is refused or closed, never the table.
    (`scripts/fuzz_socket.py 100000` does it for longer, and measures the bystander.)"""

    async def attack(victim: Party) -> None:
        found = await frames.fuzz(
            serving.socket_url, victim.table, victim.players[0].token, 3000, random.Random(4)
        )
        assert found.sent >= 3000
        assert set(found.closes) <= {1008, 1007}
        assert found.refusals["not_understood"] > 1000
        assert set(found.refusals) <= set(REFUSALS)

    began = time.monotonic()
    with_bystander(serving, attack)
    assert time.monotonic() - began < 120
