"""Opens tables of one person and three bots, and measures how long the pings of another table take meanwhile.

    python -m scripts.bot_load --tables 200 --seconds 30

The bots are the strongest of the menu. Prints the latency of pings (in milliseconds) before the tables are opened
and while they play, how many answers were taken, and what the metrics say of the bots. The figures depend on the
machine and its load, which is printed, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
import urllib.request
from typing import NamedTuple

import msgspec

from kickdoor.load.crowd import Server, Wire, decode, serving

EVERY = 0.05  # seconds between two pings
MOST = 100.0  # milliseconds, of 99 in 100 pings
BOTS = ["baron-mine", "grizelda", "cousin-smile"]  # hard characters, whose bots are the strongest of the menu
FIGURES = re.compile(r"^(kickdoor_(?:answers|bot|jobs|worker|replay|loop_lag_worst)\w*) (\S+)$", re.MULTILINE)


class Person:
    """Answers whatever is asked, and keeps the bots busy."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._count = 0
        self._asked = -1

    def hear(self, wire: Wire, frame: bytes) -> None:
        if not frame.startswith(b'{"t":"state"'):
            return
        ask = decode(frame).own.ask
        if ask is None or not ask.options or ask.number == self._asked:
            return
        self._asked = ask.number
        passes = [option.word for option in ask.options if option.verb in ("pass", "end_turn")]
        word = passes[0] if passes else self._rng.choice(ask.options).word
        self._count += 1
        message = {"t": "answer", "id": str(self._count), "number": ask.number, "word": word}
        asyncio.get_running_loop().call_later(self._rng.random() / 2, wire.send, msgspec.json.encode(message))


async def open_one(server: Server, seed: int, clock: str) -> None:
    """A table that has begun, with somebody who plays."""
    wanted = {"boxes": ["base"], "bots": ["", *BOTS], "clock": clock, "public": False}
    opened = await server.ask("POST", "/api/tables", wanted)
    where = f"/api/tables/{opened['table']}"
    token = (await server.ask("POST", f"{where}/seats", {"name": "Ann", "seat": 0}, opened["token"]))["token"]
    await server.ask("POST", f"{where}/begin", {}, token)
    wire = await server.wire(f"{where}/socket?token={token}", Person(seed).hear)
    wire.send(b'{"t":"speed","speed":"quick"}')


# The pings are sent by a process of its own: it waits for nobody but the server.


async def ping(port: int, table: str, seconds: float) -> None:
    """Prints the time of each ping, in milliseconds, as JSON."""
    sent: dict[int, float] = {}
    times: list[float] = []

    def heard(wire: Wire, frame: bytes) -> None:
        if frame.startswith(b'{"t":"pong"'):
            times.append((time.perf_counter() - sent[int(json.loads(frame)["n"])]) * 1000)

    server = object.__new__(Server)
    server.port = port  # type: ignore[misc]
    wire = await server.wire(f"/api/tables/{table}/socket", heard)
    for n in range(int(seconds / EVERY)):
        sent[n] = time.perf_counter()
        wire.send(b'{"t":"ping","n":%d}' % n)
        await asyncio.sleep(EVERY)
    await asyncio.sleep(2)
    print(json.dumps(times))


class Pings(NamedTuple):
    """Milliseconds."""

    p50: float
    p99: float
    worst: float
    number: int
    load: float  # of the machine

    def __str__(self) -> str:
        return (
            f"p50 {self.p50:6.1f} ms, p99 {self.p99:6.1f} ms, worst {self.worst:6.1f} ms of {self.number} pings; "
            f"load {self.load:.1f}"
        )


async def pinged(server: Server, table: str, seconds: float) -> Pings:
    command = [sys.executable, "-m", "scripts.bot_load", "--ping", table, "--port", str(server.port)]
    process = await asyncio.create_subprocess_exec(
        *command, "--seconds", str(seconds), stdout=subprocess.PIPE, env=dict(os.environ)
    )
    said, _ = await process.communicate()
    times = sorted(json.loads(said))
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    return Pings(p50, p99, times[-1], len(times), os.getloadavg()[0])


async def run(server: Server, tables: int, seconds: float, clock: str) -> int:
    await server.ready()
    table = (await server.ask("POST", "/api/tables", {"boxes": ["base"], "bots": [""] * 3}))["table"]
    print(f"quiet      {await pinged(server, table, min(seconds, 10))}", flush=True)
    few = asyncio.Semaphore(4)

    async def one(seed: int) -> None:
        async with few:
            await open_one(server, seed, clock)

    began = time.perf_counter()
    await asyncio.gather(*[one(seed) for seed in range(tables)])
    print(f"opened     {tables} tables in {time.perf_counter() - began:.1f} s", flush=True)
    before = figures(server)
    cpu = server.cpu()
    busy = await pinged(server, table, seconds)
    print(f"{tables} tables {busy}", flush=True)
    after = figures(server)
    cores = (server.cpu() - cpu) / seconds
    print(f"server     {cores:.2f} of a core")
    for name, value in after.items():
        print(f"{name} {value - before.get(name, 0.0):.2f}")
    answers = after["kickdoor_answers_total"] - before["kickdoor_answers_total"]
    print(
        f"pings of another table: p99 {busy.p99:.1f} ms (at most {MOST:g}) while {tables} tables give "
        f"{answers / seconds:.0f} answers/s; the server used {cores:.2f} of a core; load {busy.load:.1f}"
    )
    return 0 if busy.p99 <= MOST else 1


def figures(server: Server) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=30) as answer:
        return {name: float(value) for name, value in FIGURES.findall(answer.read().decode())}


def main() -> int:
    parser = argparse.ArgumentParser(description="Bots at many tables, and the pings of another.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--clock", default="normal")
    parser.add_argument("--ping", default="", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.ping:
        asyncio.run(ping(given.port, given.ping, given.seconds))
        return 0
    with serving() as (server,):
        return asyncio.run(run(server, given.tables, given.seconds, given.clock))


if __name__ == "__main__":
    sys.exit(main())
