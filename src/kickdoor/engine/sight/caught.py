"""What comes of being caught by a monster, as far as the seat may know it: for views that people read."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..play.escape import suffer
from ..table.agenda import Question
from ..table.card import Card
from ..table.face import DOOR, TREASURE
from ..table.fight import Foe
from ..table.piles import deck_of
from ..table.table import Table
from ..table.window import Window
from ..turns.procedure import advance

MOMENTS: Final = 12  # how many of them may follow one another on the copy


class Caught(NamedTuple):
    """Whether the Bad Stuff kills, and whether it finds nothing to take."""

    dies: bool = False
    idle: bool = False


def caught(table: Table, seat: int, foe: Foe) -> Caught:
    """Tries the Bad Stuff of a monster on a copy; where chance or a choice decides, only a death is told."""
    copy = table.clone()
    found = None if copy.fight is None else copy.fight.foe(foe.number)
    if found is None:
        return Caught()
    depth = len(copy.agenda)
    suffer(copy, seat, found)
    for _ in range(MOMENTS):
        advance(copy)
        if copy.deaths > table.deaths and copy.seats[seat].reborn:  # until the own next turn
            return Caught(dies=is_known(table, copy))
        top = copy.agenda[-1]
        if copy.over or isinstance(top, Question) or not isinstance(top, Window) or top.about is None:
            break
        copy.agenda.pop()
    rests = len(copy.agenda) == depth and copy.agenda[-1] is table.agenda[-1]
    return Caught(idle=rests and is_known(table, copy) and _state(copy, seat) == _state(table, seat))


def harm_of(card: Card) -> int:
    """How much the Bad Stuff of a monster hurts; that of a Steed is the loss of a Level (STEED-01)."""
    return 10 if card.kind == "steed" else sum([verb.harm() for verb in card.face.bad_stuff])


def is_known(table: Table, copy: Table) -> bool:
    """Whether no die was thrown and no card drawn on the way to the copy."""
    if copy.counter != table.counter or copy.rolls != table.rolls:
        return False
    for deck in (DOOR, TREASURE):
        if len(copy.piles[deck_of(deck)]) != len(table.piles[deck_of(deck)]):
            return False
    return True


def _state(table: Table, seat: int) -> tuple[object, ...]:
    """All that Bad Stuff may change."""
    owner = table.seats[seat]
    return (
        [(one.level, one.dead, one.steps) for one in table.seats],
        (owner.sex, owner.house, owner.missing, owner.turned),
        [len(pile) for pile in table.piles],
        table.kept,
    )
