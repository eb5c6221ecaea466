"""What happens in a fight: strength, monsters that come and go, who stands in it."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import each_card, use_aim
from kickdoor.engine.play.combat import copy_foe, join, leave, take_out
from kickdoor.engine.play.escape import suffer
from kickdoor.engine.sums.totals import barred, printed_level, won_levels
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.sentence import STRENGTH, Aim, Cause, Prey, Selector, Verb
from kickdoor.engine.table.table import NOBODY, Boost, Table
from kickdoor.engine.table.window import FIGHT, Window

from ..sentences.amounts import Amount
from .reach import FoeVerb, SeatVerb, fights, undecided

FOUGHT: Final = ("monster", "steed")  # kinds that can be fought


class GetThisCombat(Verb):
    """● On your side, to its end. [CMB-01 INT-02]"""

    phrase: ClassVar[str] = "get {amount} this combat"

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def finds(self, table: Table, cause: Cause) -> bool:
        if self.amount.key == STRENGTH:
            return fights(table, cause.you)
        return table.in_fight(cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        fight = table.fight
        if fight is not None and self.finds(table, cause):
            amount = self.amount.n * cause.times
            fight.boosts.append(Boost(self.amount.key, amount, cause.card, cause.you))
            table.tell("boost", cause.you, cause.card, amount=amount)


class GiveMonster(FoeVerb):
    """As an enhancer would. [ENH-01]"""

    phrase: ClassVar[str] = "give {mon} {amount}"
    asks: ClassVar[str] = "give"

    def __init__(self, mon: Prey, amount: Amount) -> None:
        super().__init__(mon)
        self.amount: Final = amount

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        fight = table.fight
        monster = None if fight is None else fight.foe(foe)
        if fight is not None and monster is not None:
            amount = self.amount.n * cause.times
            fight.boosts.append(Boost(self.amount.key, amount, cause.card, -1, monster.pack))
            table.tell("boost_monster", card=monster.card, amount=amount)


class Kill(FoeVerb):
    """● Rewards when the fight is won. [CMB-04 REW-02]"""

    phrase: ClassVar[str] = "<kill> {mon}"
    asks: ClassVar[str] = "kill"
    in_flight: ClassVar[bool] = True

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        take_out(table, foe, True, True)


class Remove(FoeVerb):
    """● No level; its Treasures as the box's rule says. [CMB-05 MULTI-03]"""

    phrase: ClassVar[str] = "remove {mon}"
    asks: ClassVar[str] = "remove"
    in_flight: ClassVar[bool] = True

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        take_out(table, foe, False, table.book.settings.removed_pays)


class RemoveWithoutTreasures(FoeVerb):
    """● No level. [CMB-05]"""

    phrase: ClassVar[str] = "remove {mon} without its Treasures"
    asks: ClassVar[str] = "remove"
    in_flight: ClassVar[bool] = True

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        take_out(table, foe, False, False)


class RemoveAndTakeTreasures(FoeVerb):
    """● No level. [CMB-05 CLS-09]"""

    phrase: ClassVar[str] = "remove {mon} and take its Treasures"
    asks: ClassVar[str] = "remove"
    in_flight: ClassVar[bool] = True

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        take_out(table, foe, False, True)


class EscapeAutomatically(Verb):
    """● From every monster of the fight. [RUN-06]"""

    phrase: ClassVar[str] = "escape automatically"

    def finds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        return (
            fight is not None
            and fight.decided
            and len(fight.foes) > 0
            and cause.you in fight.side()
            and cause.you not in fight.gone
        )

    def run(self, table: Table, cause: Cause) -> None:
        if table.fight is not None and self.finds(table, cause):
            table.fight.gone.append(cause.you)


class HandMonsters(Selector):
    """Monsters, or Steeds, in the hand."""

    def __init__(self, n: int) -> None:
        self.number = n

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return [card for card in table.hand(cause.you) if card.kind in FOUGHT]


class AddMonsters(Verb):
    """● As it says. [MULTI-01 INT-01]"""

    phrase: ClassVar[str] = "add {n} monster(s) from your hand to the fight"

    def __init__(self, n: int) -> None:
        self.n: Final = n
        self.held: Final = HandMonsters(n)

    def finds(self, table: Table, cause: Cause) -> bool:
        return undecided(table) and len(self.held.among(table, cause)) > 0

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        if not undecided(table):
            return []
        return [Aim(card=card) for card in self.held.among(table, cause)]

    def run(self, table: Table, cause: Cause) -> None:
        if not undecided(table):
            return
        aim = use_aim(table)
        held = self.held.among(table, cause)
        if aim is None or aim.card is None or aim.card not in held:
            each_card(table, cause, self.held, self, "add")
            return
        more = self.n * cause.times - 1
        if more:
            each_card(table, Cause(cause.card, cause.you, cause.holder), HandMonsters(more), self, "add")
        self.on_card(table, cause, aim.card)

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        if undecided(table) and card in table.hand(cause.you):
            join(table, card, cause.you)


