"""Kinds of card, as sentences name them: Item, Armor, Weapon, [Wizard of Oz]."""

from __future__ import annotations

from typing import Final

from ..engine.card import ARMOR, DOOR, FOOTGEAR, HEADGEAR, TREASURE
from ..engine.sorts import Noun


class CardNoun(Noun):
    """A noun of the word lists. `key` is its neutral name, the same in every box."""

    def __init__(self, key: str) -> None:
        self.key: Final = key


class AnyCard(CardNoun):
    def __init__(self) -> None:
        super().__init__("card")


class AnyItem(CardNoun):
    def __init__(self) -> None:
        super().__init__("item")


class SmallItem(CardNoun):
    def __init__(self) -> None:
        super().__init__("small item")


class BigItem(CardNoun):
    def __init__(self) -> None:
        super().__init__("big item")


class HandheldItem(CardNoun):
    def __init__(self) -> None:
        super().__init__("handheld item")


class OfKind(CardNoun):
    """Cards of one neutral kind."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind: Final = kind


class OfDeck(CardNoun):
    """Treasures or Door cards."""

    def __init__(self, deck: int) -> None:
        super().__init__("treasure" if deck == TREASURE else "door card")
        self.deck: Final = deck


class InSlot(CardNoun):
    """Armor, Headgear, Footgear."""

    def __init__(self, slot: int) -> None:
        super().__init__(SLOT_KEYS[slot])
        self.slot: Final = slot


class Tagged(CardNoun):
    """Cards with one of the box's Item tags."""

    def __init__(self, tag: str) -> None:
        super().__init__("#" + tag)
        self.tag: Final = tag


class Named(CardNoun):
    """The card of that name."""

    def __init__(self, name: str) -> None:
        super().__init__("[" + name + "]")
        self.name: Final = name


class Helper(CardNoun):
    """No card at all: who helps in the fight; only after "you have"."""

    def __init__(self) -> None:
        super().__init__("helper")


class Having:
    """Such a card in play, or none of them."""

    def __init__(self, noun: CardNoun, none: bool) -> None:
        self.noun: Final = noun
        self.none: Final = none


SLOT_KEYS: Final = {HEADGEAR: "headgear", ARMOR: "armor", FOOTGEAR: "footgear"}
DECKS: Final = {"door card": DOOR, "treasure": TREASURE}
