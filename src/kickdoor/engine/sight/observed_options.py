"""A learner's numbers of one option: a row that tells it from all other options of its ask."""

from __future__ import annotations

from typing import Final

from ..table.agenda import Option
from ..table.card import Card
from ..table.fight import Fight
from ..table.piles import (
    ASIDE,
    DOOR_DISCARDS,
    IN_FIGHT,
    LIMBO,
    OPEN_DUNGEONS,
    TREASURE_DISCARDS,
    Pile,
    is_body,
    is_deck,
    is_discards,
    is_hand,
    is_play,
    seat_of,
)
from ..table.table import Table
from .places import OPTION, SHOWN, ZONES, first_quad
from .quads import Sheet, bounded

_OPTION: Final = first_quad(OPTION)
_SENTENCE: Final = 2  # the answers before the sentences: yes, no

# Places in ZONES, from 1.
OWN_HAND: Final = 1
IN_PLAY: Final = 2
OTHER_HAND: Final = 3
BODY: Final = 8
ELSEWHERE: Final = len(ZONES)
_OPEN: Final = {IN_FIGHT: 4, LIMBO: 5, DOOR_DISCARDS: 6, TREASURE_DISCARDS: 7, OPEN_DUNGEONS: 9}


def write_options(sheet: Sheet, options: list[Option], page: int) -> None:
    """The rows of one page."""
    numbers, near = sheet.numbers, sheet.near
    at = _OPTION
    sentences = 0
    for place in range(page * SHOWN, min(len(options), (page + 1) * SHOWN)):
        option = options[place]
        said = option.said
        card = said.card if option.card is None else option.card
        way = option.way + 1
        verb = numbers.verbs.get(option.verb, 0)
        aim = option.aim
        seat = foe = 0
        if aim is not None:
            if aim.seat >= 0:
                seat = near[aim.seat]
            elif aim.foe >= 0:
                foe = _foe_place(sheet.table.fight, aim.foe)
            if aim.card is not None or aim.side >= 0:
                _write_on(sheet, at + 2, aim.card, aim.side + 1)
        if card is None:
            sheet.put(at, verb, way, 0, 0)
            if seat or foe:
                sheet.put(at + 1, 0, 0, seat, foe)
        else:
            pile = sheet.table.where[card.index]
            sheet.put(at, verb, way, sheet.of_card[card.index], _zone(pile, sheet.seat))
            sheet.put(at + 1, _owner(sheet, pile), _place(sheet.table, card, pile), seat, foe)
        if said.text:
            answer = 0
            if said.sentence:
                sentences += 1
                answer = _SENTENCE + sentences
            elif said.answer:
                answer = numbers.answers[said.answer]
            number = 0 if said.number is None else bounded(said.number)
            share = numbers.shares[said.share]
            sheet.put(at + 3, number, share, answer, numbers.abilities.get(said.ability, 0))
        at += OPTION.step


def _write_on(sheet: Sheet, at: int, card: Card | None, side: int) -> None:
    """The card or the side that is aimed at."""
    if card is None:
        sheet.put(at, 0, 0, 0, side)
    else:
        pile = sheet.table.where[card.index]
        sheet.put(at, sheet.of_card[card.index], _owner(sheet, pile), _place(sheet.table, card, pile), side)


def _foe_place(fight: Fight | None, number: int) -> int:
    """The place of a monster of the fight, from 1."""
    if fight is not None:
        place = 1
        for foe in fight.foes:
            if foe.number == number:
                return place
            place += 1
    return 0


def _zone(pile: Pile, seat: int) -> int:
    """Where a card lies: its place in ZONES, from 1."""
    if is_hand(pile):
        return OWN_HAND if seat_of(pile) == seat else OTHER_HAND
    if is_play(pile):
        return IN_PLAY
    if is_body(pile):
        return BODY
    return _OPEN.get(pile, ELSEWHERE)


def _owner(sheet: Sheet, pile: Pile) -> int:
    """Whose hand, cards in play or body it is."""
    return sheet.near[seat_of(pile)] if is_hand(pile) or is_play(pile) or is_body(pile) else 0


def _place(table: Table, card: Card, pile: Pile) -> int:
    """Which card of its pile it is, from 1; in the discards the last one is the first; 0 where nobody may know."""
    if is_deck(pile) or pile == ASIDE:
        return 0
    cards = table.piles[pile]
    place = cards.index(card)
    return len(cards) - place if is_discards(pile) else place + 1
