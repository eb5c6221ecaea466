"""What an option leads to, tried out in an imagined game: for cards whose sentence a bot cannot read."""

from __future__ import annotations

from math import exp
from typing import Final, Protocol

from kickdoor.engine.game import Game, imagine
from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View

from .gear import LEVEL

STEPS: Final = 6  # answers after which one looks again
CARD: Final = 1.2  # a card in the hand, in points of strength
RIVAL: Final = 0.5  # what all the others gain together is so much one's own loss
TREASURE: Final = 2.5  # a Treasure that is not seen yet
BAD_STUFF: Final = 3.0  # what being caught costs
STEEP: Final = 2.0  # points of a fight that may still be turned
WINNING: Final = 4.0  # how much more a fight is worth that wins the game
OVER: Final = 1000.0


class Chooser(Protocol):
    """Whoever answers what an option asks its own seat."""

    def choose(self, view: View, ask: AskView) -> int: ...


def outlook(view: View) -> float:
    """How a seat stands, in points of strength: levels, gear, hand and the fight at hand, against the others'."""
    assert view.seat is not None
    stand = [
        LEVEL * player.level + player.strength - player.level + CARD * player.hand_size for player in view.players
    ]
    fight = view.fight
    if fight is not None and not fight.decided:
        chance = 1 / (1 + exp((fight.monsters - fight.munchkins + 0.5) / STEEP))
        prize = LEVEL * fight.levels + TREASURE * fight.treasures
        if view.players[fight.fighter].level + fight.levels >= view.winning_level:
            prize *= WINNING
        stand[fight.fighter] += chance * prize - (1 - chance) * BAD_STUFF
        if fight.helper is not None:
            stand[fight.helper] += chance * TREASURE - (1 - chance) * BAD_STUFF
    own = stand[view.seat]
    return own - RIVAL * (sum(stand) - own)


def fits(game: Game, view: View) -> bool:
    """Whether an imagined game asks what is asked: sums that count a hidden hand may come out differently."""
    assert view.seat is not None and view.ask is not None
    ask = game.asks(view.seat)
    return ask is not None and ask.options == view.ask.options


def foresee(view: View, index: int, chooser: Chooser) -> float:
    """How its seat stands after an option, when nobody else says anything; the chooser answers its questions."""
    assert view.seat is not None and view.ask is not None
    game = imagine(view, view.ask.number)
    if not fits(game, view):
        return outlook(view)
    game.choose(view.seat, index)
    for _ in range(STEPS):
        if game.over or not _goes_on(game, view.seat, chooser):
            break
    if game.over:
        return OVER if view.seat in game.winners else -OVER
    return outlook(game.glance(view.seat))


def _goes_on(game: Game, seat: int, chooser: Chooser) -> bool:
    """Answers what the option asks of its own seat; the others pass."""
    asked = game.to_act
    ask = game.ask(asked)
    assert ask is not None
    if asked != seat:
        verbs = [option.verb for option in ask.options]
        if "pass" in verbs:
            game.choose(asked, verbs.index("pass"))
        return "pass" in verbs
    seen = game.glance(seat)
    assert seen.ask is not None
    if seen.ask.options[0].way != "pick":
        return False
    game.choose(seat, chooser.choose(seen, seen.ask))
    return True
