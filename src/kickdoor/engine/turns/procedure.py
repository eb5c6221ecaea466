"""How the game goes on: an option is taken, then steps run until somebody must choose."""

from __future__ import annotations

from ..flow.windows import close, options_at, speaks, waits_for
from ..play.combat import CLAIM_OPTION
from ..table.agenda import ASKS, DRAFT, PASS, PICK, PLAY, PROPOSE, QUIET, RUNS, Option, Question
from ..table.table import LIMBO, Table
from ..table.window import FIGHT, FLEE, REVEALED, Window
from .settling import settle
from .turn import end


def take(table: Table, seat: int, option: Option) -> None:
    """Takes an option of the step on top, in its way."""
    way = option.way
    top = table.agenda[-1]
    if way == PICK:
        table.agenda.pop()
        table.beats += 1
    elif way == PASS:
        assert isinstance(top, Window)
        table.agenda[-1] = top.changed(top.then, top.passed | 1 << seat, top.held, top.silent)
        return
    elif way == PROPOSE:
        assert isinstance(top, Window)
        table.beats += 1
        table.agenda[-1] = top.changed(option, 0, top.held)
        return
    elif way == PLAY:
        table.beats += 1
        speaks(table, seat, True)
    elif way == QUIET:
        speaks(table, seat, False)
    if option.act is not None:
        option.act.take(table, seat, option.card, option.aim)
    elif option.step is not None:
        table.push(option.step)


def is_private(table: Table, seat: int, option: Option) -> bool:
    """Whether a lead who thinks has only composed something: nothing has happened that the table must see to."""
    top = table.agenda[-1]
    return option.way == DRAFT and isinstance(top, Window) and top.lead == seat and top.then is None


def advance(table: Table) -> None:
    """Runs steps until somebody must choose, or the game is over."""
    agenda = table.agenda
    while not table.over:
        if table.listed:
            table.listed = {}
        if table.victors and not table.victory_waits:
            winners = tuple(sorted(set(table.victors)))
            end(table, "the winning Level is reached", winners)
            return
        if table.marks:
            settle(table)
            continue
        top = agenda[-1]
        if top.rest == RUNS:
            agenda.pop()
            top.run(table)
        elif top.rest == ASKS:
            assert isinstance(top, Question)
            options = top.options(table, top.seat)
            if len(options) > 1:
                table.listed[top.seat] = options
                table.waiting = [top.seat]
                return
            agenda.pop()
            if options:
                table.beats += 1
                step = options[0].step
                assert step is not None
                table.push(step)
        else:
            assert isinstance(top, Window)
            if not _goes_on(table, top):
                return


def _goes_on(table: Table, window: Window) -> bool:
    """Whether a window is done with: closed, or carried out; else it waits for somebody."""
    if window.lead >= 0 and _is_stale(table, window):
        close(table)
        return True
    if window.kind == FIGHT and window.then is None and table.fight is not None and not table.fight.foes:
        # RULE-17: with no monster left the claim is proposed by itself.
        table.agenda[-1] = window.changed(CLAIM_OPTION, 0, window.held)
        return True
    table.waiting = waits_for(table, window)
    if table.waiting:
        return False
    then = window.then
    if window.lead < 0:
        table.agenda.pop()
        return True
    assert then is not None and then.act is not None
    close(table)
    then.act.take(table, window.lead, then.card, then.aim)
    return True


def _is_stale(table: Table, window: Window) -> bool:
    """Whether what a window was opened for is no more."""
    lead = window.lead
    if table.seats[lead].dead:
        return True
    kind = window.kind
    if kind == REVEALED:
        return window.it is None or table.where[window.it.index] != LIMBO
    if kind == FIGHT:
        return table.fight is None
    if kind == FLEE:
        fight = table.fight
        return fight is None or lead in fight.gone or lead not in fight.side()
    return False


def waiting(table: Table) -> list[int]:
    """The seats the game waits for; the first is to act."""
    return [] if table.over else table.waiting


def options_of(table: Table, seat: int) -> list[Option]:
    """What a seat may answer now; nothing where it has no ask."""
    if table.over:
        return []
    found = table.listed.get(seat)
    if found is None:
        top = table.agenda[-1]
        if isinstance(top, Window):
            found = options_at(table, top, seat)
        else:
            found = top.options(table, seat) if isinstance(top, Question) and seat in table.waiting else []
        table.listed[seat] = found
    return found
