"""What is due at many tables at once is done in several turns of the event loop; an error stops nobody else."""

from __future__ import annotations

import asyncio
import itertools
import threading

import pytest

from kickdoor.server.running import in_turn
from kickdoor.server.running.in_turn import InTurn
from kickdoor.server.running.server_time import UpTime


def test_others_are_served_between_the_work_of_many_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that was due in one moment was once done in one turn: with 200 tables everybody else waited for it."""
    monkeypatch.setattr(in_turn, "SLICE", 0.0)
    done: list[str] = []

    async def run() -> None:
        turns = InTurn()
        clock = UpTime(0, turns)
        for number in range(5):
            clock.at(0, lambda number=number: done.append(f"room {number}"))  # type: ignore[misc]
        cancelled = clock.at(0, lambda: done.append("never"))
        await asyncio.sleep(0)
        for _ in range(200):
            await asyncio.sleep(0)
            done.append("ping")
            cancelled.cancel()
            if "room 4" in done:
                return

    asyncio.run(run())
    rooms = [place for place, what in enumerate(done) if what.startswith("room")]
    assert [done[place] for place in rooms] == [f"room {number}" for number in range(5)]
    assert all(later - earlier > 1 for earlier, later in itertools.pairwise(rooms)), done
    assert "never" not in done


def test_an_error_in_one_call_stops_no_other_and_threads_may_call() -> None:
    done: list[str] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda loop, context: done.append(repr(context["exception"])))
        turns, last = InTurn(), asyncio.Event()
        for call in (lambda: done.append("first"), lambda: [][0], lambda: done.append("last"), last.set):
            threading.Thread(target=turns.call_threadsafe, args=(call,)).run()
        await asyncio.wait_for(last.wait(), 30)

    asyncio.run(run())
    assert [what for what in done if "IndexError" not in what] == ["first", "last"] and len(done) == 3
