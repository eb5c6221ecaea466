"""Tries an option in an imagined game, for cards whose effect a bot cannot read from their fields."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, Protocol

from kickdoor.briefs.deeds import BriefAsk
from kickdoor.briefs.seat import Brief
from kickdoor.engine.briefing import fits, glance, imagined, is_question, quick_brief
from kickdoor.engine.game import Game

from .gear import LEVEL
from .marks import ahead

STEPS: Final = 6  # answers in an imagined game
CARD: Final = 1.2  # a card in the hand, in points of strength
RIVAL: Final = 0.5  # the weight of what all others have together
TREASURE: Final = 2.5  # a Treasure to be drawn
BAD_STUFF: Final = 3.0  # what being caught costs
STEEP: Final = 2.0  # points by which a fight is uncertain
WINNING: Final = 4.0  # the prize of a fight that wins the game counts so many times
OVER: Final = 1000.0  # a game that is won


class Chooser(Protocol):
    """Answers the questions that follow from an option."""

    def decide(self, view: Brief, ask: BriefAsk) -> int: ...


def outlook(view: Brief) -> float:
    """The position of a seat in points of strength: Level, gear, hand and the current fight, less the others'."""
    positions = [
        LEVEL * player.level + player.strength - player.level + CARD * player.hand_size for player in view.players
    ]
    if view.tracks or any(player.extra_turn for player in view.players):
        for player in view.players:
            positions[player.seat] += LEVEL * ahead(view, player)
    fight = view.fight
    if fight is not None and not fight.decided:
        chance = 1 / (1 + exp((fight.monsters - fight.munchkins + 0.5) / STEEP))
        prize = LEVEL * fight.levels + TREASURE * fight.treasures
        if view.players[fight.fighter].level + fight.levels >= view.winning_level:
            prize *= WINNING
        positions[fight.fighter] += chance * prize - (1 - chance) * BAD_STUFF
        if fight.helper is not None:
            positions[fight.helper] += chance * TREASURE - (1 - chance) * BAD_STUFF
    own = positions[view.me.seat]
    return own - RIVAL * (sum(positions) - own)


class Trial:
    """A game imagined from a view, in which its options are tried one by one as if all others passed."""

    def __init__(self, view: Brief, chooser: Callable[[], Chooser]) -> None:
        game = imagined(view, view.ask.number)
        self._game: Final = game if fits(game, view) else None
        self._seat: Final = view.me.seat
        self._now: Final = outlook(view)
        self._chooser: Final = chooser  # makes who answers the questions that follow from an option

    def gain(self, index: int) -> float:
        """By how much the outlook of the seat is better after an option."""
        game = self._after(index)
        if game is None:
            return 0.0
        if game.over:
            return (OVER if self._seat in game.winners else -OVER) - self._now
        return outlook(glance(game, self._seat)) - self._now

    def seen(self, index: int) -> Brief | None:
        """What the seat sees after an option; None where no such game can be imagined."""
        game = self._after(index)
        return None if game is None or game.over else glance(game, self._seat)

    def _after(self, index: int) -> Game | None:
        if self._game is None:
            return None
        game, chooser = self._game.clone(), None
        game.choose(self._seat, index)
        for _ in range(STEPS):
            if not game.over and game.to_act == self._seat and chooser is None:
                chooser = self._chooser()
            if game.over or not _continues(game, self._seat, chooser):
                break
        return game


def _continues(game: Game, seat: int, chooser: Chooser | None) -> bool:
    """Answers one question of the seat, or passes for another; False where neither is possible."""
    asked = game.to_act
    if asked != seat:
        verbs = [option.verb for option in game.open_ask(asked).options]
        if "pass" in verbs:
            game.choose(asked, verbs.index("pass"))
        return "pass" in verbs
    index = None if chooser is None else _picked(game, seat, chooser)
    if index is not None:
        game.choose(seat, index)
    return index is not None


def _picked(game: Game, seat: int, chooser: Chooser) -> int | None:
    """What the chooser picks; None where this is no question. The view is not kept."""
    ask = game.open_ask(seat)
    if not is_question(ask):
        return None
    view = quick_brief(game, ask)
    return chooser.decide(view, view.ask)
