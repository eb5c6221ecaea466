"""Running away, and Bad Stuff."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import QuestionView

from ..flow.levels import lose
from ..flow.pending import DieFallen, Done, Pending, lay
from ..flow.script import begin, happen
from ..flow.windows import moment
from ..sums.gear import active
from ..sums.totals import die_bonus, foe_cards, run_bonus
from ..table.absent import NOBODY
from ..table.acts import AimedAct, AtCardAct
from ..table.agenda import NO, PROPOSE, YES, Choice, Option, Question, Step, Way
from ..table.card import Card
from ..table.fight import Fight, Foe
from ..table.kinds import COMPANION_KINDS
from ..table.rules import Rule
from ..table.sentence import ESCAPES, IMMUNE_BAD_STUFF, IS_CAUGHT, NO_ESCAPE, NO_PURSUIT, RUNS_AWAY, Aim, Cause
from ..table.table import Table
from ..table.window import FLEE, About, Window
from ..table.zones import discard

ESCAPE_AT: Final = 5
NO_ROLL: Final = 7  # no die shows it
ROLLED: Final = Rule("RUN-06", reason="rolled")
HELPER_TOO: Final = Rule("RUN-06", reason="other_question")


class Flight(Step):
    """The fight is lost: the fighter runs first, then the helper (RULE-15)."""

    def run(self, table: Table) -> None:
        fight = table.fight
        if fight is None:
            return
        fight.decided = True
        table.tell("concede", fight.fighter)
        for seat in reversed(fight.side()):
            table.push(Fleeing(seat))


class Fleeing(Step):
    """One player runs from each monster, in the order that this player chooses (RUN-02)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        fight = table.fight
        seat = self.seat
        if fight is None or table.seats[seat].dead or seat not in fight.side():
            return
        pending = [foe for foe in fight.foes if (seat, foe.number) not in fight.fled]
        if not pending:
            return
        table.push(self)
        for foe in pending:
            if seat in fight.gone:
                _away(table, seat, foe, "escape")
                return
            if not pursues(table, seat, foe):
                _away(table, seat, foe, "not_pursued")
                return
        table.push(Window.led(FLEE, seat))


def pursues(table: Table, seat: int, foe: Foe) -> bool:
    """Whether a monster pursues this seat; if not, no roll is needed (RUN-04)."""
    for card in foe_cards(table, foe):
        for standing in card.by_key.get(NO_PURSUIT, ()):
            if standing.meets_seat(table, seat):
                return False
    return True


def escape_at(table: Table, seat: int, foe: Foe) -> int:
    """The least roll with which a seat escapes from a monster: 1 is any, more than 6 none."""
    if not pursues(table, seat, foe):
        return 1
    if any([NO_ESCAPE in card.by_key for card in foe_cards(table, foe)]):
        return NO_ROLL
    return max(1, min(NO_ROLL, ESCAPE_AT - run_bonus(table, seat, foe) - die_bonus(table, seat)))


def is_let_go(table: Table, fight: Fight, seat: int) -> bool:
    """Whether a monster that this seat has yet to run from does not pursue it any more."""
    for foe in fight.foes:
        if (seat, foe.number) not in fight.fled and not pursues(table, seat, foe):
            return True
    return False


def _away(table: Table, seat: int, foe: Foe, what: str) -> None:
    """A seat escapes from a monster; what a card does on an escape happens now."""
    fight = table.fight
    if fight is not None:
        fight.fled.append((seat, foe.number))
        table.tell(what, seat, foe.card)
        moment(table, ESCAPES, seat, None, foe.number)


# Forward moves of the player who runs away.


class RunFrom(AimedAct):
    """Rolls against one monster."""

    sure: bool = True
    verb: ClassVar[str] = "run_away"
    way: Way = PROPOSE

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        fight = table.fight
        if fight is None:
            return []
        return [Aim(foe=foe.number) for foe in fight.foes if (seat, foe.number) not in fight.fled]

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        table.push(RollToRun(seat, aim.foe))


class Sacrifice(AtCardAct):
    """Sacrifices a companion instead of rolling, before one's own first roll (RUN-06)."""

    verb: ClassVar[str] = "sacrifice"
    way: Way = PROPOSE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        fight = table.fight
        return ROLLED if fight is None or seat in fight.rolled else None

    def cards(self, table: Table, window: Window, seat: int) -> list[Card]:
        return [other for other in table.play(seat) if other.kind in COMPANION_KINDS]

    def take(self, table: Table, seat: int, target: Card) -> None:
        fight = table.fight
        table.tell("sacrifice", seat, target)
        discard(table, target)
        if fight is None:
            return
        fight.gone.append(seat)
        if seat == fight.fighter and fight.helper != NOBODY:
            table.push(HelperToo(seat))


