"""Kinds of card, as sentences name them: Item, Armor, Weapon, [Wizard of Oz]."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.card import Card
from kickdoor.engine.table.face import ARMOR, DOOR, FOOTGEAR, HEADGEAR, ONE_HAND, TREASURE
from kickdoor.engine.table.sentence import Noun
from kickdoor.engine.table.table import Table

ATTACHED: Final = ("item_enhancer", "cheat")  # kinds that lie on another card
MONSTROUS: Final = ("monster", "enhancer")  # kinds whose tags are those of monsters


class CardNoun(Noun):
    """A noun of the word lists. `key` is its neutral name, the same in every box."""

    from_hand: bool = False  # "1 card" may come from the hand, "1 Item" lies in play

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def fits(self, table: Table, card: Card) -> bool:
        return False


class AnyCard(CardNoun):
    from_hand = True

    def __init__(self) -> None:
        super().__init__("card")

    def fits(self, table: Table, card: Card) -> bool:
        return True


class AnyItem(CardNoun):
    def __init__(self) -> None:
        super().__init__("item")

    def fits(self, table: Table, card: Card) -> bool:
        return card.item


class SmallItem(CardNoun):
    def __init__(self) -> None:
        super().__init__("small item")

    def fits(self, table: Table, card: Card) -> bool:
        return card.item and not card.big


class BigItem(CardNoun):
    def __init__(self) -> None:
        super().__init__("big item")

    def fits(self, table: Table, card: Card) -> bool:
        return card.item and card.big


class HandheldItem(CardNoun):
    def __init__(self) -> None:
        super().__init__("handheld item")

    def fits(self, table: Table, card: Card) -> bool:
        return card.slot >= ONE_HAND and card.item


class OfKind(CardNoun):
    """Cards of one neutral kind."""

    from_hand = True

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind: Final = kind

    def fits(self, table: Table, card: Card) -> bool:
        if table.kept and card.index in table.kept:
            return self.kind == "companion"
        return card.kind == self.kind


class OfDeck(CardNoun):
    """Treasures or Door cards."""

    from_hand = True

    def __init__(self, deck: int) -> None:
        super().__init__("treasure" if deck == TREASURE else "door card")
        self.deck: Final = deck

    def fits(self, table: Table, card: Card) -> bool:
        return card.deck == self.deck


class InSlot(CardNoun):
    """Armor, Headgear, Footgear."""

    def __init__(self, slot: int) -> None:
        super().__init__(SLOT_KEYS[slot])
        self.slot: Final = slot

    def fits(self, table: Table, card: Card) -> bool:
        return card.slot == self.slot


class Tagged(CardNoun):
    """Cards with one of the box's Item tags."""

    def __init__(self, tag: str) -> None:
        super().__init__("#" + tag)
        self.tag: Final = tag

    def fits(self, table: Table, card: Card) -> bool:
        return self.tag in card.face.tags and card.kind not in MONSTROUS


class Named(CardNoun):
    """The card of that name."""

    def __init__(self, name: str) -> None:
        super().__init__("[" + name + "]")
        self.name: Final = name

    def fits(self, table: Table, card: Card) -> bool:
        return card.name == self.name


class Having:
    """Such a card in play, or none of them."""

    def __init__(self, noun: CardNoun, none: bool) -> None:
        self.noun: Final = noun
        self.none: Final = none

    def fits(self, table: Table, seat: int) -> bool:
        """Whether it holds for this seat."""
        return has(table, seat, self.noun) != self.none


def in_play(table: Table, seat: int, noun: CardNoun, speaker: Card | None = None) -> list[Card]:
    """Such cards that a player has in play, without attached cards, and without Curses unless they are meant."""
    return [
        card
        for card in table.play(seat)
        if card.kind not in ATTACHED
        and (card.kind != "curse" or noun.key == "curse")
        and (card is not speaker or card.kind != "one_shot")
        and noun.fits(table, card)
    ]


def cheats(table: Table, seat: int, noun: CardNoun) -> list[Card]:
    """Such cards among the Cheat! cards that lie on Items: they pay, but are not lost or taken alone (RULE-36)."""
    if not table.hosts:
        return []
    return [card for card in table.play(seat) if card.kind == "cheat" and noun.fits(table, card)]


def in_hand(table: Table, seat: int, noun: CardNoun, speaker: Card | None) -> list[Card]:
    """Such cards in a hand, without the card that is being played (`speaker`)."""
    return [card for card in table.hand(seat) if card is not speaker and noun.fits(table, card)]


def has(table: Table, seat: int, noun: CardNoun) -> bool:
    """Whether a player has such a card in play."""
    if isinstance(noun, Named):
        owner = table.seats[seat]
        cards = [*table.play(seat), owner.house, owner.kid]
        return any([card is not None and card.name == noun.name for card in cards])
    return len(in_play(table, seat, noun)) > 0


SLOT_KEYS: Final = {HEADGEAR: "headgear", ARMOR: "armor", FOOTGEAR: "footgear"}
DECKS: Final = {"door card": DOOR, "treasure": TREASURE}
