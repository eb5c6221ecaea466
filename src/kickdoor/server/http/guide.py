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
from kickdoor.engine.sums.totals import winning
from kickdoor.engine.table.absent import NOBODY
from kickdoor.engine.table.agenda import PASS, PICK, PROPOSE, Option
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.piles import DOOR_DECK, hand_of
from kickdoor.tables import new_game

from ..house.hall import Hall
from ..protocol.answers import Guide
from ..room.entries import Opened
from ..running.runner import Runner
from .answers import ONCE, answered, described

GUIDE: Final = Path(__file__).with_name("guide.toml")
SETTINGS: Final[dict[str, bool | int | str]] = {"winning_level": 5, "offers": 2, "hand_limit": 5}
BOTS: Final = ["", "nana-moss", "little-fig"]
NEWCOMER: Final = 0  # the seat of the person who learns
TRIES: Final = 3000  # deals that are looked at; about one in 150 begins well
REHEARSED: Final = 80  # answers until the door must be open

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


def begins_well(game: Game) -> bool:
    """Whether the newcomer goes first, and beats the first monster with an Item of the hand, whichever other cards
    of it are played before the door is opened."""
    table = game.table
    first = table.piles[DOOR_DECK][-1]
    if table.turn != NEWCOMER or first.kind != "monster":
        return False
    hand = table.piles[hand_of(NEWCOMER)]
    worn = [card.bonus for card in hand if card.kind == "item" and not card.face.only]
    if table.seats[NEWCOMER].level + max(worn, default=0) <= first.face.level:
        return False
    return all(_rehearsed(game, card) for card in hand)


def _for_oneself(option: Option) -> bool:
    aim, card = option.aim, option.card
    own = aim is None or aim.seat in (NOBODY, NEWCOMER)
    return option.verb == "play" and card is not None and card.kind != "curse" and own


def _rehearsed(deal: Game, first: Card) -> bool:
    """Whether who plays this card, then all others, finds the first monster behind the door and is ahead."""
    game = deal.clone()
    monster = game.table.piles[DOOR_DECK][-1]
    played: list[Card | None] = []
    for _ in range(REHEARSED):
        fight = game.table.fight
        if fight is not None:
            return fight.foes[0].card is monster and winning(game.table, fight)
        if game.over or game.table.turn != NEWCOMER:
            return False
        seat = game.waiting[-1]
        options = game.open_ask(seat).options
        plays = [one for one in options if _for_oneself(one) and one.card not in played]
        if seat == NEWCOMER and plays:
            option = next((one for one in plays if one.card is first), plays[0])
            played.append(option.card)
        elif seat == NEWCOMER and not played and options[0].way == PICK:
            return False  # a card of the deal asks something before anything was explained
        else:
            option = next((one for one in options if one.way in (PASS, PROPOSE)), options[0])
        game.choose(seat, options.index(option))
    return False


def good_seed() -> str:
    """A seed with which a first game begins well. Any other can be played, too: the guide has words for it."""
    seed = ""
    for _ in range(TRIES):
        seed = secrets.token_hex(16)
        if begins_well(deal(seed)):
            break
    return seed


async def open_guided(hall: Hall, owner: str) -> Runner:
    """A table for a first game: two gentle bots, no clock, few Levels to the win."""
    seed = await asyncio.to_thread(good_seed)  # some hundred milliseconds, in which other tables go on
    return hall.open(Opened("", ["base"], dict(SETTINGS), "none", False, list(BOTS), seed, owner))
