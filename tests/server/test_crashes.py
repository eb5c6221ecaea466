"""The real server dies, is stopped, finds its disk full, its file damaged or locked: the tables go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import signal
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kickdoor.server.store.failpoints import CODE, VARIABLE, Failpoints
from tests.server.load import LOST, PATIENCE, Party, account, locked, logged, party, tries, until
from tests.server.serving import Serving, running

MANY = ("--openings", "100000")


async def parties(serving: Serving, count: int, **new: Any) -> list[Party]:
    """So many tables of three people, everybody here."""
    found = [await party(serving.url, serving.socket_url, seed, **new) for seed in range(count)]
    await asyncio.gather(*(table.come() for table in found))
    return found


@contextlib.asynccontextmanager
async def load(tables: list[Party], think: float = 0.0) -> AsyncIterator[None]:
    """All play as fast as they can, and come back whenever they are cut; until the block ends."""
    ended = False

    async def play(table: Party) -> None:
        while not ended:
            try:
                if not await table.move():
                    return
                await asyncio.sleep(think)
            except LOST:
                if not ended:
                    await tries(table.come)

    tasks = [asyncio.create_task(play(table)) for table in tables]
    try:
        yield
    except BaseException:
        for task in tasks:
            task.cancel()
        raise
    ended = True
    await asyncio.gather(*tasks)


def answered(tables: list[Party]) -> int:
    return sum(table.answers for table in tables)


async def more(tables: list[Party], count: int) -> None:
    """Until so many more answers have been acknowledged."""
    goal = answered(tables) + count
    await until(lambda: answered(tables) >= goal, "the tables do not go on")


async def end(serving: Serving, tables: list[Party]) -> int:
    """Everybody goes, the server stops; how many answers were acknowledged, all of them in the log."""
    await asyncio.gather(*(table.go() for table in tables))
    serving.stop()
    return account(tables, serving.database)[0]


def test_killed_under_load_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    """Fault 1: kill -9 at random moments; each acknowledged id is in the log once, each seat saw each event once.
    Bots think in workers at some tables, and the disk fails twice after each start, for the reading after a failed
    commit, too. (`make faults` does it a hundred times with 250 tables.)"""
    dice = random.Random(1)

    async def play(serving: Serving) -> None:
        tables = await parties(serving, 12) + await parties(serving, 4, bots=["", "", "", "hob"])
        async with load(tables):
            for _ in range(3):
                await more(tables, dice.randrange(30, 200))
                serving.kill()
                serving.environment = {VARIABLE: f"disk_error:{dice.randrange(1, 20)}:2"}
                serving.start()
            await more(tables, 100)
        refused = [code for table in tables for player in table.players for code in player.refused.values()]
        assert "not_saved" in refused
        assert await end(serving, tables) >= answered(tables)

    with running(tmp_path, *MANY) as serving:
        asyncio.run(play(serving))


def test_stopped_in_order_everybody_is_told_to_come_back_and_plays_on(tmp_path: Path) -> None:
    """Fault 2: SIGTERM under load: close code 1012, an end within seconds, nothing lost, no clock has run."""

    async def play(serving: Serving) -> None:
        tables = await parties(serving, 8)
        came = time.monotonic()
        (timed,) = await parties(serving, 1, clock="slow")
        await until(lambda: all(player.state["clock"] for player in timed.players))  # type: ignore[index]
        began = timed.players[0].state["clock"]["ends"]  # type: ignore[index]
        welcome = next(message["now"] for message in timed.players[0].heard if message["t"] == "welcome")
        players = [player for table in tables for player in table.players]
        async with load(tables):
            await until(lambda: answered(tables) >= 50)
            assert await asyncio.to_thread(serving.stop) in (0, -signal.SIGTERM)  # it waits half a minute at most
            up = time.monotonic() - came
            serving.start()
            await more(tables, 100)
        assert {player.codes[0] for player in players} == {1012}
        await tries(timed.come)
        await until(lambda: all(player.state["clock"] for player in timed.players))  # type: ignore[index]
        now = [message["now"] for message in timed.players[0].heard if message["t"] == "welcome"][-1]
        left = timed.players[0].state["clock"]["ends"] - now  # type: ignore[index]
        assert left >= began - welcome - up * 1000 - 2000, "the clock ran while nobody could play"
        await end(serving, [*tables, timed])

    with running(tmp_path, *MANY) as serving:
        asyncio.run(play(serving))


@pytest.mark.parametrize("point", ["before_commit", "after_commit"])
def test_a_crash_around_the_commit_leaves_the_answer_done_once_after_it_is_sent_again(
    tmp_path: Path, point: str
) -> None:
    """Faults 3 and 4: dead before the commit, the answer is unknown; dead after it, done though nobody was told.
    Sent again it is taken either way, is in the log once, and everybody gets the events they have not seen."""

    async def play(serving: Serving) -> None:
        (table,) = await parties(serving, 1)
        serving.kill()
        serving.environment = {VARIABLE: f"{point}:25"}
        serving.start()
        await tries(table.come)
        with pytest.raises(LOST):
            await table.play(100)
        assert serving.wait_end() == CODE
        (waiting,) = [player for player in table.players if player.pending is not None]
        assert waiting.pending is not None
        id, seen = waiting.pending["id"], waiting.number
        counts = logged(serving.database)[table.table]
        assert counts[waiting.seat, id] == (1 if point == "after_commit" else 0)  # type: ignore[index]
        serving.environment = {}
        serving.start()
        await tries(table.come)
        await until(lambda: id in waiting.taken, "the answer that was sent again has no word")
        await until(lambda: all(player.number == waiting.number for player in table.players))
        assert waiting.number >= seen
        await table.play(20)
        await end(serving, [table])
        assert logged(serving.database)[table.table][waiting.seat, id] == 1  # type: ignore[index]

    with running(tmp_path, *MANY) as serving:
        asyncio.run(play(serving))


def test_with_a_full_disk_nothing_is_acknowledged_and_all_goes_on_when_there_is_space(tmp_path: Path) -> None:
    """Fault 5: the system lets the server's files grow no more. Who answers is told `not_saved`, and nothing has
    happened; when there is space again, the same answer under the same id is taken."""

    async def play(serving: Serving) -> None:
        tables = await parties(serving, 3)
        for table in tables:
            await table.play(10)
        soft, hard = resource.prlimit(serving.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, (4096, hard))
        before = {table.table: sum(logged(serving.database)[table.table].values()) for table in tables}
        said: list[tuple[Any, dict[str, Any]]] = []
        for table in tables:
            player = next(player for player in table.players if player.options)
            message = player.answer_of(table.dice)
            assert message is not None
            assert await player.say(message) == "not_saved"
            said.append((player, message))
        async with httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE) as client:
            assert (await client.get("/healthz")).status_code == 200
            refused = await client.post("/api/tables", json={})
            assert refused.status_code == 503, refused.text
            assert refused.json()["code"] == "not_saved"
        assert {table: sum(counts.values()) for table, counts in logged(serving.database).items()} == before
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, (soft, hard))
        for player, message in said:
            words: list[str] = []
            while not words or words[-1] == "not_saved":
                words.append(await player.say(message))
            assert words[-1] == "taken", words
        for table in tables:
            await table.play(20)
        await end(serving, tables)
        assert serving.words.read_text().count("Traceback") == 0

    with running(tmp_path, *MANY) as serving:
        asyncio.run(play(serving))


def test_errors_of_the_disk_for_a_while_lose_nothing(tmp_path: Path) -> None:
    """Fault 5: some commits fail with an I/O error in the middle of play; everybody tries again and goes on."""

    async def play(serving: Serving) -> None:
        tables = await parties(serving, 4)
        async with load(tables):
            await until(lambda: answered(tables) >= 200, "the tables do not go on")
        refused = [code for table in tables for player in table.players for code in player.refused.values()]
        assert "not_saved" in refused
        await end(serving, tables)

    with running(tmp_path, *MANY, environment={VARIABLE: "commit_error:60:4"}) as serving:
        asyncio.run(play(serving))


DAMAGES = ("body of the last entry", "body of the first entry", "order", "row of another type")


def test_a_damaged_table_is_kept_aside_with_a_clear_word_and_the_others_play(tmp_path: Path) -> None:
    """Fault 6: bytes of some tables' rows are flipped while the server is down."""

    async def play(serving: Serving) -> None:
        *victims, other = await parties(serving, len(DAMAGES) + 1)
        await asyncio.gather(*(table.play(15) for table in [*victims, other]))
        serving.kill()
        for victim, what in zip(victims, DAMAGES, strict=True):
            damage(serving.database, victim.table, what)
        serving.start()
        async with httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE) as client:
            for victim in [*victims, *victims]:
                refused = await client.get(f"/api/tables/{victim.table}")
                assert refused.status_code == 409, refused.text
                assert refused.json()["code"] == "frozen"
                assert "cannot be read back" in refused.json()["text"]
            listed = await client.get("/api/tables")
            assert listed.status_code == 200, listed.text
        for victim in victims:
            with pytest.raises(ConnectionResetError, match="4010"):
                await victim.players[0].come()
            assert victim.players[0].heard[-1]["t"] == "bye"
            await victim.go()
        await tries(other.come)
        await other.play(20)
        await end(serving, [other])

    with running(tmp_path, *MANY) as serving:
        asyncio.run(play(serving))


