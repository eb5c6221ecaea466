"""People at many tables of three servers on one PostgreSQL, who answer at a steady rate and come back when cut."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import asyncpg

from tests.nodes.cluster import Cluster
from tests.nodes.witness import Told, Witness, account
from tests.server.load import LOST, Party, Player, party
from tests.server.serving import Serving

SILENT: Final = 8.0  # seconds without a word after which people come back through another server
# Seconds until somebody whose socket was closed comes back, and at most: as in `kickdoor.client`, twice as many
# after each attempt that fails.
AGAIN, LONGEST = 0.1, 3.0
PLAYABLE: Final = 60.0  # seconds in which a table must be, whatever has happened
WATCHED: Final = 5  # one table in so many has a spectator
BOTS: Final = 3  # one table in so many has a bot, at each server


class Pace:
    """Gives turns to whoever is ready: so many a second in all."""

    BEHIND: Final = 0.5  # seconds that are made up for after a fault

    def __init__(self, rate: float) -> None:
        self._step: Final = 1 / rate
        self._next = 0.0

    def wait(self) -> float:
        """How many seconds from now the next turn is."""
        now = time.monotonic()
        self._next = max(self._next + self._step, now - self.BEHIND)
        return self._next - now


class Sitting(Party):
    """A table whose people remember what they were told."""

    def __init__(self, found: Party, seed: int) -> None:
        people = [Witness(one.url, one.table, one.token, one.seat) for one in found.players]
        super().__init__(found.table, list(people), seed)
        watcher = Witness(people[0].url, found.table, "", None)
        self.people: Final = [*people, *([watcher] if seed % WATCHED == 0 else [])]
        self.acks: Final[list[float]] = []  # when answers were acknowledged
        self.back: Final[list[tuple[float, float]]] = []  # when it was cut, and when the first answer followed
        self._told = 0.0  # the last cut that is in `back`

    @property
    def cut(self) -> float:
        """When somebody who plays was cut last."""
        return max(one.cut for one in self.people if one.seat is not None)

    def acknowledged(self) -> None:
        now = time.monotonic()
        self.acks.append(now)
        if self.cut > self._told:
            self._told = self.cut
            self.back.append((self.cut, now))

    @property
    def ended(self) -> bool:
        return any(one.state is not None and one.state["public"]["over"] for one in self.players)


class Evening:
    """Three servers, and people who come through any of them."""

    def __init__(self, cluster: Cluster, folder: Path, place: str, seed: int, rate: float) -> None:
        self.cluster, self.dice, self.pace = cluster, random.Random(seed), Pace(rate)
        self.seed = seed
        self.url = cluster.schema()
        self.servers: list[Serving] = []
        for number in range(3):
            home = folder / str(number)
            home.mkdir()
            through = self.url.replace(str(cluster.folder), place)
            server = Serving(home, "--database", through, "--openings", "100000")
            server.options += ["--address", server.url]
            self.servers.append(server)
        self.tables: dict[str, Sitting] = {}
        self.waits: dict[str, list[float]] = {}  # by kind of fault: until a table of the node was playable again
        self.wrong: list[str] = []  # what nobody may be told
        self.down: Serving | None = None  # the one to which a balancer sends nobody
        self.over = False

    async def open(self, tables: int) -> None:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        for number in range(tables):
            server = self.servers[number % 3]
            bots = ["", "", "greedy"] if number // 3 % BOTS == 0 else ["", "", ""]
            seed = self.seed * 1000 + number
            found = await party(server.url, server.socket_url, seed, bots.count(""), bots=bots)
            self.tables[found.table] = Sitting(found, seed)

    async def play(self, found: Sitting) -> None:
        """Answers, and comes back through any server, until the evening is over."""
        pause = AGAIN
        while not self.over:
            try:
                await self._come(found)
                pause = AGAIN
                if not await asyncio.wait_for(found.move(), SILENT):
                    return
                found.acknowledged()
                await self._think(found)
            except LOST as lost:
                self._give_up(found, lost)
                await asyncio.sleep(pause * self.dice.uniform(0.5, 1.0))
                pause = min(LONGEST, 2 * pause)
            except Exception as error:
                self.wrong.append(f"{found.table}: {type(error).__name__}: {error}")
                raise

    async def _come(self, found: Sitting) -> None:
        """Those who are not there, all at once."""
        gone = [one for one in found.people if one.info is None or one.closed is not None]
        came = await asyncio.gather(
            *(asyncio.wait_for(self._enter(one), 15) for one in gone), return_exceptions=True
        )
        for error in came:
            if error is not None and not isinstance(error, float):
                raise error

    async def _enter(self, person: Player) -> float:
        """Through any server. Where one refuses the connection a balancer tries another at once, as ours do."""
        doors = [server for server in self.servers if server is not self.down]
        self.dice.shuffle(doors)
        for door in doors[:-1]:
            person.url = door.socket_url
            with contextlib.suppress(ConnectionRefusedError):
                return await person.come()
        person.url = doors[-1].socket_url
        return await person.come()

    async def _think(self, found: Sitting) -> None:
        """Until it is this table's turn; who was cut meanwhile comes back at once."""
        ends = time.monotonic() + self.pace.wait()
        while (left := ends - time.monotonic()) > 0 and not any(one.closed is not None for one in found.players):
            found.news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(found.news.wait(), left)

    def _give_up(self, found: Sitting, lost: BaseException) -> None:
        """A server that stands still closes nothing: who hears nothing for long comes back through another."""
        if isinstance(lost, TimeoutError):
            for person in found.people:
                if person.socket is not None:
                    person.socket.transport.abort()

    async def tables_of(self, server: Serving) -> list[Sitting]:
        connection = await asyncpg.connect(self.url)
        sought = "select r.id from rooms r join nodes n on n.id = r.node where n.address = $1"
        rows = await connection.fetch(sought, server.url)
        await connection.close()
        return [self.tables[id] for (id,) in rows]

    async def playable(self, kind: str, tables: Iterable[Sitting], since: float, cut: bool) -> None:
        """Waits until all these tables have had an answer since, `cut`: after their sockets were closed; notes how
        long each took."""
        # Where bots play, people may wait a minute for one that gives them time for an offer.
        for found in [one for one in tables if len(one.players) == 3 and not one.ended]:
            while not (later := self._later(found, since, cut)) and not found.ended:
                assert time.monotonic() < since + PLAYABLE, (
                    f"{found.table} was not playable {PLAYABLE:g} s after {kind}: {self.wrong} {self.faults()}"
                )
                await asyncio.sleep(0.02)
            if later:
                self.waits.setdefault(kind, []).append(later[0] - since)

    @staticmethod
    def _later(found: Sitting, since: float, cut: bool) -> list[float]:
        if cut:
            return [back for gone, back in found.back if gone > since]
        return [at for at in found.acks[-200:] if at > since]

    def faults(self) -> list[str]:
        """What the servers said of faults; that a bot was late is none."""
        lines = [line for server in self.servers for line in server.words.read_text("utf-8").splitlines()]
        return [
            line
            for line in lines
            if ('"fault"' in line or "Traceback" in line) and "another bot answers" not in line
        ]

    async def check(self) -> list[Told]:
        """What was told at each table is true."""
        assert not self.wrong, (self.wrong, self.faults())
        assert not self.faults(), self.faults()
        connection = await asyncpg.connect(self.url)
        told: list[Told] = []
        for found in self.tables.values():
            sought = "select n, at, body from entries where room = $1 order by n"
            rows = [(n, at, body) for n, at, body in await connection.fetch(sought, found.table)]
            told.append(account(rows, found.people))
        await connection.close()
        return told

    async def close(self) -> None:
        for found in self.tables.values():
            for person in found.people:
                await person.go()

    def kill(self) -> None:
        for server in self.servers:
            if server.running:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(server.pid, signal.SIGCONT)
                server.kill()