class AddCopy(FoeVerb):
    """● Shares all enhancers. [MULTI-04]"""

    phrase: ClassVar[str] = "add a copy of {mon} to the fight"
    asks: ClassVar[str] = "copy"

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        copy_foe(table, foe, cause.you)


ONE_HELD: Final = HandMonsters(1)


class SwapMonster(FoeVerb):
    """Enhancers go with the old one. [MULTI-02]"""

    phrase: ClassVar[str] = "swap {mon} for 1 monster from your hand"
    asks: ClassVar[str] = "swap"

    def finds(self, table: Table, cause: Cause) -> bool:
        return len(ONE_HELD.among(table, cause)) > 0 and super().finds(table, cause)

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        found = super().aims(table, cause)
        return found if found is None or ONE_HELD.among(table, cause) else []

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        old = Cause(cause.card, cause.you, cause.holder, foe, cause.other, cause.it)
        each_card(table, old, ONE_HELD, self, "swap")

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        fight = table.fight
        if fight is not None and fight.foe(cause.foe) is not None and card in table.hand(cause.you):
            take_out(table, cause.foe, False, False)
            join(table, card, cause.you)


class DoubleStrength(Verb):
    """Folded last. [CMB-01]"""

    phrase: ClassVar[str] = "double your strength this combat"

    def finds(self, table: Table, cause: Cause) -> bool:
        return fights(table, cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        if table.fight is not None and fights(table, cause.you):
            table.fight.doubled.append(cause.you)


class FightWithItsLevel(Verb):
    """● In place of your Level. [CLS-11]"""

    phrase: ClassVar[str] = "fight with the level of the monster discarded"

    def finds(self, table: Table, cause: Cause) -> bool:
        return fights(table, cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        fight = table.fight
        if fight is None or not fights(table, cause.you):
            return
        for card in table.memo().paid:
            if card.kind in FOUGHT:
                fight.stands[cause.you] = printed_level(card)


class PassTheFight(SeatVerb):
    """That one is the fighter now. [TURN-06]"""

    phrase: ClassVar[str] = "pass the fight to {who}"
    asks: ClassVar[str] = "pass"

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        fight = table.fight
        return fight is not None and not fight.decided and fight.fighter == cause.you and seat != cause.you

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        fight = table.fight
        if fight is None or fight.decided:
            return
        table.tell("passed_on", fight.fighter, None, seat)
        if fight.helper == seat:
            fight.helper = NOBODY
            fight.terms = None
        fight.fighter = seat
        for place, step in enumerate(table.agenda):
            if isinstance(step, Window) and step.kind == FIGHT:
                table.agenda[place] = Window(FIGHT, seat, None, 0, step.held)


class MakeHelp(SeatVerb):
    """Not in a fight that would win. [HELP-01 HELP-08]"""

    phrase: ClassVar[str] = "make {who} help you"
    asks: ClassVar[str] = "help"

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        fight = table.fight
        if fight is None or fight.decided or not fight.foes:
            return False
        if fight.fighter != cause.you or fight.helper != NOBODY or seat == cause.you:
            return False
        level = table.seats[cause.you].level + won_levels(table, fight)
        return level < table.book.settings.winning_level and barred(table, seat, "help") is None

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        fight = table.fight
        if fight is not None and self.reaches(table, cause, seat):
            table.tell("helps", seat, None, cause.you)
            fight.helper = seat
            fight.terms = None


class SendHelperAway(Verb):
    """Unharmed. [HELP-05]"""

    phrase: ClassVar[str] = "send your helper away"

    def finds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        return fight is not None and not fight.decided and fight.fighter == cause.you and fight.helper != NOBODY

    def run(self, table: Table, cause: Cause) -> None:
        if table.fight is not None and self.finds(table, cause):
            leave(table, table.fight.helper)


class SufferBadStuff(FoeVerb):
    """As it says. [RUN-03]"""

    phrase: ClassVar[str] = "suffer the Bad Stuff of {mon}"
    asks: ClassVar[str] = "suffer"

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and len(self.mon.foes(table, cause)) > 0

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        monster = None if table.fight is None else table.fight.foe(foe)
        if monster is not None:
            suffer(table, cause.you, monster)


FIGHT_VERBS: Final = (
    GetThisCombat,
    GiveMonster,
    Kill,
    Remove,
    RemoveWithoutTreasures,
    RemoveAndTakeTreasures,
    EscapeAutomatically,
    AddMonsters,
    AddCopy,
    SwapMonster,
    DoubleStrength,
    FightWithItsLevel,
    PassTheFight,
    MakeHelp,
    SendHelperAway,
    SufferBadStuff,
)
