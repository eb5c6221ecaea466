"""What our bots read of a game: where they are asked, in games they imagine, and what they imagine games from."""

from __future__ import annotations

from kickdoor.briefs.seat import Brief

from .game import Game
from .sight.brief import TableBrief
from .sight.scope import KNOWING, NOT_IMAGINABLE, QUICK, TOLD, Imagining
from .table.agenda import PICK
from .table.agenda import Ask as Ask  # bots name it, too
from .table.rules import Refused


def brief(game: Game, seat: int, imaginable: bool) -> Brief:
    """What a seat that is asked may know; `imaginable`: whether games can be imagined from it."""
    return TableBrief(game.table, game.names, game.open_ask(seat), TOLD if imaginable else KNOWING)


def quick_brief(game: Game, ask: Ask) -> Brief:
    """The same in an imagined game: without a log."""
    return TableBrief(game.table, game.names, ask, QUICK)


def is_question(ask: Ask) -> bool:
    """Whether a question is asked, and not what a seat does in a window."""
    return ask.options[0].way == PICK


def glance(game: Game, seat: int) -> Brief:
    """The position as a seat of an imagined game sees it, without what it is asked."""
    return TableBrief(game.table, game.names, Ask(seat, 0, []), QUICK)


def imagined(view: Brief, seed: int | str) -> Game:
    """A game that fits what a seat may know, hidden cards and dice dealt anew; it keeps no log."""
    base = view.imagining
    if not isinstance(base, Imagining):
        raise Refused(NOT_IMAGINABLE)
    return Game(base.table(str(seed)), base.names, {"seed": seed}, False)


def fits(game: Game, view: Brief) -> bool:
    """Whether an imagined game has the same options. Totals that count a hidden hand may differ in it."""
    seat = view.seat
    ask = game.ask(seat)
    if ask is None or len(ask.options) != len(view.ask.options):
        return False
    here = TableBrief(game.table, game.names, ask, QUICK)
    composes = game.table.seats[seat].draft is not None
    for own, other in zip(here.ask.options, view.ask.options, strict=True):
        if not own.means(other) or (composes and here.shown(own) != view.shown(other)):
            return False
    return True
