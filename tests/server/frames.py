"""Frames nobody should send: a grammar that makes them from a seed, and the corpus of those worth keeping."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

CORPUS = Path(__file__).parent / "corpus.json"
KINDS = ("answer", "pass_until", "hold", "undo", "say", "mute", "why_not", "ping")
FROM_SERVER = ("welcome", "table", "state", "taken", "refused", "reason", "said", "pong", "bye")
FIELDS = {
    "id": "str", "number": "int", "word": "str", "on": "bool", "text": "str", "phrase": "str", "to": "int",
    "seat": "int", "verb": "str", "card": "int", "target": "int", "n": "int",
}  # fmt: skip
OF = {
    "answer": ("id", "number", "word"), "pass_until": ("id", "on"), "hold": ("id",), "undo": ("id",),
    "say": ("id", "text", "phrase", "to"), "mute": ("seat", "on"), "why_not": ("id", "verb", "card", "target"),
    "ping": ("n",),
}  # fmt: skip
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 5, 6, 2**31, 2**53, 2**63, 2**64, -(2**63), 1.5, 1e308, float("nan"),
    float("inf"), "", " ", "a", "x" * 200, "x" * 201, "x" * 5000, "\u202e\u0000\ud83d\ude00", "pass",
    "<script>alert(1)</script>", "../../etc", "0", [], {}, [[]], {"t": "ping"}, ["answer"], "answer",
)  # fmt: skip


STEP, MARK = 8, 987_654_321  # frames between two pings, and the number of those


def corpus() -> list[str | bytes]:
    """What was worth keeping: texts as they are, binary frames and broken texts as bytes."""
    return [_kept(row) for row in json.loads(CORPUS.read_text("utf-8"))]


def _kept(row: dict[str, Any]) -> str | bytes:
    if "bytes" in row:
        return bytes.fromhex(row["bytes"])
    sign, count = row.get("many", ("", 0))
    return str(row["text"]).replace("@@", sign * count)


def frame(dice: random.Random) -> str | bytes:
    """One frame: mostly nearly right, sometimes not even text."""
    made = _made(dice)
    roll = dice.random()
    if roll < 0.05:
        return made.encode("utf-8", "replace")
    if roll < 0.15:
        return _torn(dice, made)
    return made


def _made(dice: random.Random) -> str:
    roll = dice.random()
    if roll < 0.05:
        return dice.choice(
            ("", " ", "null", "[]", "{}", '"answer"', "17", "NaN", "1e400", "-", "{", "}", "[" * 3000)
        )
    if roll < 0.08:
        depth = dice.randrange(1, 4000)
        return '{"t":"say","id":"d","text":' + "[" * depth + "]" * depth + "}"
    kind = dice.choice(KINDS) if dice.random() < 0.9 else dice.choice((*FROM_SERVER, "", "ANSWER", "no_such", "t"))
    fields: list[tuple[str, Any]] = [("t", kind)]
    fields += [(name, _value(dice, FIELDS[name])) for name in OF.get(kind, tuple(FIELDS))]
    for _ in range(dice.choice((0, 0, 0, 1, 2))):
        fields.append((dice.choice((*FIELDS, "seat", "extra", "__proto__", "t")), dice.choice(STRANGE)))
    if dice.random() < 0.2:
        fields.pop(dice.randrange(len(fields)))
    dice.shuffle(fields)
    inside = ",".join(f"{json.dumps(name)}:{_written(dice, value)}" for name, value in fields)
    return "{" + inside + "}"


def _value(dice: random.Random, sort: str) -> Any:
    if dice.random() < 0.25:
        return dice.choice(STRANGE)
    if sort == "int":
        return dice.choice((0, 1, 2, 3, dice.randrange(-10, 100), dice.randrange(1 << 41)))
    if sort == "bool":
        return dice.random() < 0.5
    return dice.choice(("pass", "done", "hello", "o1", f"w{dice.randrange(100)}", "sit", "play", "kick", "gg"))


def _written(dice: random.Random, value: Any) -> str:
    text = json.dumps(value)
    return text if dice.random() < 0.9 else dice.choice(("1e400", "-0", "01", "'a'", "\\u0000", text + text))


def _torn(dice: random.Random, text: str) -> str:
    place = dice.randrange(len(text) + 1)
    return dice.choice((text[:place], text[place:], text[:place] + chr(dice.randrange(0xD7FF)) + text[place:]))


class Fuzzed:
    """What came of it."""

    def __init__(self) -> None:
        self.sent = 0
        self.closes: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()


async def fuzz(url: str, table: str, token: str, count: int, dice: random.Random) -> Fuzzed:
    """Sends so many frames to a table, on one socket after another: a seat's, then a spectator's."""
    found = Fuzzed()
    while found.sent < count:
        who = f"?token={token}" if dice.random() < 0.5 else "?watch=1"
        async with connect(f"{url}/api/tables/{table}/socket{who}", ping_interval=None, open_timeout=60) as socket:
            pongs: asyncio.Queue[int] = asyncio.Queue()
            reader = asyncio.create_task(_listen(socket, found, pongs))
            try:
                while found.sent < count:
                    for _ in range(STEP):
                        await socket.send(frame(dice))
                    # Nothing is sent into a socket that is closed already: each frame counted was looked at.
                    await socket.send(f'{{"t":"ping","n":{MARK}}}')
                    if await pongs.get() < 0:
                        break
                    found.sent += STEP
            except ConnectionClosed:
                pass
            await socket.close()
            await reader
            if socket.close_code not in (1000, None):
                found.closes[int(socket.close_code)] += 1
    return found


async def _listen(socket: ClientConnection, found: Fuzzed, pongs: asyncio.Queue[int]) -> None:
    try:
        async for text in socket:
            message = json.loads(text)
            found.kinds[message["t"]] += 1
            if message["t"] == "refused":
                found.refusals[message["code"]] += 1
            elif message["t"] == "pong" and message["n"] == MARK:
                pongs.put_nowait(MARK)
    except ConnectionClosed:
        pass
    pongs.put_nowait(-1)
