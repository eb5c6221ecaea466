"""Bots in workers: the same answers as in the server's own process, and a worker that fails costs one answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kickdoor.server.room.apply import give
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import HOSTING, Munchkin
from kickdoor.server.room.state import RoomState
from kickdoor.server.thinking import workers
from kickdoor.server.thinking.budgets import PAGES, TABLE, Budgets
from kickdoor.server.thinking.link import Link
from kickdoor.server.thinking.tasks import Answer, Picture, Request, Result
from kickdoor.server.thinking.thinkers import InProcess, Job, Thinkers
from kickdoor.server.thinking.turns import Turns
from kickdoor.server.thinking.workers import MOST_PAGES, Workers

PATIENCE = 60.0  # seconds that a busy machine may take for anything here
PLAYERS = [("Ann", ""), ("Bo", ""), ("Cy", "")]


@pytest.fixture(autouse=True)
def a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker is given more time than that of a server which people wait for."""
    monkeypatch.setattr(workers, "DEADLINE", PATIENCE)


def begun(seed: str = "workers", bot: str = "schemer") -> RoomState:
    """A table of three bots whose game has begun."""
    state = RoomState(Opened("", ["base"], {}, "normal", True, [bot] * 3, seed, hosting=HOSTING), Munchkin)
    state.players = PLAYERS
    state.game = Munchkin(state.opened, PLAYERS)
    return state


async def asked(thinkers: Thinkers, job: Job) -> Result:
    answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
    thinkers.ask(job, answer.set_result)
    return await asyncio.wait_for(answer, PATIENCE)


def bot_job(state: RoomState, bot: str = "schemer", seconds: float = 5.0, table: str = "table") -> Job:
    assert state.game is not None
    return Job(Answer(state.game.wanted()[0], bot, seconds), table, state)


async def played(thinkers: Thinkers, state: RoomState, answers: int) -> list[tuple[int, int]]:
    """So many answers of bots, one after another."""
    for _ in range(answers):
        game = state.game
        assert game is not None
        seat = game.wanted()[0]
        result = await asked(thinkers, bot_job(state))
        assert not result.fault, result.fault
        give(game, seat, result.index)
        state.answers.append((seat, result.index))
    return state.answers


def with_workers(test: Callable[[Workers], Awaitable[None]], count: int = 1) -> list[str]:
    """Runs a test with workers; what they logged."""
    said: list[str] = []

    async def run() -> None:
        found = Workers(count, said.append)
        try:
            await test(found)
        finally:
            found.close()

    asyncio.run(run())
    return said


