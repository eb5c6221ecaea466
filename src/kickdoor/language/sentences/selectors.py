"""Which seats a sentence is about, and which cards of the one spoken to."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.sums.gear import active, enjoys
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.sentence import EVERY, RANDOM, SAFE, UP_TO, Cause, Selector, Who
from kickdoor.engine.table.table import FIGHT, HAND, LIMBO, NOBODY, PLAY, Table
from kickdoor.engine.table.zones import attached

from .nouns import CardNoun, in_hand, in_play


class Party(Who):
    """● One of the parties of the word list. [HELP-05 DEATH-05]"""

    phrase: ClassVar[str] = "{party}"

    def __init__(self, party: str) -> None:
        self.party: Final = party
        # "the highest-Level other player" is chosen too where several are.
        self.chosen = party.startswith("1 ") or party.endswith("-Level other player")

    def seats(self, table: Table, cause: Cause) -> list[int]:
        return [seat for seat in self.named(table, cause) if seat >= 0 and not table.seats[seat].dead]

    def named(self, table: Table, cause: Cause) -> list[int]:
        """Whom the words mean, the dead among them; nobody may be -1."""
        party = self.party
        you = cause.you
        if party == "each player" or party == "1 player":
            return list(table.from_turn())
        if party.endswith("other player"):
            others = [seat for seat in table.from_turn() if seat != you]
            return self.extreme(table, others) if party.startswith("the ") else others
        if party == "that player":
            picked = table.memos[-1].picked if table.memos else NOBODY
            return [picked if picked != NOBODY else cause.other]
        if party == "whoever played this":
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

    def extreme(self, table: Table, others: list[int]) -> list[int]:
        """The highest-Level, or lowest-Level, of the living."""
        living = [seat for seat in others if not table.seats[seat].dead]
        if not living:
            return []
        levels = [table.seats[seat].level for seat in living]
        level = max(levels) if "highest" in self.party else min(levels)
        return [seat for seat in living if table.seats[seat].level == level]


class AllOf(Who):
    """Every player of that trait. [CLS-05]"""

    phrase: ClassVar[str] = "all {trait:traits}"

    def __init__(self, trait: str) -> None:
        self.trait: Final = trait

    def seats(self, table: Table, cause: Cause) -> list[int]:
        return [
            seat for seat in table.from_turn() if not table.seats[seat].dead and enjoys(table, seat, self.trait)
        ]


class Cards(Selector):
    """Cards of the one spoken to: out of a pool, those that may be taken."""

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        raise NotImplementedError

    def narrowed(self, table: Table, cards: list[Card]) -> list[Card]:
        return cards

    def peeks(self) -> bool:
        """Whether what it finds tells which cards are held."""
        return False

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return self.narrowed(table, self.pool(table, cause))


class YourPlace(Cards):
    """● The one you have; of several, you choose. [CURSE-03 CURSE-04]"""

    phrase: ClassVar[str] = "your {noun:place}"

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return in_play(table, cause.you, self.noun, cause.card)


class SomeCards(Cards):
    """● You choose: Items in play, cards from hand or play. [CURSE-03 CLS-02]"""

    phrase: ClassVar[str] = "{n} {noun:thing(s)}"

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.number = n

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return hand_or_play(table, cause.you, self.noun, cause.card)

    def peeks(self) -> bool:
        return self.noun.from_hand and self.noun.key != "card"


class SomeFromHand(Cards):
    """● You choose. [DECK-06]"""

    phrase: ClassVar[str] = "{n} {noun:thing(s)} from your hand"

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.number = n

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return in_hand(table, cause.you, self.noun, cause.card)

    def peeks(self) -> bool:
        return self.noun.key != "card"


class RandomFromHand(Cards):
    """The dice choose. [DECK-06]"""

    phrase: ClassVar[str] = "{n} random {noun:thing(s)} from your hand"
    mode = RANDOM

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.number = n

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return in_hand(table, cause.you, self.noun, cause.card)

    def peeks(self) -> bool:
        return self.noun.key != "card"


class UpTo(Cards):
    """● One pick at a time, or enough. [CLS-02]"""

    phrase: ClassVar[str] = "up to {n} {noun:thing(s)}"
    mode = UP_TO

    def __init__(self, n: int, noun: CardNoun) -> None:
        self.n: Final = n
        self.noun: Final = noun
        self.number = n

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return hand_or_play(table, cause.you, self.noun, cause.card)

    def peeks(self) -> bool:
        return self.noun.from_hand and self.noun.key != "card"


class Every(Cards):
    """● All in play. [CURSE-02]"""

    phrase: ClassVar[str] = "every {noun}"
    mode = EVERY

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return in_play(table, cause.you, self.noun, cause.card)


class WholeHand(Cards):
    """● Finds nothing in an empty hand. [CLS-03]"""

    phrase: ClassVar[str] = "your whole hand"
    mode = EVERY

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return [card for card in table.hand(cause.you) if card is not cause.card]


class Best(Cards):
    """The highest bonus; ties: you choose. [ITEM-01]"""

    phrase: ClassVar[str] = "your best {noun:thing}"

    def __init__(self, noun: CardNoun) -> None:
        self.noun: Final = noun

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        return hand_or_play(table, cause.you, self.noun, cause.card)

    def narrowed(self, table: Table, cards: list[Card]) -> list[Card]:
        if not cards:
            return cards
        best = max([bonus_of(table, card) for card in cards])
        return [card for card in cards if bonus_of(table, card) == best]

    def peeks(self) -> bool:
        return self.noun.from_hand and self.noun.key != "card"


class This(Cards):
    """● The card that says so. [CMP-01]"""

    phrase: ClassVar[str] = "this"

    def pool(self, table: Table, cause: Cause) -> list[Card]:
        card = cause.card
        if card is None or card.kind in ("house", "kid", "monster"):
            return []
        place = table.where[card.index]
        lies_there = place in (HAND + cause.you, PLAY + cause.you, LIMBO, FIGHT)
        return [card] if lies_there else []


def hand_or_play(table: Table, seat: int, noun: CardNoun, speaker: Card | None) -> list[Card]:
    """Items lie in play, cards come from the hand too."""
    found = in_play(table, seat, noun, speaker)
    return found + in_hand(table, seat, noun, speaker) if noun.from_hand else found


def bonus_of(table: Table, card: Card) -> int:
    """A card's bonus, with that of what lies on it."""
    return card.bonus + sum([other.bonus for other in attached(table, card)])


def is_safe(table: Table, card: Card) -> bool:
    """Whether a sentence of its owner keeps it from being lost or taken."""
    seat = table.holder(card)
    if seat < 0:
        return False
    for other in active(table, seat):
        for standing in other.by_key.get(SAFE, ()):
            if standing.touches(table, other.causes[seat], card):
                return True
    return False


class Losable(Selector):
    """Of what a selector means, the cards that can be lost or taken."""

    def __init__(self, of: Cards) -> None:
        self.of: Final = of
        self.mode = of.mode
        self.number = of.number

    def among(self, table: Table, cause: Cause) -> list[Card]:
        pool = [card for card in self.of.pool(table, cause) if not is_safe(table, card)]
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
