"""The client against a real server, and against one that misbehaves on purpose."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import Serving, free_port, running
from websockets.asyncio.server import ServerConnection, serve

from kickdoor import records
from kickdoor.client import Closed, Look, NotYours, Option, Refused, Seat, Server, Told, parted, sit, watch
from kickdoor.client.errors import NoSeat, NoTable, NotBegun
from kickdoor.server import doings, messages
from kickdoor.server.clock import VirtualClock
from kickdoor.server.hall import Hall
from kickdoor.server.hosted import Table
from kickdoor.server.link import Link
from kickdoor.server.log import MemoryLog
from kickdoor.server.messages import Said
from kickdoor.server.room import Services

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "ten_lines.py"
SHORT = {"winning_level": 2}
PATIENCE = 120.0  # seconds; a busy machine takes its time


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with running(tmp_path_factory.mktemp("server")) as serving:
        yield serving


def wait(doing: Awaitable[Any]) -> Any:
    async def bounded() -> Any:
        return await asyncio.wait_for(doing, PATIENCE)

    return asyncio.run(bounded())


async def until(seat: Seat, true: Callable[[], bool]) -> None:
    """Waits for news until it is so."""
    news = seat.news()
    while not true():
        await anext(news)


def onward(look: Look) -> Option:
    """Lets everything be and goes on."""
    passes = [option for option in look.options if option.way == "pass"]
    return passes[0] if passes else look.options[0]


# Whole games.


def test_the_ten_lines_play_a_whole_game(server: Serving) -> None:
    """A bot on another machine takes a seat in ten lines, as written in examples/ and docs/server.md."""

    async def evening() -> tuple[str, Look]:
        host = Server(server.url)
        table = await host.open_table(("", "", "greedy"), settings=SHORT, clock="blitz")
        async with await host.sit(table, "Ann") as ann:
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), host.link(table), stdout=subprocess.PIPE
            )
            await until(ann, lambda: ann.table is not None and ann.table.seats[1].here)
            await host.begin(table)
            end = await ann.play(onward)
            said, _ = await bot.communicate()
            assert bot.returncode == 0
            return said.decode().strip(), end

    said, end = wait(evening())
    assert end.over and end.winners
    assert said == f"Won by {' '.join(end.winners)}"


def test_the_example_is_ten_lines_and_stands_in_the_documentation() -> None:
    code = EXAMPLE.read_text("utf-8").partition('"""\n')[2].strip()
    assert len([line for line in code.splitlines() if line]) <= 10
    assert code in (ROOT / "docs" / "server.md").read_text("utf-8")


def test_a_game_goes_on_over_kill_9_and_no_event_is_missed_or_told_twice(tmp_path: Path) -> None:
    """Faults 1 and 16: the seat comes back by itself, from the last event it has seen."""
    told: list[int] = []

    async def evening(serving: Serving) -> Look:
        host = Server(serving.url)
        table = await host.open_table(settings={"winning_level": 4}, clock="blitz", bots=("", "greedy", "greedy"))
        async with await host.sit(table, "Ann") as ann:

            async def listen() -> None:
                async for news in ann.news():
                    if isinstance(news, Look):
                        told.extend(event.number for event in news.events)

            listening = asyncio.create_task(listen())
            await host.begin(table)
            asked = kills = 0

            async def choose(look: Look) -> Option:
                nonlocal asked, kills
                asked += 1
                if asked in (2, 5):
                    kills += 1
                    await asyncio.to_thread(serving.kill)
                    await asyncio.to_thread(serving.start)
                return onward(look)

            end = await ann.play(choose)
            await asyncio.sleep(0)
            listening.cancel()
            records.verify(await host.record(table))
            assert ann.lost == kills >= 1
            return end

    with running(tmp_path) as serving:
        end = wait(evening(serving))
    assert told == sorted(set(told)), "an event was told twice, or out of order"
    assert len(told) == end.number, "an event was missed"


