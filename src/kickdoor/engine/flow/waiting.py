"""Whom an open window waits for: at a quick table, whoever has something to say."""

from __future__ import annotations

from ..sums.gear import active
from ..table.agenda import PLAY, Option
from ..table.piles import HANDS, PLAY_AREAS
from ..table.table import Table
from ..table.window import FIGHT, FLEE, INTERRUPT, SETUP, TRADING, Window
from .windows import acts_of_cards, besides_cards, listed, situation


def _always_waits(table: Table, window: Window) -> bool:
    settings = table.book.settings
    kind = window.kind
    if kind == FIGHT or kind == INTERRUPT:
        return True
    if kind == SETUP and table.turns == 0:
        return False
    if window.held or settings.wait_everywhere or (kind == FLEE and settings.wait_in_flight):
        return True
    for seat, owner in enumerate(table.seats):
        if owner.fresh and seat != window.lead and not owner.dead:
            return True
    return False


def waits_for(table: Table, window: Window) -> list[int]:
    """The seats without whose answer nothing goes on; the first of them in seat order is to act."""
    lead = window.lead
    if window.about is None and window.then is None:
        if table.book.settings.live:
            return [lead]
        haggling = table.drafting
        for offer in table.offers:
            haggling |= 1 << offer.to
        haggling &= ~(1 << lead)
        return [seat for seat in table.from_turn() if haggling >> seat & 1] if haggling else [lead]
    if window.kind == FIGHT and not _fight_goes_on(table):
        return []
    everybody = _always_waits(table, window)
    trades = table.traders != 0 and _trades(table, window)
    if not everybody and not trades:
        return []
    if trades and _has_offer(table, lead):
        return [lead]
    waiting: list[int] = []
    quiet = 0
    live = table.book.settings.live
    for seat in table.from_turn():
        if seat == lead or (window.passed | window.silent) >> seat & 1 or table.seats[seat].dead:
            continue
        if (
            live
            or (everybody and _has_something_to_say(table, window, seat))
            or (trades and _would_trade(table, window, seat))
        ):
            waiting.append(seat)
            if not live:
                break
        else:
            quiet |= 1 << seat
    if quiet:
        table.agenda[-1] = window.not_asking(quiet)
    return waiting


def _fight_goes_on(table: Table) -> bool:
    fight = table.fight
    return fight is None or len(fight.foes) > 0 or table.book.settings.late_wandering


def _has_something_to_say(table: Table, window: Window, seat: int) -> bool:
    """On a quick table: a loud act; in a window with a lead also an offer to answer, or a draft."""
    about = window.about
    if about is not None:
        return _could_answer(table, about.event, seat) and _is_loud(listed(table, window, seat))
    if table.seats[seat].draft is not None or _has_offer(table, seat):
        return True
    if seat != window.lead:
        return _has_loud_act(table, window, seat)
    return _is_loud(listed(table, window, seat))


def _could_answer(table: Table, event: int, seat: int) -> bool:
    """Whether `_event_acts` would look at any act of a seat."""
    active(table, seat)
    if table.seats[seat].answered >> event & 1 or event in table.book.event_acts:
        return True
    for card in table.piles[HANDS[seat]]:
        if card.hand_answered >> event & 1:
            return True
    for card in table.piles[PLAY_AREAS[seat]]:
        if card.hand_answered >> event & 1:
            return True
    return table.fight is not None and table.fight.answers(event)


def _is_loud(options: list[Option]) -> bool:
    for option in options:
        if option.way == PLAY:
            return True
    return False


def _has_loud_act(table: Table, window: Window, seat: int) -> bool:
    """Whether `options_at` would list a loud act of a seat that composes nothing: quiet acts are not looked at."""
    if table.tally and table.tally.get((seat, "acts", 0), 0) >= table.book.settings.acts:
        return False
    active(table, seat)  # as in `_acts`
    bits = situation(table, window, seat)
    found: list[Option] = []
    kept = table.keeping().of_cards[seat]
    if kept is None:
        for act in acts_of_cards(table, window, seat, bits):
            if act.way == PLAY:
                act.add_options(table, window, seat, found)
                if found:
                    return True
    elif _is_loud(kept):
        return True
    besides_cards(table, window, seat, bits, table.book.loud_acts, found)
    return _is_loud(found)


def _has_offer(table: Table, seat: int) -> bool:
    for offer in table.offers:
        if offer.to == seat:
            return True
    return False


def _trades(table: Table, window: Window) -> bool:
    """Whether a quick table asks those who are open to trades: out of combat, when the lead goes on (TIME-02)."""
    return window.kind in TRADING and table.fight is None and not table.book.settings.live


def _would_trade(table: Table, window: Window, seat: int) -> bool:
    """Whether a seat composes a trade, has one to answer, or is open to trades and has not yet passed here."""
    if table.seats[seat].draft is not None or _has_offer(table, seat):
        return True
    if not table.traders >> seat & 1 or window.heard >> seat & 1:
        return False
    for option in listed(table, window, seat):
        if option.verb == "offer":
            return True
    return False
