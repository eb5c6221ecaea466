"""Bad messages to a real server: a typed refusal to their sender only, or a cut line; the tables go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from kickdoor.server.protocol.limits import BURST, LONGEST, STRIKES
from kickdoor.server.protocol.messages import REFUSALS
from tests.server import frames
from tests.server.bystander import WAIT, attacked, quiet, with_bystander
from tests.server.load import Party, until
from tests.server.raw import BINARY, CONTINUED, PING, Raw, framed
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with attacked(tmp_path_factory.mktemp("messages")) as found:
        yield found


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


def test_hundreds_of_sockets_from_one_address_leave_the_tables_alone(serving: Serving) -> None:
    """Fault 22: connects as fast as they go; everybody is let in, and nobody waits for them."""

    async def attack(victim: Party) -> None:
        async def knock() -> None:
            raw = await Raw.open(serving.port, f"/api/tables/{victim.table}/socket?watch=1")
            raw.cut()

        for _ in range(10):
            await asyncio.gather(*(knock() for _ in range(40)))

    with_bystander(serving, attack)


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

    with_bystander(serving, attack)
