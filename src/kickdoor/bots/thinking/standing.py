"""How often a seat wins from where a game stands, by what it sees: the value at the end of an imagined game."""

from __future__ import annotations

from math import exp
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.views.seat import View
from kickdoor.views.table import PlayerView

from .marks import MARGIN, foe_level

# In log odds, as fitted to the turns of two thousand games of schemers in two boxes.
LEVEL: Final = 0.3
LAST: Final = 0.3  # more for whoever misses one level
LAST_SOON: Final = 0.2  # and for each turn that comes after theirs in the round
LAST_BUT_ONE: Final = 0.28
LAST_BUT_TWO: Final = 0.15
GEAR: Final = 0.11  # a point of strength beyond the level
PLENTY: Final = 10  # beyond so many points
OVERDONE: Final = 0.045  # they are worth so much less
CARD: Final = 0.1
SOON: Final = 0.11  # for each turn that comes after theirs in the round
# One's own hand, besides its number.
GOLD: Final = 0.1  # a thousand
FREE_LEVEL: Final = 0.2
OTHERS: Final = -0.07  # what does little for oneself
PREY: Final = 0.4  # a monster that one beats, doubled where it wins the game
USEFUL: Final = ("one_shot", "enhancer", "item", "monster")


def standing(game: Game, seat: int) -> float:
    """About how often a seat wins from here: 1 where it has won, 0 where another has."""
    if game.over:
        return 1 / len(game.winners) if seat in game.winners else 0.0
    view = game.glance(seat)
    odds = [_seen(view, player) for player in view.players]
    odds[seat] += _held(view, view.players[seat])
    most = max(odds)
    shares = [exp(one - most) for one in odds]
    return shares[seat] / sum(shares)


def _seen(view: View, player: PlayerView) -> float:
    """What everybody sees of a player."""
    seats = len(view.players)
    after = seats - 1 - (player.seat - view.turn) % seats
    missing = view.winning_level - player.level
    gear = player.strength - player.level
    value = LEVEL * player.level + GEAR * gear - OVERDONE * max(0, gear - PLENTY)
    value += CARD * player.hand_size + SOON * after
    if missing <= 3:
        value += LAST_BUT_TWO
    if missing <= 2:
        value += LAST_BUT_ONE
    if missing <= 1:
        value += LAST + LAST_SOON * after
    return value


def _held(view: View, me: PlayerView) -> float:
    """What only its owner knows."""
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
