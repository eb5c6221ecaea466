"""Verbs about cards: lose, draw, take from the discards, look at, play."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import ChooseCards, each_card
from kickdoor.engine.flow.drawing import ActsWhenDrawn, acts_when_drawn, draw
from kickdoor.engine.flow.owing import owes
from kickdoor.engine.flow.pending import DrawFaceUp as AboutToDraw
from kickdoor.engine.flow.pending import Receiver, draw_face_up, draw_from_discards, nearest
from kickdoor.engine.flow.windows import moment
from kickdoor.engine.table.agenda import Step
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.face import TREASURE
from kickdoor.engine.table.piles import discards_of, is_deck, is_discards, play_of
from kickdoor.engine.table.sentence import EVERY, LOSES_CARD, Cause, Deed, Node, Selector, Verb
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.zones import bury, lose, note, take, top
from kickdoor.views.deeds import RefusalView

from ..sentences.lacks import DECK_EMPTY, NO_DISCARDS
from ..sentences.nouns import CardNoun, in_hand
from ..sentences.selectors import Cards, Losable, SoMany, This
from .arrivals import could_lie, lay
from .between import BETWEEN_VERBS
from .reach import ALL_CARDS, CARD, SeatVerb


class Lose(Verb):
    id: ClassVar[str] = "lose"
    phrase: ClassVar[str] = "lose {sel:cards}"
    meaning: ClassVar[str] = "The cards go to their discards; if you have too few, you lose those you have."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-03", "CURSE-04", "DECK-01")
    core: ClassVar[bool] = True

    def __init__(self, sel: Cards) -> None:
        self.sel: Final = sel
        self.losable: Final = Losable(sel)

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and len(self.losable.among(table, cause)) > 0

    def run(self, table: Table, cause: Cause) -> None:
        if not table.seats[cause.you].dead:
            each_card(table, cause, self.losable, self, "lose")

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        place = table.where[card.index]
        spoke = card is cause.card and not is_deck(place) and not is_discards(place)
        if spoke or table.holder(card) == cause.you:
            lay_there = place == play_of(cause.you)
            lose(table, cause.you, card)
            if lay_there:
                moment(table, LOSES_CARD, cause.you, card)

    def harm(self) -> int:
        return ALL_CARDS if self.sel.mode == EVERY else CARD * self.sel.number


class DiscardThis(Lose):
    id: ClassVar[str] = "discard-this"
    phrase: ClassVar[str] = "discard this card"
    was: ClassVar[tuple[str, ...]] = ("lose this",)
    meaning: ClassVar[str] = "The card on which this is written goes to its discards."
    rules: ClassVar[tuple[str, ...]] = ("CMP-01", "DECK-01")
    core: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(This())


class FromDeck(Verb):
    """A verb about the top cards of a deck."""

    def __init__(self, n: int, deck: int) -> None:
        self.n: Final = n
        self.deck: Final = deck

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and any_left(table, self.deck)

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return DECK_EMPTY.view


class Draw(FromDeck):
    id: ClassVar[str] = "draw"
    phrase: ClassVar[str] = "draw {n} {deck:deck(s)}"
    meaning: ClassVar[str] = "You draw face down."
    rules: ClassVar[tuple[str, ...]] = ("DECK-03",)
    core: ClassVar[bool] = True

    def run(self, table: Table, cause: Cause) -> None:
        if self.deck != TREASURE or not owes(table, self, cause):
            draw(table, cause.you, self.deck, self.n * cause.times)

    def harm(self) -> int:
        return -CARD * self.n


class DrawFaceUp(FromDeck):
    id: ClassVar[str] = "draw-face-up"
    phrase: ClassVar[str] = "draw {n} {deck:deck(s)} face up"
    meaning: ClassVar[str] = "All players see the cards; they go to your hand."
    rules: ClassVar[tuple[str, ...]] = ("CMB-10",)

    def run(self, table: Table, cause: Cause) -> None:
        if self.deck != TREASURE or not owes(table, self, cause):
            table.push(DrawsUp(cause.you, self.deck, self.n * cause.times))

    def harm(self) -> int:
        return -CARD * self.n


class DrawsUp(Step):
    """Draws so many cards face up, one after the other."""

    def __init__(self, seat: int, deck: int, left: int) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.left: Final = left

    def run(self, table: Table) -> None:
        if self.left > 1:
            table.push(DrawsUp(self.seat, self.deck, self.left - 1))
        draw_face_up(table, self.seat, self.deck, INTO_HAND)


class IntoHand(Receiver):
    """A card drawn face up goes to the hand, whatever it is (CMB-10)."""

    def receive(self, table: Table, seat: int, card: Card | None) -> None:
        if card is None:
            return
        take(table, seat, card)
        table.tell("draw_up", seat, card)
        if acts_when_drawn(card):
            table.push(ActsWhenDrawn(seat, card))


INTO_HAND: Final = IntoHand()


class TakeTopDiscard(Verb):
    id: ClassVar[str] = "take-top-discard"
    phrase: ClassVar[str] = "take the top card of the {deck:pile} discards"
    meaning: ClassVar[str] = "The card goes to your hand."
    rules: ClassVar[tuple[str, ...]] = ("DECK-02",)

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and len(discarded(table, self.deck)) > 0

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NO_DISCARDS.view

    def run(self, table: Table, cause: Cause) -> None:
        found = discarded(table, self.deck)
        if found and not table.seats[cause.you].dead:
            take(table, cause.you, found[0])
            table.tell("take", cause.you, found[0])

    def harm(self) -> int:
        return -CARD


class DrawFromDiscardsInstead(Verb):
    id: ClassVar[str] = "draw-from-discards-instead"
    phrase: ClassVar[str] = "draw it from the discards instead"
    meaning: ClassVar[str] = (
        "The card about to be drawn comes from the discards of its own deck; the rest happens as usual."
    )
    rules: ClassVar[tuple[str, ...]] = ("CLS-09",)
    core: ClassVar[bool] = True
    redraws: ClassVar[bool] = True

    def finds(self, table: Table, cause: Cause) -> bool:
        step = nearest(table)
        return isinstance(step, AboutToDraw) and len(table.piles[discards_of(step.deck)]) > 0

    def run(self, table: Table, cause: Cause) -> None:
        draw_from_discards(table)


class OnCards(Verb):
    """A verb that does something to the cards a selector means, which a living player chooses one by one."""

    asks: ClassVar[str] = ""  # the kind of the question

    def __init__(self, which: Selector) -> None:
        self.which: Final = which

    def finds(self, table: Table, cause: Cause) -> bool:
        return not table.seats[cause.you].dead and len(self.which.among(table, cause)) > 0

    def run(self, table: Table, cause: Cause) -> None:
        if not table.seats[cause.you].dead:
            each_card(table, cause, self.which, self, self.asks)


class TakeFromDiscards(OnCards):
    id: ClassVar[str] = "take-from-discards"
    phrase: ClassVar[str] = "take {n} {noun:noun(s)} from the discards"
    meaning: ClassVar[str] = "You look through the discards and choose."
    rules: ClassVar[tuple[str, ...]] = ("DECK-02",)
    asks: ClassVar[str] = "take"

    def __init__(self, n: int, noun: CardNoun) -> None:
        super().__init__(Discarded(n, noun))
        self.n: Final = n
        self.noun: Final = noun

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NO_DISCARDS.view

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        if is_discards(table.where[card.index]):
            take(table, cause.you, card)
            table.tell("take", cause.you, card)

    def harm(self) -> int:
        return -CARD * self.n


class LookAtHand(SeatVerb):
    id: ClassVar[str] = "look-at-hand"
    phrase: ClassVar[str] = "look at the hand of {who}"
    meaning: ClassVar[str] = "Only you see the cards."
    rules: ClassVar[tuple[str, ...]] = ("DECK-04",)
    asks: ClassVar[str] = "look"

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        return seat != cause.you and len(table.hand(seat)) > 0

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        for card in table.hand(seat):
            table.tell("look", cause.you, card, seat, knows=1 << cause.you | 1 << seat)


class LookAtTop(FromDeck):
    id: ClassVar[str] = "look-at-top"
    phrase: ClassVar[str] = "look at the top {n:n unless 1}{deck:deck(s)}"
    was: ClassVar[tuple[str, ...]] = ("look at the top {n} {deck:deck(s)}",)
    meaning: ClassVar[str] = "Only you see the cards; their order stays the same."
    rules: ClassVar[tuple[str, ...]] = ("DECK-02",)

    def run(self, table: Table, cause: Cause) -> None:
        if table.seats[cause.you].dead or top(table, self.deck) is None:
            return
        for card in reversed(table.piles[self.deck][-self.n * cause.times :]):
            table.tell("look", cause.you, card, knows=1 << cause.you)


class LookAndBury(FromDeck):
    id: ClassVar[str] = "look-and-bury"
    phrase: ClassVar[str] = "look at the top {n:n unless 1}{deck:deck(s)} and put {m:n} on the bottom"
    meaning: ClassVar[str] = (
        "Only you see the cards; that many of them go to the bottom of the deck, the others stay in order."
    )
    rules: ClassVar[tuple[str, ...]] = ("DECK-02",)

    def __init__(self, n: int, deck: int, m: int) -> None:
        super().__init__(n, deck)
        self.m: Final = m

    def run(self, table: Table, cause: Cause) -> None:
        if table.seats[cause.you].dead or top(table, self.deck) is None:
            return
        looked = LookedAt(self.deck, min(self.n * cause.times, len(table.piles[self.deck])))
        for card in looked.among(table, cause):
            note(table, card)
            table.tell("look", cause.you, card, knows=1 << cause.you)
        self.ask(table, cause, looked, min(self.m * cause.times, looked.depth))

    def ask(self, table: Table, cause: Cause, looked: LookedAt, left: int) -> None:
        if left > 0:
            table.push(ChooseCards(looked, 1, Buried(self, looked, left), cause, "bury"))

    def harm(self) -> int:
        return -1


class LookedAt(Selector):
    """So many cards on top of a deck, the top card first: they are known by their places, not by themselves."""

    def __init__(self, deck: int, depth: int) -> None:
        self.deck: Final = deck
        self.depth: Final = depth

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return table.piles[self.deck][-self.depth :][::-1] if self.depth else []


class Buried(Deed):
    """Buries a card that was chosen, then asks for the next of those that are left."""

    rules: ClassVar[tuple[str, ...]] = ("DECK-02",)

    def __init__(self, verb: LookAndBury, looked: LookedAt, left: int) -> None:
        self.verb: Final = verb
        self.looked: Final = looked
        self.left: Final = left
        self.text = verb.text

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        table.tell("bury", cause.you, card, knows=1 << cause.you)
        bury(table, card)
        self.verb.ask(table, cause, LookedAt(self.looked.deck, self.looked.depth - 1), self.left - 1)


class PlayFromHand(OnCards):
    id: ClassVar[str] = "play-from-hand"
    phrase: ClassVar[str] = "play {n} {noun:noun(s)} from your hand"
    meaning: ClassVar[str] = "You play it now, even if it could not be played at this time."
    rules: ClassVar[tuple[str, ...]] = ("TIME-03",)
    asks: ClassVar[str] = "play"

    def __init__(self, n: int, noun: CardNoun) -> None:
        super().__init__(Layable(n, noun))
        self.n: Final = n
        self.noun: Final = noun

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        if card in table.hand(cause.you) and could_lie(table, cause.you, card):
            lay(table, cause.you, card)


class Layable(SoMany):
    """The cards in the hand that could be put into play now."""

    def among(self, table: Table, cause: Cause) -> list[Card]:
        withheld = table.withheld(cause)
        return [
            card
            for card in in_hand(table, cause.you, self.noun, cause.card)
            if card not in withheld and could_lie(table, cause.you, card)
        ]


class Discarded(SoMany):
    """Such cards in both discards, the newest first."""

    def among(self, table: Table, cause: Cause) -> list[Card]:
        found: list[Card] = []
        for deck in (0, 1):
            found += [card for card in discarded(table, deck) if self.noun.fits(table, card)]
        return found


def discarded(table: Table, deck: int) -> list[Card]:
    """The discards of a deck, the newest first, without the cards just paid for this ability."""
    paid = table.memos[-1].paid if table.memos else ()
    return [card for card in reversed(table.piles[discards_of(deck)]) if card not in paid]


def any_left(table: Table, deck: int) -> bool:
    return len(table.piles[deck]) > 0 or len(table.piles[discards_of(deck)]) > 0


CARD_VERBS: Final[tuple[type[Node], ...]] = (
    Lose,
    DiscardThis,
    *BETWEEN_VERBS,
    Draw,
    DrawFaceUp,
    TakeTopDiscard,
    DrawFromDiscardsInstead,
    TakeFromDiscards,
    LookAtHand,
    LookAtTop,
    LookAndBury,
    PlayFromHand,
)