class HelperToo(Question):
    """Asks the fighter whether the helper escapes too, or must roll."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kind = "helper_escapes"

    def rule(self) -> Rule:
        return HELPER_TOO

    def about(self, table: Table) -> QuestionView:
        fight = table.fight
        if fight is None:
            return QuestionView(kind=self.kind)
        helper = fight.helper
        idle = not any([pursues(table, helper, foe) for foe in fight.foes])
        return QuestionView(kind=self.kind, seat=helper, idle=idle)

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice("choose", HelperFreed(), said=YES),
            Choice("choose", Done(), said=NO),
        ]


class HelperFreed(Step):
    def run(self, table: Table) -> None:
        fight = table.fight
        if fight is not None and fight.helper != NOBODY:
            fight.gone.append(fight.helper)


# The roll and what follows.


class Chase(Step):
    """A step about one player who runs and one monster; it does nothing once either is gone."""

    def __init__(self, seat: int, foe: int) -> None:
        self.seat: Final = seat
        self.foe: Final = foe

    def run(self, table: Table) -> None:
        foe = chaser(table, self.seat, self.foe)
        if foe is not None:
            self.meet(table, foe)

    def meet(self, table: Table, foe: Foe) -> None:
        raise NotImplementedError


def chaser(table: Table, seat: int, number: int) -> Foe | None:
    """The monster, if it is in the fight and the seat is alive (DEATH-05)."""
    fight = table.fight
    return None if fight is None or table.seats[seat].dead else fight.foe(number)


def _done(table: Table, seat: int, foe: int) -> None:
    if table.fight is not None:
        table.fight.fled.append((seat, foe))


class RollToRun(Chase):
    def meet(self, table: Table, foe: Foe) -> None:
        if any([NO_ESCAPE in card.by_key for card in foe_cards(table, foe)]):
            # No die is rolled (RUN-04), so a companion may still be sacrificed (RUN-06).
            table.push(Caught(self.seat, self.foe))
            return
        if table.fight is not None:
            table.fight.rolled.append(self.seat)
        table.push(Throw(self.seat, self.foe))
        happen(table, About(RUNS_AWAY, self.seat, None, self.foe))


class Throw(Chase):
    """Rolls to run away, unless the player has escaped without a roll."""

    def meet(self, table: Table, foe: Foe) -> None:
        if not _is_gone(table, self.seat):
            bonus = run_bonus(table, self.seat, foe) + die_bonus(table, self.seat)
            lay(table, RunDie(self.seat, table.throw(), bonus, self.foe), True)


def _is_gone(table: Table, seat: int) -> bool:
    return table.fight is not None and seat in table.fight.gone


class RunDie(DieFallen):
    """The roll to run away: 5 or more escapes (RUN-02). Bonuses are those in force when it is judged."""

    def __init__(self, seat: int, value: int, bonus: int, foe: int) -> None:
        super().__init__(seat, value, bonus)
        self.foe: Final = foe

    def with_value(self, value: int) -> DieFallen:
        return RunDie(self.seat, value, self.bonus, self.foe)

    def needed(self) -> int:
        return max(1, ESCAPE_AT - self.bonus)

    def averted(self, table: Table) -> Step:
        return Done()

    def run(self, table: Table) -> None:
        foe = chaser(table, self.seat, self.foe)
        if foe is None or _is_gone(table, self.seat):
            return
        bonus = run_bonus(table, self.seat, foe) + die_bonus(table, self.seat)
        if self.value + bonus >= ESCAPE_AT:
            _away(table, self.seat, foe, "escape")
        else:
            table.push(Caught(self.seat, self.foe))


class Caught(Chase):
    """A roll has failed: the Bad Stuff follows at once, unless somebody averts it (RUN-03)."""

    def meet(self, table: Table, foe: Foe) -> None:
        table.tell("caught", self.seat, foe.card)
        table.push(BadStuff(self.seat, self.foe))
        moment(table, IS_CAUGHT, self.seat, None, self.foe)


class BadStuff(Pending):
    def __init__(self, seat: int, foe: int) -> None:
        self.seat: Final = seat
        self.foe: Final = foe

    def averted(self, table: Table) -> Step:
        return Spared(self.seat, self.foe)

    def again(self) -> Step:
        """The step that repeats the failed roll."""
        return RollToRun(self.seat, self.foe)

    def run(self, table: Table) -> None:
        foe = chaser(table, self.seat, self.foe)
        if foe is not None:
            _done(table, self.seat, self.foe)
            if not _is_gone(table, self.seat):
                suffer(table, self.seat, foe)


class Spared(Chase):
    """The player was caught, and the Bad Stuff was averted."""

    def meet(self, table: Table, foe: Foe) -> None:
        _done(table, self.seat, self.foe)


def is_immune(table: Table, seat: int, foe: Foe) -> bool:
    """Whether the Bad Stuff of this monster does nothing to a player."""
    for card in active(table, seat):
        for standing in card.by_key.get(IMMUNE_BAD_STUFF, ()):
            if standing.meets_foe(table, foe):
                return True
    return False


def suffer(table: Table, seat: int, foe: Foe) -> None:
    """Runs the Bad Stuff of a monster for a player; that of a Steed is the loss of a Level (STEED-01)."""
    if table.seats[seat].dead:
        return
    if is_immune(table, seat, foe):
        table.tell("cancelled", seat, foe.card)
        return
    if foe.card.kind == "steed":
        lose(table, seat, 1)
    else:
        begin(table, foe.card.face.bad_stuff, Cause(foe.card, seat, seat, foe.number))
