"""The bot `greedy`: plays to win, pays for help by need, and keeps its cards for fights that they decide."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.briefs.cards import BriefCard
from kickdoor.briefs.deeds import BriefAsk, BriefOption
from kickdoor.briefs.native import mypyc_attr
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefFight, BriefPlayer

from ..thinking.marks import MARGIN, NEVER, PARTING, foe_level, swing
from ..thinking.price import gets
from .simple import SimpleBot

MEDDLES: Final = 1.0  # how often it plays against the leader in a fight that does not win the game
EARLY: Final = 3  # below this Level nobody counts as the leader
DIRE: Final = 12  # from this Level of a monster on it offers half of the Treasures for help
KEPT: Final = 7.0  # the worth of a monster in its hand that it can beat
SUPPORT: Final = 5  # points of one-shots in its hand that are enough for the last fight
UNUSED: Final = frozenset({"offer", "discard", "show", "hand_to", "open_to_trades"})  # many of what is listed
MANY: Final = 2  # cards that it plays at most in a fight that does not decide the game


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(SimpleBot):
    """Marks options as `simple` does, but takes into account who is about to win."""

    noise: ClassVar[float] = 0.01

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._cards: dict[int, int] = {}  # by tag: points that a card it may play moves the fight by, its way
        self._asked: dict[tuple[int, int], int] = {}  # by turn and seat: requests and offers of help

    def decide(self, view: Brief, ask: BriefAsk) -> int:
        self._cards = {} if view.fight is None else _playable(view, view.fight, ask)
        index = super().decide(view, ask)
        taken = ask.options[index]
        if taken.verb in ("ask_help", "offer_help") and taken.seat is not None:
            key = (view.turns, taken.seat)
            self._asked[key] = self._asked.get(key, 0) + 1
        return index

    def _mark(self, view: Brief, ask: BriefAsk, option: BriefOption) -> float:
        if option.verb in UNUSED and option.way != "pick":
            return NEVER
        me = view.me
        fight = view.fight
        if ask.kind == "help" and option.verb in ("send", "treasures"):
            return self._price(view, option)
        match option.verb:
            case "play" if option.way == "play":
                return self._play(view, me, option)
            case "sell" if not _wants_level(view, me):
                return NEVER
            case "look_for_trouble" if option.card is not None:
                margin = me.strength - foe_level(option.card.face)
                return 3 + margin / 50 if margin >= MARGIN else NEVER
            case "unequip":
                return 3 if _outdone(me, option) else NEVER
            case "ask_help" if fight is not None:
                return self._asks_help(view, fight, me, option)
            case "offer_help" if fight is not None:
                return self._offers_help(view, fight, me)
            case "accept" if fight is not None and fight.fighter != me.seat:
                return 4 if _helps(view, fight, me, option) else NEVER
        return super()._mark(view, ask, option)

    def _play(self, view: Brief, me: BriefPlayer, option: BriefOption) -> float:
        if option.card is not None and option.card.kind == "level_up" and not _wants_level(view, me):
            return NEVER
        return super()._play(view, me, option)

    def _in_fight(self, view: Brief, fight: BriefFight, me: BriefPlayer, option: BriefOption) -> float:
        """A card is played where it, with the other cards it may play, changes who wins the fight."""
        if fight.decided or option.card is None:
            return super()._in_fight(view, fight, me, option)
        moved = _moved(view, fight, option)
        rival = view.players[fight.fighter]
        ends = rival.level + fight.levels >= view.winning_level
        if me.seat in (fight.fighter, fight.helper):
            gap = fight.monsters - fight.munchkins + 1
            if fight.winning or moved <= 0:
                return NEVER
            return self._card_mark(moved, gap, ends or me.level >= view.winning_level - 3)
        gap = fight.munchkins - fight.monsters
        if not fight.winning or moved >= 0:
            return NEVER
        if ends:  # another player may play what is still missing
            return self._card_mark(-moved, gap if self._sum() >= gap else gap * 2 // 3, True)
        near = rival.level + fight.levels >= view.winning_level - 1
        if not self._threatened_by(view, rival) or (not near and self._random() > MEDDLES):
            return -1
        return self._card_mark(-moved, gap, near)

    def _sum(self) -> int:
        total = 0
        for points in self._cards.values():
            total += points
        return total

    def _card_mark(self, points: int, gap: int, matters: bool) -> float:
        """The smallest card that is enough alone; otherwise the largest of several that are enough together."""
        if points >= gap:
            return 3 - points / 100
        if self._sum() < gap or (len(self._cards) > MANY and not matters):
            return -1
        return 2 + points / 100

    def _curse(self, view: Brief, me: BriefPlayer, seat: int | None) -> float:
        """A Curse is played on the leader: one Level short of winning, at random, or when the hand is full."""
        if seat is None or seat == me.seat:
            return NEVER
        rival = view.players[seat]
        full = me.hand_size > me.hand_limit
        if not self._threatened_by(view, rival):
            return -1
        now = view.interrupts  # the moment that the Curse prints, which may not come again
        return 2 if now or full or rival.level >= view.winning_level - 1 or self._random() < MEDDLES else -1

    def _threatened_by(self, view: Brief, rival: BriefPlayer) -> bool:
        """Whether no player has a higher Level, itself included, and the Level is not an early one."""
        level = rival.level
        if level < EARLY:
            return False
        for player in view.players:
            if player.level > level:
                return False
        return True

    def _pick(self, view: Brief, option: BriefOption) -> float:
        fight = view.fight
        if option.card is None and option.number is not None and fight is not None:
            mine = view.seat in (fight.fighter, fight.helper)
            return option.number if mine else -option.number
        if option.card is not None and option.card.kind == "monster" and option.verb in PARTING:
            if foe_level(option.card.face) + MARGIN <= view.me.strength:
                return -KEPT
        return super()._pick(view, option)

    # Help.

    def _asks_help(self, view: Brief, fight: BriefFight, me: BriefPlayer, option: BriefOption) -> float:
        """Asks a player who is strong enough, the lowest Level first; not in a fight that wins the game."""
        if option.seat is None:
            return NEVER
        helper = view.players[option.seat]
        ends = me.level + fight.levels >= view.winning_level
        if fight.winning or not fight.treasures or ends or self._sum() > fight.monsters - fight.munchkins:
            return NEVER
        asked = self._asked.get((view.turns, option.seat), 0)
        if asked > 1 or (asked and self._most(fight, True) == self._most(fight, False)):
            return NEVER  # the same offer gets the same answer
        if fight.ahead_with(option.seat) + self._sum() <= 0:
            return NEVER
        return 2 - helper.level / 20 - asked / 2

    def _offers_help(self, view: Brief, fight: BriefFight, me: BriefPlayer) -> float:
        """Offers its help once in a turn, where the fighter loses without it and there is enough to share."""
        if fight.winning or fight.treasures < 2 or (view.turns, fight.fighter) in self._asked:
            return NEVER
        return 2 if _wins(view, fight, me) else NEVER

    def _price(self, view: Brief, option: BriefOption) -> float:
        """Offers a third of the Treasures; half after a refusal, or against a monster of a high Level."""
        if option.verb == "send":
            return 3
        fight = view.fight
        if fight is None or option.number is None or option.share != "number":
            return NEVER
        if fight.fighter != view.seat:
            return 4 if option.number <= _fair(view, fight, view.me) else NEVER
        again = any(turn == view.turns and often > 1 for (turn, _), often in self._asked.items())
        return 4 if option.number <= self._most(fight, again) else NEVER

    def _most(self, fight: BriefFight, again: bool) -> int:
        """How many Treasures it gives for help; `again`: after a refusal."""
        dire = any(foe.card.face.level >= DIRE for foe in fight.foes)
        return (fight.treasures + 1) // 2 if again or dire else max(1, fight.treasures // 3)


def _wants_level(view: Brief, me: BriefPlayer) -> bool:
    """Whether it wants a Level without a fight; one Level short of winning it would be a target."""
    missing = view.winning_level - me.level
    if missing != 2:
        return missing > 2
    prey = any(card.kind == "monster" and foe_level(card.face) + MARGIN <= me.strength for card in view.hand)
    support = sum(abs(card.face.bonus) for card in view.hand if card.kind == "one_shot")
    return prey or support >= SUPPORT or me.hand_size > me.hand_limit


def _moved(view: Brief, fight: BriefFight, option: BriefOption) -> int:
    """As `swing`; where no bonus is printed, the Level of the strongest monster that the card could bring."""
    card, moved = option.card, swing(option)
    if moved or card is None or card.kind == "one_shot" or view.seat in (fight.fighter, fight.helper):
        return moved
    brought = [card.face.level for card in view.hand if card.kind == "monster"]
    doubled = [foe.strength for foe in fight.foes if foe.number == option.foe]
    return -max([*brought, *doubled], default=0)


def _playable(view: Brief, fight: BriefFight, ask: BriefAsk) -> dict[int, int]:
    """By tag: how many points each card that may be played now moves this fight by, towards this seat's side."""
    mine = view.seat in (fight.fighter, fight.helper)
    found: dict[int, int] = {}
    for option in ask.options:
        if option.verb == "play" and option.card is not None and option.card.kind != "curse":
            moved = _moved(view, fight, option)
            points = moved if mine else -moved
            if points > found.get(option.card.tag, 0):
                found[option.card.tag] = points
    return found


