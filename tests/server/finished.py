"""A database with a finished game in it, made in a moment under a virtual clock."""

from __future__ import annotations

from pathlib import Path

from kickdoor.server.house.hall import Hall
from kickdoor.server.net.keys import Keys
from kickdoor.server.room import doings
from kickdoor.server.room.connection import Link
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.runner import Services
from kickdoor.server.room.server_time import VirtualClock
from kickdoor.server.store.log import MemoryLog, SqliteLog, Write

SECRET, OWNER = "a secret of ours", "the owner's key"
SETTINGS: dict[str, bool | int | str] = {"winning_level": 3}


def token(key: str = OWNER) -> str:
    return Keys(SECRET).signed(key)


def finished(database: Path, seed: str = "finished") -> str:
    """Ann, whose seat a bot minds, and three bots have played; the table's id."""
    clock, memory = VirtualClock(), MemoryLog()
    hall = Hall(Services(clock, memory, Munchkin))
    room = hall.open("Over", ["base"], ["", "greedy", "greedy", "greedy"], SETTINGS, "fast", True, OWNER, seed)
    room.do(doings.sit(OWNER, "Ann", "female", None))
    room.do(doings.begin(OWNER, "greedy"))
    room.attach(Link(lambda frame: None, lambda code: None, OWNER, 0))
    while room.state.stage == "playing":
        clock.advance(1000)
    assert room.state.stage == "over"
    log = SqliteLog(database, lambda call: call())
    kept: list[bool] = []
    log.add(Write(room.id, memory.entries(room.id), room.listing(), kept.append))
    log.remember("secret", SECRET)
    log.remember("alive", str(clock.now()))
    log.close()
    assert kept == [True]
    return room.id
