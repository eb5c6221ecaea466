"""The kinds of card and their keys: the loader checks records by this table, the reference prints it."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.face import DOOR, NO_DECK, TREASURE
from kickdoor.views.names import Kind, Slot

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


class Numbers:
    """The numbers that a key may hold, and the default that is never written."""

    def __init__(self, least: int, most: int, default: int | None = None) -> None:
        self.least: Final = least
        self.most: Final = most
        self.default: Final = default


NO_NUMBERS: Final = Numbers(0, 0)


class Key:
    """A key of a record: what it holds and what it means."""

    def __init__(
        self,
        name: str,
        what: str,
        meaning: str,
        numbers: Numbers = NO_NUMBERS,
        choices: tuple[str, ...] = (),
        sort: str = "",
    ) -> None:
        self.name: Final = name
        self.what: Final = what
        self.meaning: Final = meaning
        self.numbers: Final = numbers
        self.choices: Final = choices
        self.sort: Final = sort  # of its sentences


# In the order of the engine's numbers, from 1.
SLOTS: Final[tuple[Slot, ...]] = ("headgear", "armor", "footgear", "1 hand", "2 hands")

# In the order in which they are written.
KEYS: Final = {
    key.name: key
    for key in (
        Key("name", TEXT, "unique in its box, without square brackets; the card's id is made from it"),
        Key("plural", TEXT, "how sentences name several of the trait, such as Thieves; default: the name + s"),
        Key("article", TEXT, 'the article before the trait, "" for none; default: a or an'),
        Key("copies", NUMBER, "how many of this card the box has", Numbers(1, 99, 1)),
        Key("deck", CHOICE, "the deck it is in; default: the deck of its kind", choices=("door", "treasure")),
        Key("of", CHOICE, "what a double doubles", choices=("class", "race")),
        Key("fits", NOUN, "what an item_enhancer can be put on"),
        Key("level", NUMBER, "level of a monster", Numbers(1, 99)),
        Key("rank", NUMBER, "Rank of a power", Numbers(1, 99)),
        Key("bonus", NUMBER, "combat strength that it always gives; may be negative", Numbers(-99, 99, 0)),
        Key("treasures", NUMBER, "Treasures for killing it; on an enhancer, the change", Numbers(-99, 99, 0)),
        Key("levels", NUMBER, "levels for killing it", Numbers(1, 99, 1)),
        Key("slot", CHOICE, "where it is worn; default: nowhere", choices=SLOTS),
        Key("big", TRUE, "whether it is a Big Item"),
        Key("value", NUMBER, "in gold; a companion is an Item only if it has a value", Numbers(0, 9999, 0)),
        Key("tags", TAGS, "tags from edition.toml, of the list for monsters or the list for Items"),
        Key("only", TRAITS, "who may use it; one of these traits is enough"),
        Key("not_for", TRAITS, "who may not use it; one of these traits is enough"),
        Key("always", SENTENCES, "what is true while the card lies there", sort="always"),
        Key("until", SENTENCE, "when it ends; default: curse, when lifted; one_shot, with the fight", sort="when"),
        Key("when", SENTENCE, "when it may be used; of a curse, the event at which it may be played from the "
            "hand; default: one_shot, combat; curse and level_up, any time", sort="when"),
        Key("cost", SENTENCE, "what its player must pay", sort="cost"),
        Key("limit", SENTENCE, "how often it can be used", sort="limit"),
        Key("does", SENTENCES, "what happens when it is played, in this order", sort="does"),
        Key("bad_stuff", SENTENCES, "what happens to each player it catches; may be []", sort="does"),
        Key("icon", TEXT, "a name of game-icons.net, for the browser; not read by the engine"),
        Key("flavour", TEXT, "text for people; not read by the engine"),
        Key("faq", TEXTS, "questions and answers for people; not read by the engine"),
        Key("ability", TABLES, "tables of name, when, cost, limit, only, does; default name: the card's"),
    )
}  # fmt: skip
ABILITY_KEYS: Final = ("name", "when", "cost", "limit", "only", "does")
KEYWORD_KEYS: Final = ("name", "stacks", "always", "ability")
TRACK_KEYS: Final = ("name", "steps", "end")
END: Final = Key("end", SENTENCES, "what happens to whoever reaches the end of a track", sort="does")
EVERY_KIND: Final = ("name", "copies", "deck", "icon", "flavour", "faq")


class KindOfCard:
    """A kind of card: the keys it must have (one of each group), those it may have, and its deck."""

    def __init__(self, name: Kind, deck: int, must: str, may: str) -> None:
        self.name: Final[Kind] = name
        self.deck: Final = deck
        self.must: Final = tuple([tuple(group.split("|")) for group in must.split()])
        self.may: Final = tuple(may.split())
        self.keys: Final = {*EVERY_KIND, *self.may, *[key for group in self.must for key in group]}

    def needs(self, key: str) -> bool:
        return (key,) in self.must


KINDS: Final[dict[str, KindOfCard]] = {
    kind.name: kind
    for kind in (
        KindOfCard("monster", DOOR, "level treasures bad_stuff", "levels tags always ability"),
        KindOfCard("enhancer", DOOR, "bonus", "treasures tags always ability"),
        KindOfCard("curse", DOOR, "bonus|always|does", "until when ability"),
        KindOfCard("class", DOOR, "", "plural article always ability"),
        KindOfCard("race", DOOR, "", "plural article always ability"),
        KindOfCard("house", NO_DECK, "", "plural article bonus always ability"),
        KindOfCard("kid", NO_DECK, "", "plural article bonus always ability"),
        KindOfCard("double", DOOR, "of", ""),
        KindOfCard("power", DOOR, "rank", "bonus only not_for always ability"),
        KindOfCard("origin", DOOR, "", "bonus always ability"),
        KindOfCard("companion", DOOR, "", "bonus value always ability"),
        KindOfCard("item", TREASURE, "", "bonus slot big value tags only not_for always ability"),
        KindOfCard("steed", DOOR, "bonus", "value tags only not_for always ability"),
        KindOfCard("turf", DOOR, "", "bonus only not_for always ability"),
        KindOfCard("item_enhancer", TREASURE, "fits", "bonus value always ability"),
        KindOfCard("one_shot", TREASURE, "bonus|does|ability", "value tags only not_for always until when cost"),
        KindOfCard("level_up", TREASURE, "does", "when cost"),
        KindOfCard("cheat", DOOR, "", ""),
        KindOfCard("dungeon", NO_DECK, "", "always ability"),
        KindOfCard("portal", DOOR, "does", "when"),
        KindOfCard("special", NO_DECK, "deck bonus|always|does", "until when cost ability"),
    )
}

# What each kind is called where the box has no word of its own for it.
KIND_WORDS: Final[dict[str, str]] = {
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
