"""Options, asks, offers and events as bots read them."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import AskView, OfferView, OptionView, QuestionView
from kickdoor.views.names import Share, Side, Way, YesOrNo

from .cards import BriefCard, brief_of, briefs_of
from .native import mypyc_attr


@mypyc_attr(acyclic=True)
class BriefOption:
    """Something a seat may answer: the fields of `OptionView`."""

    __slots__ = (
        "ability", "answer", "card", "foe", "number", "on", "seat", "sentence", "share", "side", "verb", "way",
    )  # fmt: skip

    def __init__(self, way: Way, verb: str, card: BriefCard | None) -> None:
        self.way: Final[Way] = way
        self.verb: Final = verb
        self.card: Final = card
        self.ability = ""
        self.answer: YesOrNo = ""
        self.sentence = ""
        self.number: int | None = None
        self.share: Share = "number"
        self.seat: int | None = None
        self.foe: int | None = None
        self.side: Side | None = None
        self.on: BriefCard | None = None

    def view(self) -> OptionView:
        """The same as a view, without what only a draft knows."""
        return OptionView(
            way=self.way,
            verb=self.verb,
            card=None if self.card is None else self.card.view,
            ability=self.ability,
            answer=self.answer,
            sentence=self.sentence,
            number=self.number,
            share=self.share,
            seat=self.seat,
            foe=self.foe,
            side=self.side,
            on=None if self.on is None else self.on.view,
        )

    def means(self, other: BriefOption) -> bool:
        """Whether it is the same option, of the same cards, maybe in another game."""
        if self is other:
            return True
        return (
            self.verb == other.verb
            and self.way == other.way
            and _is_same(self.card, other.card)
            and _is_same(self.on, other.on)
            and self.seat == other.seat
            and self.foe == other.foe
            and self.side == other.side
            and self.number == other.number
            and self.share == other.share
            and self.ability == other.ability
            and self.answer == other.answer
            and self.sentence == other.sentence
        )


def _is_same(card: BriefCard | None, other: BriefCard | None) -> bool:
    if card is other:
        return True
    if card is None or other is None or card.tag != other.tag:
        return False
    return card.face is other.face or (card.name == other.name and card.box == other.box)


def option_of(view: OptionView) -> BriefOption:
    """An option of a view."""
    option = BriefOption(view.way, view.verb, None if view.card is None else brief_of(view.card))
    option.ability = view.ability
    option.answer = view.answer
    option.sentence = view.sentence
    option.number = view.number
    option.share = view.share
    option.seat = view.seat
    option.foe = view.foe
    option.side = view.side
    option.on = None if view.on is None else brief_of(view.on)
    return option


@mypyc_attr(acyclic=True, free_list_len=1)
class BriefAsk:
    """What a seat may answer now; `kind` is that of its question."""

    __slots__ = ("kind", "number", "options")

    def __init__(self, number: int, kind: str, options: list[BriefOption]) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.options: Final = options


def ask_of(view: AskView) -> BriefAsk:
    """The ask of a view."""
    question: QuestionView = view.question
    return BriefAsk(view.number, question.kind, [option_of(option) for option in view.options])


@mypyc_attr(acyclic=True)
class BriefOffer:
    """A bargain or trade that waits for an answer, as this seat knows it."""

    def __init__(self, view: OfferView) -> None:
        self.view: Final = view
        self.by: Final[int] = view.by
        self.to: Final[int] = view.to
        self.treasures: Final[int] = view.treasures
        self.share: Final[Share] = view.share
        self.gives: Final = briefs_of(view.gives)
        self.wants: Final = briefs_of(view.wants)
        self.cards: Final = briefs_of(view.cards)


@mypyc_attr(acyclic=True)
class BriefEvent:
    """What a bot remembers of an event: the same for all seats, for it names no card."""

    __slots__ = ("other", "side", "what", "who")

    def __init__(self, what: str, who: int | None, other: int | None, side: Side | None) -> None:
        self.what: Final = what
        self.who: Final = who
        self.other: Final = other
        self.side: Final[Side | None] = side
