"""Views of what a seat may do and is asked: options, the question, its own cards and draft."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import (
    AskView,
    DroppedView,
    OfferView,
    OptionView,
    ProposalView,
    QuestionView,
    RescueView,
    SwapView,
)
from kickdoor.views.table import OwnView

from ..table.agenda import SIDES, WAYS, Ask, Option, Question
from ..table.sentence import Aim
from ..table.shown import seen
from ..table.table import Table
from ..table.window import KINDS, Window
from .outcome import outcomes as outcomes_of
from .rescue import rescue
from .swaps import swaps

UNAIMED: Final = Aim()
# A window and a draft ask the same each time.
_OF_WINDOWS: Final = tuple([QuestionView(kind=kind) for kind in KINDS])
_OF_DRAFTS: Final = {kind: QuestionView(kind=kind) for kind in ("help", "trade", "sale", "show")}


def seen_option(table: Table, option: Option) -> OptionView:
    """An option as its own seat sees it: made once, as long as its cards have the same tags. Views share it."""
    found = option.shown
    if found is not None:
        card, aim = option.card or option.said.card, option.aim
        if card is None or found.card is seen(table, card):
            if aim is None or aim.card is None or found.on is seen(table, aim.card):
                return found
    found = option_view(table, option)
    option.shown = found
    return found


def option_view(table: Table, option: Option, word: str = "") -> OptionView:
    """An option as its own seat sees it, in a view of its own, to which more may be added."""
    card, aim, said = option.card, option.aim, option.said
    shown = said.card if card is None else card
    view = None if shown is None else seen(table, shown)
    ability = said.ability
    if card is not None and ability == card.name:
        ability = ""
    if aim is None:
        aim = UNAIMED
    on = aim.card
    return OptionView(
        way=WAYS[option.way],
        word=word,
        verb=option.verb,
        card=view,
        ability=ability,
        answer=said.answer,
        sentence=said.sentence,
        number=said.number,
        share=said.share,
        seat=None if aim.seat < 0 else aim.seat,
        foe=None if aim.foe < 0 else aim.foe,
        side=None if aim.side < 0 else SIDES[aim.side],
        on=None if on is None else seen(table, on),
    )


def proposal_view(table: Table, window: Window | None) -> ProposalView | None:
    """What is about to happen; it shows the card it names."""
    if window is None or window.then is None:
        return None
    deed = option_view(table, window.then)
    return ProposalView(
        by=window.lead,
        verb=deed.verb,
        card=deed.card,
        ability=deed.ability,
        answer=deed.answer,
        sentence=deed.sentence,
        number=deed.number,
        share=deed.share,
        seat=deed.seat,
        foe=deed.foe,
        side=deed.side,
        on=deed.on,
    )


def question_view(table: Table, seat: int) -> QuestionView:
    """What a seat's choice is about: the question, what it composes, or the open window."""
    top = table.agenda[-1]
    if isinstance(top, Question):
        return top.about(table)
    draft = table.seats[seat].draft
    if draft is not None:
        return _OF_DRAFTS[draft.kind]
    if isinstance(top, Window):
        return _OF_WINDOWS[top.kind]
    return QuestionView(kind="")


def ask_view(table: Table, ask: Ask, words: bool = False, outcomes: bool = False) -> AskView:
    """What a seat may answer; with each option's word where it goes over the wire, and what follows for people."""
    draft = table.seats[ask.seat].draft
    if words:
        options = [option_view(table, option, option.word(table)) for option in ask.options]
    elif draft is not None or outcomes:
        options = [option_view(table, option) for option in ask.options]
    else:
        options = [seen_option(table, option) for option in ask.options]
    if draft is not None:
        for option, view in zip(ask.options, options, strict=True):
            draft.complete(table, option, view)
    turned: RescueView | None = None
    instead: tuple[SwapView, ...] = ()
    if outcomes:
        thens = outcomes_of(table, ask.seat, ask.options)
        for view, then in zip(options, thens, strict=True):
            view.then = then
        turned = rescue(table, ask.seat, ask.options, thens)
        instead = swaps(table, ask.seat, ask.options)
    return AskView(ask.number, question_view(table, ask.seat), options, turned, instead)


def own_view(table: Table, seat: int, ask: Ask | None, words: bool = False, outcomes: bool = False) -> OwnView:
    """What only its own seat sees: its hand, and what it is asked."""
    return own_part(table, seat, None if ask is None else ask_view(table, ask, words, outcomes))


def own_part(table: Table, seat: int, ask: AskView | None) -> OwnView:
    """The same, with the view of what it is asked."""
    owner = table.seats[seat]
    return OwnView(
        seat=seat,
        hand=[seen(table, card) for card in table.hand(seat)],
        fresh=tuple([table.tags[card.index] for card in owner.fresh]),
        ask=ask,
        draft=None if owner.draft is None else owner.draft.view(table),
        offers=_own_offers(table, seat) if table.offers else (),
        dropped=_dropped(table, seat) if table.dropped else None,
    )


def _dropped(table: Table, seat: int) -> DroppedView | None:
    """The last draft of this seat that became void since its last answer."""
    for one in reversed(table.dropped):
        if one.seat == seat:
            return DroppedView(one.kind, one.to, one.why)
    return None


def offers_for(table: Table, seat: int) -> list[OfferView]:
    """The open offers as this seat knows them: with the cards of a hand that it may see."""
    return [
        offer.complete(
            table,
            offer.full_view(table) if seat in (offer.by, offer.to) and offer.cards() else offer.view(table),
        )
        for offer in table.offers
    ]


def _own_offers(table: Table, seat: int) -> tuple[OfferView, ...]:
    """The offers to or by this seat that name cards of a hand."""
    return tuple(
        [
            offer.complete(table, offer.full_view(table))
            for offer in table.offers
            if seat in (offer.by, offer.to) and offer.cards()
        ]
    )
