"""Open windows: what each seat may do in one, and when it closes."""

from __future__ import annotations

from ..sums.gear import active, refresh
from ..table.absent import NO_FOE, NOBODY
from ..table.acts import (
    S_ANY,
    S_CALM,
    S_CARRIER,
    S_COMBAT,
    S_FRESH,
    S_MINE,
    S_OUT,
    S_SETUP,
    S_TURN,
    WITH_LEISURE,
    Act,
)
from ..table.agenda import PASS_OPTION, Option
from ..table.card import Card
from ..table.piles import HANDS, PLAY_AREAS
from ..table.sentence import CARRIES, KEYWORD, RUNS_AWAY
from ..table.table import NO_CARDS, Counted, Table
from ..table.window import FIGHT, FLEE, SETUP, START, TRADING, About, Window
from .script import happen


def moment(
    table: Table, event: int, who: int, it: Card | None = None, foe: int = NO_FOE, by: int = NOBODY
) -> None:
    """Something happens to a seat: what fires by itself does, then whoever has an answer may give it."""
    book = table.book
    if not book.events >> event & 1:
        return
    about = About(event, who, it, foe, by)
    if book.hand_events >> event & 1 or _answered_in_play(table, event):
        table.push(Window.interrupt(about))
    happen(table, about)


def _answered_in_play(table: Table, event: int) -> bool:
    for seat, owner in enumerate(table.seats):
        if not owner.dead:
            if owner.active is None:
                refresh(table, seat)
            if owner.answered >> event & 1:
                return True
    return table.fight is not None and table.fight.answers(event)


# What a seat may do.


def options_at(table: Table, window: Window, seat: int) -> list[Option]:
    """What this seat may do in the open window."""
    owner = table.seats[seat]
    if owner.dead:
        return []
    if window.about is not None:
        return _answers(table, window, window.about, seat)
    lead = seat == window.lead
    if owner.draft is not None:
        result = owner.draft.options(table, seat)
    else:
        result = _forward(table, window) if lead and window.then is None else []
        if table.offers:
            _offers(table, window, seat, result)
        if not table.tally or table.tally.get((seat, "acts", 0), 0) < table.book.settings.acts:
            _acts(table, window, seat, result)
    if not lead and window.then is not None and not window.passed >> seat & 1:
        result.append(PASS_OPTION)
    # Last, so that the numbers of the other options stay as they are in older records.
    if (lead and window.kind == START and not table.tally) or table.traders or table.book.settings.live:
        _trade_marks(table, window, seat, result)
    return result


def situation(table: Table, window: Window, seat: int) -> int:
    """The bits of what this seat could do here."""
    kind = window.kind
    if kind == SETUP:
        if table.turns == 0:
            return S_SETUP if seat == window.lead else 0
        if seat == window.lead:
            # Back from the dead (DEATH-07): what may be done at any time may be done now.
            return S_SETUP | S_ANY if table.hurried else (S_SETUP | S_ANY) * WITH_LEISURE
    bits = S_ANY
    if table.turn == seat:
        bits |= S_TURN
    fight = table.fight
    if fight is None or (fight.fighter != seat and fight.helper != seat):
        bits |= S_OUT
        if table.turn == seat:
            bits |= S_CALM
        if table.seats[seat].keyed[CARRIES]:
            bits |= S_CARRIER
    elif kind == FIGHT:
        bits |= S_MINE
    if kind == FIGHT:
        bits |= S_COMBAT
    if table.seats[seat].fresh:
        bits |= S_FRESH
    return bits if table.hurried else bits * WITH_LEISURE


def _forward(table: Table, window: Window) -> list[Option]:
    """The forward moves of the lead, in a list of its own."""
    kept = table.keeping()
    found = kept.forward
    if found is None:
        found = []
        for act in table.book.forward[window.kind]:
            act.add_options(table, window, window.lead, found)
            if window.kind == FIGHT and found:
                break  # a win that can be claimed is not run from (RUN-08): no need to count again
        kept.forward = found
    return found[:]


def _trade_marks(table: Table, window: Window, seat: int, result: list[Option]) -> None:
    if window.kind not in TRADING or table.seats[seat].draft is not None:
        return
    if table.tally.get((seat, "acts", 0), 0) < table.book.settings.acts:
        for act in table.book.trade_marks:
            act.add_options(table, window, seat, result)


def _offers(table: Table, window: Window, seat: int, result: list[Option]) -> None:
    to = by = False
    for offer in table.offers:
        to = to or offer.to == seat
        by = by or offer.by == seat
    if to:
        for act in table.book.answer_acts:
            act.add_options(table, window, seat, result)
    if by:
        for act in table.book.sender_acts:
            act.add_options(table, window, seat, result)


