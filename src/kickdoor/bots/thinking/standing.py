"""The chance of a seat to win from a position, by what it sees: the value of an imagined game."""

from __future__ import annotations

from math import exp
from typing import Final

from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefPlayer
from kickdoor.engine.briefing import glance
from kickdoor.engine.game import Game

from .marks import MARGIN, ahead, foe_level

# In log odds, fitted to the turns of 2,000 games of schemers in two boxes.
LEVEL: Final = 0.3
LAST: Final = 0.3  # added for one missing Level
LAST_SOON: Final = 0.2  # added for one missing Level, for each turn that comes after theirs in the round
LAST_BUT_ONE: Final = 0.28  # added for two missing Levels or fewer
LAST_BUT_TWO: Final = 0.15  # added for three missing Levels or fewer
GEAR: Final = 0.11  # a point of strength beyond the level
PLENTY: Final = 10  # beyond so many points of gear …
OVERDONE: Final = 0.045  # … each is worth so much less
CARD: Final = 0.1  # a card in the hand
SOON: Final = 0.11  # for each turn that comes after theirs in the round
# For the cards of its own hand.
GOLD: Final = 0.1  # a thousand gold pieces
FREE_LEVEL: Final = 0.2  # a Go Up a Level card
OTHERS: Final = -0.07  # a card of a kind that is not useful
PREY: Final = 0.4  # a monster that it beats; twice where that wins the game
USEFUL: Final = frozenset({"one_shot", "enhancer", "item", "monster"})


def standing(game: Game, seat: int) -> float:
    """The chance of a seat to win: 1 where it has won, 0 where another has."""
    if game.over:
        return 1 / len(game.winners) if seat in game.winners else 0.0
    view = glance(game, seat)
    odds = [_public_odds(view, player) for player in view.players]
    odds[seat] += _hand_odds(view, view.players[seat])
    most = max(odds)
    shares = [exp(one - most) for one in odds]
    return shares[seat] / sum(shares)


def _public_odds(view: Brief, player: BriefPlayer) -> float:
    """The log odds of a player by what everybody sees."""
    seats = len(view.players)
    after = seats - 1 - (player.seat - view.turn) % seats
    missing = view.winning_level - player.level
    gear = player.strength - player.level
    value = LEVEL * (player.level + ahead(view, player)) + GEAR * gear - OVERDONE * max(0, gear - PLENTY)
    value += CARD * player.hand_size + SOON * after
    if missing <= 3:
        value += LAST_BUT_TWO
    if missing <= 2:
        value += LAST_BUT_ONE
    if missing <= 1:
        value += LAST + LAST_SOON * after
    return value


def _hand_odds(view: Brief, me: BriefPlayer) -> float:
    """What the own hand adds to the log odds."""
    value, prey = 0.0, False
    for card in view.hand:
        value += GOLD * card.face.value / 1000
        if card.kind == "level_up":
            value += FREE_LEVEL
        elif card.kind == "monster":
            prey = prey or foe_level(card.face) + MARGIN <= me.strength
        elif card.kind not in USEFUL:
            value += OTHERS
    if prey:
        value += PREY * (2 if me.level >= view.winning_level - 1 else 1)
    return value
