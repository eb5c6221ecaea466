"""A database with a finished game in it, made in a moment under a virtual clock."""

from __future__ import annotations

from pathlib import Path

from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.net.keys import Keys
from kickdoor.server.room import commands
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.store.sqlite import SqliteStore
from kickdoor.server.store.store import Write

SECRET, OWNER = "a secret of ours", "the owner's key"
# The time of a turn: alone among bots nobody has one otherwise, and the person would never be minded.
SETTINGS: dict[str, bool | int | str] = {"winning_level": 3, "turn_seconds": 30}


def token(key: str = OWNER) -> str:
    return Keys(SECRET).signed(key)


def finished(database: Path, seed: str = "finished") -> str:
    """Ann, whose seat a bot minds, and three bots have played; the table's id."""
    clock, memory = VirtualClock(), MemoryStore()
    hall = Hall(Services(clock, memory, Munchkin, TableBots))
    bots = ["", "greedy", "greedy", "greedy"]
    room = hall.open(Opened("Over", ["base"], SETTINGS, "fast", True, bots, seed, OWNER))
    room.do(commands.Sit(OWNER, "Ann", "female", None))
    room.do(commands.Begin(OWNER, "greedy"))
    room.attach(Connection(lambda frame: None, lambda code: None, OWNER, 0))
    while room.state.stage == "playing":
        clock.advance(1000)
    assert room.state.stage == "over"
    log = SqliteStore(database, lambda *calls: [call() for call in calls])
    kept: list[bool] = []
    log.add(Write(room.id, memory.entries(room.id), room.listing(), kept.append))
    log.remember("secret", SECRET)
    log.remember("alive", str(clock.now()))
    log.close()
    assert kept == [True]
    return room.id