def test_after_the_game_there_is_a_record_a_story_a_fork_and_a_rematch(server: Serving) -> None:
    async def evening() -> None:
        host = Server(server.url)
        table = await host.open_table(settings=SHORT, clock="blitz", bots=("", "greedy", "greedy"))
        async with await host.sit(table, "Ann") as ann:
            with pytest.raises(Refused) as early:
                await host.record(table)
            assert early.value.code == "not_over"
            await host.begin(table)
            await ann.play(onward)
        records.verify(await host.record(table))
        story = await host.story(table, count=3, seat=0)
        assert [state["step"] for state in story["states"]] == [0, 1, 2]
        assert [own["seat"] for own in story["states"][0]["owns"]] == [0]
        forked, again = await host.fork(table, 2)
        assert forked != table
        async with again as ann:
            assert ann.table is not None and ann.table.stage in ("playing", "adjourned")
        assert (await host.table(await host.rematch(table))).seats[0].name == "Ann"
        assert table in [listed.id for listed in await host.tables()]
        menu = await host.menu()
        assert "blitz" in [clock["name"] for clock in menu["clocks"]]
        assert {card["box"] for card in await host.faces("oz")} == {"oz"}

    wait(evening())


# Refusals.


def test_refusals_have_types_of_their_own(server: Serving) -> None:
    async def evening() -> None:
        host = Server(server.url)
        with pytest.raises(NoTable):
            await sit(f"{server.url}/#nosuchtable", "Ann")
        with pytest.raises(Refused, match="there is no clock") as invalid:
            await host.open_table(clock="sundial")
        assert invalid.value.code == "not_valid"
        table = await host.open_table(("", "", ""))
        async with await host.sit(table, "Ann") as ann, await watch(host.link(table), "Zed") as zed:
            with pytest.raises(NotBegun):
                await ann.pass_until()
            with pytest.raises(NotYours):
                await zed.hold()
            with pytest.raises(NoSeat):
                await Server(server.url).sit(table, "Bob", seat=0)
            with pytest.raises(NotYours):
                await Server(server.url).begin(table)
            await host.begin(table)
            await until(ann, lambda: ann.look is not None)
            assert zed.look is None or zed.look.own is None
            reason = await ann.why_not("run_away")
            assert reason.sentence and reason.rule

    wait(evening())


def test_an_answer_to_an_older_ask_is_refused_as_stale(server: Serving) -> None:
    """Fault 12: and `play` takes it as no mistake."""

    async def evening() -> str:
        host = Server(server.url)
        table = await host.open_table(clock="blitz")
        async with await host.sit(table, "Ann") as ann:
            await host.begin(table)
            async for look in ann.asks():
                assert look.ask is not None
                ready = next(option for option in look.options if option.way != "play")
                older = type(look.ask)(look.ask.number + 1, look.ask.why, look.ask.options)
                with pytest.raises(Refused) as late:
                    await ann.answer(older, ready)
                return type(late.value).__name__
        return ""

    assert wait(evening()) == "Stale"


def test_a_seat_opened_elsewhere_ends_the_first_for_good(server: Serving) -> None:
    """Fault 18: the newest wins, and the older client does not fight for the seat."""

    async def evening() -> int:
        host = Server(server.url)
        table = await host.open_table()
        async with await host.sit(table, "Ann") as first, await host.sit(table, "Ann") as second:
            with pytest.raises(Closed) as closed:
                await until(first, lambda: False)
            with pytest.raises(Closed):
                await first.say("am I here?")
            await second.say("I am here")
            assert second.lost == 0
            return closed.value.code

    assert wait(evening()) == 4001


def test_a_token_finds_its_seat_again_and_nobody_elses(server: Serving) -> None:
    """Fault 17."""

    async def evening() -> None:
        host = Server(server.url)
        table = await host.open_table(("", "", ""))
        ann = await host.sit(table, "Ann")
        assert (await Server(server.url, host.token).sit(table, "Whoever")).seat == ann.seat
        assert (await Server(server.url).sit(table, "Bob")).seat != ann.seat
        with pytest.raises(NotYours):
            await Server(server.url, host.token[:-2]).sit(table, "Eve")
        await host.leave(table)
        assert not (await host.table(table)).seats[0].taken

    wait(evening())


