"""People at tables of a real server, over its sockets: they answer what they are asked, survive its death, and
keep account of every answer they gave and heard of."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from kickdoor.server.protocol.limits import LAST_EVENTS

PATIENCE = 120.0  # seconds after which a wait fails
LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)

Message = dict[str, Any]
_ids = itertools.count()


async def until(condition: Callable[[], bool], word: str = "it did not happen") -> None:
    """Waits for what must come true."""
    ends = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < ends, word
        await asyncio.sleep(0.005)


class Player:
    """One seat (or a spectator) on one socket after another. A repeated message keeps its id."""

    def __init__(self, url: str, table: str, token: str, seat: int | None = None) -> None:
        self.url, self.table, self.token, self.seat = url, table, token, seat
        self.state: Message | None = None
        self.info: Message | None = None
        self.heard: list[Message] = []  # all messages but states, until the list is cleared
        self.number = 0  # the last event that was seen
        self.pending: Message | None = None  # sent, and not acknowledged yet
        self.taken: set[str] = set()
        self.refused: dict[str, str] = {}
        self.closed: int | None = None
        self.codes: list[int] = []  # the codes with which its sockets were closed
        self.socket: ClientConnection | None = None
        self.news = asyncio.Event()  # set whenever something was heard; a party has one for all its people
        self.sent_at = 0.0
        self.waits: list[float] = []  # seconds from an answer to its acknowledgement
        self._reader: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        who = f"&token={self.token}" if self.token else ""
        seat = "" if self.seat is None else f"&seat={self.seat}"
        return f"{self.url}/api/tables/{self.table}/socket?seen={self.number}{who}{seat}"

    async def come(self, **options: Any) -> float:
        """Opens a socket; returns how long it took until the first state came."""
        began = time.monotonic()
        self.check()
        self.state = self.info = self.closed = None
        self.socket = await connect(self.address, open_timeout=PATIENCE, ping_interval=None, **options)
        self._reader = asyncio.create_task(self._read(self.socket))
        ends = began + PATIENCE
        while self.info is None or (self.info["stage"] != "gathering" and self.state is None):
            if self.closed is not None or time.monotonic() > ends:
                raise ConnectionResetError(f"closed with {self.closed} before the table was seen")
            await asyncio.sleep(0.001)
        took = time.monotonic() - began
        if self.pending is not None:
            await self.send(self.pending)  # the same again, under the same id
        return took

    def check(self) -> None:
        """Raises what was wrong with what the last socket was sent."""
        if self._reader is not None and self._reader.done() and not self._reader.cancelled():
            self._reader.result()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._heard(text)
        except ConnectionClosed:
            pass
        finally:
            if socket is self.socket:
                self.closed = int(socket.close_code or 1006)
                self.codes.append(self.closed)
                self.news.set()

    def _heard(self, text: str | bytes) -> None:
        self._hear(json.loads(text))
        self.news.set()

    def _hear(self, message: Message) -> None:
        kind = message["t"]
        if kind == "state":
            numbers = [event["number"] for event in message["events"]]
            first = max(self.number, message["number"] - LAST_EVENTS)  # who was long away is sent the last ones
            assert numbers == list(range(first + 1, message["number"] + 1)), (
                f"{self.table} seat {self.seat}: saw {self.number}, was sent {numbers} of {message['number']}"
            )
            assert message["number"] >= self.number, f"{self.table}: what {self.seat} saw has not happened"
            self.number = message["number"]
            self.state = message
            return
        if kind == "table":
            self.info = message["table"]
        elif kind == "taken":
            self.taken.add(message["id"])
            self._answered(message["id"])
        elif kind == "refused":
            self.refused[message["id"]] = message["code"]
            self._answered(message["id"])
        self.heard.append(message)

    def _answered(self, id: str) -> None:
        if self.pending is not None and self.pending["id"] == id:
            self.pending = None
            self.waits.append(time.monotonic() - self.sent_at)

    async def send(self, message: Message | str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    @property
    def options(self) -> list[Message]:
        """What this seat may do now, where it is waited for: by the game, or by a bot, which gives it time for an
        offer that it has to answer, or that it composes."""
        if self.state is None or self.state["own"] is None:
            return []
        ask, public = self.state["own"].get("ask"), self.state["public"]
        if ask is None:
            return []
        if public["waits"] or public["asked"] == self.seat:
            return ask["options"]  # type: ignore[no-any-return]
        return [option for option in ask["options"] if option["verb"] in ("decline", "never_mind")]

    def answer_of(self, dice: random.Random) -> Message | None:
        """An answer to what is asked, under an id of its own."""
        options = self.options
        if not options:
            return None
        assert self.state is not None
        number = self.state["own"]["ask"]["number"]
        return {"t": "answer", "id": f"a{next(_ids)}", "number": number, "word": dice.choice(options)["word"]}

    async def say(self, message: Message) -> str:
        """Sends a message, and waits for its acknowledgement or the code of its refusal."""
        id = message["id"]
        self.taken.discard(id)
        self.refused.pop(id, None)
        self.pending = message
        self.sent_at = time.monotonic()
        await self.send(message)
        await until(lambda: id in self.taken or id in self.refused or self.closed is not None, f"no word on {id}")
        return "taken" if id in self.taken else self.refused.get(id, f"closed {self.closed}")

    async def go(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(*LOST):
                await self.socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
            self.check()


class Party:
    """A table of people who play with each other, by dice of their own."""

    def __init__(self, table: str, players: list[Player], seed: int) -> None:
        self.table, self.players = table, players
        self.dice = random.Random(seed)
        self.answers = 0
        self.news = asyncio.Event()
        for player in players:
            player.news = self.news

    async def come(self) -> float:
        """Connects all of them; returns how long the first waited for its state."""
        first = await self.players[0].come()
        await asyncio.gather(*(player.come() for player in self.players[1:]))
        return first

    async def move(self) -> bool:
        """One answer of whoever is asked, until it is acknowledged; False where the game is over."""
        ends = time.monotonic() + PATIENCE  # at a table without a clock a bot may wait a minute for an offer
        while time.monotonic() < ends:
            self.news.clear()
            if any(player.closed is not None for player in self.players):
                raise ConnectionResetError("cut")
            over = [
                player for player in self.players if player.state is not None and player.state["public"]["over"]
            ]
            if over:
                return False
            for player in self.players:
                # A stale view may ask what was answered already: then it is refused as old, and we look again.
                message = player.answer_of(self.dice)
                if message is not None:
                    word = await player.say(message)
                    if word.startswith("closed"):
                        raise ConnectionResetError(word)
                    assert word in ("taken", "stale", "passed", "not_legal", "not_saved"), word
                    if word == "taken":
                        self.answers += 1
                        return True
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), ends - time.monotonic())
        raise AssertionError(f"nobody at {self.table} was asked anything")

    async def play(self, moves: int, think: float = 0.0) -> None:
        for _ in range(moves):
            if not await self.move():
                return
            if think:
                await asyncio.sleep(think)

    async def go(self) -> None:
        await asyncio.gather(*(player.go() for player in self.players))


async def party(http: str, socket: str, seed: int = 0, people: int = 3, **new: Any) -> Party:
    """A table with people in its seats, begun; nobody is connected yet."""
    async with httpx.AsyncClient(base_url=http, timeout=PATIENCE) as client:
        body = {"clock": "none", "bots": [""] * people, "title": f"party {seed}", **new}
        table = (await client.post("/api/tables", json=body)).raise_for_status().json()["table"]
        tokens: list[str] = []
        host = client.cookies
        for number in range(people):
            client.cookies = host if number == 0 else httpx.Cookies()
            seated = await client.post(f"/api/tables/{table}/seats", json={"name": f"P{number}", "seat": number})
            tokens.append(seated.raise_for_status().json()["token"])
        client.cookies = httpx.Cookies()
        headers = {"authorization": f"Bearer {tokens[0]}"}
        (await client.post(f"/api/tables/{table}/begin", json={}, headers=headers)).raise_for_status()
    return Party(table, [Player(socket, table, token, seat) for seat, token in enumerate(tokens)], seed)


async def tries(work: Callable[[], Awaitable[Any]]) -> Any:
    """Repeats it until it works, as a client does that has lost its server."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            return await work()
        except LOST:
            assert time.monotonic() < ends, "the server did not come back"
            await asyncio.sleep(0.02)


