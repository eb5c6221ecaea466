"""The guided first game: when which message is said, and a table that begins well for somebody who learns."""

from __future__ import annotations

import secrets
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from fastapi import APIRouter, Response

from kickdoor.bots.characters import names_for, sex_of
from kickdoor.engine.game import Game
from kickdoor.tables import new_game

from ..house.hall import Hall
from ..protocol.answers import Guide
from ..room.entries import Opened
from ..running.runner import Runner
from .answers import ONCE, answered, described

GUIDE: Final = Path(__file__).with_name("guide.toml")
DEALS: Final = Path(__file__).with_name("first_deals.txt")
SETTINGS: Final[dict[str, bool | int | str]] = {"winning_level": 5, "offers": 2, "hand_limit": 5}
BOTS: Final = ["", "nana-moss", "little-fig"]  # "": the seat of the person who learns

guide = APIRouter(prefix="/api", tags=["reading"])


@cache
def read() -> Guide:
    found = tomllib.loads(GUIDE.read_text("utf-8"))
    return msgspec.convert({"steps": found["step"], "hints": found["hint"], "news": found["news"]}, Guide)


@guide.get("/guide", responses=described(Guide))
async def first_game() -> Response:
    """What to say to somebody who has never played, and when: by what a client is shown."""
    return answered(read(), kept=ONCE)


def deal(seed: str, name: str = "Newcomer") -> Game:
    """A guided game dealt from this seed, as a table of it is."""
    bots = [bot for bot in BOTS if bot]
    players = [(name, ""), *((called, sex_of(called)) for called in names_for(bots, [name]))]
    return new_game("base", players, seed, live=True, **SETTINGS)


@cache
def seeds() -> list[str]:
    """Seeds with which a first game teaches: see scripts/first_deals.py. Any other can be played, too."""
    return DEALS.read_text("utf-8").split()


async def open_guided(hall: Hall, owner: str) -> Runner:
    """A table for a first game: two gentle bots, no clock, few Levels to the win."""
    seed = secrets.choice(seeds())
    return hall.open(Opened("", ["base"], dict(SETTINGS), "none", False, list(BOTS), seed, owner))
