"""What a restart, an undo and a reconnect cost at tables of 100 and of 100,000 answers, in one run.

    .venv/bin/python -m scripts.long_tables [--long 100000]

No real game is that long: random answers are given at a table where nobody can win. Tables
are stored in SQLite as the server does it; times are medians, in milliseconds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kickdoor.engine.table.agenda import DRAFT
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.room import commands
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import HOSTING, Munchkin
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.store.sqlite import SqliteStore
from kickdoor.server.store.store import FIRST_LIFE, Lasting, Life, Write
from kickdoor.tables import box_of

SEATS: Final = 4
TIMES: Final = 9  # measurements of each
MOST: Final = 3.0  # times as long
FORWARD: Final = 0.1  # of the answers: a game has at most a thousand turns, so the others compose things
BETWEEN: Final = 11  # answers between two measurements: copies and snapshots are then of any age
SETTINGS: Final[dict[str, bool | int | str]] = {"winning_level": 1000, "turns": "any"}


class Long:
    """A table that was given so many random answers."""

    def __init__(self, answers: int, folder: Path) -> None:
        self.clock = VirtualClock()
        store = MemoryStore()
        hall = Hall(Services(self.clock, store, Munchkin, TableBots))
        opened = Opened("Long", ["base"], dict(SETTINGS), "none", True, [""] * SEATS, f"long {answers}", "key 0")
        opened.digests, opened.hosting = [box_of("base").digest], HOSTING
        room = hall.add(opened)
        for seat in range(SEATS):
            room.do(commands.Sit(f"key {seat}", f"Player {seat}", "", seat))
        room.do(commands.Begin("key 0", "simple"))
        self.room: Runner = room
        self._rng = random.Random(answers)
        while room.state.count < answers:
            self._answer(self._rng.random() < FORWARD)
        self.file = folder / f"{answers}.sqlite"
        disk = SqliteStore(self.file, lambda *calls: [call() for call in calls])
        kept = Lasting(snapshot=store.snapshot(room.id))
        disk.add(
            Write(room.id, store.entries(room.id), room.listing(), lambda kept: None, kept, Life(FIRST_LIFE, 0))
        )
        disk.close()

    def _answer(self, forward: bool) -> None:
        game = self.room.state.game
        assert isinstance(game, Munchkin)
        seat = game.wanted()[0]
        options = game.game.open_ask(seat).options
        found = [] if forward else [place for place, one in enumerate(options) if one.way == DRAFT]
        self.room.do(commands.BotAnswers(seat, self._rng.choice(found or range(len(options)))))

    def restart(self) -> float:
        """Another server reads the table back."""
        store = SqliteStore(self.file, lambda *calls: [call() for call in calls])
        hall = Hall(Services(VirtualClock(self.clock.now()), store, Munchkin, TableBots))
        took = _timed(lambda: hall.room(self.room.id))
        assert hall.rooms[self.room.id].state.count == self.room.state.count
        store.close()
        return took

    def reconnect(self) -> float:
        """Somebody who has seen nothing comes, and is sent the table."""
        frames: list[bytes] = []
        connection = Connection(frames.append, lambda code: None, "key 0", 0, 0)
        took = _timed(lambda: self.room.attach(connection))
        assert len(frames) >= 3, "the welcome, the table and the game"
        self.room.detach(connection)
        return took

    def undo(self) -> float:
        """Somebody composes something and takes it back."""
        for _ in range(BETWEEN):
            self._answer(self._rng.random() < FORWARD)
        game = self.room.state.game
        assert isinstance(game, Munchkin)
        while not any(_draft(game, seat) for seat in range(SEATS)):
            self._answer(self._rng.random() < FORWARD)
        seat = next(seat for seat in range(SEATS) if _draft(game, seat))
        word = _draft(game, seat)
        self.clock.advance(60_000)
        self.room.do(commands.Answer(seat, f"answer {self.clock.now()}", game.number(seat), word))
        count = self.room.state.count
        took = _timed(lambda: self.room.do(commands.Undo(seat, f"undo {self.clock.now()}")))
        assert self.room.state.count == count - 1
        return took


def _draft(game: Munchkin, seat: int) -> str:
    """The word of an option that nobody else notices."""
    ask = game.game.own(seat).ask
    return next((one.word for one in ([] if ask is None else ask.options) if one.way == "draft"), "")


def _timed(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return (time.perf_counter() - began) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", type=int, default=100)
    parser.add_argument("--long", type=int, default=100_000)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        short, long = [Long(count, Path(folder)) for count in (wanted.short, wanted.long)]
        worst = 0.0
        ratios: list[str] = []
        print(f"{'':12}{wanted.short:>12,}{wanted.long:>12,}   ratio")
        for name in ("restart", "undo", "reconnect"):
            # One after the other, so that the load of the machine is the same for both.
            pairs = [(getattr(short, name)(), getattr(long, name)()) for _ in range(TIMES)]
            one, two = [statistics.median(times) for times in zip(*pairs, strict=True)]
            worst = max(worst, two / one)
            ratios.append(f"{name} {two / one:.2f}")
            print(f"{name:12}{one:>9.2f} ms{two:>9.2f} ms   {two / one:.2f}")
        snapshot = long.room.services.store.snapshot(long.room.id)
        print(f"a snapshot has {len(snapshot[1]) if snapshot else 0:,} bytes")
    print(f"{wanted.long:,} answers against {wanted.short:,}: {', '.join(ratios)} times (at most {MOST:g})")
    if worst > MOST:
        raise SystemExit(f"a long table takes {worst:.1f} times as long, more than {MOST}")


if __name__ == "__main__":
    main()
