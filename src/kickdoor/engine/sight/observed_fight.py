"""A learner's numbers of the fight, of offers and drafts, and of what has happened."""

from __future__ import annotations

from typing import Final

from kickdoor.views.events import NO_FACTS

from ..play.help import HelpDraft, HelpOffer
from ..play.sales import SaleDraft
from ..play.show import ShowDraft
from ..play.trade import TradeDraft, TradeOffer
from ..sums.rewards import foe_levels, foe_treasures, won_levels, won_treasures
from ..sums.totals import beats, foe_strength, monsters, munchkins
from ..table.absent import NO_PACK, NOBODY
from ..table.agenda import Draft, Offer
from ..table.card import Card
from ..table.events import Log
from ..table.fight import Fight, Shot, Terms
from ..table.piles import PLAY_AREAS
from ..table.table import Table
from .numbering import Numbering
from .places import DRAFT, EVENT, EVENTS, FIGHT, FOE, FOES, OFFER, OFFERS, SHOT, SHOTS, first_quad
from .quads import Sheet, bounded, quad

_DRAFT: Final = first_quad(DRAFT)
_FIGHT: Final = first_quad(FIGHT)
_FOE: Final = first_quad(FOE)
_SHOT: Final = first_quad(SHOT)
_OFFER: Final = first_quad(OFFER)
_EVENT: Final = first_quad(EVENT)

HELP: Final = 1
TRADE: Final = 2
SALE: Final = 3
SHOW: Final = 4
MUNCHKINS: Final = 1
MONSTERS: Final = 2
ON_PLAYER: Final = 7  # beside the places of monsters


def write_fight(sheet: Sheet, fight: Fight) -> None:
    table, near = sheet.table, sheet.near
    ours, theirs = munchkins(table, fight), monsters(table, fight)
    winning = not fight.foes or beats(table, fight, ours, theirs)
    won = won_treasures(table, fight)
    terms = fight.terms
    sheet.put(_FIGHT, bounded(ours), bounded(theirs), bounded(ours - theirs), 1)
    sheet.put(_FIGHT + 1, int(winning), int(fight.decided), won_levels(table, fight), won)
    price = 0 if terms is None or fight.helper == NOBODY else terms.counted(won)
    sheet.put(_FIGHT + 2, near[fight.fighter], near[fight.helper], price, len(fight.foes))
    for place, foe in enumerate(fight.foes):
        if place == FOES:
            break
        power, levels = bounded(foe_strength(table, foe)), foe_levels(table, foe)
        sheet.put(_FOE + place, power, levels, foe_treasures(table, foe), sheet.of_card[foe.card.index])
    if fight.shots:
        for place, shot in enumerate(fight.shots[: -SHOTS - 1 : -1]):
            side = MUNCHKINS if shot.munchkins else MONSTERS
            card = sheet.of_card[shot.card.index]
            sheet.put(_SHOT + place, card, near[shot.by], side, _struck(fight, shot, near))


def _struck(fight: Fight, shot: Shot, near: list[int]) -> int:
    """What a card was played on: the place of a monster or, after those, of a player; 0 for a side."""
    if shot.seat != NOBODY:
        return ON_PLAYER + near[shot.seat]
    if shot.pack == NO_PACK:
        return 0
    place = 1
    for foe in fight.foes:
        if foe.pack == shot.pack:
            return min(place, FOES)
        place += 1
    return 0


# Offers and drafts.


def write_offers(sheet: Sheet) -> None:
    """Those to this seat, then those by it, then the others."""
    table, seat = sheet.table, sheet.seat
    sorted_offers = [offer for offer in table.offers if offer.to == seat]
    sorted_offers += [offer for offer in table.offers if offer.by == seat]
    sorted_offers += [offer for offer in table.offers if seat not in (offer.to, offer.by)]
    at = _OFFER
    for offer in sorted_offers[:OFFERS]:
        _write_offer(sheet, offer, at)
        at += OFFER.step


