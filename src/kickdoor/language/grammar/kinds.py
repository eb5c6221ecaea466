"""The kinds of card and their keys: the one table that the loader checks by and the reference prints."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.card import DOOR, NO_DECK, TREASURE
from kickdoor.views.names import Slot

# What the value of a key must be.
TEXT: Final = "text"
NUMBER: Final = "number"
TRUE: Final = "true"
TEXTS: Final = "texts"
TRAITS: Final = "traits"
TAGS: Final = "tags"
CHOICE: Final = "choice"
NOUN: Final = "noun"
SENTENCE: Final = "sentence"
SENTENCES: Final = "sentences"
TABLES: Final = "tables"


class Key:
    """A key of a record: what it holds, what it means, and the default that is never written."""

    def __init__(
        self,
        name: str,
        what: str,
        meaning: str,
        least: int = 0,
        most: int = 0,
        default: int | None = None,
        choices: tuple[str, ...] = (),
        sort: str = "",
    ) -> None:
        self.name: Final = name
        self.what: Final = what
        self.meaning: Final = meaning
        self.least: Final = least
        self.most: Final = most
        self.default: Final = default
        self.choices: Final = choices
        self.sort: Final = sort  # of its sentences


# In the order of the engine's numbers, from 1.
SLOTS: Final[tuple[Slot, ...]] = ("headgear", "armor", "footgear", "1 hand", "2 hands")

# In the order in which they are written.
KEYS: Final = {
    key.name: key
    for key in (
        Key("name", TEXT, "unique in its box; its slug is the id; no square brackets"),
        Key("plural", TEXT, "how sentences name several of the trait: Thieves; left out: + s"),
        Key("article", TEXT, "how sentences name one: none for Royalty, an for RPG Player; left out: a, an"),
        Key("copies", NUMBER, "how many pieces of cardboard", 1, 99, 1),
        Key("deck", CHOICE, "left out: by kind", choices=("door", "treasure")),
        Key("of", CHOICE, "what a double doubles", choices=("class", "race")),
        Key("fits", NOUN, "what an item_enhancer goes on"),
        Key("level", NUMBER, "of a monster", 1, 99),
        Key("rank", NUMBER, "of a power", 1, 99),
        Key("bonus", NUMBER, "unconditional combat strength; may be negative", -99, 99, 0),
        Key("treasures", NUMBER, "won for the kill; on an enhancer, how it changes them", -99, 99, 0),
        Key("levels", NUMBER, "won for the kill", 1, 99, 1),
        Key("slot", CHOICE, "where it is worn; left out: nowhere", choices=SLOTS),
        Key("big", TRUE, "a Big Item"),
        Key("value", NUMBER, "in gold; a companion with one is an Item, without one it is not", 0, 9999, 0),
        Key("tags", TAGS, "of edition.toml; one list for monsters, one for Items"),
        Key("only", TRAITS, "who may use it; any of them is enough"),
        Key("not_for", TRAITS, "who may not use it; any of them is enough"),
        Key("always", SENTENCES, "true while the card lies there", sort="always"),
        Key("until", SENTENCE, "when it goes; left out: curse, lifted; one_shot, fight ends", sort="when"),
        Key("when", SENTENCE, "left out: one_shot, combat; level_up, any time", sort="when"),
        Key("cost", SENTENCE, "what is asked in return", sort="cost"),
        Key("limit", SENTENCE, "how often", sort="limit"),
        Key("does", SENTENCES, "in order, when played", sort="does"),
        Key("bad_stuff", SENTENCES, "in order, to each one caught; may be []", sort="does"),
        Key("icon", TEXT, "for the browser, a name of game-icons.net; never read by the engine"),
        Key("flavour", TEXT, "for people; never read by the engine"),
        Key("faq", TEXTS, "for people; never read by the engine"),
        Key("ability", TABLES, "tables of name, when, cost, limit, only, does; no name: the card's own"),
    )
}  # fmt: skip
ABILITY_KEYS: Final = ("name", "when", "cost", "limit", "only", "does")
KEYWORD_KEYS: Final = ("name", "stacks", "always", "ability")
EVERY_KIND: Final = ("name", "copies", "deck", "icon", "flavour", "faq")


class Kind:
    """A kind of card: the keys it must have (one of each group), those it may have, and its deck."""

    def __init__(self, name: str, deck: int, must: str, may: str) -> None:
        self.name: Final = name
        self.deck: Final = deck
        self.must: Final = tuple([tuple(group.split("|")) for group in must.split()])
        self.may: Final = tuple(may.split())
        self.keys: Final = {*EVERY_KIND, *self.may, *[key for group in self.must for key in group]}

    def needs(self, key: str) -> bool:
        return (key,) in self.must


KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind("monster", DOOR, "level treasures bad_stuff", "levels tags always ability"),
        Kind("enhancer", DOOR, "bonus", "treasures tags always ability"),
        Kind("curse", DOOR, "bonus|always|does", "until ability"),
        Kind("class", DOOR, "", "plural article always ability"),
        Kind("race", DOOR, "", "plural article always ability"),
        Kind("house", NO_DECK, "", "plural article bonus always ability"),
        Kind("kid", NO_DECK, "", "plural article bonus always ability"),
        Kind("double", DOOR, "of", ""),
        Kind("power", DOOR, "rank", "bonus only not_for always ability"),
        Kind("origin", DOOR, "", "bonus always ability"),
        Kind("companion", DOOR, "", "bonus value always ability"),
        Kind("item", TREASURE, "", "bonus slot big value tags only not_for always ability"),
        Kind("steed", DOOR, "bonus", "value tags only not_for always ability"),
        Kind("turf", DOOR, "", "bonus only not_for always ability"),
        Kind("item_enhancer", TREASURE, "fits", "bonus value always ability"),
        Kind("one_shot", TREASURE, "bonus|does|ability", "value tags only not_for always until when cost"),
        Kind("level_up", TREASURE, "does", ""),
        Kind("cheat", DOOR, "", ""),
        Kind("dungeon", NO_DECK, "", "always ability"),
        Kind("portal", DOOR, "does", "when"),
        Kind("special", NO_DECK, "deck bonus|always|does", "until when cost ability"),
    )
}

# What each kind is called where no word of the box names it.
KIND_WORDS: Final = {
    "monster": "Monster",
    "enhancer": "Monster Enhancer",
    "house": "House",
    "kid": "New Kid",
    "double": "Double",
    "origin": "Origin",
    "item": "Item",
    "steed": "Steed",
    "turf": "Turf",
    "item_enhancer": "Item Enhancer",
    "one_shot": "One-Shot",
    "level_up": "Level Up",
    "cheat": "Cheat",
    "dungeon": "Dungeon",
    "portal": "Portal",
    "special": "Special",
}
