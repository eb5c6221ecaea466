"""The guided first game: what is said at which moment, and a table that was chosen because it teaches well."""

from __future__ import annotations

import secrets
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from ..house.hall import Hall
from ..room.entries import Opened
from ..room.runner import Runner

GUIDE: Final = Path(__file__).with_name("guide.toml")
# Dealt so that one puts something on, beats a monster in the first turn, meets something too strong later, and
# wins by doing what the hints say; `tests/server/test_guide.py` plays them. They are no secret, and no other table
# is dealt from them.
SEEDS: Final = ("first game 331", "first game 380", "first game 672", "first game 1009")
SETTINGS: Final[dict[str, bool | int | str]] = {"winning_level": 5, "offers": 2, "hand_limit": 5}
BOTS: Final = ["", "nana-moss", "little-fig"]

guide = APIRouter(prefix="/api", tags=["reading"])


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class When(Strict):
    """By what a client is shown: everything that is given must hold. Lists: any of their words."""

    turn: Literal["mine", "other"] | None = None
    asked: Literal["mine", "other"] | None = None  # whose question it is
    phase: list[str] = []
    window: list[str] = []
    waits: bool | None = None  # everybody is waited for
    why: list[str] = []  # what the own ask is about
    can: list[str] = []  # verbs that the own ask lists
    kind: list[str] = []  # with a card of one of these kinds
    event: list[str] = []  # kinds of events that have just come
    whose: Literal["mine", "other"] | None = None  # the seat the event is about
    fight: Literal["mine", "helping", "other", "none"] | None = None
    winning: bool | None = None
    offer: Literal["mine"] | None = None  # one has been put to this seat
    level: int | None = None  # at least
    below: int | None = None  # a Level that is not reached
    full: bool | None = None  # more cards in hand than may be kept
    dead: bool | None = None
    over: bool | None = None
    won: bool | None = None
    after: str = ""  # this step has been said


class Step(Strict):
    """Said once, when its moment comes."""

    id: str
    title: str
    text: str
    rules: list[str]  # numbers of the ledger
    at: str = ""  # a CSS selector: what it speaks of
    stay: bool = False  # until it was read, even if its moment is over
    when: When


class Hint(Strict):
    """What to do now: the first that fits, as often as it does."""

    text: str
    at: str = ""
    when: When


class Guide(Strict):
    """Everything the guide of the first game may say."""

    steps: Annotated[list[Step], Field(validation_alias="step")]
    hints: Annotated[list[Hint], Field(validation_alias="hint")]


@cache
def read() -> Guide:
    return Guide.model_validate(tomllib.loads(GUIDE.read_text("utf-8")))


@guide.get("/guide", response_model=Guide, response_model_exclude_defaults=True)
async def first_game(response: Response) -> Guide:
    """What to say to somebody who has never played, and when: by what a client is shown."""
    response.headers["cache-control"] = "max-age=300"
    return read()


def open_guided(hall: Hall, owner: str) -> Runner:
    """A table for a first game: two gentle bots, no clock, a short way to the win."""
    seed = secrets.choice(SEEDS)
    return hall.open(Opened("Your first game", ["base"], dict(SETTINGS), "none", False, list(BOTS), seed, owner))