def damage(database: Path, table: str, what: str) -> None:
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        first = "select n, body from entries where room=? order by n"
        rows = connection.execute(first, (table,)).fetchall()
        number, body = rows[0] if "first" in what else rows[-1]
        if what == "order":
            connection.execute("delete from entries where room=? and n=?", (table, rows[-3][0]))
        elif "type" in what:
            connection.execute("update entries set body=17 where room=? and n=?", (table, number))
            connection.execute("update rooms set info=x'00', stage='playing' where id=?", (table,))
        else:
            flipped = bytes(sign ^ 0x15 for sign in body)
            connection.execute("update entries set body=? where room=? and n=?", (flipped, table, number))


def test_while_another_process_holds_the_file_words_wait_and_nothing_is_done_twice(tmp_path: Path) -> None:
    """Fault 7: a second process locks the database; meanwhile health and pings are answered; an answer sent three
    times is in the log once."""

    async def play(serving: Serving) -> None:
        (table,) = await parties(serving, 1)
        await table.play(10)
        player = next(player for player in table.players if player.options)
        message = player.answer_of(table.dice)
        assert message is not None
        async with httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE) as client:
            with locked(serving.database):
                for _ in range(3):
                    await player.send(message)
                for n in range(5):
                    await player.send({"t": "ping", "n": n})
                    pong = {"t": "pong", "n": n}
                    await until(lambda pong=pong: any(pong.items() <= said.items() for said in player.heard))  # type: ignore[misc]
                    assert (await client.get("/healthz")).status_code == 200
                assert message["id"] not in player.taken, "acknowledged while nothing could be written"
                assert message["id"] not in player.refused, "nobody was answered until the commit had failed"
        await until(lambda: message["id"] in player.taken)
        await table.play(20)
        await end(serving, [table])
        assert logged(serving.database)[table.table][player.seat, message["id"]] == 1  # type: ignore[index]

    with running(tmp_path, *MANY) as serving:
        asyncio.run(play(serving))


@pytest.mark.parametrize("text", ["nowhere:1", "after_commit", "after_commit:x", "after_commit:1:y"])
def test_a_failpoint_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=VARIABLE):
        Failpoints(text)


def test_failpoints_fail_when_they_are_told_to_and_never_else() -> None:
    points = Failpoints("commit_error:3:2")
    failed = []
    for passing in range(1, 8):
        try:
            points.passing("commit_error", "before_commit")
        except sqlite3.OperationalError:
            failed.append(passing)
    assert failed == [3, 4]
    Failpoints("").passing("commit_error", "before_commit", "after_commit", "disk_error", "slow_commit")
    Failpoints("").reading()


def test_a_disk_that_fails_fails_for_the_next_reading_too() -> None:
    points = Failpoints("disk_error:1:2")
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError):
            points.passing("disk_error")
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError):
            points.reading()
    points.reading()
