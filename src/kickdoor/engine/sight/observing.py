"""A learner's observation: what a seat may know, written as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..flow.led import asked
from ..flow.pending import StrikeLands, nearest, nearest_die
from ..sums.gear import active
from ..sums.totals import capacity, hand_limit, run_bonus, strength
from ..table.absent import NOBODY
from ..table.agenda import Option, Question
from ..table.card import Card
from ..table.piles import (
    DOOR_DECK,
    DOOR_DISCARDS,
    LIMBO,
    OPEN_DUNGEONS,
    TREASURE_DECK,
    TREASURE_DISCARDS,
)
from ..table.sentence import IS_STRUCK, ROLLS, ROLLS_TO_RUN
from ..table.table import Table
from ..table.window import About, Window
from ..turns.phase import phase
from .numbering import Numbering
from .observed_fight import Told, write_draft, write_events, write_fight, write_offers
from .observed_options import write_options
from .places import GEAR, HAND, IN_HAND, IN_PLAY, MASK, PLAYERS, QUAD, QUADS, SHOWN, TABLE, first_quad
from .quads import Out, Sheet, bounded

_TABLE: Final = first_quad(TABLE)
_MOMENT: Final = _TABLE + 5
_PLAYER: Final = first_quad(PLAYERS)
_GEAR: Final = first_quad(GEAR)
_HAND: Final = first_quad(HAND)
_OF_GEAR: Final = IN_PLAY // 2  # quads of a player's cards

# By number of legal actions, which are the first ones: the mask, a byte for each action.
_MASKS: Final = [
    [sum([1 << 8 * place for place in range(8) if 8 * eight + place < count]) for eight in range(MASK)]
    for count in range(SHOWN + 2)
]
IN_FORCE: Final = 1
CARRIED: Final = 2
KEPT: Final = 4
ATTACHED: Final = 8
_SEXES: Final = {"": 0, "male": 1, "female": 2}
FIGHTS: Final = 1
HELPS: Final = 2


class Laid:
    """The numbers of a player's cards in play; good while what follows from these cards is not worked out anew."""

    def __init__(self, keyed: list[list[Card]], quads: list[int]) -> None:
        self.keyed: Final = keyed
        self.quads: Final = quads


