"""Many tables on three real servers, with one fault after another; what people were told is checked at the end.

python -m tests.nodes.faults --tables 30 --kills 5 --stops 2 --restarts 2 --crashes 1 --drains 1 --stalls 1
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg

from tests.nodes.cluster import Cluster
from tests.nodes.proxy import Proxy
from tests.server.load import LOST, Party, party
from tests.server.serving import Serving

LEASE = 6.0
SILENT = 8.0  # seconds without a word after which people come back through another server
THINK = 0.4  # seconds between two answers of a table


class Evening:
    """Three servers, and people who come through any of them."""

    def __init__(self, cluster: Cluster, folder: Path, place: str, seed: int) -> None:
        self.cluster, self.dice = cluster, random.Random(seed)
        self.url = cluster.schema()
        self.servers: list[Serving] = []
        for number in range(3):
            home = folder / str(number)
            home.mkdir()
            through = self.url.replace(str(cluster.folder), place)
            server = Serving(home, "--database", through, "--openings", "100000")
            server.options += ["--address", server.url]
            self.servers.append(server)
        self.parties: list[Party] = []
        self.acks: dict[str, list[float]] = {}  # by table: when its answers were acknowledged
        self.waits: dict[str, list[float]] = {}  # by kind of fault: until a table of the node was playable again
        self.wrong: list[str] = []  # what nobody may be told
        self.down: Serving | None = None  # the one to which a balancer sends nobody
        self.over = False

    async def open(self, tables: int) -> None:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        for number in range(tables):
            server = self.servers[number % 3]
            bots = ["", "", "greedy"] if number % 3 == 0 else ["", "", ""]
            people = bots.count("")
            found = await party(server.url, server.socket_url, number, people, bots=bots)
            self.parties.append(found)
            self.acks[found.table] = []

    async def play(self, found: Party) -> None:
        """Answers, and comes back through any server, until the evening is over."""
        while not self.over:
            try:
                for player in found.players:
                    if player.info is None or player.closed is not None:  # also where coming has failed
                        doors = [server for server in self.servers if server is not self.down]
                        player.url = self.dice.choice(doors).socket_url
                        await asyncio.wait_for(player.come(), 15)
                if not await asyncio.wait_for(found.move(), SILENT):
                    return
                self.acks[found.table].append(time.monotonic())
                await asyncio.sleep(THINK * self.dice.random() * 2)
            except LOST as lost:
                await self._give_up(found, lost)
            except Exception as error:
                self.wrong.append(f"{found.table}: {type(error).__name__}: {error}")
                raise

    async def _give_up(self, found: Party, lost: BaseException) -> None:
        """A server that stands still closes nothing: who hears nothing for long comes back through another."""
        if isinstance(lost, TimeoutError):
            for player in found.players:
                if player.socket is not None:
                    player.socket.transport.abort()
        await asyncio.sleep(0.05)

    async def tables_of(self, server: Serving) -> list[str]:
        connection = await asyncpg.connect(self.url)
        sought = "select r.id from rooms r join nodes n on n.id = r.node where n.address = $1"
        rows = await connection.fetch(sought, server.url)
        await connection.close()
        return [id for (id,) in rows]

    async def playable(self, kind: str, tables: list[str], since: float) -> None:
        """Waits until all these tables have had an answer since; notes how long each took."""
        # Where bots play, people may wait a minute for one that gives them time for an offer.
        alone = [found for found in self.parties if len(found.players) == 3]
        going = {found.table for found in alone if not self._ended(found)}
        ends = time.monotonic() + 60
        for table in going.intersection(tables):
            while not any(at > since for at in self.acks[table]):
                if time.monotonic() > ends or self._ended(self._party(table)):
                    break
                await asyncio.sleep(0.02)
            later = [at for at in self.acks[table] if at > since]
            if later:
                self.waits.setdefault(kind, []).append(later[0] - since)
            else:
                assert self._ended(self._party(table)), (
                    f"{table} was not playable 60 s after {kind}: {self.wrong} {self.faults()}"
                )

    def faults(self) -> list[str]:
        """What the servers said of faults."""
        lines = [line for server in self.servers for line in server.words.read_text("utf-8").splitlines()]
        return [line for line in lines if '"fault"' in line or "Traceback" in line]

    def _party(self, table: str) -> Party:
        return next(found for found in self.parties if found.table == table)

    def _ended(self, found: Party) -> bool:
        return any(one.state is not None and one.state["public"]["over"] for one in found.players)

    # Faults.

    async def kill(self) -> None:
        server = self.dice.choice(self.servers)
        tables, since = await self.tables_of(server), time.monotonic()
        server.kill()
        await self.playable("kill", tables, since)
        await asyncio.to_thread(server.start)

    async def stop(self) -> None:
        """It stands still for three leases."""
        server = self.dice.choice(self.servers)
        tables, since = await self.tables_of(server), time.monotonic()
        os.kill(server.pid, signal.SIGSTOP)
        self.down = server
        await self.playable("stop", tables, since)
        await asyncio.sleep(max(0.0, since + 3 * LEASE - time.monotonic()))
        os.kill(server.pid, signal.SIGCONT)
        self.down = None

    async def drain(self) -> None:
        server = self.dice.choice(self.servers)
        tables, since = await self.tables_of(server), time.monotonic()
        ending = asyncio.create_task(asyncio.to_thread(server.stop))
        await self.playable("drain", tables, since)
        await ending
        await asyncio.to_thread(server.start)

    async def restart(self) -> None:
        await self._restart("restart", signal.SIGINT)

    async def crash(self) -> None:
        await self._restart("crash", signal.SIGQUIT)

    async def _restart(self, kind: str, how: signal.Signals) -> None:
        await asyncio.to_thread(self.cluster.restart, how)
        await self.playable(kind, list(self.acks), time.monotonic())

    async def check(self) -> dict[str, int]:
        """Each acknowledged answer is logged once, and none that was refused."""
        assert not self.wrong, (self.wrong, self.faults())
        connection = await asyncpg.connect(self.url)
        acknowledged = logged = resent = 0
        for found in self.parties:
            rows = await connection.fetch("select n, body from entries where room = $1 order by n", found.table)
            assert [n for n, _ in rows] == list(range(len(rows))), f"{found.table} has a gap"
            entries = [json.loads(body) for _, body in rows]
            said = [one for one in entries if one["k"] == "answered" and one.get("id")]
            log = Counter((one["seat"], one["id"]) for one in said)
            assert not [one for one, count in log.items() if count > 1], f"{found.table}: an answer is twice"
            logged += sum(log.values())
            for player in found.players:
                assert player.seat is not None
                lost = [id for id in player.taken if not log[player.seat, id]]
                assert not lost, f"{found.table}: {lost} were acknowledged, and are not in the log"
                unsaved = [id for id, code in player.refused.items() if code == "not_saved"]
                kept = [id for id in unsaved if id not in player.taken and log[player.seat, id]]
                assert not kept, f"{found.table}: {kept} were said not to be saved, and are in the log"
                acknowledged += len(player.taken)
                resent += len(player.codes)
        await connection.close()
        return {"acknowledged": acknowledged, "logged": logged, "sockets closed": resent}


async def spend(found: Evening, proxy: Proxy, wanted: argparse.Namespace) -> None:
    """The whole evening."""
    try:
        await found.open(wanted.tables)
        playing = [asyncio.create_task(found.play(one)) for one in found.parties]
        await asyncio.sleep(LEASE + 1)  # a node that has just come declares nobody dead

        async def stall() -> None:
            proxy.stall(found.dice.choice(("to the database", "from the database")))
            await asyncio.sleep(found.dice.uniform(1, 8))
            proxy.go_on()
            await found.playable("stall", list(found.acks), time.monotonic())

        kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kills": found.kill,
            "stops": found.stop,
            "drains": found.drain,
            "restarts": found.restart,
            "crashes": found.crash,
            "stalls": stall,
        }
        faults = [kind for kind in kinds for _ in range(getattr(wanted, kind))]
        found.dice.shuffle(faults)
        for kind in faults:
            print(f"{time.strftime('%H:%M:%S')} {kind}", flush=True)
            await kinds[kind]()
            await asyncio.sleep(found.dice.uniform(LEASE, LEASE + 2))  # until all know each other again
        found.over = True
        for task in playing:
            with contextlib.suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(task, 30)
        for one in found.parties:
            await one.go()
        print(await found.check())
    finally:
        for server in found.servers:
            if server.running:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(server.pid, signal.SIGCONT)
                server.kill()


def main(words: list[str] | None = None) -> Evening:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    for name in ("kills", "stops", "drains", "restarts", "crashes", "stalls"):
        parser.add_argument(f"--{name}", type=int, default=1)
    wanted = parser.parse_args(words)
    cluster = Cluster()
    try:
        with tempfile.TemporaryDirectory() as folder, Proxy(cluster.socket) as proxy:
            found = Evening(
                cluster, Path(folder), str(proxy.folder if wanted.stalls else cluster.folder), wanted.seed
            )
            asyncio.run(spend(found, proxy, wanted))
    finally:
        cluster.close()
    for kind, waits in sorted(found.waits.items()):
        print(f"{kind}: playable again after {statistics.median(waits):.2f} s, at worst {max(waits):.2f} s")
    return found


if __name__ == "__main__":
    main()
