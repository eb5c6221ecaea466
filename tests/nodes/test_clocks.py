"""A room's clocks do not run while no node has it."""

from __future__ import annotations

import pytest

from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from tests.server.tables import Sitting

DAY = 24 * 3600_000


@pytest.mark.parametrize("later", [-5, 10, DAY])
def test_a_table_that_comes_to_another_node_has_the_time_left_that_it_had(
    later: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of nodes is the database's, which went on meanwhile; or a clock is a little behind."""
    monkeypatch.setattr(MemoryStore, "shared", True)
    sitting = Sitting(clock="normal")
    sitting.clock.advance(2_000)
    last = sitting.store.rows["table"][-1][1]
    before = sitting.state.timing.clock()
    assert before is not None
    clock = VirtualClock(last + later)
    hall = Hall(Services(clock, sitting.store, Munchkin, TableBots))
    room = hall.room("table")
    assert room.state.timing.halted == last
    room.state.timing.resume(last + DAY)
    after = room.state.timing.clock()
    assert after is not None and after.ends - (last + DAY) == before.ends - last
    room.work()
    times = [at for _, at, _ in sitting.store.rows["table"]]
    assert times == sorted(times), "no entry is before the one before it"
