"""What is about to happen and may still be averted: a die judged, a Curse, Bad Stuff, a card drawn face up."""

from __future__ import annotations

from typing import Final

from kickdoor.views.events import Facts

from ..sums.gear import active
from ..sums.totals import faced_die_bonus
from ..table.absent import NO_FOE, NOBODY
from ..table.agenda import Step
from ..table.card import Card
from ..table.face import DECKS
from ..table.piles import LIMBO, discards_of
from ..table.sentence import DRAWS_FACE_UP, IMMUNE, IMMUNE_DOOR, IS_STRUCK, ROLLS, ROLLS_TO_RUN, Cause
from ..table.table import Table
from ..table.zones import discard, into_play, move, top
from .script import begin, finds
from .windows import moment


class Pending(Step):
    """A step that something may cancel, replace or change before it is reached."""

    def averted(self, table: Table) -> Step:
        """What remains to be done where it is cancelled."""
        return self


class Done(Step):
    """It was averted; nothing is left to do."""


def nearest(table: Table) -> Pending | None:
    """What is about to happen next of all that may still be averted."""
    for step in reversed(table.agenda):
        if isinstance(step, Pending):
            return step
    return None


def nearest_die(table: Table) -> DieFallen | None:
    """The die that lies on the table and is not yet judged."""
    for step in reversed(table.agenda):
        if isinstance(step, DieFallen):
            return step
    return None


def cancel(table: Table) -> None:
    """What is about to happen does nothing."""
    step = nearest(table)
    if step is not None:
        table.replace(step, step.averted(table))


# Dice.


class DieFallen(Pending):
    """A die lies on the table and is not yet judged."""

    def __init__(self, seat: int, value: int, bonus: int) -> None:
        self.seat: Final = seat
        self.value: Final = value  # as it fell, or as it was set or changed
        self.bonus: Final = bonus

    def with_value(self, value: int) -> DieFallen:
        raise NotImplementedError

    def total(self) -> int:
        return self.value + self.bonus

    def needed(self) -> int:
        """The least number that is enough, with the bonus of the roll; 0: any number means something."""
        return 0


class ScriptDie(DieFallen):
    """A die rolled by a card; later sentences of the card read it."""

    def with_value(self, value: int) -> DieFallen:
        return ScriptDie(self.seat, value, self.bonus)

    def run(self, table: Table) -> None:
        table.memos[-1] = table.memo().with_roll(self.total())


def roll(table: Table, seat: int) -> None:
    """Rolls a die for the list of sentences that is running."""
    memo = table.memo()
    bonus = faced_die_bonus(table, seat) + memo.luck
    lay(table, ScriptDie(seat, table.throw(), bonus), False)


def lay(table: Table, die: DieFallen, running: bool) -> None:
    """A die has fallen: everyone sees it, and whoever can may change it before it is judged."""
    table.tell("die", die.seat, facts=Facts(amount=die.value, bonus=die.bonus, needed=die.needed()))
    table.push(die)
    if running:
        moment(table, ROLLS_TO_RUN, die.seat)
    moment(table, ROLLS, die.seat)


def change_die(table: Table, value: int) -> None:
    """Sets the die that lies there to another number."""
    die = nearest_die(table)
    if die is not None:
        table.tell("die_changed", die.seat, facts=Facts(amount=value, needed=die.needed()))
        table.replace(die, die.with_value(value))


# Curses.


class Strike(Step):
    """A Curse comes at somebody: from the door, from a hand, or turned away from another."""

    def __init__(self, card: Card, victim: int, by: int) -> None:
        self.card: Final = card
        self.victim: Final = victim
        self.by: Final = by  # NOBODY: from the door

    def run(self, table: Table) -> None:
        victim = self.victim
        table.strikes += 1
        if table.seats[victim].dead or _immune(table, victim, self.by == NOBODY):
            table.tell("cancelled", victim, self.card)
            discard(table, self.card)
            return
        table.push(StrikeLands(self.card, victim, self.by))
        moment(table, IS_STRUCK, victim, self.card, NO_FOE, self.by)


