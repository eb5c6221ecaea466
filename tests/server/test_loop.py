"""The event loop only passes messages: games are played again by workers, and boxes are read in threads."""

from __future__ import annotations

import asyncio
import random
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kickdoor import tables
from kickdoor.language.files import loader
from kickdoor.language.files.problems import BadBox
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house import ahead as aheads
from kickdoor.server.house import read_back as read_backs
from kickdoor.server.house.ahead import Ahead
from kickdoor.server.house.hall import Hall
from kickdoor.server.house.house import House
from kickdoor.server.house.read_back import SHORT, ReadBack
from kickdoor.server.http.finished_games import Fork, fork, rematch, why
from kickdoor.server.room import commands, printings
from kickdoor.server.room.apply import COPIED
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.finished import Past
from kickdoor.server.room.folding import fold
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.thinking.tasks import Answer, Fold, Result
from kickdoor.server.thinking.thinkers import Done, InProcess, Job
from tests.server.tables import Sitting
from tests.server.test_snapshots import long_table, seen

BOX = Path(__file__).parents[1] / "golden" / "box"


class Elsewhere(InProcess):
    """Stands for the workers: what it does is not done on the event loop."""

    def __init__(self) -> None:
        super().__init__()
        self.inside = False
        self.jobs: list[Job] = []
        self.dies = False  # the worker of the next job ends

    def ask(self, job: Job, done: Done) -> None:
        self.jobs.append(job)
        if self.dies:
            self.dies = False
            done(Result(fault="a worker ended"))
            return
        found: list[Result] = []
        self.inside = True
        super().ask(job, found.append)
        self.inside = False
        done(found[0])


class Taken:
    """How many answers were given to games on the event loop."""

    def __init__(self) -> None:
        self.here = 0


@pytest.fixture
def workers() -> Elsewhere:
    return Elsewhere()


