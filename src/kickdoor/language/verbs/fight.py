"""Verbs about the fight: strength, monsters that join or leave."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import each_card, use_aim
from kickdoor.engine.play.combat import copy_foe, join, take_out
from kickdoor.engine.play.escape import suffer
from kickdoor.engine.sums.totals import printed_level
from kickdoor.engine.table.absent import NOBODY
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.fight import Boost, Doubling
from kickdoor.engine.table.sentence import STRENGTH, Aim, Cause, Prey, Selector, Verb
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView
from kickdoor.views.events import Facts

from ..sentences.amounts import Amount, ExtraLevels
from ..sentences.lacks import (
    NO_MONSTER_IN_HAND,
    NOT_RUNNING,
    no_fight,
    no_fight_of,
)
from .fighters import JoinUninvited, MakeHelp, PassTheFight, SendHelperAway
from .keeping import KeepAsCompanion
from .lending import Borrow
from .reach import LEVEL, FoeVerb, fights, undecided

FOUGHT: Final = ("monster", "steed")  # kinds that can be fought


class GetThisCombat(Verb):
    id: ClassVar[str] = "get-this-combat"
    phrase: ClassVar[str] = "you have {amount:gift} this combat"
    was: ClassVar[tuple[str, ...]] = ("get {amount:gift} this combat",)
    meaning: ClassVar[str] = "Counts for your side until the combat ends."
    rules: ClassVar[tuple[str, ...]] = ("CMB-01", "INT-02")
    core: ClassVar[bool] = True

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def finds(self, table: Table, cause: Cause) -> bool:
        if self.amount.key == STRENGTH:
            return fights(table, cause.you)
        return table.in_fight(cause.you)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight_of(table, cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        fight = table.fight
        if fight is not None and self.finds(table, cause):
            amount = self.amount.n * cause.times
            fight.boosts.append(Boost.of_seat(self.amount.key, amount, cause.card, cause.you))
            by = NOBODY if cause.holder < 0 or cause.holder == cause.you else cause.holder
            table.tell("boost", cause.you, cause.card, by, facts=Facts(bonus=amount))

    def harm(self) -> int:
        return -self.amount.n


class GiveMonster(FoeVerb):
    id: ClassVar[str] = "give-monster"
    phrase: ClassVar[str] = "give {mon} {amount:gift}"
    meaning: ClassVar[str] = "Counts for the monster, as an enhancer would, until the combat ends."
    rules: ClassVar[tuple[str, ...]] = ("ENH-01",)
    asks: ClassVar[str] = "give"

    def __init__(self, mon: Prey, amount: Amount) -> None:
        super().__init__(mon)
        self.amount: Final = amount

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        fight = table.fight
        monster = None if fight is None else fight.foe(foe)
        if fight is not None and monster is not None:
            amount = self.amount.n * cause.times
            fight.boosts.append(Boost.of_pack(self.amount.key, amount, cause.card, monster.pack))
            table.tell("boost_monster", card=monster.card, facts=Facts(bonus=amount))

    def harm(self) -> int:
        return self.amount.n if self.amount.key == STRENGTH else -self.amount.n


class MakeWorth(GiveMonster):
    id: ClassVar[str] = "make-worth"
    phrase: ClassVar[str] = "make {mon} worth {n:±n extra} level(s)"
    was: ClassVar[tuple[str, ...]] = ("give {mon} {n:±n} level(s)", "give {mon} {n:±n} level(s)")
    meaning: ClassVar[str] = "Changes the levels won for killing the monster; its own level stays the same."
    rules: ClassVar[tuple[str, ...]] = ("CMB-04", "WIN-01")

    def __init__(self, mon: Prey, n: int) -> None:
        super().__init__(mon, ExtraLevels(n))
        self.n: Final = n


class RidVerb(FoeVerb):
    """A verb that gets rid of monsters: what else its list pays waits for the end of the fight (RULE-29)."""

    rids: ClassVar[bool] = True
    in_flight: ClassVar[bool] = True

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        if table.memos:
            table.memos[-1] = table.memo().with_riddance()
        self.get_rid(table, foe)

    def get_rid(self, table: Table, foe: int) -> None:
        raise NotImplementedError


class Kill(RidVerb):
    id: ClassVar[str] = "kill"
    phrase: ClassVar[str] = "<kill> {mon}"
    meaning: ClassVar[str] = "The monster is beaten; its rewards are given when the fight is won."
    rules: ClassVar[tuple[str, ...]] = ("CMB-04", "REW-02")
    core: ClassVar[bool] = True
    asks: ClassVar[str] = "kill"

    def get_rid(self, table: Table, foe: int) -> None:
        take_out(table, foe, True, True)

    def harm(self) -> int:
        return -3 * LEVEL


class RemoveWithoutTreasures(RidVerb):
    id: ClassVar[str] = "remove-without-treasures"
    phrase: ClassVar[str] = "remove {mon} without its Treasures"
    meaning: ClassVar[str] = "Gives no level and no Treasures."
    rules: ClassVar[tuple[str, ...]] = ("CMB-05",)
    core: ClassVar[bool] = True
    asks: ClassVar[str] = "remove"

    def get_rid(self, table: Table, foe: int) -> None:
        take_out(table, foe, False, False)

    def harm(self) -> int:
        return -2 * LEVEL


class RemoveAndTakeTreasures(RidVerb):
    id: ClassVar[str] = "remove-and-take-treasures"
    phrase: ClassVar[str] = "remove {mon} and take its Treasures"
    meaning: ClassVar[str] = "Gives its Treasures, but no level."
    rules: ClassVar[tuple[str, ...]] = ("CMB-05", "CLS-09")
    core: ClassVar[bool] = True
    asks: ClassVar[str] = "remove"

    def get_rid(self, table: Table, foe: int) -> None:
        take_out(table, foe, False, True)

    def harm(self) -> int:
        return -3 * LEVEL


class EscapeAutomatically(Verb):
    id: ClassVar[str] = "escape-automatically"
    phrase: ClassVar[str] = "escape automatically"
    meaning: ClassVar[str] = "You escape from every monster in the fight without a roll."
    rules: ClassVar[tuple[str, ...]] = ("RUN-06",)
    core: ClassVar[bool] = True
    frees: ClassVar[bool] = True

    def finds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        return (
            fight is not None
            and fight.decided
            and len(fight.foes) > 0
            and cause.you in fight.side()
            and cause.you not in fight.gone
        )

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        fight = table.fight
        if fight is not None and cause.you in fight.gone:
            return None
        return NOT_RUNNING.view if fight is None or not fight.decided else no_fight_of(table, cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        if table.fight is not None and self.finds(table, cause):
            table.fight.gone.append(cause.you)

    def harm(self) -> int:
        return -2 * LEVEL


class HandMonsters(Selector):
    """The monsters and Steeds in the hand."""

    def __init__(self, n: int) -> None:
        self.number = n

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return [card for card in table.hand(cause.you) if card.kind in FOUGHT]


class AddMonsters(Verb):
    id: ClassVar[str] = "add-monsters"
    phrase: ClassVar[str] = "add {n} monster(s) from your hand to the fight"
    meaning: ClassVar[str] = "You choose monsters from your hand; they join the fight."
    rules: ClassVar[tuple[str, ...]] = ("MULTI-01", "INT-01")
    core: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        self.n: Final = n
        self.held: Final = HandMonsters(n)

    def finds(self, table: Table, cause: Cause) -> bool:
        return undecided(table) and len(self.held.among(table, cause)) > 0

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NO_MONSTER_IN_HAND.view if undecided(table) else no_fight(table)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.lacks(table, cause)

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

    def harm(self) -> int:
        return 2 * LEVEL


class AddCopy(FoeVerb):
    id: ClassVar[str] = "add-copy"
    phrase: ClassVar[str] = "add a copy of {mon} to the fight"
    meaning: ClassVar[str] = "A second monster of the same name joins; both share all enhancers."
    rules: ClassVar[tuple[str, ...]] = ("MULTI-04",)
    core: ClassVar[bool] = True
    asks: ClassVar[str] = "copy"

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        copy_foe(table, foe, cause.you)

    def harm(self) -> int:
        return 2 * LEVEL


ONE_HELD: Final = HandMonsters(1)


class SwapMonster(FoeVerb):
    id: ClassVar[str] = "swap-monster"
    phrase: ClassVar[str] = "swap {mon} for 1 monster from your hand"
    meaning: ClassVar[str] = "The old monster's enhancers are discarded with it."
    rules: ClassVar[tuple[str, ...]] = ("MULTI-02",)
    asks: ClassVar[str] = "swap"

    def finds(self, table: Table, cause: Cause) -> bool:
        return len(ONE_HELD.among(table, cause)) > 0 and super().finds(table, cause)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        if undecided(table) and not ONE_HELD.among(table, cause):
            return NO_MONSTER_IN_HAND.view
        return super().lacks(table, cause)

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
    id: ClassVar[str] = "double-strength"
    phrase: ClassVar[str] = "double your combat strength"
    was: ClassVar[tuple[str, ...]] = ("double your strength this combat", "double your strength this combat")
    meaning: ClassVar[str] = (
        "In this fight your combat strength, without a helper's, is doubled after everything else has been added."
    )
    rules: ClassVar[tuple[str, ...]] = ("CMB-01",)

    def finds(self, table: Table, cause: Cause) -> bool:
        return fights(table, cause.you)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight_of(table, cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        if table.fight is not None and fights(table, cause.you):
            table.fight.doublings.append(Doubling(cause.you, cause.card))

    def harm(self) -> int:
        return -2 * LEVEL


class FightWithItsLevel(Verb):
    id: ClassVar[str] = "fight-with-its-level"
    phrase: ClassVar[str] = "fight with the level of the monster discarded"
    meaning: ClassVar[str] = "In this fight the monster's level counts in place of your own Level."
    rules: ClassVar[tuple[str, ...]] = ("CLS-11",)
    core: ClassVar[bool] = True

    def finds(self, table: Table, cause: Cause) -> bool:
        return fights(table, cause.you)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return no_fight_of(table, cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        fight = table.fight
        if fight is None or not fights(table, cause.you):
            return
        for card in table.memo().paid:
            if card.kind in FOUGHT:
                fight.stands[cause.you] = printed_level(card)


class SufferBadStuff(FoeVerb):
    id: ClassVar[str] = "suffer-bad-stuff"
    phrase: ClassVar[str] = "suffer the Bad Stuff of {mon}"
    meaning: ClassVar[str] = "The monster's Bad Stuff happens to you, as if it had caught you."
    rules: ClassVar[tuple[str, ...]] = ("RUN-03",)
    asks: ClassVar[str] = "suffer"

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and len(self.mon.foes(table, cause)) > 0

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        monster = None if table.fight is None else table.fight.foe(foe)
        if monster is not None:
            suffer(table, cause.you, monster)

    def harm(self) -> int:
        return 2 * LEVEL


FIGHT_VERBS: Final = (
    GetThisCombat,
    GiveMonster,
    MakeWorth,
    Kill,
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
    JoinUninvited,
    SendHelperAway,
    KeepAsCompanion,
    Borrow,
    SufferBadStuff,
)
