"""The bot `schemer`: stays behind the leader, asks much for its help, tries abilities in imagined games."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.briefs.cards import BriefCard, BriefFace
from kickdoor.briefs.deeds import BriefAsk, BriefOption
from kickdoor.briefs.native import mypyc_attr
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefFight, BriefPlayer

from ..thinking.foresight import Trial
from ..thinking.gear import WARES, costs, sale
from ..thinking.haggling import Haggler, haggles
from ..thinking.marks import NEVER, PARTING, PRICE, foe_level
from ..thinking.memory import Memory
from ..thinking.temper import EVEN, Temper
from .greedy import EARLY, GreedyBot
from .simple import SimpleBot

# In points of combat strength.
SALE: Final = 2.5  # what it gives up at most for a Level by a sale
LAST: Final = 10.0  # the same for the last Level that can be gained so
SPARE: Final = 2.0  # an Item below this is always for sale
GAIN: Final = 0.5  # what an ability must gain to be used
SAFE: Final = 3  # its lead in a fight after it has made its own monster stronger for the Treasures
LEADER: Final = 6  # added to that where it is the leader
KEEPS: Final = 5  # from this Level on it keeps the weakest monster of its hand for the last fight
NEAR: Final = 2  # Levels short of winning from which on it plays cards against a player
MALICE: Final = 0.05  # how often it attacks without a reason, for each point of malice above 1
BLOWS: Final = 2.0  # attacks on it, weighted by its grudge, after which it attacks in return


@mypyc_attr(allow_interpreted_subclasses=True)
class SchemerBot(GreedyBot):
    """Marks options as `greedy` does, but for sales, bargains, trades, abilities and whom it attacks."""

    imagines: ClassVar[bool] = True

    def __init__(self, seed: int | str = 0, temper: Temper = EVEN) -> None:
        super().__init__(seed)
        self._temper: Final = temper
        self._memory: Final = Memory()
        self._haggler: Final = Haggler(temper, self._memory, self._given)
        self._sale: frozenset[int] | None = None  # tags of what to sell; None: not planned yet
        self._trial: Trial | None = None  # where abilities are tried; None: nothing was tried yet

    def decide(self, view: Brief, ask: BriefAsk) -> int:
        self._memory.read(view)
        self._sale, self._trial = None, None
        index = super().decide(view, ask)
        self._haggler.took(view, ask, ask.options[index])
        return index

    def _mark(self, view: Brief, ask: BriefAsk, option: BriefOption) -> float:
        me = view.me
        if option.verb == "play":
            return self._play(view, me, option)  # as `super()` would, but sooner: most options are these
        if ask.kind == "sale" or option.verb == "sell":
            return self._sells(view, me, ask, option)
        if option.verb == "look_for_trouble" and option.card is not None:
            return self._trouble(view, me, option.card.face)
        if haggles(ask, option):
            mark = self._haggler.mark(view, me, ask, option)
            if mark is not None:
                return mark
        return super()._mark(view, ask, option)

    # Levels without a fight: while others are ahead, or all at once until one is missing.

    def _stays_behind(self, view: Brief, me: BriefPlayer) -> bool:
        """Whether it gains no Level now, since others attack the leader.

        It gains them if it gets one Level short of winning at once, or if it would have to discard.
        """
        mine = view.turn == me.seat
        if mine and view.window == "end" and me.hand_size > me.hand_limit:
            return False
        top = max([player.level for player in view.players if player.seat != me.seat])
        if me.level + 1 < max(EARLY, top):
            return False
        spare = [card for card in [*view.hand, *me.play] if card.kind in WARES and costs(me, card) < SPARE]
        levels = sum([card.face.value for card in spare]) // PRICE
        levels += sum([card.kind == "level_up" for card in view.hand])
        return not (mine and view.window in ("start", "room") and levels >= view.winning_level - 1 - me.level)

    def _sells(self, view: Brief, me: BriefPlayer, ask: BriefAsk, option: BriefOption) -> float:
        """Sells what costs it least for a Level; all Items are chosen before the first is added."""
        if ask.kind != "sale" and self._stays_behind(view, me):
            return NEVER
        if self._sale is None:
            last = view.winning_level - me.level == 2
            self._sale = sale(view, me, LAST if last else SALE)
        if ask.kind != "sale":
            return 3.5 if self._sale else NEVER
        if option.verb == "sell":
            left = [other for other in ask.options if other.verb == "add" and self._sold(other.card)]
            return NEVER if left else 5
        if option.card is not None and option.verb in ("add", "double") and self._sold(option.card):
            return 3 + option.card.face.value / PRICE + (option.verb == "double")
        return 0 if option.verb == "never_mind" else NEVER

    def _sold(self, card: BriefCard | None) -> bool:
        return self._sale is not None and card is not None and card.tag in self._sale

    def _play(self, view: Brief, me: BriefPlayer, option: BriefOption) -> float:
        kind = "" if option.card is None else option.card.kind
        if kind == "curse":
            return self._curse(view, me, option.seat)
        if kind == "level_up":
            if option.seat in (None, me.seat) and self._stays_behind(view, me):
                return NEVER
            return SimpleBot._play(self, view, me, option)
        if kind == "special":
            return self._use(view, me, option)
        return super()._play(view, me, option)

    def _pick(self, view: Brief, option: BriefOption) -> float:
        if option.card is not None and option.verb in PARTING and option.card.kind == "level_up":
            return -12
        return super()._pick(view, option)

    def _use(self, view: Brief, me: BriefPlayer, option: BriefOption) -> float:
        """Tries the ability in an imagined game, where that is possible."""
        if view.imagining is None:
            return super()._use(view, me, option)
        if self._trial is None:
            self._trial = Trial(view, SimpleBot)
        gain = self._trial.gain(view.ask.options.index(option))
        return 2 + min(1, gain / 20) if gain > GAIN else -1

    # Fights.

    def _trouble(self, view: Brief, me: BriefPlayer, face: BriefFace) -> float:
        """Fights a monster of its hand that it beats alone, or with a helper who would accept."""
        won = max(1, face.levels)  # a Steed, which can be fought too, has none printed
        last = me.level + won >= view.winning_level
        margin = me.strength - foe_level(face)
        if margin > 0:
            prey = [
                level
                for level in [foe_level(card.face) for card in view.hand if card.kind == "monster"]
                if level < me.strength
            ]
            kept = me.level >= KEEPS and not last and (len(prey) < 2 or foe_level(face) == min(prey))
            return NEVER if kept else 3 + margin / 50
        if last or not face.treasures:
            return NEVER
        for helper in view.players:
            willing = not helper.dead and me.level + won <= helper.level + 2
            if helper.seat != me.seat and willing and margin + helper.strength > 1:
                return 2
        return NEVER

    def _in_fight(self, view: Brief, fight: BriefFight, me: BriefPlayer, option: BriefOption) -> float:
        card = option.card
        if card is None or fight.decided:
            return super()._in_fight(view, fight, me, option)
        rival = view.players[fight.fighter]
        reached = rival.level + fight.levels
        wins = reached >= view.winning_level
        if me.seat == fight.fighter and fight.winning and not wins and card.kind == "enhancer":
            return self._strengthens(view, fight, me, card.face)
        if me.seat in (fight.fighter, fight.helper):
            return super()._in_fight(view, fight, me, option)
        if wins and fight.winning:
            points = self._cards.get(card.tag, 0)  # if this fight is won the game is over, so nothing is kept
            return 2 + points / 100 if points > 0 else NEVER
        return super()._in_fight(view, fight, me, option) if self._worth_it(view, rival, reached) else -1

    def _worth_it(self, view: Brief, rival: BriefPlayer, level: int) -> bool:
        """Whether it plays a card against this player: one near to winning, or one it has a grudge against."""
        return level > view.winning_level - NEAR or self._has_grudge(rival)

    def _has_grudge(self, rival: BriefPlayer) -> bool:
        """Whether this player has attacked it often enough; at random also without that, by its malice."""
        blows = self._memory.blows.get(rival.seat, 0.0) * (self._temper.grudge - 1)
        return blows >= BLOWS or self._random() < (self._temper.malice - 1) * MALICE

    def _curse(self, view: Brief, me: BriefPlayer, seat: int | None) -> float:
        if seat is not None and seat != me.seat and me.hand_size <= me.hand_limit:
            rival = view.players[seat]
            if not self._worth_it(view, rival, rival.level + 1):
                return -1
        return super()._curse(view, me, seat)

    def _strengthens(self, view: Brief, fight: BriefFight, me: BriefPlayer, face: BriefFace) -> float:
        """Makes its own monster stronger for more Treasures, if it still wins by enough."""
        spare = SAFE + LEADER * super()._threatened_by(view, me)
        left = fight.munchkins - fight.monsters - face.bonus
        return 2 if face.bonus > 0 and face.treasures > 0 and left >= spare else NEVER

    def _threatened_by(self, view: Brief, rival: BriefPlayer) -> bool:
        return super()._threatened_by(view, rival) or (rival.seat != view.seat and self._has_grudge(rival))
