"""Standing sentences that change a total: always, against somebody, under a condition, for each thing counted."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.table.absent import FACERS
from kickdoor.engine.table.piles import IN_FIGHT
from kickdoor.engine.table.sentence import RUN_AWAY, SHARED, STRENGTH, Against, Cause, Condition, Count, Standing
from kickdoor.engine.table.table import Table

from .amounts import Amount
from .conditions import YouAre
from .foes import Like
from .quantities import AtTheTable, InTheFight


def kindly(amount: Amount, cause: Cause) -> bool:
    """Whether an amount helps the munchkins; it decides whether the advantages of a trait count (CLS-05)."""
    if cause.holder == FACERS and amount.key == STRENGTH:
        return amount.n < 0
    return amount.n > 0


class Plain(Standing):
    id: ClassVar[str] = "plain-amount"
    phrase: ClassVar[str] = "{amount:other amount}"
    meaning: ClassVar[str] = "Any amount but a plain combat bonus, which is the key `bonus`."
    core: ClassVar[bool] = True
    steady = True

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount
        self.key = amount.key
        self.hurts = amount.n < 0

    def worth(self, table: Table, cause: Cause) -> int:
        return self.amount.n


class AmountAgainst(Standing):
    id: ClassVar[str] = "amount-against"
    phrase: ClassVar[str] = "{amount} against {foe}"
    meaning: ClassVar[str] = "Counts once if anyone or anything of that kind is in the fight."
    rules: ClassVar[tuple[str, ...]] = ("CMB-08",)
    core: ClassVar[bool] = True

    def __init__(self, amount: Amount, foe: Against) -> None:
        self.amount: Final = amount
        self.foe: Final = foe
        self.key = amount.key
        self.hurts = amount.n < 0

    def worth(self, table: Table, cause: Cause) -> int:
        return self.amount.n if self.meets(table, cause) else 0

    def meets(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        if fight is None:
            return False
        if cause.holder == FACERS:
            return self.meets_any(table, cause, table.yous(cause.you))
        card = cause.card
        played = card is not None and table.where[card.index] == IN_FIGHT
        if not played and not table.in_fight(cause.you):
            return False
        for foe in fight.foes:
            # A munchkin runs away from one monster at a time.
            if cause.foe < 0 or self.key != RUN_AWAY or foe.number == cause.foe:
                if self.foe.meets_foe(table, foe):
                    return True
        return played and self.meets_any(table, cause, fight.side())

    def meets_any(self, table: Table, cause: Cause, seats: tuple[int, ...]) -> bool:
        foe = self.foe
        for seat in seats:
            if isinstance(foe, Like):
                if foe.label.meets_seat(table, seat, kindly(self.amount, cause)):
                    return True
            elif foe.meets_seat(table, seat):
                return True
        return False


class AmountIf(Standing):
    id: ClassVar[str] = "amount-if"
    phrase: ClassVar[str] = "{amount} if {cond}"
    meaning: ClassVar[str] = "Counts while the condition holds."
    rules: ClassVar[tuple[str, ...]] = ("CMB-01",)
    core: ClassVar[bool] = True

    def __init__(self, amount: Amount, cond: Condition) -> None:
        self.amount: Final = amount
        self.cond: Final = cond
        self.key = amount.key
        self.hurts = amount.n < 0

    def worth(self, table: Table, cause: Cause) -> int:
        cond = self.cond
        if isinstance(cond, YouAre):
            # Having the trait is an advantage here, or a disadvantage (CLS-05).
            holds = cond.judged(table, cause, kindly(self.amount, cause) == cond.are)
        else:
            holds = cond.holds(table, cause)
        return self.amount.n if holds else 0


class AmountForEach(Standing):
    id: ClassVar[str] = "amount-for-each"
    phrase: ClassVar[str] = "{amount} for each {count}"
    meaning: ClassVar[str] = "Counts as often as there are things to count."
    rules: ClassVar[tuple[str, ...]] = ("CMB-01",)
    core: ClassVar[bool] = True

    def __init__(self, amount: Amount, count: Count) -> None:
        self.amount: Final = amount
        self.count: Final = count
        self.key = amount.key
        self.hurts = amount.n < 0

    def worth(self, table: Table, cause: Cause) -> int:
        count = self.count
        if isinstance(count, (InTheFight, AtTheTable)):
            return self.amount.n * count.tally(table, kindly(self.amount, cause))
        return self.amount.n * count.count(table, cause)


class EverybodyHas(Standing):
    id: ClassVar[str] = "everybody-has"
    phrase: ClassVar[str] = "everybody has {amount:gift}"
    meaning: ClassVar[str] = "Counts for every player while the card lies in front of anyone, you among them."
    rules: ClassVar[tuple[str, ...]] = ("CMB-01", "RUN-02", "RULE-32")
    key = SHARED

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount
        self.about = amount.key

    def worth(self, table: Table, cause: Cause) -> int:
        return self.amount.n


BONUSES: Final = (Plain, AmountAgainst, AmountIf, AmountForEach, EverybodyHas)
