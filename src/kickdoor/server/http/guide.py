"""The guided first game: when which message is said, and a table that begins well for somebody who learns."""

from __future__ import annotations

import asyncio
import secrets
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from fastapi import APIRouter, Response

from kickdoor.bots.characters import names_for, sex_of
from kickdoor.engine.game import Game
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.piles import DOOR_DECK, hand_of
from kickdoor.tables import new_game

from ..house.hall import Hall
from ..protocol.answers import Guide
from ..room.entries import Opened
from ..running.runner import Runner
from .answers import ONCE, answered, described
from .rehearsal import BOTS, NEWCOMER, Rehearsal, WholeGame

GUIDE: Final = Path(__file__).with_name("guide.toml")
SETTINGS: Final[dict[str, bool | int | str]] = {"winning_level": 5, "offers": 2, "hand_limit": 5}
TRIES: Final = 8000  # deals that are looked at
PLAYERS: Final = ("", "greedy", "greedy")  # who plays for the newcomer in further rehearsals; "": who plays to win
FREE_LEVELS: Final = 1  # cards of the deal with which the newcomer gains a Level without a fight, at most

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


def begins_well(deal: Game) -> bool:
    """Whether the newcomer goes first and beats the first monster with an Item of the hand, whether that alone or
    other cards of it, too, are played before the door is opened; and whether somebody haggles with them soon."""
    table = deal.table
    first = table.piles[DOOR_DECK][-1]
    if table.turn != NEWCOMER or first.kind != "monster":
        return False
    hand = table.piles[hand_of(NEWCOMER)]
    worn = [card.bonus for card in hand if card.kind == "item" and not card.face.only]
    if table.seats[NEWCOMER].level + max(worn, default=0) <= first.face.level:
        return False
    plans: list[Card | None] = [None, *hand]
    return all(Rehearsal(deal, plan).wins() for plan in plans) and Rehearsal(deal, None).haggles()


def teaches(deal: Game) -> bool:
    """Whether a game that begins well also lasts, and shows who plays to win what there is to learn."""
    levels = [card for card in deal.table.piles[hand_of(NEWCOMER)] if card.kind == "level_up"]
    if len(levels) > FREE_LEVELS or not begins_well(deal) or not WholeGame(deal).teaches():
        return False
    # What people do, and what bots do then, is never the same twice.
    return all(WholeGame(deal, luck, player).lasts() for luck, player in enumerate(PLAYERS, 1))


def good_seed() -> str:
    """A seed with which a first game teaches. Any other can be played, too: the guide has words for it."""
    seed = ""
    for _ in range(TRIES):
        seed = secrets.token_hex(16)
        if teaches(deal(seed)):
            break
    return seed


async def open_guided(hall: Hall, owner: str) -> Runner:
    """A table for a first game: two gentle bots, no clock, few Levels to the win."""
    seed = await asyncio.to_thread(good_seed)  # some hundred milliseconds, in which other tables go on
    return hall.open(Opened("", ["base"], dict(SETTINGS), "none", False, list(BOTS), seed, owner))