def _write_offer(sheet: Sheet, offer: Offer, at: int) -> None:
    table, near, seat = sheet.table, sheet.near, sheet.seat
    numbers = sheet.numbers
    if isinstance(offer, HelpOffer):
        terms = offer.promised
        sheet.put(at, near[offer.by], near[offer.to], HELP, _counted(table, terms))
        first = int(terms.helper_first)
        sheet.put(at + 1, numbers.shares[terms.share], first, len(terms.plays), len(terms.items))
        sheet.put_cards(at + 2, list(terms.items))
        if terms.plays and (seat == offer.by or seat == offer.to):
            sheet.put_cards(at + 3, list(terms.plays))
    elif isinstance(offer, TradeOffer):
        sheet.put(at, near[offer.by], near[offer.to], TRADE, 0)
        sheet.put(at + 1, 0, 0, 0, len(offer.give) + len(offer.want))
        sheet.put_cards(at + 2, list(offer.give))
        sheet.put_cards(at + 3, list(offer.want))


def _counted(table: Table, terms: Terms) -> int:
    """How many Treasures are promised as the fight stands."""
    if terms.share == "number" or table.fight is None:
        return terms.treasures
    return terms.counted(won_treasures(table, table.fight))


def write_draft(sheet: Sheet, draft: Draft) -> None:
    table, near, seat = sheet.table, sheet.near, sheet.seat
    numbers = sheet.numbers
    at = _DRAFT
    give: list[Card] = []
    want: list[Card] = []
    if isinstance(draft, HelpDraft):
        terms = draft.read(table)
        mine = draft.by == draft.fighter
        to = draft.helper if mine else draft.fighter
        give = [*terms.items, *terms.plays]
        sheet.put(at, HELP, near[to], _counted(table, terms), numbers.shares[terms.share])
        sheet.put(at + 1, int(terms.helper_first), 0, int(mine), len(give))
    elif isinstance(draft, TradeDraft):
        give = [card for card in draft.give if table.where[card.index] == PLAY_AREAS[draft.by]]
        want = [card for card in draft.want if table.where[card.index] == PLAY_AREAS[draft.to]]
        sheet.put(at, TRADE, near[draft.to], 0, 0)
        sheet.put(at + 1, 0, 0, 0, len(give) + len(want))
    elif isinstance(draft, SaleDraft):
        give = [card for card in draft.items if table.holder(card) == seat]
        sheet.put(at, SALE, 0, 0, 0)
        sheet.put(at + 1, 0, bounded(draft.view(table).gold), 0, len(give))
    elif isinstance(draft, ShowDraft):
        give = [card for card in draft.cards if table.holder(card) == seat]
        sheet.put(at, SHOW, near[draft.to], 0, 0)
        sheet.put(at + 1, 0, 0, 0, len(give))
    sheet.put_cards(at + 2, give)
    sheet.put_cards(at + 3, want)


# What has happened.


class Told:
    """Numbers of the events of a log that are the same for all seats; they are worked out once."""

    def __init__(self, log: Log) -> None:
        self.log: Final = log
        self.kinds: Final[list[int]] = []
        self.facts: Final[list[int]] = []  # a quad

    def read(self, numbers: Numbering) -> None:
        """Works out what has been told since."""
        events = self.log.events
        if len(events) < len(self.kinds):
            self.kinds.clear()
            self.facts.clear()
        for place in range(len(self.kinds), len(events)):
            event = events[place]
            facts = event.facts
            self.kinds.append(numbers.events.get(event.what, 0))
            if facts is NO_FACTS:
                self.facts.append(0)
            else:
                self.facts.append(quad(bounded(facts.amount), facts.bonus, facts.needed, facts.level))


def write_events(sheet: Sheet, told: Told) -> None:
    near, seat = sheet.near, sheet.seat
    told.read(sheet.numbers)
    events = told.log.events
    last = len(events)
    at = _EVENT
    for place in range(last - 1, max(-1, last - 1 - EVENTS), -1):
        event = events[place]
        card = event.card
        shown = 0
        if card is not None and (event.knows < 0 or event.knows >> seat & 1):
            shown = sheet.of_card[card.index]
        sheet.put(at, told.kinds[place], near[event.who], near[event.other], shown)
        if told.facts[place]:
            sheet.cells[at + 1] = told.facts[place]
        at += 2
