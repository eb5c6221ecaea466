"""Bargains of the schemer: what its help costs, what it pays for help, which trades it offers."""

from __future__ import annotations

from typing import Final, NamedTuple

from kickdoor.briefs.cards import BriefCard
from kickdoor.briefs.deeds import BriefAsk, BriefOption
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefFight, BriefPlayer

from .foresight import BAD_STUFF
from .gear import GOLD, LEVEL, adds, costs
from .marks import NEVER, PRICE, worth
from .memory import Memory
from .price import needs
from .temper import Temper

OPEN_MARK: Final = 1.8  # of an offer to somebody who is open to trades; to others it is 1.5
BARGAINS: Final = frozenset({"offer", "accept", "counter", "offer_help"})  # verbs, where nothing is composed
BARGAIN: Final = 0.3  # what a trade must gain, in points of strength


class Deal(NamedTuple):
    """A trade of one Item for another."""

    seat: int
    gives: BriefCard
    wants: BriefCard

    @property
    def names(self) -> tuple[int, str, str]:
        """What it is remembered by: a tag changes when its card changes hands."""
        return self.seat, self.gives.name, self.wants.name


def haggles(ask: BriefAsk, option: BriefOption) -> bool:
    """Whether an option belongs to a bargain or a trade."""
    return option.verb in BARGAINS or ask.kind == "help" or ask.kind == "trade"


class Haggler:
    """Marks the options of bargains and trades."""

    def __init__(self, temper: Temper, memory: Memory, given: set[tuple[int, str]]) -> None:
        self._temper: Final = temper
        self._memory: Final = memory
        self._given: Final = given  # Items it traded away, and to whom
        self._named = False  # whether the price that it composes has an Item
        self._fights: Final[set[int]] = set()  # turns in which it has named its price
        self._deals: dict[int, Deal] = {}  # by seat: the trade that it would offer
        self._deal: Deal | None = None  # the trade that it composes
        self._tried: Final[set[tuple[int, str, str]]] = set()  # trades it has offered; none is offered twice

    def mark(self, view: Brief, me: BriefPlayer, ask: BriefAsk, option: BriefOption) -> float | None:
        """The mark of an option that `haggles`; None where it is marked as others are."""
        kind = ask.kind
        if kind == "trade":
            return self._trades(option)
        fight = view.fight
        if fight is None:
            if option.verb != "offer" or option.seat is None:
                return None
            return self._proposes(view, me, option.seat)
        if fight.fighter == me.seat:
            if option.verb == "accept" and option.seat is not None:
                return 4 if self._affords(view, fight, me, option.seat) else NEVER
            return None
        if kind == "help":
            return self._demands(fight, me, option)
        if option.verb == "counter":
            return 4.5 if _joins(view, fight, me) and not _cursed(view, me, option) else NEVER
        if option.verb == "offer_help":
            return self._offers(view, fight, me)
        return NEVER if option.verb == "offer" else None

    def took(self, view: Brief, ask: BriefAsk, option: BriefOption) -> None:
        """Notes the option that was taken."""
        match option.verb:
            case "counter" | "offer_help":
                self._named = False
                self._fights.add(view.turns)
            case "promise":
                self._named = True
            case "offer" if option.seat is not None:
                self._deal = self._deals.get(option.seat)
            case "send" | "never_mind" if ask.kind == "trade" and self._deal is not None:
                self._tried.add(self._deal.names)
                if option.verb == "send":
                    self._given.add((self._deal.seat, self._deal.gives.name))
                self._deal = None

    # Help.

    def _offers(self, view: Brief, fight: BriefFight, me: BriefPlayer) -> float:
        """Offers its help once in a turn, where the fighter loses without it and can pay for it."""
        if fight.winning or fight.treasures < 2 or view.turns in self._fights:
            return NEVER
        return 2 if _joins(view, fight, me) else NEVER

    def _demands(self, fight: BriefFight, me: BriefPlayer, option: BriefOption) -> float:
        """The price of its help: as much as leaves the fighter a gain; less after each refusal."""
        asks = self._temper.asks / (1 + self._memory.refused.get(fight.fighter, 0))
        match option.verb:
            case "send":
                return 3
            case "treasures":
                if option.share != "number":
                    return NEVER
                return 5 if (option.number or 0) <= max(1, round(fight.treasures * asks)) else NEVER
            case "picks_first":
                return 4.5
            case "promise" if option.card is not None and not self._named:
                value = worth(option.card.face)
                if value > (_gain(fight) - 1) * asks:
                    return NEVER
                return 4 + (adds(me, option.card.face) + value / 10) / 50
        return NEVER

    def _affords(self, view: Brief, fight: BriefFight, me: BriefPlayer, helper: int) -> bool:
        """Whether the price that a helper asks leaves a gain."""
        offer = view.offer(helper, me.seat)
        if offer is None or not needs(fight, offer):
            return False
        return sum([_loss(me, card) for card in offer.gives]) < _gain(fight) * self._temper.gives

    # Trades.

    def _proposes(self, view: Brief, me: BriefPlayer, seat: int) -> float:
        """Offers an Item it has little use for, for one of more use; by the printed values the other gains too."""
        best, found = BARGAIN, None
        other = view.players[seat]
        own = _items(me)
        for wanted in _items(other) if own else ():
            if (seat, wanted.name) in self._given:
                continue
            gain = adds(me, wanted.face) + GOLD * wanted.face.value / PRICE
            least = worth(wanted.face) + 1
            for given in own:
                gained = gain - _loss(me, given)
                if gained <= best or worth(given.face) <= least:
                    continue
                deal = Deal(seat, given, wanted)
                if deal.names not in self._tried:
                    best, found = gained, deal
        if found is None:
            return NEVER
        self._deals[seat] = found
        return OPEN_MARK if other.open_to_trades else 1.5

    def _trades(self, option: BriefOption) -> float:
        if self._deal is None:
            return 0 if option.verb == "never_mind" else NEVER
        if option.card is not None:
            meant = self._deal.gives if option.verb == "give" else self._deal.wants
            return 5 if option.card.tag == meant.tag else NEVER
        return 3 if option.verb == "send" else 0


def _joins(view: Brief, fight: BriefFight, me: BriefPlayer) -> bool:
    """Whether the fight is won with its help, and does not win the game."""
    ends = view.players[fight.fighter].level + fight.levels >= view.winning_level
    return not ends and fight.ahead_with(me.seat) > 0


def _cursed(view: Brief, me: BriefPlayer, option: BriefOption) -> bool:
    """Whether a Curse is promised to it: a counter-offer would keep that."""
    offer = None if option.seat is None else view.offer(option.seat, me.seat)
    return offer is not None and any([card.kind == "curse" for card in offer.cards])


def _gain(fight: BriefFight) -> float:
    """What winning is worth to the fighter, besides the Treasures."""
    return LEVEL * fight.levels + BAD_STUFF


def _loss(me: BriefPlayer, card: BriefCard) -> float:
    return costs(me, card) + GOLD * card.face.value / PRICE


def _items(player: BriefPlayer) -> list[BriefCard]:
    return [card for card in player.play if card.kind == "item"]