def _acts(table: Table, window: Window, seat: int, result: list[Option]) -> None:
    if table.seats[seat].active is None:
        refresh(table, seat)  # what is in force is known from here on
    # Both are listed once, while only drafts, offers and passes change.
    kept = table.lasting or table.keeping()
    found = kept.of_cards[seat]
    other = None if table.book.settings.live else kept.besides[seat]  # `hold on` is listed by what others did
    if found is None or other is None:
        bits = situation(table, window, seat)
        if found is None:
            found = _of_cards(table, window, seat, bits)
            kept.of_cards[seat] = found
        if other is None:
            other = []
            besides_cards(table, window, seat, bits, table.book.seat_acts, other)
            kept.besides[seat] = other
    result += found
    result += other


def besides_cards(
    table: Table, window: Window, seat: int, bits: int, acts: list[Act], result: list[Option]
) -> None:
    """Adds the options of these acts, of the seat's keywords, and of cards that answer an escape."""
    for act in acts:
        if act.situations & bits:
            act.add_options(table, window, seat, result)
    if table.seats[seat].keyed[KEYWORD]:
        for act in table.book.keyword_acts:
            if act.situations & bits:
                act.add_options(table, window, seat, result)
    if window.kind == FLEE:
        _event_acts(table, window, seat, RUNS_AWAY, result)


def _of_cards(table: Table, window: Window, seat: int, bits: int) -> list[Option]:
    """What a seat may do with its cards, once it is known which are in force; drafts and offers change nothing."""
    result: list[Option] = []
    for act in acts_of_cards(table, window, seat, bits):
        act.add_options(table, window, seat, result)
    return result


def acts_of_cards(table: Table, window: Window, seat: int, bits: int) -> list[Act]:
    """The acts of a seat's cards that are looked at in its situation."""
    found: list[Act] = []
    pledged = NO_CARDS if table.fight is None else table.pledged(seat)
    for card in table.piles[HANDS[seat]]:
        if card.hand_situations & bits and card not in pledged:
            for act in card.hand_acts:
                if act.situations & bits:
                    found.append(act)
    if window.card is not None and seat == window.lead:
        for act in window.card.hand_acts:
            if act.situations & bits:
                found.append(act)
    for act in table.seats[seat].acts:
        if act.situations & bits:
            found.append(act)
    return found


def _answers(table: Table, window: Window, about: About, seat: int) -> list[Option]:
    """At an interrupt, only what is made for that moment."""
    result: list[Option] = []
    _event_acts(table, window, seat, about.event, result)
    if not window.passed >> seat & 1:
        result.append(PASS_OPTION)
    return result


def _event_acts(table: Table, window: Window, seat: int, event: int, result: list[Option]) -> None:
    pledged = table.pledged(seat)
    for card in table.hand(seat):
        if card.hand_answered >> event & 1 and card not in pledged:
            for act in card.hand_events[event]:
                act.add_options(table, window, seat, result)
    in_force = active(table, seat)
    if table.seats[seat].answered >> event & 1:
        for card in in_force:
            if card.answered >> event & 1:
                for act in card.play_events[event]:
                    act.add_options(table, window, seat, result)
    for card in table.piles[PLAY_AREAS[seat]]:
        # A one-shot is never in force, but works from the table as from the hand (CMB-06). A Curse that lies there
        # is no longer played (RULE-39).
        if card.hand_answered >> event & 1 and card.kind == "one_shot":
            for act in card.hand_events[event]:
                act.add_options(table, window, seat, result)
    if event in table.book.event_acts:
        for act in table.book.event_acts[event]:
            act.add_options(table, window, seat, result)
    fight = table.fight
    if fight is not None and seat in fight.side():
        only = NO_FOE if window.about is None else window.about.foe
        for foe in fight.foes:
            if (only == NO_FOE or only == foe.number) and foe.card.answered >> event & 1:
                for act in foe.card.play_events[event]:
                    act.add_options(table, window, seat, result)


def listed(table: Table, window: Window, seat: int) -> list[Option]:
    """The options of a seat, listed once between two answers."""
    found = table.listed[seat]
    if found is None:
        found = options_at(table, window, seat)
        table.listed[seat] = found
    return found


# How a window goes on.


def speaks(table: Table, seat: int, loud: bool) -> None:
    """Counts an act that was taken (RULE-25). A loud one cancels the lead's proposal and all passes."""
    key: tuple[int, Counted, int] = (seat, "acts", 0)
    table.tally[key] = table.tally.get(key, 0) + 1
    window = table.agenda[-1]
    if loud and isinstance(window, Window):
        table.agenda[-1] = window.proposing(None)


def close(table: Table) -> None:
    """A window with a lead closes: its stage is over."""
    table.agenda.pop()
    table.beats += 1
    if table.tally:
        table.tally = {}
    lasting = table.book.settings.offers_last
    if table.offers and not lasting:
        table.offers = []
    if table.drafting:
        for seat, owner in enumerate(table.seats):
            if not lasting or owner.draft is None or not owner.draft.lasts():
                table.compose(seat, None)
    for owner in table.seats:
        if owner.fresh:
            owner.fresh = []
