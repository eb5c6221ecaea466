"""The command `kickdoor join` until a seat is taken: the tokens of our seats, and the list of tables."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from kickdoor.client import NotYours, Refused, Seat, Server, split_link
from kickdoor.words import ENGLISH, Words

from .join import visit
from .play import ask_sex
from .screen import Screen

LISTED: Final = 12


class Visitor(NamedTuple):
    """Who joins, and how."""

    name: str
    sex: str = ""
    watch: bool = False  # as a spectator
    new: bool = False  # at a new table
    clock: str = "normal"  # of the new table
    ask_sex: bool = False  # at a table that has sexes


Found = TypeVar("Found")


def kept() -> Path:
    """The file with the tokens of our seats; whoever has a token has the seat."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "kickdoor" / "seats.json"


def tokens() -> dict[str, str]:
    try:
        found = json.loads(kept().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(who): str(token) for who, token in found.items()} if isinstance(found, dict) else {}


def keep(who: str, token: str) -> None:
    """Writes a token to that file; only its owner can read it."""
    place = kept()
    place.parent.mkdir(parents=True, exist_ok=True)
    made = place.with_suffix(".new")
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump({**tokens(), who: token}, file, indent=1)
    made.replace(place)


def join(screen: Screen, link: str, guest: Visitor) -> None:
    """Joins the table of a link, and says at the end how to return."""
    url, table = split_link(link)
    who = f"{url} {guest.name}"
    server = Server(url, tokens().get(who, ""))
    try:
        said = asyncio.run(_join(screen, server, table, who, guest))
    except Refused as refused:
        raise ValueError(screen.words.server(refused.problem)) from None
    except KeyboardInterrupt:
        said = "" if guest.watch else screen.words.say("terminal-kept-here")
    if said:
        screen.console.print(said, markup=False, highlight=False, soft_wrap=True)


async def _join(screen: Screen, server: Server, table: str, who: str, guest: Visitor) -> str:
    if guest.new:
        table = await _known(server, lambda: server.open_table(clock=guest.clock))
    if not table:
        return await _lobby(screen.words, server)

    await _learn(screen, server, table)

    async def sit(table: str) -> Seat:
        sex = guest.sex
        if guest.ask_sex:
            info = await server.table(table)
            if info.sexes and info.stage == "gathering" and all(one.name != guest.name for one in info.seats):
                sex = ask_sex(screen.words, screen.console.input)
        seat = await _known(server, lambda: server.sit(table, guest.name, sex))
        keep(who, server.token)
        return seat

    return await visit(screen, server, table, guest.name, guest.watch, sit)


async def _learn(screen: Screen, server: Server, table: str) -> None:
    """Fetches what is printed on the cards of a table in the language of the screen."""
    if screen.words.language == ENGLISH:
        return
    for box in (await server.table(table)).boxes:
        screen.learn(await server.texts(box, screen.words.language))


async def _known(server: Server, do: Callable[[], Awaitable[Found]]) -> Found:
    """Sends a request with our token; where the server does not know it, without one."""
    try:
        return await do()
    except NotYours:
        if not server.token:
            raise
        server.token = ""
        return await do()


async def _lobby(words: Words, server: Server) -> str:
    """The list of tables, where the link names none."""
    lines = []
    for table in (await server.tables())[:LISTED]:
        free = sum(not seat.taken for seat in table.seats) if table.stage == "gathering" else 0
        title = table.title or words.joined(table.boxes, "comma")
        link = server.link(table.id)
        line = words.say(
            "terminal-listed", link=link, title=title, free=free, seats=len(table.seats), stage=table.stage
        )
        lines.append(f"  {line}")
    found = [words.say("terminal-which-table"), *lines] if lines else [words.say("terminal-no-table")]
    return "\n".join([*found, words.say("terminal-new-table")])
