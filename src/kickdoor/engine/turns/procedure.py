"""How the game goes on: an option is taken, then steps run until somebody must choose."""

from __future__ import annotations

from typing import Final

from ..flow.waiting import waits_for
from ..flow.windows import close, options_at, speaks
from ..play.bargains import lapse
from ..play.combat import CLAIM_OPTION
from ..play.escape import is_let_go
from ..table.absent import NOBODY
from ..table.agenda import DRAFT, PASS, PLAY, PROPOSE, QUIET, Option, Question
from ..table.piles import LIMBO
from ..table.table import NOTHING_LISTED, Table
from ..table.window import FIGHT, FLEE, REVEALED, Window
from ..table.zones import lose
from .settling import settle, shifted
from .turn import end


def take(table: Table, seat: int, option: Option) -> bool:
    """Takes an option of the window or question on top of the agenda; False where no step needs to run then."""
    if table.dropped:
        table.dropped = [one for one in table.dropped if one.seat != seat]
    top = table.agenda[-1]
    way = option.way
    if way == DRAFT:
        # Composing something leaves the window or question open.
        option.take(table, seat)
        if isinstance(top, Window) and top.lead == seat and top.then is None:
            # Before any proposal the lead alone is asked, so nothing goes on.
            table.listed[seat] = None
            return False
        return True
    if not isinstance(top, Window):
        table.lasting = None
        table.agenda.pop()
        table.beats += 1
        option.take(table, seat)
    elif way == PASS:
        table.agenda[-1] = top.passed_by(1 << seat)
    elif way == PROPOSE:
        table.beats += 1
        table.agenda[-1] = top.proposing(option)
    else:
        if way == PLAY:
            table.beats += 1
            speaks(table, seat, True)
        elif way == QUIET:
            speaks(table, seat, False)
        if way == PLAY or option.card is not None:
            # What is said quietly and without a card changes offers and marks alone.
            table.lasting = None
        option.take(table, seat)
    return True


def advance(table: Table) -> None:
    """Runs steps until somebody must choose, or the game is over."""
    agenda = table.agenda
    table.listed = NOTHING_LISTED[:]
    while not table.over:
        if table.victors and not table.victory_waits:
            table.lasting = None
            winners = tuple(sorted(set(table.victors)))
            end(table, "winning_level", winners)
            return
        if table.marks:
            table.lasting = None
            settle(table)
            continue
        top = agenda[-1]
        if isinstance(top, Window):
            if table.book.shifting and shifted(table):
                continue
            if not _goes_on(table, top):
                return
            table.listed = NOTHING_LISTED[:]
        elif isinstance(top, Question):
            options = top.options(table, top.seat)
            if len(options) > 1:
                table.listed[top.seat] = options
                table.waiting = [top.seat]
                return
            if not options or options[0].way != DRAFT:
                # Composing something leaves the question open, also where it can only be dropped.
                agenda.pop()
            if options:
                table.beats += 1
                options[0].take(table, top.seat)
        else:
            agenda.pop()
            top.run(table)
        table.lasting = None


MAY_END: Final = frozenset({REVEALED, FIGHT, FLEE})  # windows whose reason may be gone while their lead lives


def _goes_on(table: Table, window: Window) -> bool:
    """Closes a window or carries out its proposal where it can; False where it waits for somebody."""
    if table.offers or (table.drafting and table.book.settings.offers_last):
        lapse(table)
    lead = window.lead
    if lead != NOBODY and (table.seats[lead].dead or (window.kind in MAY_END and _is_stale(table, window))):
        close(table)
        shown = window.card
        if shown is not None and table.where[shown.index] == LIMBO:
            # RULE-27: whoever drew it cannot take it any more.
            lose(table, lead, shown, "untaken")
        return True
    if window.kind == FIGHT and window.then is None and table.fight is not None and not table.fight.foes:
        # RULE-17: with no monster left the claim is proposed by itself.
        table.agenda[-1] = window.proposing(CLAIM_OPTION)
        return True
    table.waiting = waits_for(table, window)
    if table.waiting:
        return False
    then = window.then
    if then is None:
        # An interrupt: nobody has anything more to say.
        table.agenda.pop()
    else:
        close(table)
        then.take(table, lead)
    return True


def _is_stale(table: Table, window: Window) -> bool:
    """Whether the reason a window was opened for is gone."""
    lead = window.lead
    kind = window.kind
    if kind == REVEALED:
        return window.card is None or table.where[window.card.index] != LIMBO
    if kind == FIGHT:
        return table.fight is None
    if kind == FLEE:
        fight = table.fight
        if fight is None or lead in fight.gone or lead not in fight.side():
            return True
        # A Level, a Class or a sex may have changed before the roll (RUN-04).
        return is_let_go(table, fight, lead)
    return False


def waiting(table: Table) -> list[int]:
    """The seats the game waits for; the first is to act."""
    return [] if table.over else table.waiting


def options_of(table: Table, seat: int) -> list[Option]:
    """What a seat may answer now; nothing where it has no ask."""
    if table.over:
        return []
    found = table.listed[seat]
    if found is None:
        top = table.agenda[-1]
        if isinstance(top, Window):
            found = options_at(table, top, seat)
        else:
            found = top.options(table, seat) if isinstance(top, Question) and seat in table.waiting else []
        table.listed[seat] = found
    return found