class Observer:
    """Writes the observations of one table after another, all with the same book."""

    def __init__(self, numbers: Numbering) -> None:
        self.numbers: Final = numbers
        self._laid: Final[dict[int, Laid]] = {}  # by seat
        self._told: Told | None = None
        self._cells: Final = vec[i64]([0] * (QUADS + MASK))
        self._bytes: Final = memoryview(self._cells).cast("B")

    def write(self, table: Table, seat: int, options: list[Option] | None, page: int, out: Out) -> None:
        """What a seat may know; with one page of its options, and the mask of its actions, where it acts next."""
        cells = self._cells
        for cell in range(QUADS + MASK):
            cells[cell] = 0
        sheet = Sheet(self.numbers, table, seat, cells)
        _write_table(sheet, 0 if options is None else len(options), page)
        _write_question(sheet, options is not None)
        for step in range(len(table.seats)):
            other = (seat + step) % len(table.seats)
            in_force = active(table, other)
            _write_player(sheet, other, _PLAYER + step * PLAYERS.step)
            at = _GEAR + step * _OF_GEAR
            for quad in self._gear(table, other, in_force):
                cells[at] = quad
                at += 1
        hand = table.hand(seat)
        for first in range(0, min(len(hand), IN_HAND), QUAD):
            sheet.put_cards(_HAND + first // QUAD, hand, first)
        if table.fight is not None:
            write_fight(sheet, table.fight)
        if table.offers:
            write_offers(sheet)
        draft = table.seats[seat].draft
        if draft is not None:
            write_draft(sheet, draft)
        log = table.log
        if log is not None:
            told = self._told
            if told is None or told.log is not log:
                told = Told(log)
                self._told = told
            write_events(sheet, told)
        if options is not None:
            write_options(sheet, options, page)
            _write_mask(sheet, listed(options, page))
        out[:] = self._bytes

    def _gear(self, table: Table, seat: int, in_force: tuple[Card, ...]) -> list[int]:
        """The quads of the cards in front of a player: two cards in each."""
        owner = table.seats[seat]
        known = self._laid.get(seat)
        if known is not None and known.keyed is owner.keyed:
            return known.quads
        of_card = self.numbers.of_card
        quads: list[int] = []
        for place, card in enumerate(table.play(seat)[:IN_PLAY]):
            state = IN_FORCE if card in in_force else 0
            if card in owner.turned:
                state |= CARRIED
            if card.index in table.kept:
                state |= KEPT | IN_FORCE
            if card.index in table.hosts:
                state |= ATTACHED
            half = of_card[card.index] | state << 16
            if place & 1:
                quads[place >> 1] |= half << 32
            else:
                quads.append(half)
        self._laid[seat] = Laid(owner.keyed, quads)
        return quads


def listed(options: list[Option], page: int) -> int:
    """How many actions are legal on a page of options: one more than are shown where there is a next page."""
    left = len(options) - page * SHOWN
    return SHOWN + 1 if left > SHOWN else left


def _write_mask(sheet: Sheet, count: int) -> None:
    for place, quad in enumerate(_MASKS[count]):
        sheet.cells[QUADS + place] = quad


def _sums(table: Table, seat: int) -> list[int]:
    """Strength, Run Away, hand limit and capacity of a player, kept while nothing changes them."""
    kept = table.keeping().of_seats
    found = kept[seat]
    if not found:
        room = max(0, bounded(capacity(table, seat)))
        found = [bounded(strength(table, seat)), run_bonus(table, seat), hand_limit(table, seat), room]
        kept[seat] = found
    return found


def _write_player(sheet: Sheet, seat: int, at: int) -> None:
    table = sheet.table
    owner = table.seats[seat]
    fight = table.fight
    role = 0
    if fight is not None:
        role = FIGHTS if fight.fighter == seat else HELPS if fight.helper == seat else 0
    sums = _sums(table, seat)
    sheet.put(at, sums[0], sums[1], owner.level, len(table.hand(seat)))
    sheet.put(at + 1, sums[2], len(table.play(seat)), int(owner.dead), _SEXES[owner.sex])
    sheet.put(at + 2, table.traders >> seat & 1, int(owner.extra), role, sums[3])
    steps = owner.steps
    if steps or owner.house is not None or owner.kid is not None:
        numbers = sheet.numbers
        sheet.put(
            at + 3,
            steps[0] if len(steps) > 0 else 0,
            steps[1] if len(steps) > 1 else 0,
            numbers.card(owner.house),
            numbers.card(owner.kid),
        )


def _write_table(sheet: Sheet, count: int, page: int) -> None:
    table, near, numbers = sheet.table, sheet.near, sheet.numbers
    goal = table.book.settings.winning_level
    at = _TABLE
    sheet.put(at, table.turns, goal, near[table.turn], numbers.phases[phase(table)])
    top = table.agenda[-1] if table.agenda else None
    window = top if isinstance(top, Window) else None
    sheet.put(at + 1, 0 if count == 0 else _question(sheet), count, page, near[asked(table)])
    piles = table.piles
    kind = 0 if window is None else window.kind + 1
    sheet.put(at + 2, kind, len(piles[DOOR_DECK]), len(piles[TREASURE_DECK]), table.deaths)
    doors, treasures = piles[DOOR_DISCARDS], piles[TREASURE_DISCARDS]
    sheet.put(
        at + 3,
        len(doors),
        sheet.of_card[doors[-1].index] if doors else 0,
        len(treasures),
        sheet.of_card[treasures[-1].index] if treasures else 0,
    )
    fresh = len(table.seats[sheet.seat].fresh)
    if fresh:
        sheet.put(_MOMENT + 1, 0, 0, 0, fresh)
    if window is not None:
        if window.about is not None:
            _write_moment(sheet, window.about, fresh)
        then = window.then
        if then is not None:
            aim = NOBODY if then.aim is None else then.aim.seat
            verb = numbers.verbs.get(then.verb, 0)
            card = then.said.card if then.card is None else then.card
            sheet.put(at + 7, verb, numbers.card(card), near[aim], near[window.lead])
    sheet.put_cards(at + 8, piles[LIMBO])
    sheet.put_cards(at + 9, piles[OPEN_DUNGEONS])


def _question(sheet: Sheet) -> int:
    """What this seat is asked: by a question, by what it composes, or by the open window."""
    table, questions = sheet.table, sheet.numbers.questions
    top = table.agenda[-1]
    draft = table.seats[sheet.seat].draft
    if isinstance(top, Question):
        return questions.get(top.kind if draft is None else draft.kind, 0)
    if draft is not None:
        return questions[draft.kind]
    return top.kind + 1 if isinstance(top, Window) else 0


def _write_question(sheet: Sheet, mine: bool) -> None:
    """What a question wants to know, for the seat that is asked."""
    table = sheet.table
    top = table.agenda[-1] if table.agenda else None
    if not mine or not isinstance(top, Question):
        return
    about = top.about(table)
    number = 0 if about.card is None else sheet.numbers.by_name.get((about.card.box, about.card.name), 0)
    seat = 0 if about.seat is None else sheet.near[about.seat]
    sheet.put(_TABLE + 4, about.count, about.keep, number, seat)


def _write_moment(sheet: Sheet, about: About, fresh: int) -> None:
    """What an interrupt is about."""
    table, near, numbers = sheet.table, sheet.near, sheet.numbers
    who = near[about.who] if about.who >= 0 else 0
    sheet.put(_MOMENT, numbers.moments.get(about.event, 0), who, numbers.card(about.it), near[about.by])
    if about.event == ROLLS or about.event == ROLLS_TO_RUN:
        die = nearest_die(table)
        if die is not None:
            sheet.put(_MOMENT + 1, die.value, die.needed(), 0, fresh)
    elif about.event == IS_STRUCK:
        coming = nearest(table)
        averted = not isinstance(coming, StrikeLands) or coming.card is not about.it
        sheet.put(_MOMENT + 1, 0, 0, int(averted), fresh)
