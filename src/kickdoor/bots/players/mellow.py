"""The bot `mellow`: plays as `simple`, but sells nothing, and does nothing that it foresees to be a mistake."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.briefs.deeds import BriefAsk, BriefOption
from kickdoor.briefs.native import mypyc_attr
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefFight

from ..thinking.foresight import Trial, outlook
from ..thinking.haggling import Haggler
from ..thinking.marks import NEVER, foe_level
from ..thinking.memory import Memory
from ..thinking.temper import EVEN
from .simple import LASTING, SimpleBot

CALM: Final = 4  # from this Level on it gains levels only by what comes through the door
TRIES: Final = 4  # acts that it thinks of at most before it lets the moment pass
SAFE: Final = 4  # points by which it must be stronger than a monster that it looks for
KEPT: Final = (*LASTING, "level_up")  # what is no answer to a fight of others


@mypyc_attr(allow_interpreted_subclasses=True)
class MellowBot(SimpleBot):
    """It sells nothing. From its fourth Level on it plays no Go Up a Level and does not look for trouble.

    A win of the game that it can stop with one card it stops, when it is announced.
    """

    imagines: ClassVar[bool] = True
    proposes: ClassVar[float] = 0.2  # in how many of its turns it offers a trade, where there is one to offer
    offers: ClassVar[float] = 0.5  # in how many fights of others that it would win for them it offers its help

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._haggler: Final = Haggler(EVEN, Memory(), self._given)
        self._turn = (-1, False, False)  # the turn; whether it offers a trade in it, and its help

    def decide(self, view: Brief, ask: BriefAsk) -> int:
        if self._turn[0] != view.turns:
            self._turn = (view.turns, self._random() < self.proposes, self._random() < self.offers)
        index = super().decide(view, ask)
        for _ in range(len(ask.options) if _is_last_chance(view) else TRIES):
            if ask.options[index].verb not in ("play", "use") or self._is_sensible(view, index):
                break
            self.marks[index] = NEVER
            index = self.marks.index(max(self.marks))
        taken = ask.options[index]
        self._took(view, taken)
        self._haggler.took(view, ask, taken)
        turn, trades, helps = self._turn
        self._turn = (turn, trades and taken.verb != "offer", helps and taken.verb != "offer_help")
        return index

    def _mark(self, view: Brief, ask: BriefAsk, option: BriefOption) -> float:
        fight = view.fight
        match option.verb:
            case "play" | "use" if option.way != "pick" and _is_last_chance(view):
                kind = "" if option.card is None else option.card.kind
                return NEVER if kind in KEPT else 3  # whether it stops the win is seen in an imagined game
            case "sell":
                return NEVER
            case "look_for_trouble" if view.me.level >= CALM:
                return NEVER
            case "play" if view.me.level >= CALM and option.card is not None and option.card.kind == "level_up":
                return NEVER
            case "look_for_trouble" if option.card is not None:
                return 3 if view.me.strength >= foe_level(option.card.face) + SAFE else NEVER
            case "offer" if not self._turn[1] or view.turn != view.seat:
                return NEVER
            case "ask_help" if fight is not None and option.seat in fight.declined:
                return NEVER  # the same offer gets the same answer
            case "offer_help" if fight is not None:
                return 2 if self._turn[2] and self._wins_by_helping(view, fight) else NEVER
        if option.verb == "offer" or ask.kind == "trade":
            mark = self._haggler.mark(view, view.me, ask, option)
            return super()._mark(view, ask, option) if mark is None else mark
        return super()._mark(view, ask, option)

    def _wins_by_helping(self, view: Brief, fight: BriefFight) -> bool:
        """Whether the fighter loses without it and wins with it, and there is enough to share."""
        ends = view.players[fight.fighter].level + fight.levels >= view.winning_level
        return not fight.winning and fight.treasures > 1 and not ends and fight.ahead_with(view.seat) > 0

    def _is_sensible(self, view: Brief, index: int) -> bool:
        """Whether it is better off after a play if nobody answers; of what lasts, whether it is no weaker."""
        option = view.ask.options[index]
        fight = view.fight
        mine = fight is None or view.seat in (fight.fighter, fight.helper)
        if option.way == "pick" or view.imagining is None or (fight is not None and fight.decided and mine):
            return True
        after = Trial(view, SimpleBot).seen(index)
        if _is_last_chance(view):
            return after is not None and not _wins_game(after)
        if after is None:
            return mine
        if option.verb == "play" and option.card is not None and option.card.kind in LASTING:
            return after.me.strength >= view.me.strength or after.me.level > view.me.level
        return outlook(after) > outlook(view)


def _wins_game(view: Brief) -> bool:
    """Whether another player, whom it does not help, wins the game if the fight is won as it stands."""
    fight = view.fight
    if fight is None or not fight.winning or fight.decided or view.seat in (fight.fighter, fight.helper):
        return False
    return view.players[fight.fighter].level + fight.levels >= view.winning_level


def _is_last_chance(view: Brief) -> bool:
    """Whether such a win was announced: what is not stopped now is not stopped any more."""
    return view.proposed == "fight" and _wins_game(view)
