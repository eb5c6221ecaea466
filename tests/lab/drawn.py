"""Makes draws of cards with known effects, to test the statistics."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

import polars as pl

SEATS = 4


def draws(games: int, cards: int = 40, planted: Mapping[str, float] | None = None, seed: int = 1) -> pl.LazyFrame:
    """The table `cards` of invented games: stronger seats draw more, a planted card adds to its seat's odds."""
    planted = planted or {}
    dice = random.Random(seed)
    rows: list[tuple[object, ...]] = []
    for game in range(games):
        deck = [f"card {number}" for number in range(cards)]
        dice.shuffle(deck)
        skill = [dice.gauss(0, 0.7) for _ in range(SEATS)]
        odds = list(skill)
        got: list[tuple[str, int, int, str]] = []
        for seat in range(SEATS):
            got += [(deck.pop(), seat, 0, "dealt") for _ in range(2)]
        for round in range(1, 13):
            for seat in range(SEATS):
                if deck and dice.random() < 1 / (1 + math.exp(1 - skill[seat] * round / 3)):
                    got.append((deck.pop(), seat, round, "treasure"))
        for card, seat, _, _ in got:
            odds[seat] += planted.get(card, 0.0)
        winner = dice.choices(range(SEATS), [math.exp(one) for one in odds])[0]
        rows += [
            (game, card, "treasure", seat, round, how, seat == winner, dice.random() < 0.7, 0)
            for card, seat, round, how in got
        ]
    names = ("game", "card", "deck", "seat", "round", "how", "won", "played", "swing")
    return pl.LazyFrame(rows, schema=names, orient="row")
