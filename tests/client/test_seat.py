"""The client's connection to a server that misbehaves on purpose, and links to tables."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from kickdoor.client import Closed, RemoteView, Seat, split_link
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.protocol import messages
from kickdoor.server.room import commands
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from tests.server.evening import until, wait
from tests.server.serving import free_port
from tests.server.tables import Sitting

TABLE = {
    "id": "t", "title": "", "boxes": ["base"], "settings": {}, "clock": "none", "public": True,
    "stage": "gathering", "fault": "", "host": 0, "seats": [], "spectators": 0, "seed_hash": "", "rematch": "",
}  # fmt: skip


def far(port: int) -> Seat:
    return Seat(f"ws://127.0.0.1:{port}/?token=x", 0)


async def hello(socket: ServerConnection, version: int = messages.VERSION) -> None:
    await socket.send(json.dumps({"t": "welcome", "version": version, "table": "t", "seat": 0, "now": 5}))
    await socket.send(json.dumps({"t": "table", "table": TABLE}))


def test_what_was_not_acknowledged_is_said_again_with_the_same_id() -> None:
    """Faults 3, 4 and 11: the server may have done it before the connection was cut, so only its id can tell."""
    heard: list[str] = []

    async def misbehave(socket: ServerConnection) -> None:
        await hello(socket)
        message = json.loads(await socket.recv())
        heard.append(message["id"])
        if len(heard) < 3:
            socket.transport.abort()  # no goodbye
            return
        await socket.send(json.dumps({"t": "taken", "id": message["id"]}))
        await socket.wait_closed()

    async def evening() -> int:
        async with serve(misbehave, "127.0.0.1", port := free_port()), far(port) as seat:
            await seat.say("hello?")
            return seat.lost

    assert wait(evening()) == 2
    assert len(heard) == 3 and len(set(heard)) == 1


def test_what_was_not_read_as_too_fast_is_said_again() -> None:
    """Fault 22, from the client's side: the refusal has no id, since nothing was read."""
    heard: list[str] = []

    async def misbehave(socket: ServerConnection) -> None:
        await hello(socket)
        async for frame in socket:
            message = json.loads(frame)
            heard.append(message["id"])
            answer = {"t": "taken", "id": message["id"]}
            if len(heard) == 1:
                answer = {"t": "refused", "id": "", "code": "too_fast", "number": 1, "seconds": 1}
            await socket.send(json.dumps(answer))

    async def evening() -> None:
        async with serve(misbehave, "127.0.0.1", port := free_port()), far(port) as seat:
            await seat.say("hello?")

    wait(evening())
    assert len(heard) == 2 and len(set(heard)) == 1


def test_a_server_of_another_version_is_not_spoken_to() -> None:
    async def newer(socket: ServerConnection) -> None:
        await hello(socket, messages.VERSION + 1)
        await socket.wait_closed()

    async def evening() -> None:
        async with serve(newer, "127.0.0.1", port := free_port()):
            with pytest.raises(Closed, match="version"):
                async with far(port):
                    pass

    wait(evening())


def a_state() -> dict[str, Any]:
    """The first state that a seat is sent."""
    hall = Hall(Services(VirtualClock(), MemoryStore(), Munchkin, TableBots))
    room = hall.open(Opened("", ["base"], {}, "none", True, ["", "greedy", "greedy"], "", "ann"))
    room.do(commands.Sit("ann", "Ann", "", None))
    room.do(commands.Begin("ann", "greedy"))
    sent: list[bytes] = []
    room.attach(Connection(sent.append, lambda code: None, "ann", 0))
    return next(frame for frame in map(json.loads, sent) if frame["t"] == "state")


def test_the_client_names_the_last_event_it_has_seen() -> None:
    paths: list[str] = []

    async def cutting(socket: ServerConnection) -> None:
        assert socket.request is not None
        paths.append(socket.request.path)
        await hello(socket)
        if len(paths) == 1:
            await socket.send(json.dumps({**a_state(), "number": 41}))
            await socket.close(1012)
            return
        await socket.wait_closed()

    async def evening() -> None:
        async with serve(cutting, "127.0.0.1", port := free_port()), far(port) as seat:
            await until(seat, lambda: len(paths) == 2)
            assert isinstance(seat.view, RemoteView) and isinstance(seat.view.me.level, int)

    wait(evening())
    assert paths[0].endswith("seen=0") and paths[1].endswith("seen=41")


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("http://host:8000/#abc2", ("http://host:8000", "abc2")),
        ("https://host/#/t/abc2", ("https://host", "abc2")),
        ("http://host:8000/tables/abc2", ("http://host:8000", "abc2")),
        ("http://host:8000/t/abc2/", ("http://host:8000", "abc2")),
        ("http://host/games/api/tables/abc2", ("http://host/games", "abc2")),
        ("https://host/games/#abc2", ("https://host/games", "abc2")),
        ("host:8000/#abc2", ("http://host:8000", "abc2")),
        ("http://host:8000/", ("http://host:8000", "")),
    ],
)
def test_a_link_names_the_server_and_the_table(link: str, found: tuple[str, str]) -> None:
    assert split_link(link) == found


@pytest.mark.parametrize("link", ["ftp://host/#abc", "http:///#abc", "http://host/#a b", "http://host/#../x?y"])
def test_what_is_no_link_is_said_to_be_none(link: str) -> None:
    with pytest.raises(ValueError, match="no link to a table"):
        split_link(link)


def test_without_its_package_the_client_says_what_to_install() -> None:
    program = "import sys; sys.modules['websockets'] = None; import kickdoor.client"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "kickdoor.client needs websockets, which is not installed: pip install 'kickdoor[server]'" in ran.stderr


def test_after_a_backup_was_restored_events_that_have_not_happened_are_forgotten() -> None:
    sitting = Sitting(people=3, clock="none", seed="backup")
    sitting.play(lambda: len(sitting.state.answers) >= 20, random.Random(1))
    early = sitting.wire(None).state  # as the server of the backup sends it to who has seen more than it knows
    sitting.play(lambda: len(sitting.state.answers) >= 60, random.Random(2))
    late = sitting.wire(None).state
    assert early is not None and late is not None and early.number < late.number
    view = RemoteView(late, (), {})
    assert len(view.events) == late.number
    again = RemoteView(early, view.events, {})
    assert [event.number for event in again.events] == [*range(1, early.number + 1)]
