"""The ids of the messages that print sentences: one for each form, each word of a list, each name of a box."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.sentence import Node

from ..grammar.words import BOX_WORDS, DECKS, HUMAN, SEXES
from ..sentences.foes import NAME, TAG, TRAIT, Label
from ..sentences.nouns import CardNoun

HAVING: Final = "having"  # "an Item"
HAVING_NONE: Final = "having-none"  # "no Item"
NAMED: Final = "named"  # "[Silver Shoes]"
DOUBLED: Final = "kind-doubled"  # "Double Class"


def spelled(text: str) -> str:
    """A text as part of an id: small letters, digits and hyphens of ASCII."""
    said = ""
    for letter in text.lower().replace("'", ""):
        if letter.isalnum():
            said += letter if letter.isascii() else f"u{ord(letter):04x}"
        else:
            said += "-"
    return "-".join([part for part in said.split("-") if part])


def form_id(node_class: type[Node]) -> str:
    return f"form-{node_class.id}"


def entry_id(name: str, text: str) -> str:
    """Of a word of a list that is the same in every box."""
    return f"word-{name}-{spelled(text)}"


def own_id(box: str, key: str) -> str:
    """Of a word that a box chooses for itself."""
    return f"own-{box}-{spelled(key)}"


def trait_id(box: str, name: str) -> str:
    if name == HUMAN or name in SEXES:
        return f"trait-{spelled(name)}"
    return f"trait-{box}-{spelled(name)}"


def tag_id(box: str, name: str) -> str:
    return f"tag-{box}-{spelled(name)}"


def keyword_id(box: str, name: str) -> str:
    return f"keyword-{box}-{spelled(name)}"


def track_id(box: str, name: str) -> str:
    return f"track-{box}-{spelled(name)}"


def card_id(box: str, name: str) -> str:
    return f"name-{box}-{spelled(name)}"


def kind_id(kind: str) -> str:
    """Of a kind of card, as it is printed on the card."""
    return f"kind-{spelled(kind)}"


def phase_id(box: str, phase: str) -> str:
    return f"phase-{box}-{phase}"


def noun_id(box: str, key: str) -> str:
    """Of a kind of card by its neutral name; a box has its own words for some."""
    if key in BOX_WORDS:
        return own_id(box, key)
    if key.startswith("#"):
        return tag_id(box, key.removeprefix("#"))
    return f"noun-{'big-item' if key == 'big' else spelled(key)}"


def deck_id(box: str, deck: object) -> str:
    for word, value in DECKS:
        if value == deck:
            return noun_id(box, word.one)
    raise KeyError(deck)


def name_in(value: object) -> str | None:
    """The name of a card, where a word is one in square brackets."""
    if isinstance(value, Label) and value.what == NAME:
        return value.name
    if isinstance(value, CardNoun) and value.key.startswith("["):
        return value.key[1:-1]
    return None


def word_id(box: str, name: str, value: object) -> str:
    """Of a word of a list that each box fills: the name of the list, and the value of the word."""
    if isinstance(value, CardNoun):
        return noun_id(box, value.key)
    if isinstance(value, Label):
        if value.what == TRAIT:
            return trait_id(box, value.name)
        return tag_id(box, value.name) if value.what == TAG else noun_id(box, value.name)
    if name == "deck":
        return deck_id(box, value)
    if name == "trait":
        return trait_id(box, str(value))
    if name == "track":
        return track_id(box, str(value))
    return keyword_id(box, str(value)) if name == "keyword" else noun_id(box, str(value))
