"""What a fight comes to with a helper: the same for the button that asks and for the bot that is asked."""

from __future__ import annotations

from ..sums.gear import active
from ..sums.resting import strength_at_rest, sums_at_rest
from ..sums.totals import beats, monsters, munchkins
from ..table.absent import NOBODY
from ..table.fight import Fight
from ..table.sentence import HELPS_KILL
from ..table.table import Table


def ahead_with(table: Table, fight: Fight, helper: int) -> int:
    """By how much the munchkins are ahead with this helper, before anything is paid; above 0 where they win."""
    sums = sums_at_rest(table, fight)
    if sums.wins or not _is_open(table, fight, helper):
        return sums.ours - sums.theirs + strength_at_rest(table, helper)
    kept = table.keeping()
    found = kept.ahead.get(helper)
    if found is not None:
        return found
    # Only sums are read while it is so, and a clone would cost more than they do.
    fight.helper, table.lasting = helper, None
    try:
        ours, theirs = munchkins(table, fight), monsters(table, fight)
        wins = beats(table, fight, ours, theirs)
    finally:
        fight.helper, table.lasting = NOBODY, kept
    found = max(1, ours - theirs) if wins else min(0, ours - theirs)
    kept.ahead[helper] = found
    return found


def helped(table: Table, fight: Fight, ahead: int) -> tuple[tuple[int, int], ...]:
    """The seats whose help brings another sum than their strength does; of a fight that is lost alone."""
    found: list[tuple[int, int]] = []
    for seat in range(len(table.seats)):
        if _is_open(table, fight, seat):
            with_help = ahead_with(table, fight, seat)
            if with_help != ahead + strength_at_rest(table, seat):
                found.append((seat, with_help))
    return tuple(found)


def rewarded(table: Table, fight: Fight) -> tuple[tuple[int, str], ...]:
    """Who would be rewarded by a card of their own for helping to beat a monster, and by which (HELP-06)."""
    found: list[tuple[int, str]] = []
    for seat in range(len(table.seats)):
        if seat != fight.fighter and not table.seats[seat].dead:
            for card in active(table, seat):
                if any([verb.harm() < 0 for one in card.autos.get(HELPS_KILL, ()) for verb in one.does]):
                    found.append((seat, card.name))
                    break
    return tuple(found)


def _is_open(table: Table, fight: Fight, seat: int) -> bool:
    """Whether this seat could still help."""
    return not fight.decided and fight.helper == NOBODY and seat != fight.fighter and not table.seats[seat].dead