def alive(pid: int) -> bool:
    """Whether this process runs; one that has ended and was not waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE / 0.02)):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came to that")


def test_bots_answer_in_a_worker_as_they_do_in_this_process() -> None:
    async def test(found: Workers) -> None:
        here = await played(InProcess(), begun(), 80)
        assert await played(found, begun(), 80) == here
        assert found.figures.bots == 80 and found.figures.bot_seconds > 0

    assert with_workers(test) == []


def test_a_worker_is_sent_only_the_answers_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[bool, int]] = []
    send = Link.send

    def watched(link: Link, request: Request, seconds: float) -> None:
        assert request.update is not None
        sent.append((request.update.start is not None, len(request.update.answers)))
        send(link, request, seconds)

    monkeypatch.setattr(Link, "send", watched)

    async def test(found: Workers) -> None:
        state = begun()
        await played(found, state, 3)
        state.game = Munchkin(state.opened, PLAYERS)  # as after an undo
        for seat, index in state.answers:
            give(state.game, seat, index)
        await played(found, state, 2)

    with_workers(test)
    assert sent == [(True, 0), (False, 1), (False, 1), (True, 3), (False, 1)]


def test_a_worker_that_was_killed_costs_its_own_job_and_is_replaced() -> None:
    async def test(found: Workers) -> None:
        state = begun()
        await played(found, state, 2)
        (pid,) = found.pids
        os.kill(pid, signal.SIGSTOP)  # the next job waits in it
        job = asyncio.ensure_future(asked(found, bot_job(state)))
        await asyncio.sleep(0.05)
        os.kill(pid, signal.SIGKILL)
        assert (await job).fault == "a worker ended"
        await played(found, state, 2)
        assert found.pids != [pid] and found.figures.restarts == 1
        await until(lambda: not alive(pid))

    assert with_workers(test) == ["a worker ended; another is started"]


def test_a_job_that_cannot_be_sent_fails_and_the_next_is_done() -> None:
    """Its game goes on from a snapshot, or its box cannot be read now: all jobs after it waited for ever."""

    async def test(found: Workers) -> None:
        await played(found, begun(), 1)
        odd = begun()
        odd.gone = 5
        assert (await asked(found, bot_job(odd))).fault == "a job could not be sent: ValueError"
        await played(found, begun(), 2)

    assert with_workers(test) == []


def test_a_worker_that_hangs_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(found: Workers) -> None:
        state = begun()
        await played(found, state, 1)
        (pid,) = found.pids
        os.kill(pid, signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr(workers, "DEADLINE", 0.2)
            assert (await asked(found, bot_job(state))).fault == "a worker did not answer within 0.202 seconds"
        await played(found, state, 1)
        assert found.pids != [pid]

    with_workers(test)


def test_a_bot_that_thinks_too_long_fails_and_its_worker_lives_on() -> None:
    async def test(found: Workers) -> None:
        state = begun()
        result = await asked(found, bot_job(state, "searcher@100000", 0.1))
        assert result.fault == "the bot searcher@100000 did not come to an end within 0.1 seconds"
        pids = found.pids
        await played(found, state, 1)
        assert found.pids == pids and found.figures.restarts == 0

    with_workers(test)


def test_a_worker_that_has_grown_is_replaced_after_its_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_MEMORY", 1)

    async def test(found: Workers) -> None:
        state = begun()
        here = await played(InProcess(), begun(), 1)
        assert await played(found, state, 1) == here
        assert found.figures.restarts >= 1

    assert "MB; another is started" in with_workers(test)[0]


def test_where_no_worker_can_be_started_a_job_fails_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_process(heard: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(workers, "Link", no_process)

    async def test(found: Workers) -> None:
        for _ in range(3):
            assert (await asked(found, bot_job(begun()))).fault == "no worker could be started"

    assert with_workers(test) == ["a worker could not be started: no more processes"]


def test_when_the_server_closes_its_workers_end() -> None:
    pids: list[int] = []

    async def test(found: Workers) -> None:
        await played(found, begun(), 1)
        pids.extend(found.pids)

    with_workers(test)
    assert pids and not any(map(alive, pids))


# Whose turn it is.


def test_many_jobs_of_one_table_do_not_delay_those_of_others() -> None:
    turns = Turns()
    for table in ("a", "a", "a", "b", "a", "c"):
        turns.add(Job(Answer(0, "simple", 1), table), lambda result: None)
    found = [turns.next() for _ in range(6)]
    assert [one[0].table for one in found if one is not None] == ["a", "b", "c", "a", "a", "a"]
    assert len(turns) == 0 and turns.next() is None


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    turns = Turns()
    stale = Job(Answer(0, "simple", 1), "a")
    stale.wanted = lambda: False
    turns.add(stale, lambda result: None)
    assert turns.next() is None and len(turns) == 0


# Budgets.


def test_a_table_has_its_time_and_gets_it_back() -> None:
    now = 0.0
    budgets = Budgets(1, lambda: now)
    budgets.spend("mine", TABLE[1] + 1)
    assert not budgets.allow("mine")
    assert budgets.allow("another")
    now += 2 / TABLE[0]
    assert budgets.allow("mine")


def test_the_tables_of_an_address_have_their_time_together() -> None:
    now = 0.0
    budgets = Budgets(1, lambda: now)
    for number in range(100):
        budgets.opened(f"table {number}", "192.0.2.7")
        budgets.spend(f"table {number}", 1.0)
    assert not budgets.allow("table 0")
    budgets.opened("one more", "192.0.2.7")
    assert not budgets.allow("one more")
    budgets.opened("elsewhere", "192.0.2.8")
    assert budgets.allow("elsewhere") and budgets.allow("unknown")


def test_the_pages_of_an_address_have_their_time_together_and_so_many_wait() -> None:
    now = 0.0
    budgets = Budgets(1, lambda: now)
    budgets.asked("192.0.2.7", PAGES[1] + 1)
    assert not budgets.may_ask("192.0.2.7") and budgets.may_ask("192.0.2.8")
    now += 2 / PAGES[0]
    assert budgets.may_ask("192.0.2.7")

    async def test(found: Workers) -> None:
        for number in range(MOST_PAGES):
            assert found.allows("192.0.2.8")
            found.ask(Job(Picture(str(number)), "192.0.2.8", address="192.0.2.8"), lambda result: None)
        assert not found.allows("192.0.2.8"), "the worker has enough to do"
        assert found.waiting == MOST_PAGES

    with_workers(test)


def test_what_a_bot_costs_counts_for_its_table() -> None:
    async def test(found: Workers) -> None:
        spent: list[tuple[str, float]] = []
        found.budgets.spend = lambda table, seconds: spent.append((table, seconds))  # type: ignore[method-assign]
        result = await asked(found, bot_job(begun()))
        assert spent == [("table", result.seconds)]
        assert found.figures.replay_seconds == result.replay > 0
        assert found.figures.bot_seconds == result.seconds - result.replay

    with_workers(test)


def test_what_a_page_costs_counts_for_who_asks() -> None:
    async def test(found: Workers) -> None:
        spent: list[tuple[str, float]] = []
        found.budgets.asked = lambda address, seconds: spent.append((address, seconds))  # type: ignore[method-assign]
        result = await asked(found, Job(Picture("http://here/t/abc"), "192.0.2.7", address="192.0.2.7"))
        assert result.body.startswith(b"<svg")
        assert spent == [("192.0.2.7", result.seconds)]  # which may be 0, where the system counts in ticks

    with_workers(test)


def test_beyond_its_time_the_plain_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(found: Workers) -> None:
        state = begun()
        found.budgets.spend("table", TABLE[1] + 1)
        result = await asked(found, bot_job(state, "searcher@100000", 0.1))
        assert not result.fault and result.index >= 0, "the searcher would have failed"
        assert found.figures.stand_ins == 1

    with_workers(test)
