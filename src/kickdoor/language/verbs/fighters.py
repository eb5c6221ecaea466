"""Verbs about who fights: the fighter and the helper."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from kickdoor.engine.play.combat import leave
from kickdoor.engine.play.handing import hand_on
from kickdoor.engine.play.help import not_lower
from kickdoor.engine.sums.forbidden import barred
from kickdoor.engine.sums.rewards import won_levels
from kickdoor.engine.table.absent import NOBODY
from kickdoor.engine.table.fight import Terms
from kickdoor.engine.table.sentence import Aim, Cause, Verb
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView
from kickdoor.views.events import Facts

from ..sentences.lacks import (
    HELP_WOULD_WIN,
    IN_FIGHT_ALREADY,
    JOIN_WOULD_WIN,
    MAY_NOT_HELP,
    NO_HELPER,
    ONE_HELPER,
    no_fight,
    not_the_fighter,
)
from .reach import CARD, LEVEL, SeatVerb


class PassTheFight(SeatVerb):
    id: ClassVar[str] = "pass-the-fight"
    phrase: ClassVar[str] = "pass the fight to {who}"
    meaning: ClassVar[str] = "The other player becomes the fighter in your place."
    rules: ClassVar[tuple[str, ...]] = ("TURN-06", "RULE-30")
    asks: ClassVar[str] = "pass"

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        fight = table.fight
        return fight is not None and not fight.decided and fight.fighter == cause.you and seat != cause.you

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return not_the_fighter(table, cause.you)

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        return self.lacks(table, cause)

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        fight = table.fight
        if fight is None or fight.decided:
            return
        table.tell("passed_on", fight.fighter, None, seat)
        hand_on(table, fight, seat)

    def harm(self) -> int:
        return -LEVEL


class MakeHelp(SeatVerb):
    id: ClassVar[str] = "make-help"
    phrase: ClassVar[str] = "make {who} help you"
    meaning: ClassVar[str] = "Not possible in a fight that would win you the game."
    rules: ClassVar[tuple[str, ...]] = ("HELP-01", "HELP-08")
    asks: ClassVar[str] = "help"

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        fight = table.fight
        if fight is None or fight.decided or not fight.foes:
            return False
        if fight.fighter != cause.you or fight.helper != NOBODY or seat == cause.you:
            return False
        if barred(table, seat, "help") is not None or not_lower(table, fight, seat) is not None:
            return False
        return table.seats[cause.you].level + won_levels(table, fight) < table.book.settings.winning_level

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        fight = table.fight
        why = not_the_fighter(table, cause.you)
        if why is not None or fight is None:
            return why
        if fight.helper != NOBODY:
            return ONE_HELPER.view
        level = table.seats[cause.you].level + won_levels(table, fight)
        return HELP_WOULD_WIN.view if level >= table.book.settings.winning_level else None

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        fight = table.fight
        why = self.lacks(table, cause)
        if why is None and fight is not None and aim.seat >= 0:
            higher = not_lower(table, fight, aim.seat)
            return None if higher is None else higher.view
        return why

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        fight = table.fight
        if fight is not None and self.reaches(table, cause, seat):
            table.tell("helps", seat, None, cause.you)
            fight.helper = seat
            fight.terms = None

    def harm(self) -> int:
        return -LEVEL


class JoinUninvited(Verb):
    id: ClassVar[str] = "join-uninvited"
    phrase: ClassVar[str] = "join the fight uninvited for {n} Treasure(s)"
    meaning: ClassVar[str] = (
        "You become the helper without being asked, get that many Treasures and pick first. Not possible where "
        "there is a helper, nor in a fight that would win the game."
    )
    rules: ClassVar[tuple[str, ...]] = ("HELP-01", "HELP-08", "RULE-40")

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and self.lacks(table, cause) is None

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        fight = table.fight
        why = no_fight(table)
        if why is not None or fight is None:
            return why
        if cause.you in fight.side():
            return IN_FIGHT_ALREADY.view
        if fight.helper != NOBODY:
            return ONE_HELPER.view
        card = barred(table, cause.you, "help")
        if card is not None:
            return replace(MAY_NOT_HELP.about(cause.you), by=card.name)
        higher = not_lower(table, fight, cause.you)
        if higher is not None:
            return higher.view
        level = table.seats[fight.fighter].level + won_levels(table, fight)
        return JOIN_WOULD_WIN.view if level >= table.book.settings.winning_level else None

    def run(self, table: Table, cause: Cause) -> None:
        fight = table.fight
        if fight is not None and self.finds(table, cause):
            amount = self.n * cause.times
            table.tell("uninvited", cause.you, None, fight.fighter, facts=Facts(amount=amount))
            fight.helper = cause.you
            fight.terms = Terms(amount, True)

    def harm(self) -> int:
        return -CARD * self.n


class SendHelperAway(Verb):
    id: ClassVar[str] = "send-helper-away"
    phrase: ClassVar[str] = "send your helper away"
    meaning: ClassVar[str] = "Your helper leaves the fight unharmed."
    rules: ClassVar[tuple[str, ...]] = ("HELP-05",)

    def finds(self, table: Table, cause: Cause) -> bool:
        fight = table.fight
        return fight is not None and not fight.decided and fight.fighter == cause.you and fight.helper != NOBODY

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return not_the_fighter(table, cause.you) or NO_HELPER.about(cause.you)

    def run(self, table: Table, cause: Cause) -> None:
        if table.fight is not None and self.finds(table, cause):
            leave(table, table.fight.helper)

    def harm(self) -> int:
        return LEVEL
