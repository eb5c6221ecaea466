"""The guided first game: when which message is said, and a table that was chosen because it teaches well."""

from __future__ import annotations

import secrets
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from fastapi import APIRouter, Response

from ..house.hall import Hall
from ..protocol.answers import Guide
from ..room.entries import Opened
from ..running.runner import Runner
from .answers import ONCE, answered, described

GUIDE: Final = Path(__file__).with_name("guide.toml")
# With these seeds the player wears an Item, wins the first fight, meets a monster that is too strong later, and
# wins by following the hints; `tests/server/test_guide.py` plays them. They are public: no other table uses them.
SEEDS: Final = ("first game 665", "first game 672", "first game 1278")
SETTINGS: Final[dict[str, bool | int | str]] = {"winning_level": 5, "offers": 2, "hand_limit": 5}
BOTS: Final = ["", "nana-moss", "little-fig"]

guide = APIRouter(prefix="/api", tags=["reading"])


@cache
def read() -> Guide:
    found = tomllib.loads(GUIDE.read_text("utf-8"))
    return msgspec.convert({"steps": found["step"], "hints": found["hint"]}, Guide)


@guide.get("/guide", responses=described(Guide))
async def first_game() -> Response:
    """What to say to somebody who has never played, and when: by what a client is shown."""
    return answered(read(), kept=ONCE)


def open_guided(hall: Hall, owner: str) -> Runner:
    """A table for a first game: two gentle bots, no clock, few Levels to the win."""
    seed = secrets.choice(SEEDS)
    return hall.open(Opened("Your first game", ["base"], dict(SETTINGS), "none", False, list(BOTS), seed, owner))