def _outdone(me: BriefPlayer, option: BriefOption) -> bool:
    """Whether it carries a better Item without restrictions for the slot of this one."""
    worn = option.card
    if worn is None or not worn.face.slot:
        return False
    carried = me.carried
    if carried:
        for card in me.play:
            if _replaces(card, worn) and card.tag in carried:
                return True
    return False


def _replaces(card: BriefCard, worn: BriefCard) -> bool:
    face, other = card.face, worn.face
    if face.slot != other.slot or face.bonus <= other.bonus:
        return False
    return not face.only and not face.not_for and not (face.big and not other.big)


def _helps(view: Brief, fight: BriefFight, me: BriefPlayer, option: BriefOption) -> bool:
    """Whether it helps: for a fair share, in a fight that is won with its help but does not win the game."""
    offer = None if option.seat is None else view.offer(option.seat, me.seat)
    if offer is None or not _wins(view, fight, me):
        return False
    return gets(offer, fight.treasures) >= _fair(view, fight, me)


def _wins(view: Brief, fight: BriefFight, me: BriefPlayer) -> bool:
    """Whether the fight is won with its help, and does not win the game."""
    ends = view.players[fight.fighter].level + fight.levels >= view.winning_level
    return not ends and fight.ahead_with(me.seat) > 0


def _fair(view: Brief, fight: BriefFight, me: BriefPlayer) -> int:
    """The Treasures that its help costs; for a player who is ahead it costs more."""
    level = view.players[fight.fighter].level + fight.levels
    ahead = level > me.level + 2 or level >= view.winning_level - 1
    return max(1, fight.treasures // 2 if ahead else fight.treasures // 3)
