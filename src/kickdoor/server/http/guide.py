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

from kickdoor.bots import Bot, bot_of
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
TRIES: Final = 3000  # deals that are looked at
REHEARSED: Final = 80  # answers until the door must be open, and at most in each round
ROUNDS: Final = 2  # in which somebody must ask the newcomer for help, or offer it
WORN: Final = ("item", "class", "race", "companion")  # what the guide says to play before the first door

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
    return all(_Rehearsal(deal, plan).wins() for plan in plans) and _Rehearsal(deal, None).haggles()


class _Rehearsal:
    """The first turns of a guided game: the bots play, and a newcomer who does what the guide says.

    `plan`: the card that is played first, then all others that may be; None: only what is put on, or what one is.
    """

    def __init__(self, deal: Game, plan: Card | None) -> None:
        self._game = deal.clone()
        self._plan = plan
        self._bots: dict[int, Bot] = {seat: bot_of(name, seat) for seat, name in enumerate(BOTS) if name}
        self._played: list[Card | None] = []

    def wins(self) -> bool:
        """Whether the first door shows its monster, and the newcomer is ahead; nothing is asked before."""
        game = self._game
        monster = game.table.piles[DOOR_DECK][-1]
        for _ in range(REHEARSED):
            fight = game.table.fight
            if fight is not None:
                return fight.foes[0].card is monster and winning(game.table, fight)
            if game.over or game.table.turn != NEWCOMER:
                return False
            seat = game.waiting[-1]
            # A card of the deal must not ask something before anything was explained.
            if seat == NEWCOMER and not self._played and game.open_ask(seat).options[0].way == PICK:
                return False
            self._answer(seat)
        return False

    def haggles(self) -> bool:
        """Whether one of the bots asks the newcomer for help or offers it within the first turns."""
        game = self._game
        for _ in range(ROUNDS * REHEARSED):
            if any(offer.to == NEWCOMER for offer in game.table.offers):
                return True
            if game.over or game.table.turns > ROUNDS * len(BOTS):
                return False
            self._answer(game.waiting[-1])
        return False

    def _answer(self, seat: int) -> None:
        game = self._game
        if seat == NEWCOMER:
            options = game.open_ask(seat).options
            game.choose(seat, options.index(self._chosen(options)))
        else:
            view = game.view(seat)
            game.choose(seat, self._bots[seat].choose(view, view.open_ask))

    def _chosen(self, options: list[Option]) -> Option:
        plays = [one for one in options if _for_oneself(one) and one.card not in self._played]
        if self._plan is None:
            plays = [one for one in plays if one.card is not None and one.card.kind in WORN]
        if plays and self._game.table.fight is None:
            option = next((one for one in plays if one.card is self._plan), plays[0])
            self._played.append(option.card)
            return option
        return next((one for one in options if one.way in (PASS, PROPOSE)), options[0])


def _for_oneself(option: Option) -> bool:
    aim, card = option.aim, option.card
    own = aim is None or aim.seat in (NOBODY, NEWCOMER)
    return option.verb == "play" and card is not None and card.kind != "curse" and own


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
