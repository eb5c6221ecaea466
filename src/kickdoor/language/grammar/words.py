"""The words that the sentences of a box may use: singular, plural and article."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.face import ARMOR, DOOR, FOOTGEAR, HEADGEAR, TREASURE

from ..sentences.foes import ANY_MONSTER, ANY_MUNCHKIN, NAME, TAG, TRAIT, Label
from ..sentences.nouns import (
    AnyCard,
    AnyItem,
    BigItem,
    CardNoun,
    HandheldItem,
    InSlot,
    Named,
    OfDeck,
    OfKind,
    SmallItem,
    Tagged,
)
from .kinds import KIND_WORDS
from .template import ARTICLE, DONT, EVERY, MANY

TRAIT_KINDS: Final = ("class", "race", "house")
# Kinds that a box has no word of its own for, and that lie in decks.
THING_KINDS: Final = ("origin", "enhancer", "item_enhancer", "level_up", "portal")
MONSTER_TAG_KINDS: Final = ("monster", "enhancer")
# The words that a box chooses for itself, and the choices of our five boxes.
BOX_WORDS: Final = {
    "curse": ("Curse", "Trap"),
    "class": ("Class", "Role"),
    "race": ("Race",),
    "companion": ("Hireling", "Sidekick", "Ally"),
    "power": ("Power", "Proficiency"),
    "kill": ("kill", "defeat"),
}
# The traits that are not on cards.
SEXES: Final = ("Male", "Female")
HUMAN: Final = "Human"
UNCHANGED: Final = ("Undead", "Fish", "Sheep", "Royalty")


def plural_of(word: str) -> str:
    """The regular English plural, for a word whose plural is not given."""
    last = word.split(" ")[-1]
    if last in UNCHANGED:
        return word
    if last.endswith(("man", "Man")) and last not in ("Human", "human"):
        return word[:-2] + "en"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2:-1].lower() not in ("a", "e", "i", "o", "u", ""):
        return word[:-1] + "ies"
    return word + "s"


def article_of(word: str) -> str:
    lowered = word.lower()
    if lowered.startswith(("one", "uni", "use", "eu")) or lowered[:1] not in ("a", "e", "i", "o", "u"):
        return "a"
    return "an"


class Word:
    """A word as sentences need it: singular, plural, and with its article (which may be empty)."""

    def __init__(self, one: str, many: str | None = None, article: str | None = None) -> None:
        self.one: Final = one
        self.many: Final = plural_of(one) if many is None else many
        self.article: Final = article_of(one) if article is None else article
        self.articled: Final = f"{self.article} {one}" if self.article else one

    def stands(self, form: str) -> str:
        """The word as it stands in a sentence; `form` is one of the forms in `template`."""
        if form == MANY:
            return self.many
        if form == EVERY:
            usual = self.article in ("a", "an")
            return f"every {self.one}" if usual else f"everyone who is {self.articled}"
        if form == DONT:
            return self.many + (" doesn't" if self.many == self.one else " don't")
        return self.articled if form == ARTICLE else self.one


Listed = list[tuple[Word, object]]  # the words of a list with what they stand for


def unchanging(word: str) -> Word:
    """Armor, Turf: no article and no plural s."""
    return Word(word, word, "")


class Tags:
    """The tags of a box: those of its monsters and those of its Items."""

    def __init__(self, monster: list[str], item: list[str]) -> None:
        self.monster: Final = list(dict.fromkeys(monster))
        self.item: Final = list(dict.fromkeys(item))


class Names:
    """The names of what a box defines in edition.toml."""

    def __init__(self, keywords: list[str], tracks: list[str]) -> None:
        self.keywords: Final = keywords
        self.tracks: Final = tracks


class Words:
    """All words of one box. They are made from names alone, before any sentence is read."""

    def __init__(
        self,
        box: dict[str, tuple[str, str]],
        kinds: set[str],
        traits: list[Word],
        tags: Tags,
        defined: Names,
        names: list[str],
    ) -> None:
        self.box: Final = {key: Word(one, many) for key, (one, many) in box.items()}
        self.kinds: Final = kinds
        self.own_traits: Final = traits  # those on cards
        self.traits: Final = [*traits, *[Word(sex) for sex in SEXES]]
        if "race" in box or "race" in kinds:
            self.traits.append(Word(HUMAN))
        self.tags: Final = tags
        self.keywords: Final = list(dict.fromkeys(defined.keywords))
        self.tracks: Final = list(dict.fromkeys(defined.tracks))
        self.names: Final = list(dict.fromkeys(names))

    def things(self) -> list[tuple[Word, CardNoun]]:
        found: list[tuple[Word, CardNoun]] = [
            (Word("card"), AnyCard()),
            (Word("Item"), AnyItem()),
            (Word("small Item"), SmallItem()),
            (Word("Big Item"), BigItem()),
            (Word("handheld Item"), HandheldItem()),
            (Word("One-Shot"), OfKind("one_shot")),
            (Word("monster"), OfKind("monster")),
            (Word("Treasure"), OfDeck(TREASURE)),
            (Word("Door card"), OfDeck(DOOR)),
        ]
        for kind in ("curse", "power"):
            if kind in self.box:
                found.append((self.box[kind], OfKind(kind)))
        for kind in THING_KINDS:
            if kind in self.kinds:
                found.append((Word(KIND_WORDS[kind]), OfKind(kind)))
        for tag in self.tags.item:
            found.append((Word(tag), Tagged(tag)))
        return found

    def places(self) -> list[tuple[Word, CardNoun]]:
        found: list[tuple[Word, CardNoun]] = [
            (unchanging("Armor"), InSlot(ARMOR)),
            (unchanging("Headgear"), InSlot(HEADGEAR)),
            (unchanging("Footgear"), InSlot(FOOTGEAR)),
        ]
        for kind in ("class", "race", "companion"):
            if kind in self.box:
                found.append((self.box[kind], OfKind(kind)))
        if "steed" in self.kinds:
            found.append((Word("Steed"), OfKind("steed")))
        if "turf" in self.kinds:
            found.append((unchanging("Turf"), OfKind("turf")))
        return found

    def rooms(self) -> list[tuple[Word, str]]:
        found = [(Word("Big Item"), "big")]
        for word, noun in self.places():
            found.append((word, noun.key))
        return found

    def trait_labels(self) -> list[tuple[Word, Label]]:
        return [(word, Label(TRAIT, word.one)) for word in self.traits]

    def tag_labels(self) -> list[tuple[Word, Label]]:
        return [(Word(tag), Label(TAG, tag)) for tag in self.tags.monster]

    def lists(self) -> dict[str, Listed]:
        """The lists that each box fills, by the names that slots call them by."""
        things: Listed = list(self.things())
        places: Listed = list(self.places())
        tags: Listed = list(self.tag_labels())
        labels: Listed = [*self.trait_labels(), *tags]
        return {
            "thing": things,
            "place": places,
            "noun": things + places,
            "room": list(self.rooms()),
            "trait": [(word, word.one) for word in self.traits],
            "tag": tags,
            "label": labels,
            "counted": [*labels, *ANY_LABELS],
            "deck": list(DECKS),
            "keyword": [(unchanging(name), name) for name in self.keywords],
            "track": [(unchanging(name), name) for name in self.tracks],
        }

    def clashes(self) -> list[tuple[str, str, str]]:
        """Words that are in two lists that must not share a word: the word and the two lists."""
        nouns = [(word, "thing") for word, _ in self.things()]
        nouns += [(word, "place") for word, _ in self.places()]
        labels = [(word, "trait") for word in self.traits] + [(Word(tag), "tag") for tag in self.tags.monster]
        labels += [(Word("monster"), "count"), (Word("munchkin"), "count")]
        found = []
        for kind in (nouns, labels):
            seen: dict[str, str] = {}
            for word, where in kind:
                for display in dict.fromkeys((word.one, word.many)):
                    if display in seen:
                        found.append((display, seen[display], where))
                    seen.setdefault(display, where)
        return found


ANY_LABELS: Final = [
    (Word("monster"), Label(ANY_MONSTER, "monster")),
    (Word("munchkin"), Label(ANY_MUNCHKIN, "munchkin")),
]
DECKS: Final = ((Word("Door card"), DOOR), (Word("Treasure"), TREASURE))


def by_name(name: str) -> object:
    return Named(name)


def label_of_name(name: str) -> object:
    return Label(NAME, name)
