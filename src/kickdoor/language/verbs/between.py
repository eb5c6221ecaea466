"""Verbs that move cards between players: give, take, swap."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import ChooseCards, each_card
from kickdoor.engine.flow.windows import moment
from kickdoor.engine.sums.gear import passes_to, takes_its_place
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.sentence import EVERY, LOSES_CARD, STEALS, Aim, Cause, Deed, Node, Selector, Who
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.zones import take
from kickdoor.views.deeds import RefusalView

from ..sentences.lacks import NOT_FROM_FIGHTERS, NOT_TO_BE_TAKEN, NOTHING_TO_SWAP, NOTHING_TO_TAKE
from ..sentences.nouns import CardNoun, in_play
from ..sentences.selectors import Cards, Losable, SoMany, is_safe
from .arrivals import bring, could_lie, could_swap
from .reach import ALL_CARDS, CARD, SeatVerb, told
from .taking import FromOthers


def takeable(table: Table, noun: CardNoun, victim: int, taker: int) -> list[Card]:
    """The victim's cards in play that the taker could have in play."""
    return [
        card
        for card in in_play(table, victim, noun)
        if card.kind != "curse" and not is_safe(table, card) and could_lie(table, taker, card)
    ]


def own_hand(table: Table, cause: Cause) -> list[Card]:
    """Your hand without the card that is being played; what is promised (HELP-04) you do not give away."""
    withheld = table.withheld(cause)
    return [card for card in table.hand(cause.you) if card is not cause.card and card not in withheld]


def apart(table: Table, cause: Cause, seat: int) -> bool:
    """Whether a player is in combat and the one who chooses is not: then they cannot be chosen (META-04)."""
    return table.in_fight(seat) and not table.in_fight(cause.you)


class HandOver(Deed):
    """Moves a card from its owner into play with `you`."""

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        owner = table.holder(card)
        if owner < 0 or owner == cause.you or not could_lie(table, cause.you, card):
            return
        table.tell("hand_over", owner, card, cause.you)
        bring(table, cause.you, card)
        moment(table, LOSES_CARD, owner, card, by=cause.you)


class Steal(HandOver):
    """The same by theft, of which other cards may speak."""

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        owner = table.holder(card)
        super().on_card(table, cause, card)
        if owner != cause.you and table.holder(card) == cause.you:
            moment(table, STEALS, cause.you, card, by=owner)


HAND_OVER: Final = HandOver()
STEAL: Final = Steal()


class Takeable(SoMany):
    """The cards that `you` could take from the other player."""

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return takeable(table, self.noun, cause.other, cause.you)


class Give(SeatVerb):
    id: ClassVar[str] = "give"
    phrase: ClassVar[str] = "give {sel} to {who}"
    meaning: ClassVar[str] = "The giver chooses the cards."
    rules: ClassVar[tuple[str, ...]] = ("TRADE-02",)
    asks: ClassVar[str] = "give"

    def __init__(self, sel: Cards, who: Who) -> None:
        super().__init__(who)
        self.sel: Final = sel
        self.given: Final = Givable(Losable(sel))

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        return seat != cause.you and len(self.given.among(table, told(cause, seat, 1))) > 0

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        each_card(table, told(cause, seat, cause.times), self.given, self, "give")

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        other = cause.other
        if table.holder(card) != cause.you or table.seats[other].dead:
            return
        if table.in_play(card):
            if could_lie(table, other, card):
                table.tell("give", cause.you, card, other)
                bring(table, other, card)
        else:
            table.tell("give", cause.you, card, other, knows=1 << cause.you | 1 << other)
            take(table, other, card)

    def harm(self) -> int:
        return ALL_CARDS if self.sel.mode == EVERY else CARD * self.sel.number


class Givable(Selector):
    """The cards of a selector that the other player has room for."""

    def __init__(self, of: Losable) -> None:
        self.of: Final = of
        self.mode = of.mode
        self.number = of.number

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return [
            card
            for card in self.of.among(table, cause)
            if not table.in_play(card) or could_lie(table, cause.other, card)
        ]


class LetTake(SeatVerb):
    id: ClassVar[str] = "let-take"
    phrase: ClassVar[str] = "let {who} take {n} {noun:noun(s)}"
    meaning: ClassVar[str] = "The taker chooses among your cards in play."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-03",)

    def __init__(self, who: Who, n: int, noun: CardNoun) -> None:
        super().__init__(who)
        self.n: Final = n
        self.noun: Final = noun
        self.which: Final = Takeable(n, noun)

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        return seat != cause.you and len(takeable(table, self.noun, cause.you, seat)) > 0

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        taker = told(cause, cause.you, cause.times).to(seat)
        each_card(table, taker, self.which, HAND_OVER, "take")

    def harm(self) -> int:
        return CARD * self.n


