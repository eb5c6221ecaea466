"""Statistics: counted once when a game is over, kept when the table is deleted, the same on every device."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import kickdoor
from kickdoor.server.house.house import Config
from kickdoor.server.house.statistics import statistics_of
from kickdoor.server.http.app import application
from kickdoor.server.protocol.answers import Statistics
from kickdoor.server.room import commands
from kickdoor.server.room.tallies import decode, tallies_of
from kickdoor.server.store.schema import version_of
from tests.server.finished import finished, token
from tests.server.serving import PATIENCE
from tests.server.tables import Sitting

MINE = {"authorization": f"Bearer {token()}"}
NONE = Statistics(0, 0, 0, 0, 0, 0, 0, 0)


def over(seed: str = "counted", **options: Any) -> Sitting:
    """A short game of three people, played to its end."""
    sitting = Sitting(people=3, seed=seed, clock="none", settings={"winning_level": 3}, **options)
    sitting.play(lambda: sitting.state.stage == "over", random.Random(seed), 20_000)
    return sitting


def test_a_finished_game_counts_once_for_each_of_its_people() -> None:
    sitting = over()
    found = [statistics_of(sitting.store, f"key {seat}") for seat in range(3)]
    assert [one.games for one in found] == [1, 1, 1]
    assert [seat for seat, one in enumerate(found) if one.won] == list(sitting.game.winners)
    assert max(one.best_level for one in found) == 3
    deaths = [event.who for event in sitting.game.events if event.what == "death"]
    assert [one.deaths for one in found] == [deaths.count(seat) for seat in range(3)]
    sitting.room.do(commands.Rematch("elsewhere"))
    again = sitting.restarted()
    again.store.kept = dict(sitting.store.kept)
    again.room.work()
    assert [statistics_of(again.store, f"key {seat}") for seat in range(3)] == found
    sitting.store.drop({sitting.room.id: sitting.clock.now()})
    assert statistics_of(sitting.store, "key 0") == found[0], "they outlive the table"
    assert statistics_of(sitting.store, "somebody else") == NONE
    assert statistics_of(sitting.store, "") == NONE


def test_a_game_that_is_not_over_counts_for_nobody() -> None:
    sitting = Sitting(people=3, clock="none")
    assert sitting.store.kept == {}


def test_seats_of_one_screen_count_for_nobody_and_are_not_counted_again() -> None:
    sitting = Sitting(people=3, seed="one screen", clock="none", settings={"winning_level": 3})
    for seat in sitting.state.seats:
        seat.owner = "key 0"
    sitting.play(lambda: sitting.state.stage == "over", random.Random(1), 20_000)
    assert statistics_of(sitting.store, "key 0") == NONE
    assert sitting.store.counted(sitting.room.id)


def test_a_result_that_was_not_saved_is_saved_later() -> None:
    sitting = Sitting(people=3, seed="late", clock="none", settings={"winning_level": 3})
    sitting.play(lambda: sitting.state.stage == "over", random.Random(2), 20_000)
    again = sitting.restarted()
    again.store.broken = True
    again.room.work()
    assert not again.store.kept
    again.store.broken = False
    again.clock.advance(60_000)
    assert again.store.counted(again.room.id)


def test_what_is_done_to_others_is_counted_and_what_is_done_for_them_is_not() -> None:
    """INT-01: a Curse, and cards for the monsters in a fight of somebody else."""
    game = kickdoor.new_game("base", 3, 1)
    table = game.table
    start = len(game.events)
    monster = next(card for pile in table.piles for card in pile if card.kind == "monster")
    curse = next(card for pile in table.piles for card in pile if card.kind == "curse")
    table.tell("play_on", 1, curse, 0)
    table.tell("curse", 0, curse)
    table.tell("fight", 0, monster)
    table.tell("helps", 2, None, 0)
    for who in range(3):
        table.tell("play_monster", who, monster)
    table.tell("killed", 0, monster)
    table.tell("fight_over")
    ann, bo, cy = tallies_of(game.events[start:], 3, [2])
    assert (ann.kills, ann.curses, ann.backstabs) == (1, 1, 0)
    assert (bo.backstabs, bo.helped) == (2, 0)
    assert (cy.won, cy.helped, cy.backstabs) == (True, 1, 0)


# On a server.


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(Config(tmp_path / "tables.db"))) as found:
        yield found


def statistics(client: TestClient, **options: Any) -> dict[str, Any]:
    found = client.get("/api/me", **options).json()["statistics"]
    assert isinstance(found, dict)
    return found


def counted(client: TestClient) -> dict[str, Any]:
    """The statistics of the finished game's player, which are counted soon after the start."""
    ends = time.monotonic() + PATIENCE
    while not (found := statistics(client, headers=MINE))["games"]:
        assert time.monotonic() < ends, "it was never counted"
        time.sleep(0.02)
    return found


def test_a_new_person_has_played_nothing(client: TestClient) -> None:
    assert statistics(client) == msgspec.to_builtins(NONE)


@pytest.mark.parametrize("readable", [True, False])
def test_games_of_a_database_of_version_2_are_counted_after_the_start(tmp_path: Path, readable: bool) -> None:
    """Where a box was printed anew since, who played and who won is still known."""
    file = tmp_path / "tables.db"
    table = finished(file)
    with sqlite3.connect(file) as old:
        old.execute("drop table results")
        old.execute("update facts set value = '2' where name = 'version'")
        if not readable:
            old.execute(
                """update entries set body = replace(body, '"printings":["', '"printings":["x') where n = 0"""
            )
    with TestClient(application(Config(file))) as client:
        found = counted(client)
        winners = client.get("/api/games", headers=MINE).json()[0]["table"]["winners"]
        assert found["games"] == 1
        assert found["won"] == (0 in winners)
        assert (found["best_level"] > 1 or found["deaths"] > 0) or not readable
    with sqlite3.connect(file) as now:
        assert now.execute("select value from facts where name = 'version'").fetchone() == (
            str(version_of("sqlite")),
        )
        ((body,),) = now.execute("select body from results where room = ?", (table,)).fetchall()
        assert decode(body).won == (0 in winners)