def test_chat_is_heard_once_though_the_socket_came_back(tmp_path: Path) -> None:
    async def evening(serving: Serving) -> list[str]:
        host = Server(serving.url)
        table = await host.open_table()
        heard: list[str] = []
        async with await host.sit(table, "Ann") as ann:

            async def listen() -> None:
                async for news in ann.news():
                    if isinstance(news, Said):
                        heard.append(news.text)

            listening = asyncio.create_task(listen())
            await ann.say("one")
            await ann.say(phrase="deal")
            assert await asyncio.to_thread(serving.stop) is not None
            later = asyncio.create_task(ann.say("three"))  # said while nobody listens
            await asyncio.to_thread(serving.start)
            await later
            await until(ann, lambda: len(heard) >= 3)
            listening.cancel()
        return heard

    with running(tmp_path) as serving:
        assert wait(evening(serving)) == ["one", "Deal!", "three"]


def test_http_waits_for_a_server_that_restarts(tmp_path: Path) -> None:
    async def evening(serving: Serving) -> str:
        await asyncio.to_thread(serving.stop)
        opening = asyncio.create_task(Server(serving.url).open_table(title="patient"))
        await asyncio.to_thread(serving.start)
        table = await opening
        return (await Server(serving.url).table(table)).title

    with running(tmp_path) as serving:
        assert wait(evening(serving)) == "patient"


# Against a server that misbehaves.

TABLE = {
    "id": "t", "title": "", "boxes": ["base"], "settings": {}, "clock": "none", "public": True,
    "stage": "gathering", "word": "", "host": 0, "seats": [], "spectators": 0, "seed_hash": "", "rematch": "",
}  # fmt: skip


def far(port: int) -> Seat:
    return Seat(f"ws://127.0.0.1:{port}/?token=x", 0)


async def hello(socket: ServerConnection, version: int = messages.VERSION) -> None:
    await socket.send(json.dumps({"t": "welcome", "version": version, "table": "t", "seat": 0, "now": 5}))
    await socket.send(json.dumps({"t": "table", "table": TABLE}))


def test_what_was_not_acknowledged_is_said_again_with_the_same_id() -> None:
    """Faults 3, 4 and 11: the server may have done it before the line was cut, so only its id can tell."""
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
                answer = {"t": "refused", "id": "", "code": "too_fast", "sentence": "slowly"}
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
    hall = Hall(Services(VirtualClock(), MemoryLog(), Table))
    room = hall.open("", ["base"], ["", "greedy", "greedy"], {}, "none", True, "ann")
    room.do(doings.sit("ann", "Ann", "", None))
    room.do(doings.begin("ann", "greedy"))
    sent: list[bytes] = []
    room.attach(Link(sent.append, lambda code: None, "ann", 0))
    return next(frame for frame in map(json.loads, sent) if frame["t"] == "state")


def test_the_line_names_the_last_event_it_has_seen() -> None:
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
            assert isinstance(seat.look, Look) and isinstance(seat.look.me.level, int)

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
    assert parted(link) == found


@pytest.mark.parametrize("link", ["ftp://host/#abc", "http:///#abc", "http://host/#a b", "http://host/#../x?y"])
def test_what_is_no_link_is_said_to_be_none(link: str) -> None:
    with pytest.raises(ValueError, match="no link to a table"):
        parted(link)


def test_told_is_news(server: Serving) -> None:
    """Who comes and goes is heard by all who sit there."""

    async def evening() -> list[str]:
        host = Server(server.url)
        table = await host.open_table(("", "", ""))
        async with await host.sit(table, "Ann") as ann:
            news = ann.news()
            await Server(server.url).sit(table, "Bob")
            async for told in news:
                if isinstance(told, Told) and told.table.seats[1].name:
                    return [seat.name for seat in told.table.seats]
        return []

    assert wait(evening()) == ["Ann", "Bob", ""]