def _immune(table: Table, seat: int, door: bool) -> bool:
    for card in active(table, seat):
        cause = card.causes[seat]
        for standing in card.by_key.get(IMMUNE, ()):
            if standing.worth(table, cause):
                return True
        if door:
            for standing in card.by_key.get(IMMUNE_DOOR, ()):
                if standing.worth(table, cause):
                    return True
    return False


class StrikeLands(Pending):
    """The Curse takes effect, then is discarded; a lasting one stays until lifted or spent (CURSE-02)."""

    def __init__(self, card: Card, victim: int, by: int) -> None:
        self.card: Final = card
        self.victim: Final = victim
        self.by: Final = by

    def averted(self, table: Table) -> Step:
        table.tell("cancelled", self.victim, self.card)
        discard(table, self.card)
        return Done()

    def run(self, table: Table) -> None:
        card = self.card
        victim = self.victim
        if table.seats[victim].dead:
            discard(table, card)
            return
        cause = Cause(card, victim, victim if self.by == NOBODY else self.by, NO_FOE, self.by)
        table.tell("curse", victim, card)
        play = card.face.play
        if card.bonus or card.face.always or card.face.abilities:
            into_play(table, victim, card)
            table.tell("stays", victim, card)
        if play is None or not play.does:
            return
        table.push(Spent(card))
        if finds(table, play.does, cause):
            begin(table, play.does, cause)
        else:
            table.tell("missed_curse", victim, card)


class Spent(Step):
    """A Curse that has struck is discarded."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def run(self, table: Table) -> None:
        if table.where[self.card.index] == LIMBO:
            discard(table, self.card)


def turn_strike(table: Table, seat: int) -> None:
    """The Curse that is about to land strikes somebody else instead."""
    step = nearest(table)
    if isinstance(step, StrikeLands):
        by = step.victim if step.by == NOBODY else step.by
        table.replace(step, Strike(step.card, seat, by))


# Cards drawn face up.


class DrawFaceUp(Pending):
    """A card is about to be drawn face up; `then` receives it."""

    def __init__(self, seat: int, deck: int, then: Receiver, instead: Card | None = None) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.then: Final = then
        self.instead: Final = instead  # of the discards

    def averted(self, table: Table) -> Step:
        return NotDrawn(self.seat, self.then)

    def run(self, table: Table) -> None:
        if table.seats[self.seat].dead:
            self.then.receive(table, self.seat, None)
            return
        card = self.instead
        if card is None or table.where[card.index] != discards_of(self.deck):
            card = top(table, self.deck)
        if card is None:
            table.tell("none_left", self.seat, facts=Facts(deck=DECKS[self.deck]))
        else:
            move(table, card, LIMBO)
        self.then.receive(table, self.seat, card)


class NotDrawn(Step):
    """A card that was about to be drawn face up is not."""

    def __init__(self, seat: int, then: Receiver) -> None:
        self.seat: Final = seat
        self.then: Final = then

    def run(self, table: Table) -> None:
        self.then.receive(table, self.seat, None)


class Receiver:
    """What is done with a card once it is drawn face up; None where none is."""

    def receive(self, table: Table, seat: int, card: Card | None) -> None:
        raise NotImplementedError


def draw_face_up(table: Table, seat: int, deck: int, then: Receiver) -> None:
    table.push(DrawFaceUp(seat, deck, then))
    moment(table, DRAWS_FACE_UP, seat)


def draw_from_discards(table: Table) -> None:
    """The card about to be drawn comes from its own deck's discards, with all that follows (CLS-09)."""
    step = nearest(table)
    if isinstance(step, DrawFaceUp):
        # What was paid for this lies on the pile by now, and is not what was on top.
        paid = table.memo().paid
        for card in reversed(table.piles[discards_of(step.deck)]):
            if card not in paid:
                table.replace(step, DrawFaceUp(step.seat, step.deck, step.then, card))
                return
