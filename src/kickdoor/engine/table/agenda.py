"""Steps and questions: what is still to happen, and the one kind of choice the game knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from kickdoor.briefs.deeds import BriefOption
from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.deeds import DraftView, OfferView, OptionView, QuestionView
from kickdoor.views.names import DraftKind, Share, Side, VoidReason, YesOrNo
from kickdoor.views.names import Way as WayName

from .absent import NO_FOE, NO_SIDE, NOBODY

if TYPE_CHECKING:
    from .acts import Act
    from .card import Card
    from .rules import Rule
    from .sentence import Aim
    from .table import Table

# The ways of taking an option.
Way = Literal[0, 1, 2, 3, 4, 5]
PICK: Final = 0  # answers a question
PASS: Final = 1
PROPOSE: Final = 2  # a forward move of a window's lead
PLAY: Final = 3  # loud: it cancels the proposal and all passes of the window
QUIET: Final = 4  # the window stays as it is
DRAFT: Final = 5  # composes something in private

WAYS: Final[tuple[WayName, ...]] = ("pick", "pass", "propose", "play", "quiet", "draft")


@mypyc_attr(acyclic=True)
class Step:
    """One thing that is still to happen. Immutable, so that clones share it.

    A step on top of the agenda runs by itself, unless it is a `Question` or a `Window`: those wait for answers.
    """

    def run(self, table: Table) -> None:
        """Changes the table, or pushes steps."""


class Said:
    """What an option says besides its card and aim; `text` is how its word puts it."""

    __slots__ = ("ability", "answer", "card", "number", "sentence", "share", "text")

    def __init__(
        self,
        text: str = "",
        ability: str = "",
        answer: YesOrNo = "",
        sentence: str = "",
        number: int | None = None,
        card: Card | None = None,
        share: Share = "number",
    ) -> None:
        self.text: Final = text
        self.ability: Final = ability
        self.answer: Final = answer
        self.sentence: Final = sentence
        self.number: Final = number
        self.card: Final = card  # one that is chosen by its name: it has no place on the table yet
        self.share: Final[Share] = share  # of Treasures that are promised


NOTHING: Final = Said()
YES: Final = Said("yes", answer="yes")
NO: Final = Said("no", answer="no")


def says_ability(name: str) -> Said:
    return Said(name, ability=name)


def says_sentence(text: str) -> Said:
    return Said(text, sentence=text)


def says_number(number: int) -> Said:
    return Said(str(number), number=number)


def says_share(share: Share, number: int | None = None) -> Said:
    """Treasures of a fight: all, half, or (with a number) all beyond the first so many."""
    return Said(share if number is None else f"{share} {number}", number=number, share=share)


class Option:
    """Something a seat may do, as data. Its subclasses say what follows when it is taken."""

    __slots__ = ("act", "aim", "brief", "card", "said", "shown", "verb", "way")

    def __init__(
        self,
        way: Way,
        verb: str,
        card: Card | None = None,
        aim: Aim | None = None,
        said: Said = NOTHING,
        act: Act | None = None,
    ) -> None:
        self.way: Final = way
        self.verb: Final = verb
        self.card: Final = card
        self.aim: Final = aim
        self.said: Final = said
        self.act: Final = act  # the act that lists it; None for an answer to a question or a change of a draft
        self.shown: OptionView | None = None  # as it was last shown; good while its cards have the same tags
        self.brief: BriefOption | None = None  # as bots were last shown it, likewise

    @property
    def text(self) -> str:
        """An ability's name, an answer or a number, as its word puts it."""
        return self.said.text

    def take(self, table: Table, seat: int) -> None:
        """Does what the option says, once the window or question has been told."""

    def word(self, table: Table) -> str:
        """Its name on the wire: unique in its ask, and stable while it means the same."""
        parts = [self.verb]
        if self.card is not None:
            parts.append(f"#{_called(table, self.card)}")
        if self.text:
            parts.append(f"={self.text}")
        aim = self.aim
        if aim is not None:
            if aim.seat != NOBODY:
                parts.append(f"@{aim.seat}")
            if aim.foe != NO_FOE:
                parts.append(f"!{aim.foe}")
            if aim.card is not None:
                parts.append(f"+{_called(table, aim.card)}")
            if aim.side != NO_SIDE:
                parts.append(f"~{SIDES[aim.side]}")
        return ":".join(parts)


PASS_OPTION: Final = Option(PASS, "pass")


class Choice(Option):
    """An option that puts a step on the agenda."""

    __slots__ = ("step",)

    def __init__(
        self,
        verb: str,
        step: Step,
        card: Card | None = None,
        aim: Aim | None = None,
        said: Said = NOTHING,
        way: Way = PICK,
    ) -> None:
        super().__init__(way, verb, card, aim, said)
        self.step: Final = step

    def take(self, table: Table, seat: int) -> None:
        table.push(self.step)


