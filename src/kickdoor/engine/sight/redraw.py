"""A known card that is drawn instead of an unknown one: which it is, and whether it is of more use than most."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import OutcomeView

from ..flow.pending import DrawFaceUp, nearest
from ..play.uses import AbilityAct
from ..sums.gear import no_slot, usable
from ..sums.totals import beats, monsters, munchkins
from ..table.agenda import Option, Question
from ..table.card import Card
from ..table.piles import discards_of
from ..table.shown import seen
from ..table.table import Table
from ..table.window import Window
from ..turns.procedure import advance, options_of, take
from .caught import MOMENTS

GOOD_BONUS: Final = 3  # few Items add as much


def redraws(option: Option) -> bool:
    """Whether a known card is drawn by this option instead of an unknown one."""
    act = option.act
    return isinstance(act, AbilityAct) and any([verb.redraws for verb in act.ability.does])


def redrawn(table: Table, seat: int, option: Option) -> OutcomeView | None:
    """The card that comes, and the totals where it is a monster that is fought at once."""
    step = nearest(table)
    pile = table.piles[discards_of(step.deck)] if isinstance(step, DrawFaceUp) else []
    if not pile:
        return None
    card = pile[-1]
    copy = _drawn(table, seat, option)
    fight = copy.fight
    if fight is None or table.fight is not None or not fight.foes or fight.foes[0].card is not card:
        return OutcomeView(instead=seen(table, card), better=_is_useful(table, seat, card))
    ours, theirs = munchkins(copy, fight), monsters(copy, fight)
    wins = beats(copy, fight, ours, theirs)
    return OutcomeView(instead=seen(table, card), better=wins, ours=ours, theirs=theirs, wins=wins)


def _drawn(table: Table, seat: int, option: Option) -> Table:
    """A copy on which the card is drawn; the seat pays with the first card that it may pay with."""
    copy = table.clone()
    take(copy, seat, option)
    for _ in range(MOMENTS):
        advance(copy)
        top = copy.agenda[-1]
        if copy.over or copy.fight is not table.fight:
            break
        if isinstance(top, Question) and top.seat == seat:
            take(copy, seat, options_of(copy, seat)[0])
        elif isinstance(top, Window) and top.about is not None:
            copy.agenda.pop()
        else:
            break
    return copy


def _is_useful(table: Table, seat: int, card: Card) -> bool:
    if card.kind == "level_up":
        return True
    room = card.item and usable(table, seat, card) and no_slot(table, seat, card) is None
    return room and card.bonus >= GOOD_BONUS