class LetTakeAtRandom(SeatVerb):
    id: ClassVar[str] = "let-take-at-random"
    phrase: ClassVar[str] = "let {who} take {n} random card(s) from your hand"
    meaning: ClassVar[str] = "The cards are picked at random and go to the other player's hand."
    rules: ClassVar[tuple[str, ...]] = ("DECK-06",)

    def __init__(self, who: Who, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        return seat != cause.you and len(own_hand(table, cause)) > 0

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        for _ in range(self.n * cause.times):
            hand = own_hand(table, cause)
            if not hand:
                return
            card = hand[table.chance(len(hand))]
            table.tell("hand_over", cause.you, card, seat, knows=1 << cause.you | 1 << seat)
            take(table, seat, card)

    def harm(self) -> int:
        return CARD * self.n


class Take(FromOthers):
    id: ClassVar[str] = "take"
    phrase: ClassVar[str] = "take {n} {noun:noun(s)} from {who}"
    meaning: ClassVar[str] = "You choose among the other player's cards in play."
    rules: ClassVar[tuple[str, ...]] = ("META-04",)
    core: ClassVar[bool] = True

    def offered(self, table: Table, owner: int, seat: int) -> list[Card]:
        return takeable(table, self.noun, owner, seat)

    def deed(self) -> Deed:
        return STEAL

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        if seat == cause.you or (self.who.chosen and apart(table, cause, seat)):
            return False
        return len(takeable(table, self.noun, seat, cause.you)) > 0

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NOTHING_TO_TAKE.view

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        owner = aim.seat if aim.card is None else table.holder(aim.card)
        if owner >= 0 and apart(table, cause, owner):
            return NOT_FROM_FIGHTERS.about(owner)
        return NOT_TO_BE_TAKEN.about(cause.you, sentence=self.text)


class TakeAtRandom(SeatVerb):
    id: ClassVar[str] = "take-at-random"
    phrase: ClassVar[str] = "take {n} random card(s) from the hand of {who}"
    meaning: ClassVar[str] = "The cards are picked at random and go to your hand."
    rules: ClassVar[tuple[str, ...]] = ("DECK-06",)
    asks: ClassVar[str] = "take"

    def __init__(self, n: int, who: Who) -> None:
        super().__init__(who)
        self.n: Final = n

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        return seat != cause.you and len(table.hand(seat)) > 0

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        hand = table.hand(seat)
        for _ in range(min(self.n * cause.times, len(hand))):
            card = hand[table.chance(len(hand))]
            table.tell("hand_over", seat, card, cause.you, knows=1 << cause.you | 1 << seat)
            take(table, cause.you, card)
            moment(table, STEALS, cause.you, by=seat)  # the card is for the two of them to see

    def harm(self) -> int:
        return -CARD * self.n


class Swap(SeatVerb):
    id: ClassVar[str] = "swap"
    phrase: ClassVar[str] = "swap {n} {noun:noun(s)} with {who}"
    meaning: ClassVar[str] = "You choose both your own cards and theirs."
    rules: ClassVar[tuple[str, ...]] = ("TRADE-01", "BIG-01", "TURF-01")
    asks: ClassVar[str] = "swap"

    def __init__(self, n: int, noun: CardNoun, who: Who) -> None:
        super().__init__(who)
        self.n: Final = n
        self.noun: Final = noun
        self.mine: Final = MineToSwap(self)
        self.theirs: Final = TheirsToSwap(self)
        self.swapped: Final = Swapped(self)

    def partners(self, table: Table, cause: Cause, card: Card) -> list[Card]:
        """The other's cards that this one could be swapped for: both players may have what they get."""
        you = cause.you
        other = cause.other
        return [
            theirs
            for theirs in in_play(table, other, self.noun)
            if theirs.kind != "curse"
            and not is_safe(table, theirs)
            and could_swap(table, you, theirs, card)
            and could_swap(table, other, card, theirs)
        ]

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        if seat == cause.you or (self.who.chosen and apart(table, cause, seat)):
            return False
        return len(self.mine.among(table, told(cause, seat, 1))) > 0

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NOTHING_TO_SWAP.view

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        self.ask(table, told(cause, seat, self.n * cause.times))

    def ask(self, table: Table, cause: Cause) -> None:
        table.push(ChooseCards(self.mine, 1, self, cause, "swap"))

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        """After the own card the other's card is chosen."""
        both = cause.about(cause.other, card, cause.times)
        table.push(ChooseCards(self.theirs, 1, self.swapped, both, "swap"))


class MineToSwap(Selector):
    def __init__(self, verb: Swap) -> None:
        self.verb: Final = verb

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return [
            card
            for card in in_play(table, cause.you, self.verb.noun, cause.card)
            if self.verb.partners(table, cause, card)
        ]


class TheirsToSwap(Selector):
    def __init__(self, verb: Swap) -> None:
        self.verb: Final = verb

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return [] if cause.it is None else self.verb.partners(table, cause, cause.it)


class Swapped(Deed):
    """Swaps the two chosen cards, then asks for the next pair."""

    def __init__(self, verb: Swap) -> None:
        self.verb: Final = verb

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        mine = cause.it
        if mine is None:
            return
        table.tell("hand_over", cause.you, mine, cause.other)
        table.tell("hand_over", cause.other, card, cause.you)
        passes_to(table, cause.other, mine)
        passes_to(table, cause.you, card)
        takes_its_place(table, cause.other, mine)
        takes_its_place(table, cause.you, card)
        if cause.times > 1:
            self.verb.ask(table, told(cause, cause.other, cause.times - 1))


class SwapHands(SeatVerb):
    id: ClassVar[str] = "swap-hands"
    phrase: ClassVar[str] = "swap hands with {who}"
    meaning: ClassVar[str] = "Each of you gets the cards that the other held."
    rules: ClassVar[tuple[str, ...]] = ("DECK-06",)
    asks: ClassVar[str] = "swap"

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        return seat != cause.you and len(table.hand(seat)) + len(own_hand(table, cause)) > 0

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        you = cause.you
        mine = own_hand(table, cause)
        theirs = table.hand(seat)[:]
        knows = 1 << you | 1 << seat
        for card in mine:
            table.tell("hand_over", you, card, seat, knows=knows)
            take(table, seat, card)
        for card in theirs:
            table.tell("hand_over", seat, card, you, knows=knows)
            take(table, you, card)


BETWEEN_VERBS: Final[tuple[type[Node], ...]] = (
    Give,
    LetTake,
    LetTakeAtRandom,
    Take,
    TakeAtRandom,
    Swap,
    SwapHands,
)
