"""The bot `simple`: gives every option a mark by simple rules, and takes the option with the best mark.

The scale: 0 is what it does where nothing better is listed (pass, kick the door, run away, end the turn). From 1
to 5 it is worth doing, the larger first; 9, a Level for nothing, comes before all. -1 is left undone, and NEVER,
-9, is a mistake. A card to pick has its worth as its mark, or the negative of it where it is lost. Noise of up to
0.25 decides between equals.
"""

from __future__ import annotations

from math import inf
from typing import ClassVar, Final

from kickdoor.briefs.cards import BriefCard
from kickdoor.briefs.deeds import BriefAsk, BriefOption
from kickdoor.briefs.native import mypyc_attr
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefFight, BriefPlayer
from kickdoor.views.deeds import ReasonView

from ..thinking.luck import numbers_of
from ..thinking.marks import NEVER, PARTING, PRICE, foe_level, swing, worth
from ..thinking.own import OwnBot
from ..thinking.price import gets, needs
from ..thinking.reasons import Deed

LASTING: Final = frozenset({
    "class", "race", "double", "power", "origin", "companion", "item", "steed", "turf", "item_enhancer",
})  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleBot(OwnBot):
    """Plays cards that help itself, fights what it beats, asks for help, runs from the rest, curses the leader."""

    noise: ClassVar[float] = 0.25  # at most so much is added to a mark at random
    imagines: ClassVar[bool] = False  # whether it needs views from which games can be imagined
    lines: ClassVar[bool] = False  # whether it reads the lines of a fight's sums

    def __init__(self, seed: int | str = 0) -> None:
        self._random: Final = numbers_of(seed)
        self.marks: list[float] = []  # of the options it was last asked about
        self._last: Deed | None = None  # the last option it took that was not a pass
        self._given: Final[set[tuple[int, str]]] = set()  # Items it traded away, and to whom: it takes none back

    def decide(self, view: Brief, ask: BriefAsk) -> int:
        noise, drawn = self.noise, self._random
        marks: list[float] = []
        best, index = -inf, 0
        for place, option in enumerate(ask.options):
            mark = self._mark(view, ask, option) + drawn() * noise
            marks.append(mark)
            if mark > best:
                best, index = mark, place
        self.marks = marks
        self._took(view, ask.options[index])
        return index

    def _took(self, view: Brief, option: BriefOption) -> None:
        """Notes what it took, for whoever asks why, and what it trades away."""
        if option.verb == "accept" and option.seat is not None and view.fight is None:
            offer = view.offer(option.seat, view.seat)
            self._given.update([(option.seat, card.name) for card in offer.wants] if offer is not None else [])
        if option.way != "pass":
            self._last = Deed(view, option)

    def why(self) -> ReasonView | None:
        """The reason for its last answer that was not a pass."""
        return None if self._last is None else self._last.reason()

    def _mark(self, view: Brief, ask: BriefAsk, option: BriefOption) -> float:
        me, kind = view.me, ask.kind
        if kind == "stays" and view.fight is not None:
            return float((option.answer == "yes") != view.fight.winning)  # yes: it leaves the fight
        if option.way == "pick":
            return self._pick(view, option)
        if kind == "help" and option.verb in ("send", "treasures", "picks_first", "promise"):
            return _bargain(view, option)
        match option.verb:
            case "fight":
                return 5
            case "run_away" | "kick_door" | "take" | "loot_room" | "end_turn" | "pass" | "never_mind":
                return 0
            case "look_for_trouble":
                return 3 if option.card is not None and me.strength > foe_level(option.card.face) else NEVER
            case "play":
                return self._play(view, me, option)
            case "use":
                return self._use(view, me, option)
            case "lay":
                return 1 if kind == "end" and me.hand_size > me.hand_limit else -1
            case "equip":
                return 1 + _bonus(option) / 10 if _bonus(option) > 0 else -1
            case "sell" | "add" | "double":
                return _sale(view, me, ask, option)
            case "ask_help":
                return _ask_help(view, me, option)
            case "accept":
                return 4 if _accepts(view, me, option, self._given) else NEVER
            case "decline":
                return 1
        return NEVER

    def _play(self, view: Brief, me: BriefPlayer, option: BriefOption) -> float:
        card = option.card
        if card is None:
            return NEVER
        kind = card.kind
        if kind == "companion" and any(other.kind == kind for other in me.play):
            return -1
        if kind in LASTING:
            return 4 + worth(card.face) / 20
        if kind == "cheat":
            return 2 + worth(option.on.face) / 20 if option.on is not None else NEVER
        if kind == "level_up":
            return 9 if option.seat is None or option.seat == me.seat else NEVER
        if kind == "curse":
            return self._curse(view, me, option.seat)
        if view.fight is not None:
            return self._in_fight(view, view.fight, me, option)
        return 1 if self._random() < 0.5 else -1

    def _in_fight(self, view: Brief, fight: BriefFight, me: BriefPlayer, option: BriefOption) -> float:
        """One-shots, enhancers, Wandering Monsters: to win its own fight, or to make another player lose."""
        mine = me.seat in (fight.fighter, fight.helper)
        short = fight.monsters - fight.munchkins + 1
        moved = swing(option)
        if fight.decided:
            return 2 if mine else -1
        if mine:
            if moved == 0 and (_strengthens(option) or fight.winning):
                return NEVER
            if fight.winning or moved < 0:
                return NEVER if moved < 0 else -1
            return 3 - moved / 50 if moved >= short else (1 if moved == 0 else -1)
        rival = view.players[fight.fighter]
        wins_soon = rival.level + fight.levels >= view.winning_level
        if moved < 0 and fight.winning and (wins_soon or -moved > -short + 1) and self._threatened_by(view, rival):
            return 2
        return 2 if wins_soon and moved == 0 else -1

    def _use(self, view: Brief, me: BriefPlayer, option: BriefOption) -> float:
        """An ability: often where it is free or the fight is being lost, seldom elsewhere."""
        face = None if option.card is None else option.card.face
        free = face is not None and option.ability in face.free
        fight = view.fight
        mine = fight is not None and me.seat in (fight.fighter, fight.helper)
        if fight is not None and not mine and (option.foe is not None or option.side == "munchkins"):
            return NEVER  # it would help a rival for nothing
        needed = fight is not None and mine and not fight.winning
        if needed or free or view.interrupts:
            return 2 if self._random() < 0.6 else -1
        return 0.5 if self._random() < 0.05 else -1

    def _curse(self, view: Brief, me: BriefPlayer, seat: int | None) -> float:
        if seat is None or seat == me.seat:
            return NEVER
        return 2 if self._threatened_by(view, view.players[seat]) and self._random() < 0.3 else -1

    def _threatened_by(self, view: Brief, rival: BriefPlayer) -> bool:
        """Whether this player may win soon; random, and more likely at higher Levels."""
        best = max([player.level for player in view.players if player.seat != view.seat])
        if rival.level < best:
            return False
        return rival.level >= view.winning_level - 2 or self._random() < rival.level / 20

    def _pick(self, view: Brief, option: BriefOption) -> float:
        if option.card is None or option.card.kind == "house":
            return 2 * self._random()
        value = worth(option.card.face)
        return -value if option.verb in PARTING else value


