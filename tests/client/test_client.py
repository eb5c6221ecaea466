"""The client against a real server: whole games, refusals, restarts."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kickdoor import verification
from kickdoor.client import Closed, NotYours, Refused, RemoteView, Server, TableChanged, sit, watch
from kickdoor.client.errors import NoSeat, NoTable, NotBegun
from kickdoor.client.words import Word
from kickdoor.server.protocol.messages import Said
from kickdoor.views.deeds import AskView
from tests.server.evening import until, wait
from tests.server.seeded import BY_WORDS
from tests.server.serving import Serving, running

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "ten_lines.py"
SHORT = {"winning_level": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with running(tmp_path_factory.mktemp("server")) as serving:
        yield serving


def onward(view: RemoteView, ask: AskView) -> int:
    """Passes where that is possible, and takes the first option elsewhere."""
    passes = [index for index, option in enumerate(ask.options) if option.way == "pass"]
    return passes[0] if passes else 0


# Whole games.


def test_the_ten_lines_play_a_whole_game(server: Serving) -> None:
    """A bot on another machine takes a seat in ten lines, as written in examples/ and docs/server.md."""

    draw: dict[str, Any] = {}
    word: Word | None = None

    async def evening() -> tuple[str, RemoteView]:
        nonlocal draw, word
        host = Server(server.url)
        table = await host.open_table(("", "", "greedy"), settings=SHORT, clock="blitz", title=BY_WORDS)
        async with await host.sit(table, "Ann") as ann:
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), host.link(table), stdout=subprocess.PIPE
            )
            await until(ann, lambda: ann.table is not None and ann.table.seats[1].here)
            await host.begin(table)
            end = await ann.play(onward)
            said, _ = await bot.communicate()
            assert bot.returncode == 0
            draw, word = (await host.record(table))["draw"], host.word(table)
            return said.decode().strip(), end

    said, end = wait(evening())
    # Both have added a word to the deal, and our record is the one that was promised.
    assert word is not None and all(draw["words"][:2]) and draw["words"][0] == word.word
    assert draw["commitment"] == word.commitment
    assert end.over and end.winners
    assert said == f"Won by {' '.join(end.winners)}"


def test_the_example_is_ten_lines_and_stands_in_the_documentation() -> None:
    code = EXAMPLE.read_text("utf-8").partition('"""\n')[2].strip()
    assert len([line for line in code.splitlines() if line]) <= 10
    assert code in (ROOT / "docs" / "server.md").read_text("utf-8")


def test_a_game_goes_on_over_kill_9_and_no_event_is_missed_or_told_twice(tmp_path: Path) -> None:
    """Faults 1 and 16: the seat comes back by itself, from the last event it has seen."""
    told: list[int] = []

    async def evening(serving: Serving) -> RemoteView:
        host = Server(serving.url)
        table = await host.open_table(settings={"winning_level": 4}, clock="blitz", bots=("", "greedy", "greedy"))
        async with await host.sit(table, "Ann") as ann:

            async def listen() -> None:
                async for news in ann.news():
                    if isinstance(news, RemoteView):
                        told.extend(event.number for event in news.events[news.since :])

            listening = asyncio.create_task(listen())
            await host.begin(table)
            asked = kills = 0

            async def choose(view: RemoteView, ask: AskView) -> int:
                nonlocal asked, kills
                asked += 1
                if asked in (2, 5):
                    kills += 1
                    await asyncio.to_thread(serving.kill)
                    await asyncio.to_thread(serving.start)
                return onward(view, ask)

            end = await ann.play(choose)
            await asyncio.sleep(0)
            listening.cancel()
            verification.verify(await host.record(table))
            assert ann.lost == kills >= 1
            return end

    with running(tmp_path) as serving:
        end = wait(evening(serving))
    assert told == sorted(set(told)), "an event was told twice, or out of order"
    assert len(told) == end.number == len(end.events), "an event was missed"


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
        verification.verify(await host.record(table))
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
        assert "blitz" in [clock.name for clock in menu.clocks]
        assert {card.box for card in await host.faces("oz")} == {"oz"}

    wait(evening())


# Refusals.


def test_refusals_have_types_of_their_own(server: Serving) -> None:
    async def evening() -> None:
        host = Server(server.url)
        with pytest.raises(NoTable):
            await sit(f"{server.url}/#nosuchtable", "Ann")
        with pytest.raises(Refused, match="There is no clock sundial") as invalid:
            await host.open_table(clock="sundial")
        assert invalid.value.code == "no_clock"
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
            await until(ann, lambda: ann.view is not None)
            assert zed.view is None or zed.view.own is None
            reason = await ann.why_not("run_away")
            assert reason.refusal is not None and reason.refusal.rule

    wait(evening())


def test_an_answer_to_an_older_ask_is_refused_as_stale(server: Serving) -> None:
    """Fault 12: and `play` takes it as no mistake."""

    async def evening() -> str:
        host = Server(server.url)
        table = await host.open_table(clock="blitz")
        async with await host.sit(table, "Ann") as ann:
            await host.begin(table)
            async for view in ann.asks():
                ask = view.open_ask
                ready = next(option for option in ask.options if option.way != "play")
                older = AskView(ask.number + 1, ask.question, ask.options)
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


def test_a_change_of_the_table_is_news(server: Serving) -> None:
    """Who comes and goes is heard by all who sit there."""

    async def evening() -> list[str]:
        host = Server(server.url)
        table = await host.open_table(("", "", ""))
        async with await host.sit(table, "Ann") as ann:
            news = ann.news()
            await Server(server.url).sit(table, "Bob")
            async for told in news:
                if isinstance(told, TableChanged) and told.table.seats[1].name:
                    return [seat.name for seat in told.table.seats]
        return []

    assert wait(evening()) == ["Ann", "Bob", ""]