# What is on disk.


@contextlib.contextmanager
def locked(database: Path) -> Iterator[None]:
    """This process holds the database: the server can write nothing."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None, timeout=PATIENCE)) as connection:
        connection.execute("begin immediate")
        try:
            yield
        finally:
            connection.execute("rollback")


def logged(database: Path, tables: Collection[str] = ()) -> dict[str, Counter[tuple[int, str]]]:
    """By table (of these, or all): how often each answer, by seat and id, is in the log."""
    found: dict[str, Counter[tuple[int, str]]] = {}
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for room, number, body in connection.execute("select room, n, body from entries order by room, n"):
            if tables and room not in tables:
                continue
            entry = json.loads(body)
            counts = found.setdefault(room, Counter())
            assert number == counts[-1, "rows"], f"{room}: entry {counts[-1, 'rows']} is missing"
            counts[-1, "rows"] += 1
            if entry["k"] == "answered" and entry.get("id"):
                counts[entry["seat"], entry["id"]] += 1
    return found


def account(parties: list[Party], database: Path) -> tuple[int, int]:
    """Checks that each acknowledged answer is logged once, and no refused one; returns both counts."""
    log = logged(database, {found.table for found in parties})
    acknowledged = twice = 0
    for found in parties:
        counts = log[found.table]
        for player in found.players:
            assert player.seat is not None
            lost = [id for id in player.taken if counts[player.seat, id] == 0]
            assert not lost, f"{found.table} seat {player.seat}: {lost} were acknowledged, and are not in the log"
            kept = [id for id in player.refused if id not in player.taken and counts[player.seat, id]]
            assert not kept, f"{found.table} seat {player.seat}: {kept} were refused, and are in the log"
            acknowledged += len(player.taken)
        twice += sum(count > 1 for (seat, _), count in counts.items() if seat >= 0)
    assert not twice, f"{twice} answers are in the log twice"
    return acknowledged, sum(sum(counts.values()) - counts[-1, "rows"] for counts in log.values())
