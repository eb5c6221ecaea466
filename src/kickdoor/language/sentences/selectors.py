"""Which players a sentence means, and which cards of the player it calls `you`."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.sums.gear import enjoys, saying
from kickdoor.engine.table.absent import NOBODY
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.piles import IN_FIGHT, LIMBO, hand_of, play_of
from kickdoor.engine.table.sentence import EVERY, RANDOM, SAFE, UP_TO, Cause, Selector, Who
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.zones import attached

from .nouns import CardNoun, cheats, in_hand, in_play

LYING: Final = ("power", "origin")  # kinds one has in play: the hand is not touched unless it is named (DECK-06)


class Party(Who):
    id: ClassVar[str] = "party"
    phrase: ClassVar[str] = "{party}"
    meaning: ClassVar[str] = "Means one of the parties in the word list."
    rules: ClassVar[tuple[str, ...]] = ("HELP-05", "DEATH-05")
    core: ClassVar[bool] = True

    def __init__(self, party: str) -> None:
        self.party: Final = party
        # Several players may have the highest Level; then one of them is chosen.
        self.chosen = party.startswith(("1 ", "the highest-Level", "the lowest-Level"))

    def seats(self, table: Table, cause: Cause) -> list[int]:
        return [seat for seat in self.named(table, cause) if seat >= 0 and not table.seats[seat].dead]

    def named(self, table: Table, cause: Cause) -> list[int]:
        """The seats that the words mean, with those of dead players; -1 stands for nobody."""
        party = self.party
        you = cause.you
        if party == "each player" or party == "1 player":
            return list(table.from_turn())
        if party.endswith("other player"):
            others = [seat for seat in table.from_turn() if seat != you]
            return self.extreme(table, others) if party.startswith("the ") else others
        if party.endswith("-Level player"):
            return self.by_level(table, you)
        if party == "that player":
            picked = table.memos[-1].picked if table.memos else NOBODY
            return [picked if picked != NOBODY else cause.other]
        if party == "whoever played this" or party == "you":
            return [cause.holder]
        if party.startswith("the player on your"):
            step = 1 if party.endswith("left") else -1
            return [(you + step) % len(table.seats)]
        fight = table.fight
        if fight is None:
            return []
        if party == "the fighter":
            return [fight.fighter]
        if party == "your helper":
            return [fight.helper if fight.fighter == you else NOBODY]
        return list(fight.side())  # 1 munchkin, each munchkin in the fight

    def by_level(self, table: Table, you: int) -> list[int]:
        """The players with the highest or the lowest Level of all, or those above or below you."""
        everybody = list(table.from_turn())
        if not self.party.startswith("each "):
            return self.extreme(table, everybody)
        level = table.seats[you].level
        if "higher" in self.party:
            return [seat for seat in everybody if table.seats[seat].level > level]
        return [seat for seat in everybody if table.seats[seat].level < level]

    def extreme(self, table: Table, others: list[int]) -> list[int]:
        """The living players with the highest, or the lowest, Level."""
        living = [seat for seat in others if not table.seats[seat].dead]
        if not living:
            return []
        levels = [table.seats[seat].level for seat in living]
        level = max(levels) if "highest" in self.party else min(levels)
        return [seat for seat in living if table.seats[seat].level == level]


class AllOf(Who):
    id: ClassVar[str] = "all-of"
    phrase: ClassVar[str] = "{trait:every trait}"
    was: ClassVar[tuple[str, ...]] = ("all {trait:traits}",)
    meaning: ClassVar[str] = "Means every player with that trait."
    rules: ClassVar[tuple[str, ...]] = ("CLS-05",)

    def __init__(self, trait: str) -> None:
        self.trait: Final = trait

    def seats(self, table: Table, cause: Cause) -> list[int]:
        return [
            seat for seat in table.from_turn() if not table.seats[seat].dead and enjoys(table, seat, self.trait)
        ]


class Cards(Selector):
    """Cards of the player called `you`: a pool of cards, and those of it that are meant."""

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        raise NotImplementedError

    def narrowed(self, table: Table, cards: list[Card]) -> list[Card]:
        return cards

    def peeks(self) -> bool:
        """Whether its result would tell others which cards a hand has."""
        return False

    def paying(self, table: Table, cause: Cause) -> list[Card]:
        """The pool where it is a price."""
        return self.pool(table, cause)

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return self.narrowed(table, self.pool(table, cause))


class OfNoun(Cards):
    """The cards that a noun names: in play, and in the hand where the noun includes it."""

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun
        self.lying: Final = noun.key in LYING

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        if self.lying:
            return in_play(table, cause.you, self.noun, cause.card)
        return hand_or_play(table, cause.you, self.noun, cause.card)

    def paying(self, table: Table, cause: Cause) -> list[Card]:
        # A Cheat! comes first: where all cards pay, its Item would take it along unpaid.
        return cheats(table, cause.you, self.noun) + self.pool(table, cause)

    def peeks(self) -> bool:
        return self.noun.from_hand and self.noun.key != "card" and not self.lying


class InPlay(OfNoun):
    """The cards that a noun names, only those in play."""

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return in_play(table, cause.you, self.noun, cause.card)

    def peeks(self) -> bool:
        return False


class YourPlace(InPlay):
    id: ClassVar[str] = "your-place"
    phrase: ClassVar[str] = "your {noun:place}"
    meaning: ClassVar[str] = "Means the one you have in play; if there are several, you choose one."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-03", "CURSE-04")
    core: ClassVar[bool] = True


class SomeCards(OfNoun):
    id: ClassVar[str] = "some-cards"
    phrase: ClassVar[str] = "{n} {noun:thing(s)}"
    meaning: ClassVar[str] = (
        "You choose: Items, Powers and Origins in play, other cards from your hand or in play; "
        "a cost is paid with Powers from your hand too."
    )
    rules: ClassVar[tuple[str, ...]] = ("CURSE-03", "CLS-02")
    core: ClassVar[bool] = True

    def __init__(self, n: int, noun: CardNoun) -> None:
        super().__init__(noun)
        self.n: Final = n
        self.number = n

    def paying(self, table: Table, cause: Cause) -> list[Card]:
        found = super().paying(table, cause)
        # An ability is paid from the hand too (CLS-02).
        return found + in_hand(table, cause.you, self.noun, cause.card) if self.lying else found


class SomeFromHand(SomeCards):
    id: ClassVar[str] = "some-from-hand"
    phrase: ClassVar[str] = "{n} {noun:thing(s)} from your hand"
    meaning: ClassVar[str] = "You choose from your hand."
    rules: ClassVar[tuple[str, ...]] = ("DECK-06",)
    core: ClassVar[bool] = True

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return in_hand(table, cause.you, self.noun, cause.card)

    def paying(self, table: Table, cause: Cause) -> list[Card]:
        return self.pool(table, cause)

    def peeks(self) -> bool:
        return self.noun.key != "card"


class RandomFromHand(SomeFromHand):
    id: ClassVar[str] = "random-from-hand"
    phrase: ClassVar[str] = "{n} random {noun:thing(s)} from your hand"
    meaning: ClassVar[str] = "The cards are picked at random from your hand."
    core: ClassVar[bool] = False
    mode = RANDOM


class UpTo(SomeCards):
    id: ClassVar[str] = "up-to"
    phrase: ClassVar[str] = "up to {n} {noun:thing(s)}"
    meaning: ClassVar[str] = "You pick one card at a time and may stop after the first."
    rules: ClassVar[tuple[str, ...]] = ("CLS-02",)
    mode = UP_TO


class Every(InPlay):
    id: ClassVar[str] = "every"
    phrase: ClassVar[str] = "every {noun}"
    meaning: ClassVar[str] = "Means all such cards that you have in play."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-02",)
    core: ClassVar[bool] = True
    mode = EVERY


class WholeHand(Cards):
    id: ClassVar[str] = "whole-hand"
    phrase: ClassVar[str] = "your whole hand"
    meaning: ClassVar[str] = "Means all cards in your hand; it finds nothing in an empty hand."
    rules: ClassVar[tuple[str, ...]] = ("CLS-03",)
    core: ClassVar[bool] = True
    mode = EVERY

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return [card for card in table.hand(cause.you) if card is not cause.card]


class Best(OfNoun):
    id: ClassVar[str] = "best"
    phrase: ClassVar[str] = "your {noun:thing} with the highest bonus"
    was: ClassVar[tuple[str, ...]] = ("your best {noun:thing}",)
    meaning: ClassVar[str] = "If several have it, you choose."
    rules: ClassVar[tuple[str, ...]] = ("ITEM-01",)

    def narrowed(self, table: Table, cards: list[Card]) -> list[Card]:
        if not cards:
            return cards
        best = max([bonus_of(table, card) for card in cards])
        return [card for card in cards if bonus_of(table, card) == best]


class This(Cards):
    id: ClassVar[str] = "this-card"
    phrase: ClassVar[str] = "this card"
    was: ClassVar[tuple[str, ...]] = ("this",)
    meaning: ClassVar[str] = "Means the card on which this is written."
    rules: ClassVar[tuple[str, ...]] = ("CMP-01",)
    core: ClassVar[bool] = True

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        card = cause.card
        if card is None or card.kind in ("house", "kid", "monster"):
            return []
        place = table.where[card.index]
        lies_there = place in (hand_of(cause.you), play_of(cause.you), LIMBO, IN_FIGHT)
        return [card] if lies_there else []


def hand_or_play(table: Table, seat: int, noun: CardNoun, speaker: Card | None) -> list[Card]:
    """Such cards in play, and those in the hand where the noun includes them."""
    found = in_play(table, seat, noun, speaker)
    return found + in_hand(table, seat, noun, speaker) if noun.from_hand else found


def bonus_of(table: Table, card: Card) -> int:
    """The bonus of a card and of the cards attached to it."""
    return card.bonus + sum([other.bonus for other in attached(table, card)])


def is_safe(table: Table, card: Card) -> bool:
    """Whether a card of its owner protects it from being lost or taken."""
    seat = table.holder(card)
    if seat < 0:
        return False
    for other in saying(table, seat, SAFE):
        for standing in other.by_key.get(SAFE, ()):
            if standing.touches(table, other.causes[seat], card):
                return True
    return False


class SoMany(Selector):
    """A number of cards that a noun names; a subclass says where they lie."""

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.number = n
        self.noun: Final = noun


class Losable(Selector):
    """The cards of a selector that can be lost or taken, but for what is promised to a helper (HELP-04)."""

    def __init__(self, of: Cards) -> None:
        self.of: Final = of
        self.mode = of.mode
        self.number = of.number

    def among(self, table: Table, cause: Cause) -> list[Card]:
        withheld = table.withheld(cause)
        pool = [card for card in self.of.pool(table, cause) if not is_safe(table, card) and card not in withheld]
        return self.of.narrowed(table, pool)


WHO: Final = (Party, AllOf)
SELECTORS: Final = (
    YourPlace,
    SomeCards,
    SomeFromHand,
    RandomFromHand,
    UpTo,
    Every,
    WholeHand,
    Best,
    This,
)
