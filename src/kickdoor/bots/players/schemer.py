"""The bot that schemes: hides behind the leader, sells its help dear, tries out what it cannot read."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.cards import FaceView
from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.seat import View
from kickdoor.views.table import FightView, PlayerView

from ..thinking.foresight import foresee, outlook
from ..thinking.gear import WARES, costs, sale
from ..thinking.haggling import Haggler
from ..thinking.marks import NEVER, PARTING, PRICE, foe_level
from ..thinking.memory import Memory
from ..thinking.temper import EVEN, Temper
from .greedy import EARLY, GreedyBot
from .simple import SimpleBot

SALE: Final = 2.5  # a level by a sale, in points of strength given up for it
LAST: Final = 10.0  # the last that can be had so
SPARE: Final = 2.0  # what one sells without a thought, in such points
GAIN: Final = 0.5  # what an ability must bring to be used
KEEPS: Final = 5  # from this level on the weakest monster of the hand is kept for the last fight
SAFE: Final = 3  # points to spare when a monster of one's own is made stronger for its Treasures
DREADED: Final = 6  # and so many more for whoever is ahead
NEAR: Final = 2  # levels from winning at which a rival is worth a card
MALICE: Final = 0.05  # how often the treacherous strike without a reason, for each point of it
BLOWS: Final = 2.0  # what somebody has to have done to be paid back


class SchemerBot(GreedyBot):
    """Marks options as its greedy sibling does, where it does not know better."""

    whim: ClassVar[float] = 0.01
    imagines: ClassVar[bool] = True

    def __init__(self, seed: int | str = 0, temper: Temper = EVEN) -> None:
        super().__init__(seed)
        self._temper: Final = temper
        self._memory: Final = Memory()
        self._haggler: Final = Haggler(temper, self._memory)
        self._ask: AskView | None = None
        self._sale: frozenset[int] | None = None  # what to sell, once it is planned
        self._now: float | None = None  # how it stands, once that is asked

    def choose(self, view: View, ask: AskView) -> int:
        self._memory.read(view)
        self._ask, self._sale, self._now = ask, None, None
        index = super().choose(view, ask)
        self._haggler.took(ask, ask.options[index])
        return index

    def _mark(self, view: View, ask: AskView, option: OptionView) -> float:
        assert view.seat is not None
        me = view.players[view.seat]
        if ask.question.kind == "sale" or option.verb == "sell":
            return self._sells(view, me, ask, option)
        if option.verb == "look_for_trouble" and option.card is not None:
            return self._trouble(view, me, option.card.face)
        mark = self._haggler.mark(view, me, ask, option)
        return super()._mark(view, ask, option) if mark is None else mark

    # Levels without a fight: while others are ahead, or all at once to the last but one.

    def _hides(self, view: View, me: PlayerView) -> bool:
        """Whoever leads is struck: it stays behind, unless it can go all the way or would have to discard."""
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

    def _sells(self, view: View, me: PlayerView, ask: AskView, option: OptionView) -> float:
        """What the level costs least, all of it planned before the first Item is laid down."""
        if ask.question.kind != "sale" and self._hides(view, me):
            return NEVER
        if self._sale is None:
            last = view.winning_level - me.level == 2
            self._sale = sale(view, me, LAST if last else SALE)
        if ask.question.kind != "sale":
            return 3.5 if self._sale else NEVER
        if option.verb == "sell":
            left = [other for other in ask.options if other.verb == "add" and self._sold(other)]
            return NEVER if left else 5
        if option.verb in ("add", "double") and self._sold(option):
            assert option.card is not None
            return 3 + option.card.face.value / PRICE + (option.verb == "double")
        return 0 if option.verb == "never_mind" else NEVER

    def _sold(self, option: OptionView) -> bool:
        return self._sale is not None and option.card is not None and option.card.tag in self._sale

    def _play(self, view: View, me: PlayerView, option: OptionView) -> float:
        if option.card is not None and option.card.kind == "level_up":
            if option.seat == me.seat and self._hides(view, me):
                return NEVER
            return SimpleBot._play(self, view, me, option)
        if option.card is not None and option.card.kind == "special":
            return self._use(view, me, option)
        return super()._play(view, me, option)

    def _pick(self, view: View, option: OptionView) -> float:
        if option.card is not None and option.verb in PARTING and option.card.kind == "level_up":
            return -12
        return super()._pick(view, option)

    def _use(self, view: View, me: PlayerView, option: OptionView) -> float:
        """What an ability does is seen by trying it, where games can be imagined."""
        if view.imagining is None:
            return super()._use(view, me, option)
        assert self._ask is not None
        if self._now is None:
            self._now = outlook(view)
        gain = foresee(view, self._ask.options.index(option), SimpleBot()) - self._now
        return 2 + min(1, gain / 20) if gain > GAIN else -1

    # Fights.

    def _trouble(self, view: View, me: PlayerView, face: FaceView) -> float:
        """A monster from the hand: one that is beaten alone, or with somebody who gains by it."""
        won = max(1, face.levels)  # a Steed is fought too
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

    def _in_fight(self, view: View, fight: FightView, me: PlayerView, option: OptionView) -> float:
        card = option.card
        if card is None or fight.decided:
            return super()._in_fight(view, fight, me, option)
        rival = view.players[fight.fighter]
        reached = rival.level + fight.levels
        wins = reached >= view.winning_level
        if me.seat == fight.fighter and fight.winning and not wins and card.kind == "enhancer":
            return self._fattens(view, fight, me, card.face)
        if me.seat in (fight.fighter, fight.helper):
            return super()._in_fight(view, fight, me, option)
        if wins and fight.winning:
            points = self._cards.get(card.tag, 0)  # if it is not stopped now, no card is good for anything
            return 2 + points / 100 if points > 0 else NEVER
        return super()._in_fight(view, fight, me, option) if self._worth_it(view, rival, reached) else -1

    def _worth_it(self, view: View, rival: PlayerView, level: int) -> bool:
        """Cards are kept for whoever is about to win; and for whoever has earned them."""
        return level > view.winning_level - NEAR or self._bears(rival)

    def _bears(self, rival: PlayerView) -> bool:
        """Whether it has a grudge, or just feels like it."""
        blows = self._memory.blows.get(rival.seat, 0.0) * (self._temper.grudge - 1)
        return blows >= BLOWS or self._rng.random() < (self._temper.malice - 1) * MALICE

    def _spite(self, view: View, me: PlayerView, seat: int | None) -> float:
        if seat is not None and seat != me.seat and me.hand_size <= me.hand_limit:
            rival = view.players[seat]
            if not self._worth_it(view, rival, rival.level + 1):
                return -1
        return super()._spite(view, me, seat)

    def _fattens(self, view: View, fight: FightView, me: PlayerView, face: FaceView) -> float:
        """A stronger monster leaves more Treasures; whoever is ahead is not that bold."""
        spare = SAFE + DREADED * super()._dreads(view, me)
        left = fight.munchkins - fight.monsters - face.bonus
        return 2 if face.bonus > 0 and face.treasures > 0 and left >= spare else NEVER

    def _dreads(self, view: View, rival: PlayerView) -> bool:
        return super()._dreads(view, rival) or (rival.seat != view.seat and self._bears(rival))
