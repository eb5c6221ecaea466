"""How a scheming bot haggles: what its help costs, what it pays for help, which trades both sides gain by."""

from __future__ import annotations

from typing import Final

from kickdoor.views.cards import CardView
from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.seat import View
from kickdoor.views.table import FightView, PlayerView

from .foresight import BAD_STUFF
from .gear import GOLD, LEVEL, adds, costs
from .marks import NEVER, PRICE, worth
from .memory import Memory
from .temper import Temper

BARGAIN: Final = 0.3  # what a trade must bring, in points of strength

Deal = tuple[int, int, int]  # with whom; the tags of what is given, and of what for


class Haggler:
    """Marks the options of bargains; None where it has no opinion."""

    def __init__(self, temper: Temper, memory: Memory) -> None:
        self._temper: Final = temper
        self._memory: Final = memory
        self._named = False  # whether an Item is in the price that is being put together
        self._deals: dict[int, Deal] = {}  # by seat: what could be offered
        self._deal: Deal | None = None  # what is being put together
        self._tried: Final[set[Deal]] = set()  # offered before: once is enough

    def mark(self, view: View, me: PlayerView, ask: AskView, option: OptionView) -> float | None:
        fight = view.fight
        if ask.question.kind == "trade":
            return self._trades(option)
        if fight is None:
            if option.verb != "offer" or option.seat is None:
                return None
            return self._proposes(view, me, option.seat)
        if fight.fighter == me.seat:
            if option.verb == "accept" and option.seat is not None:
                return 4 if self._affords(view, fight, me, option.seat) else NEVER
            return None
        if ask.question.kind == "help":
            return self._demands(fight, me, option)
        if option.verb == "counter":
            return 4.5 if _joins(view, fight, me) else NEVER
        return NEVER if option.verb == "offer" else None

    def took(self, ask: AskView, option: OptionView) -> None:
        """What it chose at last."""
        match option.verb:
            case "counter":
                self._named = False
            case "promise":
                self._named = True
            case "offer" if option.seat is not None:
                self._deal = self._deals.get(option.seat)
            case "send" | "never_mind" if ask.question.kind == "trade" and self._deal is not None:
                self._tried.add(self._deal)
                self._deal = None

    # Help.

    def _demands(self, fight: FightView, me: PlayerView, option: OptionView) -> float:
        """All that leaves the fighter better off than running; less, if that was too much before."""
        asks = self._temper.asks / (1 + self._memory.refused.get(fight.fighter, 0))
        match option.verb:
            case "send":
                return 3
            case "treasures":
                return 5 if (option.number or 0) <= max(1, round(fight.treasures * asks)) else NEVER
            case "picks_first":
                return 4.5
            case "promise" if option.card is not None and not self._named:
                value = worth(option.card.face)
                if value > (_gain(fight) - 1) * asks:
                    return NEVER
                return 4 + (adds(me, option.card.face) + value / 10) / 50
        return NEVER

    def _affords(self, view: View, fight: FightView, me: PlayerView, helper: int) -> bool:
        """Whether the price that was named leaves something."""
        offer = view.offer(helper, me.seat)
        price = 0.0 if offer is None else sum([_loss(me, card) for card in offer.gives])
        return price < _gain(fight) * self._temper.gives

    # Trades.

    def _proposes(self, view: View, me: PlayerView, seat: int) -> float:
        """Something of little use here for something of more; as prices go, the other must gain by it too."""
        best, found = BARGAIN, None
        other = view.players[seat]
        for wanted in _items(other):
            gain = adds(me, wanted.face) + GOLD * wanted.face.value / PRICE
            for given in _items(me):
                deal = (seat, given.tag, wanted.tag)
                if worth(given.face) <= worth(wanted.face) + 1 or deal in self._tried:
                    continue
                if gain - _loss(me, given) > best:
                    best, found = gain - _loss(me, given), deal
        if found is None:
            return NEVER
        self._deals[seat] = found
        return 1.5

    def _trades(self, option: OptionView) -> float:
        if self._deal is None:
            return 0 if option.verb == "never_mind" else NEVER
        _, given, wanted = self._deal
        if option.card is not None:
            return 5 if option.card.tag == (given if option.verb == "give" else wanted) else NEVER
        return 3 if option.verb == "send" else 0


def _joins(view: View, fight: FightView, me: PlayerView) -> bool:
    """Whether the fight is won with its help, and does not win the game."""
    ends = view.players[fight.fighter].level + fight.levels >= view.winning_level
    return fight.munchkins + me.strength > fight.monsters and not ends


def _gain(fight: FightView) -> float:
    """What winning is worth to the fighter, besides the Treasures."""
    return LEVEL * fight.levels + BAD_STUFF


def _loss(me: PlayerView, card: CardView) -> float:
    return costs(me, card) + GOLD * card.face.value / PRICE


def _items(player: PlayerView) -> list[CardView]:
    return [card for card in player.play if card.kind == "item"]