# Sides of a fight, as an aim.
MUNCHKINS: Final = 0
MONSTERS: Final = 1
SIDES: Final[tuple[Side, ...]] = ("munchkins", "monsters")


def _called(table: Table, card: Card) -> str:
    """How a word names a card: by its tag, or by its name where it has none."""
    tag = table.tags[card.index]
    return str(tag) if tag else card.name


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """What one seat may answer now. An answer is an index into the options, or an option's word."""

    __slots__ = ("number", "options", "seat")

    def __init__(self, seat: int, number: int, options: list[Option]) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.options: Final = options


class Question(Step):
    """One seat must choose; nobody else has an ask. No option: nothing happens; one: it is done unasked."""

    seat: int = NOBODY
    kind: str = ""  # what it wants to know

    def options(self, table: Table, seat: int) -> list[Option]:
        raise NotImplementedError

    def about(self, table: Table) -> QuestionView:
        """What is asked, as data."""
        return QuestionView(kind=self.kind)

    def topic(self) -> str:
        """What tells it from other questions."""
        return self.kind

    def rule(self) -> Rule:
        """The rule that asks, and refuses what it does not list."""
        raise NotImplementedError

    def refusal(self, table: Table, verb: str) -> Rule | None:
        """Why it does not list what one might expect of it; None where there is no other reason than its rule."""
        return None


class Draft:
    """A sale, bargain or trade being composed by one seat, beside the window. It only grows, or is dropped."""

    kind: DraftKind = "show"
    told: str = ""  # the event that says it was sent

    def options(self, table: Table, seat: int) -> list[Option]:
        raise NotImplementedError

    def offer(self, table: Table) -> Offer | None:
        """What is put to the other when it is sent."""
        return None

    def with_card(self, table: Table, verb: str, card: Card) -> Draft:
        """The draft with one card more; the verb says what for."""
        raise NotImplementedError

    def with_term(self, table: Table, verb: str, said: Said) -> Draft:
        """The draft with one term more, or another one, that names no card."""
        raise NotImplementedError

    def with_seat(self, table: Table, other: int) -> Draft:
        """The draft, addressed to this seat."""
        raise NotImplementedError

    def view(self, table: Table) -> DraftView:
        """What it says so far, for the seat that composes it."""
        raise NotImplementedError

    def refusal(self, table: Table) -> Rule | None:
        """Why it can no longer be sent."""
        return None

    def lasts(self) -> bool:
        """Whether it may be composed on in another window."""
        return False

    def void(self, table: Table) -> VoidReason | None:
        """Why it is void; None where it can be sent, or may be able to be later."""
        return None

    def meant_for(self, table: Table, option: Option) -> int:
        """The seat that one of its options is aimed at by the draft alone, or NOBODY."""
        return NOBODY

    def complete(self, table: Table, option: Option, view: OptionView) -> None:
        """Adds to the view of one of its options what only the draft knows."""


class Dropped:
    """A draft that became void while it was composed."""

    def __init__(self, seat: int, kind: DraftKind, to: int, why: VoidReason) -> None:
        self.seat: Final = seat
        self.kind: Final[DraftKind] = kind
        self.to: Final = to
        self.why: Final[VoidReason] = why


class Offer:
    """What one seat has put to another, and has not yet been answered."""

    to: int = NOBODY
    by: int = NOBODY
    beat: int = 0  # the public beat with which it was put: an older ask does not know it

    def refusal(self, table: Table) -> Rule | None:
        """Why it cannot be accepted now."""
        raise NotImplementedError

    def sent(self, table: Table) -> None:
        """What happens because it was put to the other seat."""

    def declined(self, table: Table) -> None:
        """What is remembered of it when it is declined."""

    def strike(self, table: Table) -> None:
        """The bargain is made."""
        raise NotImplementedError

    def counter(self, table: Table) -> Draft:
        """The same terms from the other side, to ask more."""
        raise NotImplementedError

    def view(self, table: Table) -> OfferView:
        """Its terms, as all have heard them."""
        raise NotImplementedError

    def complete(self, table: Table, view: OfferView) -> OfferView:
        """Adds to its view what is true only at present."""
        return view

    def cards(self) -> tuple[Card, ...]:
        """The cards of a hand that it names, which only these two seats see."""
        return ()

    def full_view(self, table: Table) -> OfferView:
        """Its terms with these cards, for the two seats."""
        return self.view(table)

    def lacks(self, table: Table) -> Card | None:
        """A card that it names and that is gone: then the offer is void (HELP-04)."""
        return None

    def misses(self, table: Table) -> Card | None:
        """The same, of cards that make an offer void only where offers last."""
        return None

    def void(self, table: Table) -> VoidReason | None:
        """Why it is void, where offers last; None where it can be accepted, or may be able to be later."""
        return None
