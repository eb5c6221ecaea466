"""Entries that version 0.1 has written give the same tables today (tests/server/stored)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.room import entries
from kickdoor.server.room.folding import fold
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.room.state import Maker, RoomState
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.store.store import Row
from kickdoor.tables import box_of
from tests.server.tables import Sitting
from tests.server.toy import Toy

STORED = Path(__file__).parent / "stored"


def rows_of(name: str) -> list[Row]:
    """A table's rows as they were in the database; the entries are JSON there too."""
    lines = [json.loads(line) for line in (STORED / f"{name}.jsonl").read_text("utf-8").splitlines()]
    return [(line["n"], line["at"], json.dumps(line["body"]).encode()) for line in lines]


def told(state: RoomState) -> dict[str, Any]:
    """What was true, in the words of the file beside the rows."""
    timing = state.timing
    found = {
        "seats": [
            [seat.name, seat.sex, seat.owner, seat.bot, seat.minder, seat.standing, seat.last]
            for seat in state.seats
        ],
        "players": state.players,
        "answers": state.answers,
        "ids": sorted(state.ids),
        "chat": [
            [one.seat, one.name, one.text, one.phrase, one.to, one.id]
            for one in state.chat
            if isinstance(one, entries.Spoke)
        ],
        "spoken": state.spoken,
        "frozen": state.frozen,
        "rematch": state.rematch,
        "stage": state.stage,
        "timing": [timing.stand, timing.since, timing.spent, timing.holds, timing.halted],
        "events": 0 if state.game is None else state.game.events,
    }
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]  # tuples are lists there


def expected(name: str) -> dict[str, Any]:
    return json.loads((STORED / f"{name}.json").read_text("utf-8"))  # type: ignore[no-any-return]


def found(name: str, rows: list[Row], make: Maker) -> RoomState:
    """The state of a table that a new server finds in its store."""
    store = MemoryStore()
    store.rows[name] = rows
    return Hall(Services(VirtualClock(rows[-1][1]), store, make, TableBots)).room(name).state


@pytest.mark.parametrize("name", ["toy", "fork", "frozen"])
def test_a_table_of_the_last_version_folds_to_what_it_was(name: str) -> None:
    """Of a game made for tests, so that it holds whatever becomes of the cards."""
    rows = rows_of(name)
    assert told(fold(rows, Toy)) == expected(name)
    stage = expected(name)["stage"]
    assert found(name, rows, Toy).stage == ("adjourned" if stage == "playing" else stage)


def test_the_stored_tables_have_every_kind_of_entry() -> None:
    kinds = {json.loads(body)["k"] for name in ("toy", "fork", "frozen") for _, _, body in rows_of(name)}
    newer = {"paused", "kicked", "muted", "handed", "doored", "promised", "closed", "revealed"}
    assert kinds | newer == {kind.__name__.lower() for kind in entries.AnyEntry.__args__}


def test_a_table_begun_before_sexes_were_drawn_goes_on_without_them() -> None:
    """RULE-28: who had said none had none; drawn after a restart, sums and refusals would change in mid-game."""
    sitting = Sitting(seed="unsaid", settings={"sexes": True})
    assert all(seat.sex for seat in sitting.game.table.seats)
    sitting = Sitting(seed="unsaid", settings={"sexes": True}, begin=False)
    sitting.state.opened.hosting = 0
    sitting.begin()
    assert not any(seat.sex for seat in sitting.game.table.seats)
    assert not any(event.what == "sex_drawn" for event in sitting.game.events)


def test_a_table_of_our_own_game_is_read_or_refused_with_a_sentence() -> None:
    """Where its box has been printed anew since, the game would be another: then nobody goes on with it."""
    rows = rows_of("base")
    opened = entries.decode(rows[0][2])
    assert isinstance(opened, entries.Opened)
    if [box_of(box).digest for box in opened.boxes] == opened.digests:
        assert told(fold(rows, Munchkin)) == expected("base")
    opened.digests = ["of other cards"]
    rows[0] = (0, 0, entries.encode(opened))
    with pytest.raises(Refusal, match="printing") as refusal:
        found("base", rows, Munchkin)
    assert refusal.value.code == "frozen"


def test_a_stored_table_is_read_without_a_setting_that_is_no_more() -> None:
    """CMB-05: what `removed_pays` decided stands on the cards."""
    opened = entries.Opened("", ["base"], {"removed_pays": True, "epic": True}, "none", False, ["simple"] * 3, "1")
    assert RoomState(opened, Munchkin).opened.settings == {"epic": True}