def _strengthens(option: BriefOption) -> bool:
    """Whether a card without a bonus adds a monster to the fight, or makes one stronger."""
    kind = "" if option.card is None else option.card.kind
    return kind == "enhancer" or (option.on is not None and option.on.kind == "monster")


def _bonus(option: BriefOption) -> int:
    return 0 if option.card is None else option.card.face.bonus


def _spare(view: Brief, me: BriefPlayer) -> list[BriefCard]:
    """Cards with a value that it does not use: in the hand, or carried."""
    in_force = me.in_force
    found = [card for card in view.hand if _is_sold(card)]
    found += [card for card in me.play if _is_sold(card) and card.tag not in in_force]
    return found


def _is_spare(view: Brief, me: BriefPlayer, card: BriefCard) -> bool:
    """Whether a card is one of these."""
    return _is_sold(card) and (_has(view.hand, card) or (card.tag not in me.in_force and _has(me.play, card)))


def _is_sold(card: BriefCard) -> bool:
    return card.face.value > 0 and card.kind in ("item", "one_shot")


def _has(cards: list[BriefCard], card: BriefCard) -> bool:
    tag = card.tag
    for other in cards:
        if other.tag == tag:
            return True
    return False


def _sale(view: Brief, me: BriefPlayer, ask: BriefAsk, option: BriefOption) -> float:
    if option.verb == "sell":
        if option.way == "play":
            return 5
        return 3.5 if sum([card.face.value for card in _spare(view, me)]) >= PRICE else NEVER
    if ask.kind != "sale" or option.card is None or not _is_spare(view, me, option.card):
        return NEVER
    return 3 + option.card.face.value / 1000 + (option.verb == "double")


def _ask_help(view: Brief, me: BriefPlayer, option: BriefOption) -> float:
    fight = view.fight
    if fight is None or fight.winning or option.seat is None:
        return NEVER
    if view.offer(me.seat, option.seat) is not None:
        return NEVER  # they have not answered yet
    helper = view.players[option.seat]
    return 2 - helper.level / 20 if fight.ahead_with(option.seat) > 0 else NEVER


def _bargain(view: Brief, option: BriefOption) -> float:
    """The price it offers for help: one Treasure, or two where there are three or more."""
    if option.verb == "send":
        return 3
    if option.verb != "treasures" or option.share != "number" or view.fight is None or option.number is None:
        return NEVER
    return 4 if option.number <= min(2, (view.fight.treasures + 1) // 2) else NEVER


def _accepts(view: Brief, me: BriefPlayer, option: BriefOption, given: set[tuple[int, str]]) -> bool:
    """Whether it accepts: help that it needs, a fair price for its own, or a trade with a gain."""
    offer = None if option.seat is None else view.offer(option.seat, me.seat)
    fight = view.fight
    if fight is not None:
        if offer is None or fight.fighter == me.seat:
            return offer is not None and needs(fight, offer)
        ends = view.players[fight.fighter].level + fight.levels >= view.winning_level
        return not ends and gets(offer, fight.treasures) >= 1 and fight.ahead_with(me.seat) > 0
    if offer is None or any([(offer.by, card.name) in given for card in offer.gives]):
        return False
    return _value(offer.gives) > _value(offer.wants) + 1


def _value(cards: list[BriefCard]) -> float:
    return sum([worth(card.face) for card in cards])
