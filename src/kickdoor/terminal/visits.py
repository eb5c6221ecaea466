"""What `kickdoor join` needs before anybody sits: who we are on which server, and which tables there are."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from kickdoor.client import NotYours, Refused, Seat, Server, parted
from kickdoor.words import Words

from .join import visit
from .screen import Screen

LISTED: Final = 12


class Stranger(NamedTuple):
    """Who wants to sit down, and how."""

    name: str
    sex: str = ""
    watch: bool = False  # takes no seat
    new: bool = False  # at a table that is set up for it
    clock: str = "normal"  # of the new table


Found = TypeVar("Found")


def kept() -> Path:
    """Where the tokens of our seats are kept; whoever has them has the seats."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "kickdoor" / "seats.json"


def tokens() -> dict[str, str]:
    try:
        found = json.loads(kept().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(who): str(token) for who, token in found.items()} if isinstance(found, dict) else {}


def keep(who: str, token: str) -> None:
    """Remembers a token, in a file that only its owner reads."""
    place = kept()
    place.parent.mkdir(parents=True, exist_ok=True)
    made = place.with_suffix(".new")
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump({**tokens(), who: token}, file, indent=1)
    made.replace(place)


def join(screen: Screen, link: str, guest: Stranger) -> None:
    """Everything from the link to the last word."""
    url, table = parted(link)
    who = f"{url} {guest.name}"
    server = Server(url, tokens().get(who, ""))
    try:
        said = asyncio.run(_join(screen, server, table, who, guest))
    except Refused as refused:
        raise ValueError(screen.words.server(refused.code, refused.sentence)) from None
    except KeyboardInterrupt:
        said = "" if guest.watch else screen.words.say("terminal-kept-here")
    if said:
        screen.console.print(said, markup=False, highlight=False, soft_wrap=True)


async def _join(screen: Screen, server: Server, table: str, who: str, guest: Stranger) -> str:
    if guest.new:
        table = await _known(server, lambda: server.open_table(clock=guest.clock))
    if not table:
        return await _lobby(screen.words, server)

    async def sit(table: str) -> Seat:
        seat = await _known(server, lambda: server.sit(table, guest.name, guest.sex))
        keep(who, server.token)
        return seat

    return await visit(screen, server, table, guest.name, guest.watch, sit)


async def _known(server: Server, do: Callable[[], Awaitable[Found]]) -> Found:
    """Does it as who we were, or as a stranger where another server lives at this address now."""
    try:
        return await do()
    except NotYours:
        if not server.token:
            raise
        server.token = ""
        return await do()


async def _lobby(words: Words, server: Server) -> str:
    """Which tables there are, for somebody who has named none."""
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
