"""What a win brings: the levels and Treasures of the monsters, and what cards add to them."""

from __future__ import annotations

from ..table.absent import FACERS
from ..table.fight import Fight, Foe
from ..table.piles import OPEN_DUNGEONS
from ..table.sentence import LEVELS, TREASURES, Cause
from ..table.table import Table
from .totals import boosted, foe_cards, spoken, total


def foe_levels(table: Table, foe: Foe) -> int:
    result = 1 if foe.card.kind == "steed" else foe.card.face.levels
    for card in foe_cards(table, foe):
        if LEVELS in card.by_key or LEVELS in card.once:
            cause = Cause(card, FACERS, FACERS, foe.number)
            result += spoken(table, card, LEVELS, cause, [], None)
    return max(0, result + boosted(table, foe, LEVELS, None))


def foe_treasures(table: Table, foe: Foe) -> int:
    """As printed and as changed, and one at least where any was printed (REW-01, RULE-08)."""
    printed = 1 if foe.card.kind == "steed" else foe.card.face.treasures
    result = printed
    for card in foe_cards(table, foe):
        if card is not foe.card:
            result += card.face.treasures
        if TREASURES in card.by_key or TREASURES in card.once:
            cause = Cause(card, FACERS, FACERS, foe.number)
            result += spoken(table, card, TREASURES, cause, [], None)
    result += boosted(table, foe, TREASURES, None)
    return max(min(1, printed), result)


def _extra(table: Table, fight: Fight, key: int) -> int:
    """What the munchkins' own cards add to the fight's rewards; a Dungeon does so once."""
    result = 0
    for seat in fight.side():
        result += total(table, seat, key)
        if seat != fight.fighter:
            for card in table.piles[OPEN_DUNGEONS]:
                result -= spoken(table, card, key, card.causes[seat], [], None)
    return result


def won_levels(table: Table, fight: Fight) -> int:
    """The levels a win would bring now (CMB-04)."""
    result = sum([spoil.levels for spoil in fight.spoils])
    for foe in fight.foes:
        result += foe_levels(table, foe)
    kills = len(fight.foes) + len([spoil for spoil in fight.spoils if spoil.killed])
    return max(0, result + _extra(table, fight, LEVELS)) if kills else 0


def won_treasures(table: Table, fight: Fight) -> int:
    """The Treasures a win would bring now (REW-01)."""
    result = sum([spoil.treasures for spoil in fight.spoils])
    for foe in fight.foes:
        result += foe_treasures(table, foe)
    if result == 0 and not fight.foes:
        return 0
    return max(0, result + _extra(table, fight, TREASURES))