@pytest.fixture
def taken(workers: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> Taken:
    found, take = Taken(), Munchkin.take

    def counted(game: Munchkin, seat: int, index: int) -> None:
        found.here += not workers.inside
        take(game, seat, index)

    monkeypatch.setattr(Munchkin, "take", counted)
    return found


def server(store: MemoryStore, workers: Elsewhere, now: int = 0) -> Hall:
    """That has just started."""
    return Hall(Services(VirtualClock(now), store, Munchkin, TableBots, workers))


def read_back(hall: Hall, id: str, box: str | None = None) -> Runner:
    ahead = Ahead(hall.services.thinkers, [] if box is None else [box])
    return asyncio.run(ReadBack(hall, ahead).room(id))


# Games.


def test_a_game_that_is_played_on_from_a_moment_is_played_again_by_a_worker(
    workers: Elsewhere, taken: Taken
) -> None:
    sitting = Sitting(people=3, clock="none", seed="fork", settings={"turns": 12})
    sitting.play(lambda: sitting.state.stage == "over", random.Random(1))
    hall, step = server(sitting.store, workers, sitting.clock.now()), len(sitting.state.answers) * 3 // 4
    over = hall.room("table")
    assert isinstance(over.state.game, Past)
    house = SimpleNamespace(hall=hall, services=hall.services, thinkers=workers, ahead=Ahead(workers, []))
    taken.here = 0
    id = asyncio.run(fork(cast(House, house), over, Fork(step, 1, "Me", "me")))
    room = hall.rooms[id]
    assert taken.here == 0
    assert room.state.opened.fork == sitting.state.answers[:step]
    whole = fold(sitting.store.entries(id), Munchkin)
    assert whole.game is not None and room.state.game is not None
    assert room.state.game.public() == whole.game.public()
    assert [room.state.game.own(seat, False, False) for seat in range(3)] == [
        whole.game.own(seat, False, False) for seat in range(3)
    ]
    taken.here = 0
    again = read_back(server(sitting.store, workers, sitting.clock.now()), id)
    assert taken.here == 0, "nor does a restart play it again"
    assert again.state.game is not None and again.state.game.public() == whole.game.public()


@pytest.mark.parametrize("damaged", [None, b"of a release that writes others"])
def test_a_long_game_without_a_snapshot_is_played_again_by_a_worker(
    workers: Elsewhere, taken: Taken, damaged: bytes | None
) -> None:
    sitting = long_table(SHORT + 20)
    store = sitting.store
    if damaged is None:
        store.snapshots.clear()
    else:
        store.snapshots["table"] = (store.snapshots["table"][0], damaged)
    taken.here = 0
    hall = server(store, workers, sitting.clock.now())
    room = read_back(hall, "table")
    assert taken.here <= 2 * COPIED, "only those since the snapshot that the worker has made"
    assert seen(room.state) == seen(sitting.restarted().state)
    assert hall.services.unusable_snapshots == (damaged is not None)
    # It is stored: the next start needs no worker.
    workers.jobs.clear()
    again = read_back(server(store, workers, sitting.clock.now()), "table")
    assert [job for job in workers.jobs if isinstance(job.task, Fold)] == []
    assert seen(again.state) == seen(room.state)


def test_a_long_game_that_was_over_before_it_was_kept_is_kept_by_a_worker(
    workers: Elsewhere, taken: Taken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_backs, "SHORT", 20)
    sitting = Sitting(people=3, clock="none", seed="over", settings={"turns": 8})
    sitting.play(lambda: sitting.state.stage == "over", random.Random(1))
    store, game = sitting.store, sitting.hosted
    for of_later_versions in (store.ended, store.snapshots, store.kept):
        of_later_versions.clear()
    taken.here = 0
    hall = server(store, workers, sitting.clock.now())
    room = read_back(hall, "table")
    assert taken.here == 0
    assert isinstance(room.state.game, Past) and room.state.stage == "over"
    assert room.state.game.public() == game.public()
    assert room.state.game.events_for(1, 0) == game.events_for(1, 0)
    assert asyncio.run(why(room, 1)) == "", "what bots thought is not kept"
    hall.count("table")
    assert set(store.kept["table"]) == {"key 0", "key 1", "key 2"}


def test_all_who_ask_for_a_room_wait_for_one_reading(workers: Elsewhere) -> None:
    sitting = long_table(SHORT + 20)
    sitting.store.snapshots.clear()
    hall = server(sitting.store, workers, sitting.clock.now())

    async def many() -> list[Runner]:
        back = ReadBack(hall, Ahead(workers, []))
        return await asyncio.gather(*[back.room("table") for _ in range(5)])

    found = asyncio.run(many())
    assert len(set(map(id, found))) == 1
    assert len([job for job in workers.jobs if isinstance(job.task, Fold)]) == 1


def test_where_that_worker_ends_the_next_who_asks_has_another(workers: Elsewhere) -> None:
    sitting = long_table(SHORT + 20)
    sitting.store.snapshots.clear()
    hall = server(sitting.store, workers, sitting.clock.now())
    workers.dies = True
    with pytest.raises(Refusal) as refused:
        read_back(hall, "table")
    assert refused.value.code == "not_read"
    assert read_back(hall, "table").state.count == len(sitting.state.answers)


def test_a_long_game_that_cannot_be_played_again_is_tried_once(workers: Elsewhere) -> None:
    sitting = long_table(SHORT + 20)
    store = sitting.store
    store.snapshots.clear()
    del store.rows["table"][30]
    hall = server(store, workers, sitting.clock.now())
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            read_back(hall, "table")
        assert refused.value.code == "frozen"
        assert "entry 30 is missing" in (refused.value.problem.text or "")
    assert len([job for job in workers.jobs if not isinstance(job.task, Answer)]) == 1


# Boxes.


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A box whose files may be changed."""
    return Path(shutil.copytree(BOX, tmp_path / "box"))


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each box that was read: whether the event loop did it."""
    found: list[bool] = []
    loops = threading.get_ident()  # `asyncio.run` runs in this thread

    def noting(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def noted(what: Any) -> Any:
            found.append(threading.get_ident() == loops)
            return read(what)

        return noted

    for module in (printings, aheads):
        monkeypatch.setattr(module, "box_as_printed", noting(loader.box_as_printed))
    monkeypatch.setattr(tables, "load_box", noting(loader.load_box))
    return found


def opened_with(box: Path) -> tuple[MemoryStore, str]:
    """A table of this box, which then changes."""
    store = MemoryStore()
    hall = Hall(Services(VirtualClock(), store, Munchkin, TableBots), {"box": str(box)})
    room = hall.open(Opened("", ["box"], {}, "none", True, ["", "simple", "simple"], "s", "me"))
    room.do(commands.Sit("me", "Ann", "", 0))
    room.do(commands.Begin("me", "simple"))
    assert room.state.game is not None
    file = box / "doors.toml"
    file.write_text(file.read_text("utf-8").replace("level = 1\n", "level = 9\n"), "utf-8")
    return store, room.id


def crowd(hall: Hall) -> None:
    """Tables of other printings, so many that no other is kept in memory."""
    for number in range(printings.MOST):
        hall.services.printings.keep(f"another {number}", tables.box_of("base"))


def test_who_comes_while_the_server_starts_has_no_box_read_on_the_loop(
    workers: Elsewhere, box: Path, readings: list[bool]
) -> None:
    store, id = opened_with(box)
    readings.clear()
    room = read_back(server(store, workers), id, str(box))
    assert room.state.stage == "adjourned" and room.state.game is not None
    assert readings == [False, False], "the box as it is now, and as the table has it"


def test_a_printing_that_was_dropped_from_memory_is_not_read_on_the_loop(
    workers: Elsewhere, box: Path, readings: list[bool]
) -> None:
    store, id = opened_with(box)
    hall = server(store, workers)
    read_back(hall, id, str(box))
    (hash,) = hall.rooms.pop(id).state.opened.printings
    crowd(hall)
    assert not hall.services.printings.has(hash)
    readings.clear()
    game = read_back(hall, id, str(box)).state.game
    assert readings == [False]
    # Nor where a worker must be sent the box.
    crowd(hall)
    assert game is not None and [found for found, _ in game.bodies()] == [hash]
    assert readings == [False]


def test_who_plays_again_has_no_box_read_on_the_loop(workers: Elsewhere, box: Path, readings: list[bool]) -> None:
    store, id = opened_with(box)
    hall = server(store, workers)
    room = read_back(hall, id, str(box))
    room.do(commands.Freeze("over"))
    (box / "doors.toml").write_text((box / "doors.toml").read_text("utf-8") + "# a comment\n", "utf-8")
    readings.clear()

    async def again() -> str:
        house = SimpleNamespace(hall=hall, ahead=Ahead(workers, [str(box)]), rematching=asyncio.Lock())
        return await rematch(cast(House, house), room, "me")

    assert asyncio.run(again()) in hall.rooms
    assert readings == [False]


def test_a_printing_of_a_language_that_is_no_longer_read_is_tried_once(
    workers: Elsewhere, box: Path, readings: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, id = opened_with(box)
    hall = server(store, workers)

    def unread(body: bytes) -> None:
        readings.append(threading.current_thread() is threading.main_thread())
        raise BadBox([])

    for module in (printings, aheads):
        monkeypatch.setattr(module, "box_as_printed", unread)
    readings.clear()
    for _ in range(3):
        room = read_back(hall, id, str(box))
        assert room.state.other_rules
        del hall.rooms[id]
    assert readings == [False, False], "the box as it is now, and once as the table has it"


def test_one_of_our_boxes_is_not_taken_for_read_while_a_thread_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    began, go_on = threading.Event(), threading.Event()

    def slow(name: str) -> object:
        began.set()
        assert go_on.wait(60)
        return loader.own_box(name)

    monkeypatch.setattr(tables, "own_box", slow)
    monkeypatch.setattr(tables, "_read", set())
    reading = threading.Thread(target=tables.box_of, args=("base",))
    reading.start()
    assert began.wait(60)
    assert not tables.is_read("base")
    go_on.set()
    reading.join(60)
    assert tables.is_read("base")
