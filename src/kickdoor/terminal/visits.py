"""What `kickdoor join` needs before anybody sits: who we are on which server, and which tables there are."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console

from kickdoor.client import NotYours, Refused, Seat, Server, parted

from .join import visit

LISTED: Final = 12
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


def join(console: Console, link: str, name: str, sex: str, watch: bool, new: bool, clock: str) -> None:
    """Everything from the link to the last word."""
    url, table = parted(link)
    who = f"{url} {name}"
    server = Server(url, tokens().get(who, ""))
    try:
        said = asyncio.run(_join(console, server, table, who, name, sex, watch, new, clock))
    except Refused as refused:
        raise ValueError(str(refused)) from None
    except KeyboardInterrupt:
        said = "" if watch else "Your seat is kept: the same command brings you back."
    if said:
        console.print(said, markup=False, highlight=False, soft_wrap=True)


async def _join(
    console: Console, server: Server, table: str, who: str, name: str, sex: str, watch: bool, new: bool, clock: str
) -> str:
    if new:
        table = await _known(server, lambda: server.open_table(clock=clock))
    if not table:
        return await _lobby(server)

    async def sit(table: str) -> Seat:
        seat = await _known(server, lambda: server.sit(table, name, sex))
        keep(who, server.token)
        return seat

    return await visit(console, server, table, name, watch, sit)


async def _known(server: Server, do: Callable[[], Awaitable[Found]]) -> Found:
    """Does it as who we were, or as a stranger where another server lives at this address now."""
    try:
        return await do()
    except NotYours:
        if not server.token:
            raise
        server.token = ""
        return await do()


async def _lobby(server: Server) -> str:
    """Which tables there are, for somebody who has named none."""
    lines = []
    for table in (await server.tables())[:LISTED]:
        free = sum(not seat.taken for seat in table.seats) if table.stage == "gathering" else 0
        seats = f"{free} of {len(table.seats)} seats free" if free else table.stage
        lines.append(f"  {server.link(table.id)}  {table.title or ', '.join(table.boxes)} · {seats}")
    found = "\n".join(["Which table?", *lines]) if lines else "There is no table yet."
    return f"{found}\n--new sets one up."
