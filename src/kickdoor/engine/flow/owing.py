"""Rewards that wait for the end of the fight: what a card pays for getting rid of monsters (RULE-29, PREC-02)."""

from __future__ import annotations

from ..table.fight import Fight, Owed
from ..table.sentence import Cause, Verb
from ..table.table import Table
from .script import Script, begin


def owes(table: Table, verb: Verb, cause: Cause) -> bool:
    """Whether this sentence is a reward for getting rid of monsters in a fight that is on: then it is put off."""
    fight = table.fight
    if fight is None or fight.won or not _rewards(table, cause):
        return False
    fight.owed.append(Owed(verb, cause))
    table.tell("owed", cause.you, cause.card)
    return True


def _rewards(table: Table, cause: Cause) -> bool:
    """Whether the list that is running has sent a monster away, or will with one of its next sentences."""
    if not table.memos:
        return False
    if table.memo().rid:
        return True
    step = table.agenda[-1]
    if not isinstance(step, Script):
        return False
    return any([verb.rids and verb.finds(table, cause) for verb in step.does[step.next :]])


def pay(table: Table, fight: Fight) -> None:
    """Pays what is owed after a fight; who was in it gets nothing unless it was won (MULTI-03)."""
    for owed in reversed(fight.owed):
        if fight.won or owed.cause.you not in fight.side():
            begin(table, (owed.verb,), owed.cause)
